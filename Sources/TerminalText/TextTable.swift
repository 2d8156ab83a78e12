/// A table in aligned columns, without lines between them. Where it is wider than the page, the columns that may wrap do.
package struct TextTable: Sendable {
    /// One column.
    package struct Column: Sendable, ExpressibleByStringLiteral {
        /// Its heading; a table without any heading has no heading line.
        package let title: String
        /// Numbers stand to the right.
        package let isNumber: Bool
        /// May its texts be broken into lines, between words?
        package let wraps: Bool

        /// A column.
        package init(_ title: String, isNumber: Bool = false, wraps: Bool = false) {
            self.title = title
            self.isNumber = isNumber
            self.wraps = wraps
        }

        /// A column of texts that stay whole.
        package init(stringLiteral title: String) { self.init(title) }
    }

    /// What stands in one place.
    package struct Cell: Sendable, ExpressibleByStringInterpolation {
        fileprivate let text: String
        fileprivate let style: TextStyle?

        /// A text, on one line whatever it contains.
        package init(_ text: String, _ style: TextStyle? = nil) {
            self.text = TextWidth.printable(text)
            self.style = style
        }

        /// A text as it is.
        package init(stringLiteral text: String) { self.init(text) }
    }

    /// Columns between two columns.
    private static let gap = 2

    private let columns: [Column]
    private var rows: [[Cell]] = []

    /// An empty table.
    package init(_ columns: Column...) { self.columns = columns }

    /// A table of names and what they stand for, without headings.
    package static func record() -> TextTable { TextTable("", Column("", wraps: true)) }

    /// Has it no rows?
    package var isEmpty: Bool { rows.isEmpty }

    /// Adds a row; it has a cell for each column.
    package mutating func add(_ cells: Cell...) {
        precondition(cells.count == columns.count, "a row of \(cells.count) cells in a table of \(columns.count) columns")
        rows.append(cells)
    }

    /// The table's lines, `indent` columns from the left and, where words allow it, no wider than `width` in all.
    package func text(width: Int = 100, indent: Int = 0, isColoured: Bool = false) -> String {
        var rows = rows
        if columns.contains(where: { !$0.title.isEmpty }) { rows.insert(columns.map { Cell($0.title, .faint) }, at: 0) }
        let widths = widths(of: rows, within: width - indent)
        let margin = String(repeating: " ", count: indent)
        return rows.flatMap { row in lines(of: row, widths, isColoured) }.map { margin + $0 }.joined(separator: "\n")
    }

    private func widths(of rows: [[Cell]], within width: Int) -> [Int] {
        var widths = columns.indices.map { index in rows.map { TextWidth.columns(of: $0[index].text) }.max() ?? 0 }
        let narrowest = columns.indices.map { index in
            guard columns[index].wraps else { return widths[index] }
            return rows.flatMap { $0[index].text.split(separator: " ") }.map { TextWidth.columns(of: $0) }.max() ?? 0
        }
        let available = width - Self.gap * (columns.count - 1)
        while widths.reduce(0, +) > available {
            // The widest gives way first.
            let candidates = columns.indices.filter { widths[$0] > narrowest[$0] }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
        }
        return widths
    }

    private func lines(of row: [Cell], _ widths: [Int], _ isColoured: Bool) -> [String] {
        let parts = row.indices.map { TextWidth.lines(of: row[$0].text, width: widths[$0]) }
        return (0..<(parts.map(\.count).max() ?? 1)).map { number in
            var line = "", missing = 0
            for index in row.indices {
                let text = number < parts[index].count ? parts[index][number] : ""
                let padding = widths[index] - TextWidth.columns(of: text)
                if columns[index].isNumber { missing += padding }
                // Spaces at the end of a line are nobody's: they are written only before something.
                if !text.isEmpty {
                    line += String(repeating: " ", count: missing)
                    line += isColoured ? row[index].style?.applied(to: text) ?? text : text
                    missing = 0
                } else if columns[index].isNumber {
                    missing -= padding
                }
                missing += text.isEmpty ? widths[index] : columns[index].isNumber ? 0 : padding
                missing += Self.gap
            }
            return line
        }
    }
}
