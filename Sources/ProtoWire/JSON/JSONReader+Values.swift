extension JSONReader {
    mutating func integer<Integer: FixedWidthInteger>() throws(JSONError) -> Integer {
        let start = valueOffset()
        let text = peek() == UInt8(ascii: "\"") ? try string() : numberText()
        guard let value = JSONNumber(text)?.integer(as: Integer.self) else {
            throw error(.expected("an integer from \(Integer.min) to \(Integer.max)"), at: start)
        }
        return value
    }

    mutating func floating<Floating: BinaryFloatingPoint & LosslessStringConvertible>() throws(JSONError) -> Floating {
        let start = valueOffset()
        let isQuoted = peek() == UInt8(ascii: "\"")
        let text = isQuoted ? try string() : numberText()
        switch text {
        case "NaN" where isQuoted: return .nan
        case "Infinity" where isQuoted: return .infinity
        case "-Infinity" where isQuoted: return -.infinity
        default:
            guard let value = JSONNumber(text)?.floating(as: Floating.self) else {
                throw error(.expected("a number in the range of \(Floating.self)"), at: start)
            }
            return value
        }
    }

    mutating func base64() throws(JSONError) -> [UInt8] {
        let start = valueOffset()
        guard let bytes = Base64.decode(try string()) else { throw error(.expected("base64"), at: start) }
        return bytes
    }

    mutating func enumNumber(_ names: [(name: String, number: Int32)]) throws(JSONError) -> Int32 {
        let start = valueOffset()
        guard peek() == UInt8(ascii: "\"") else {
            guard let number = JSONNumber(numberText())?.integer(as: Int32.self) else {
                throw error(.expected("an enum's name or number"), at: start)
            }
            return number
        }
        let name = try string()
        guard let known = names.first(where: { $0.name == name }) else {
            throw error(.expected("one of " + names.map(\.name).joined(separator: ", ")), at: start)
        }
        return known.number
    }

    mutating func object<Message: ProtoMessage>(into message: inout Message) throws(JSONError) {
        try begin(UInt8(ascii: "{"), "an object")
        var isFirst = true
        var seen: Set<Int> = []
        var unknown: Set<String> = []
        while try more(until: UInt8(ascii: "}"), &isFirst) {
            let start = valueOffset()
            let key = try key()
            guard let field = Message.fieldNames.first(where: { $0.jsonName == key || $0.protoName == key }) else {
                if unknownKeys == .refuse { throw error(.unknownKey(key), at: start) }
                guard unknown.insert(key).inserted else { throw error(.duplicateKey(key), at: start) }
                try skipValue()
                message.unknownFields.jsonKeys.append(key)
                continue
            }
            guard seen.insert(field.number).inserted else { throw error(.duplicateKey(key), at: start) }
            path.append(field.jsonName)
            // Always true: every field has a JSON form, and what does not fit it throws.
            _ = try message.decode(field: field.number, from: &self)
            path.removeLast()
        }
    }
}
