/// What a terminal is to show: a grid of characters, each one column wide.
package struct Screen: Hashable, Sendable {
    /// One place of it.
    struct Cell: Hashable, Sendable {
        var scalar: Unicode.Scalar
        var style: TerminalStyle
        static let blank = Cell(scalar: " ", style: .plain)
    }
    package let width: Int
    package let height: Int
    private(set) var cells: [Cell]

    /// An empty screen; neither side is below 1.
    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        cells = [Cell](repeating: .blank, count: self.width * self.height)
    }

    /// Puts a character; nothing happens outside.
    package mutating func put(_ scalar: Unicode.Scalar, x: Int, y: Int, _ style: TerminalStyle = .plain) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return }
        cells[y * width + x] = Cell(scalar: Self.narrow(scalar), style: style)
    }

    /// Puts text of at most `limit` columns, the last of which says when some is missing; answers the column after it.
    @discardableResult package mutating func put(
        _ text: String, x: Int, y: Int, limit: Int = .max, _ style: TerminalStyle = .plain
    ) -> Int {
        let scalars = Array(text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.isCombining })
        let room = min(limit, width - x)
        guard room > 0 else { return x }
        for (index, scalar) in scalars.prefix(room).enumerated() {
            put(scalars.count > room && index == room - 1 ? "…" : scalar, x: x + index, y: y, style)
        }
        return x + min(scalars.count, room)
    }

    /// Paints columns of a row, what is written there included.
    package mutating func paint(_ columns: Range<Int>, y: Int, _ style: TerminalStyle) {
        for x in columns { put(" ", x: x, y: y, style) }
    }

    /// The characters of a row.
    package func text(row: Int) -> String {
        var text = ""
        for cell in cells[row * width..<(row + 1) * width] { text.unicodeScalars.append(cell.scalar) }
        return text
    }

    /// A character that every terminal shows one column wide. Names come from cameras and workers: control characters in them must
    /// not reach the terminal, and wide ones would shift what follows.
    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20..<0x7f, 0xa1..<0x300, 0x370..<0x483, 0x48a..<0x590, 0x2010..<0x2028, 0x2030..<0x2060, 0x20a0..<0x20c0,
            0x2190..<0x231a, 0x2500..<0x25fd:
            scalar
        default: "?"
        }
    }
}

extension Unicode.Scalar {
    /// Does it go over the character before it?
    fileprivate var isCombining: Bool { properties.canonicalCombiningClass != .notReordered }
}
