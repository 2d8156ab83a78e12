import Testing

@testable import YAML

@Suite("A YAML document")
struct YAMLDocumentTests {
    private func document(_ text: String, limits: YAMLLimits = YAMLLimits()) throws(YAMLError) -> YAMLNode? {
        try YAMLDocument(Array(text.utf8), limits: limits).root
    }

    @Test("is a tree in which every key and value knows its place")
    func tree() throws {
        let root = try #require(
            try document("# a comment\nname: robot\nsessions:\n  - name: main\n    size: '640x480'\n  - {}\n"))
        guard case .mapping(let entries) = root.content else { throw Unexpected() }
        #expect(entries.map(\.key) == ["name", "sessions"])
        #expect(entries[0].position == YAMLPosition(line: 2))
        #expect(entries[0].value == YAMLNode(content: .scalar("robot", isPlain: true), position: .init(line: 2, column: 7)))
        guard case .sequence(let sessions) = entries[1].value.content, case .mapping(let main) = sessions[0].content else {
            throw Unexpected()
        }
        #expect(main[1].value.content == .scalar("640x480", isPlain: false))
        #expect(main[1].position == YAMLPosition(line: 5, column: 5))
        #expect(sessions[1].content == .mapping([]))
    }

    @Test("without a value is empty", arguments: ["", "\n\n", "# only a comment\n", "%YAML 1.1\n---\n"])
    func empty(text: String) throws {
        let root = try document(text)
        #expect(root == nil || root?.isNull == true)
    }

    @Test("knows what is left out", arguments: ["a:", "a: ~", "a: null"])
    func null(text: String) throws {
        guard case .mapping(let entries) = try document(text)?.content else { throw Unexpected() }
        #expect(entries[0].value.isNull)
        guard case .mapping(let quoted) = try document("a: 'null'")?.content else { throw Unexpected() }
        #expect(!quoted[0].value.isNull)
    }

    @Test(
        "is refused with the place and the reason",
        arguments: [
            ("a: 1\nb: 2\na: 3\n", 3, "'a' is given twice, first in line 1"),
            ("a: &x 1\n", 1, "anchors and aliases are not supported"),
            ("a: 1\nb: *x\n", 2, "anchors and aliases are not supported"),
            ("a: !!str 1\n", 1, "tags are not supported"),
            ("a: 1\n---\nb: 2\n", 2, "several documents are not supported"),
            ("? [a, b]\n: 1\n", 1, "a key must be a word"),
            ("a: 1\n\u{1}: 2\n", 2, "not a text: it must be UTF-8 without control characters"),
            ("a: [1, 2\n", 2, "did not find expected ',' or ']' while parsing a flow sequence"),
            ("a: 1\n\tb: 2\n", 2, "found a tab character that violates indentation while scanning a plain scalar"),
        ])
    func refused(text: String, line: Int, reason: String) {
        let error = #expect(throws: YAMLError.self) { try document(text) }
        #expect(error?.position.line == line)
        #expect(error?.description == reason)
    }

    @Test("is bounded in size, depth and number of values")
    func bounds() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: YAMLError(problem: .tooDeep(limit: 16), position: .init(line: 1, column: 17))) { try document(deep) }
        let many = String(repeating: "- a\n", count: 20)
        #expect(throws: YAMLError(problem: .tooMany(limit: 10), position: .init(line: 10, column: 3))) {
            try document(many, limits: YAMLLimits(values: 10))
        }
        #expect(throws: YAMLError(problem: .tooLarge(limit: 8), position: .init(line: 1))) {
            try document("a: 123456", limits: YAMLLimits(bytes: 8))
        }
    }

    @Test("can be any bytes at all without harm")
    func anyBytes() {
        var random = SystemRandomNumberGenerator()
        let alphabet = Array("ab:-[]{}&*!?|>'\"#%\n\t ,~\u{00E4}".utf8) + [0, 0xFF]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
            _ = try? YAMLDocument(bytes)
        }
    }

    @Test(
        "gives back a text that was written for it",
        arguments: [
            "robot", "synthetic:back", "127.0.0.1:5570", "*:5570", "/tmp/a b", "", "true", "yes", "null", "~", "a: b", "a #b",
            "a:",
            "- a", "it's", "\"quoted\"", "back\\slash", "tab\there", "\u{2028}\u{85}", "ümläut", "...", "-", "5s", "#", "%a",
            "@a",
        ])
    func roundTrip(text: String) throws {
        guard case .mapping(let entries) = try document("a: \(YAMLScalar.written(text)) # b\n")?.content else {
            throw Unexpected()
        }
        guard case .scalar(let read, let isPlain) = entries[0].value.content else { throw Unexpected() }
        #expect(read == text)
        #expect(!isPlain || !entries[0].value.isNull)
    }

    private struct Unexpected: Error {}
}
