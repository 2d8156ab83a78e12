/// A part of a picture, in shares of its width and height.
struct PictureArea {
    var left: Double, top: Double, right: Double, bottom: Double
    /// All but the edges, and the top, where the built-in cameras write into the picture.
    static let inside = PictureArea(left: 0.04, top: 0.16, right: 0.96, bottom: 0.96)
}

extension LumaPicture {
    private static let columns = 80, rows = 45

    /// The mean brightness of a rectangle around a place; its sides are shares of the picture's.
    private func mean(x: Double, y: Double, width span: Double, height rise: Double) -> Double {
        let left = Int(max(x - span / 2, 0) * Double(width)), right = Int(min(x + span / 2, 1) * Double(width))
        let top = Int(max(y - rise / 2, 0) * Double(height)), bottom = Int(min(y + rise / 2, 1) * Double(height))
        let xs = min(left, width - 1)..<min(max(right, left + 1), width),
            ys = min(top, height - 1)..<min(max(bottom, top + 1), height)
        var sum = 0
        for row in ys { for column in xs { sum += Int(pixels[row * width + column]) } }
        return Double(sum) / Double(max(xs.count * ys.count, 1))
    }

    /// How alike this picture is to another, enlarged `zoom` times around its middle and mirrored if so: 1 the same but for
    /// brightness and contrast, 0 nothing in common.
    func correlation(with other: LumaPicture, zoomed zoom: Double = 1, mirrored: Bool = false) -> Double {
        let area = PictureArea.inside
        var pairs: [(Double, Double)] = []
        let span = (area.right - area.left) / Double(Self.columns), rise = (area.bottom - area.top) / Double(Self.rows)
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let x = area.left + (Double(column) + 0.5) * span, y = area.top + (Double(row) + 0.5) * rise
                let otherX = 0.5 + ((mirrored ? 1 - x : x) - 0.5) / zoom, otherY = 0.5 + (y - 0.5) / zoom
                pairs.append(
                    (
                        mean(x: x, y: y, width: span, height: rise),
                        other.mean(x: otherX, y: otherY, width: span / zoom, height: rise / zoom)
                    ))
            }
        }
        let count = Double(pairs.count)
        let one = pairs.reduce(0) { $0 + $1.0 } / count, two = pairs.reduce(0) { $0 + $1.1 } / count
        var both = 0.0, oneSquare = 0.0, twoSquare = 0.0
        for pair in pairs {
            both += (pair.0 - one) * (pair.1 - two)
            oneSquare += (pair.0 - one) * (pair.0 - one)
            twoSquare += (pair.1 - two) * (pair.1 - two)
        }
        guard oneSquare > 0, twoSquare > 0 else { return 0 }
        return both / (oneSquare * twoSquare).squareRoot()
    }

    /// How sharp the picture is in tiles, row by row: the mean square of the difference between neighbours.
    func sharpness(columns: Int, rows: Int) -> [Double] {
        let area = PictureArea.inside
        func pixel(_ share: Double, _ length: Int) -> Int { Int(share * Double(length)) }
        return (0..<rows * columns).map { tile in
            let column = Double(tile % columns), row = Double(tile / columns)
            let across = (area.right - area.left) / Double(columns), down = (1 - area.top) / Double(rows)
            let xs = pixel(area.left + column * across, width)..<pixel(area.left + (column + 1) * across, width)
            let ys = pixel(area.top + row * down, height)..<pixel(area.top + (row + 1) * down, height)
            var sum = 0
            for y in ys {
                for x in xs {
                    let step = Int(pixels[y * width + x + 1]) - Int(pixels[y * width + x])
                    sum += step * step
                }
            }
            return Double(sum) / Double(max(xs.count * ys.count, 1))
        }
    }

    /// The middle of a tile of `sharpness`.
    static func middle(ofTile tile: Int, columns: Int, rows: Int) -> (x: Double, y: Double) {
        let area = PictureArea.inside
        return (
            area.left + (Double(tile % columns) + 0.5) * (area.right - area.left) / Double(columns),
            area.top + (Double(tile / columns) + 0.5) * (1 - area.top) / Double(rows)
        )
    }
}
