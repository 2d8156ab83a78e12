/// How names in `.proto` files become Swift names.
enum SwiftName {
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]

    /// Type names that generated code uses for something else, or that Swift refuses.
    private static let takenTypeNames: Set<String> = [
        "Any", "Bool", "Decoder", "Double", "EnumField", "Float", "Indirect", "Int", "Int32", "Int64", "MessageField", "Protocol",
        "ProtoDecoder", "ProtoEnum", "ProtoError", "ProtoFieldName", "ProtoMessage", "ProtoReader", "ProtoVisitor", "ProtoWriter",
        "Self", "String", "Type", "UInt32", "UInt64", "UInt8", "UnknownFields", "Visitor",
    ]

    /// Property names that `ProtoMessage` and what it inherits have.
    private static let takenPropertyNames: Set<String> = ["hashValue", "unknownFields"]

    /// `capture_time` becomes `captureTime`.
    static func property(_ protoName: String) throws(GeneratorError) -> String {
        let name = camelCase(protoName)
        if takenPropertyNames.contains(name) { throw GeneratorError("the field name \(protoName) is taken by ProtoMessage") }
        return quoted(name)
    }

    /// `set_zoom` becomes `SetZoom`.
    static func type(_ protoName: String) throws(GeneratorError) -> String {
        let name = camelCase(protoName)
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        if takenTypeNames.contains(capitalized) {
            throw GeneratorError("the type name \(capitalized) is taken by Swift or ProtoWire")
        }
        return capitalized
    }

    /// `PIXEL_KIND_RAW` of `PixelKind` becomes `raw`; the prefix stays where what follows is no name.
    static func enumCase(_ valueName: String, of enumName: String) -> String {
        let prefix = screamingCase(enumName) + "_"
        let rest = valueName.dropFirst(prefix.count)
        let isName = valueName.hasPrefix(prefix) && rest.first?.isLetter == true
        return quoted(camelCase((isName ? String(rest) : valueName).lowercased()))
    }

    /// `self` and `init` get an underscore: even between backticks they do not work everywhere.
    private static func quoted(_ name: String) -> String {
        if name == "self" || name == "init" { return name + "_" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static func camelCase(_ name: String) -> String {
        let words = name.split(separator: "_")
        guard let first = words.first else { return name }
        let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return first.prefix(1).lowercased() + first.dropFirst() + others.joined()
    }

    /// `PixelKind` becomes `PIXEL_KIND`, `JPEGMode` becomes `JPEG_MODE`.
    private static func screamingCase(_ name: String) -> String {
        let letters = Array(name)
        var text = ""
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase && index > 0
                && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
            text += (startsWord && !text.hasSuffix("_") ? "_" : "") + letter.uppercased()
        }
        return text
    }
}
