/// Why a text is not the YAML that is taken here. Its description is one line, without the place.
package struct YAMLError: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    package enum Problem: Hashable, Sendable {
        /// It is not YAML; the parser's words.
        case syntax(String)
        /// It has bytes that no text has.
        case notText
        /// A key is there twice in one mapping; the first time in the line given.
        case duplicateKey(String, first: Int)
        /// A key is a list or a mapping.
        case compoundKey
        /// Something that YAML has and this reader does not take.
        case unsupported(Feature)
        /// It is longer than so many bytes.
        case tooLarge(limit: Int)
        /// Values lie deeper in one another than so many levels.
        case tooDeep(limit: Int)
        /// It has more values than this.
        case tooMany(limit: Int)
        /// There is no memory left.
        case outOfMemory
    }

    /// What YAML has and a plain tree has not.
    package enum Feature: String, Hashable, Sendable {
        /// `&name` and `*name`: a few lines of them can stand for gigabytes.
        case anchors = "anchors and aliases"
        /// `!type`.
        case tags
        /// `---` a second time.
        case documents = "several documents"
    }

    /// What is wrong.
    package let problem: Problem
    /// Where.
    package let position: YAMLPosition

    package var description: String {
        switch problem {
        case .syntax(let words): words
        case .notText: "not a text: it must be UTF-8 without control characters"
        case .duplicateKey(let key, let first): "'\(key)' is given twice, first in line \(first)"
        case .compoundKey: "a key must be a word"
        case .unsupported(let feature): "\(feature.rawValue) are not supported"
        case .tooLarge(let limit): "longer than \(limit) bytes"
        case .tooDeep(let limit): "deeper than \(limit) levels"
        case .tooMany(let limit): "more than \(limit) values"
        case .outOfMemory: "no memory left"
        }
    }
}
