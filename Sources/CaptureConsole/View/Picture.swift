/// A small picture in red, green and blue.
package struct Picture: Hashable, Sendable {
    /// A pixel.
    package struct Pixel: Hashable, Sendable {
        var red: UInt8, green: UInt8, blue: UInt8

        /// A pixel of three channels, 0 … 255.
        package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }
    }
    let width: Int
    let height: Int
    private let pixels: [Pixel]

    /// A picture of rows of pixels, as many as its size says.
    package init(width: Int, height: Int, pixels: [Pixel]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "no such picture")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Width to height.
    var aspect: Double { Double(width) / Double(height) }

    /// The picture at another size: each pixel the mean of those that it covers.
    func scaled(width columns: Int, height rows: Int) -> [Pixel] {
        var result: [Pixel] = []
        result.reserveCapacity(columns * rows)
        for row in 0..<rows {
            let ys = Self.covered(row, of: rows, in: height)
            for column in 0..<columns {
                let xs = Self.covered(column, of: columns, in: width)
                var (red, green, blue) = (0, 0, 0)
                for y in ys {
                    for x in xs {
                        let pixel = pixels[y * width + x]
                        red += Int(pixel.red)
                        green += Int(pixel.green)
                        blue += Int(pixel.blue)
                    }
                }
                let count = xs.count * ys.count
                result.append(Pixel(UInt8(red / count), UInt8(green / count), UInt8(blue / count)))
            }
        }
        return result
    }

    private static func covered(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let first = index * length / count
        return first..<max((index + 1) * length / count, first + 1)
    }
}
