internal import Terminal

/// Draws the picture, two pixels a character: the upper one in the colour of a half block, the lower one in that behind it.
enum PictureView {
    static func draw(_ state: ConsoleState, in region: LayoutPlan.Region, _ screen: inout Screen) {
        guard let picture = state.picture, state.isLive else {
            let text = state.pictureProblem ?? (state.isLive ? "no picture yet" : "no picture: the worker is not heard")
            for row in 0..<region.height {
                screen.paint(region.x..<region.x + region.width, y: region.y + row, TerminalStyle(on: .basic(0)))
            }
            let style = TerminalStyle(.grey, on: .basic(0))
            screen.put(text, x: region.x + 1, y: region.y + region.height / 2, limit: region.width - 2, style)
            return
        }
        let pixels = picture.scaled(width: region.width, height: region.height * 2)
        for row in 0..<region.height {
            for column in 0..<region.width {
                let upper = color(pixels[2 * row * region.width + column])
                let lower = color(pixels[(2 * row + 1) * region.width + column])
                screen.put("▀", x: region.x + column, y: region.y + row, TerminalStyle(upper, on: lower))
            }
        }
        drawMarker(state, in: region, pixels, &screen)
    }

    /// The place that focus will be at, in a colour that stands out.
    private static func drawMarker(
        _ state: ConsoleState, in region: LayoutPlan.Region, _ pixels: [Picture.Pixel], _ screen: inout Screen
    ) {
        let x = min(Int(state.marker.x * Double(region.width)), region.width - 1)
        let y = min(Int(state.marker.y * Double(region.height)), region.height - 1)
        let behind = color(pixels[2 * y * region.width + x])
        screen.put("┼", x: region.x + x, y: region.y + y, TerminalStyle(.basic(11), on: behind, bold: true))
    }

    /// Coarser than the picture, so that noise alone does not have half of it sent anew.
    private static func color(_ pixel: Picture.Pixel) -> TerminalColor {
        func coarse(_ value: UInt8) -> UInt8 { (value & 0xf8) | value >> 5 }
        return .rgb(coarse(pixel.red), coarse(pixel.green), coarse(pixel.blue))
    }
}
