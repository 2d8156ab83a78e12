/// Text in lines of some width.
enum TextWrap {
    /// Lines of at most `width` characters, broken at spaces; a word that is longer is broken as it comes.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            var word = word
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += " \(word)"
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while word.count > max(width, 1) {
                lines.append(String(word.prefix(max(width, 1))))
                word = word.dropFirst(max(width, 1))
            }
            line = String(word)
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }
}
