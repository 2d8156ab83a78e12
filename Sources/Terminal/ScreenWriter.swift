/// Turns what a screen is to show into what has to be sent for it: only what has changed.
package struct ScreenWriter: Sendable {
    private let depth: ColorDepth
    private var shown: Screen?

    /// A writer for a terminal of which nothing is known but its colours.
    package init(_ depth: ColorDepth) { self.depth = depth }

    /// The terminal has lost what it showed.
    package mutating func forget() { shown = nil }

    /// The bytes after which the terminal shows `screen`; none when it does already.
    package mutating func update(to screen: Screen) -> [UInt8] {
        defer { shown = screen }
        var output = ""
        var style: TerminalStyle?
        // The cell that the cursor is at; after the last column terminals differ.
        var cursor: Int?
        var old = shown?.cells ?? []
        if shown?.width != screen.width || shown?.height != screen.height {
            output += "\u{1b}[0m\u{1b}[2J"
            old = [Screen.Cell](repeating: .blank, count: screen.cells.count)
        }
        for index in screen.cells.indices where screen.cells[index] != old[index] {
            let cell = screen.cells[index]
            if cursor != index { output += "\u{1b}[\(index / screen.width + 1);\(index % screen.width + 1)H" }
            if style != cell.style {
                output += "\u{1b}[\(depth.codes(cell.style))m"
                style = cell.style
            }
            output.unicodeScalars.append(cell.scalar)
            cursor = (index + 1) % screen.width == 0 ? nil : index + 1
        }
        if style != nil { output += "\u{1b}[0m" }
        return Array(output.utf8)
    }
}
