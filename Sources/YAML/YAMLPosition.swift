/// A place in a YAML text, both numbers from 1, as editors count.
package struct YAMLPosition: Hashable, Sendable {
    /// The line.
    package let line: Int
    /// The character in it.
    package let column: Int

    /// The first character of `line` unless told otherwise.
    package init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }
}
