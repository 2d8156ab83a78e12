/// Swift source being written, line by line.
struct SourceText {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// A comment of the `.proto` file as a documentation comment.
    mutating func documentation(_ comment: String) {
        var lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        for text in lines { line("///" + text) }
    }

    /// `head { ... }`
    mutating func block(_ head: String, _ body: (inout Self) throws(GeneratorError) -> Void) throws(GeneratorError) {
        line(head + " {")
        depth += 1
        try body(&self)
        depth -= 1
        line("}")
    }
}
