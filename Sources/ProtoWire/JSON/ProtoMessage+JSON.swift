extension ProtoMessage {
    /// Reads protobuf's JSON form (<https://protobuf.dev/programming-guides/json/>), more strictly in two points: a key that
    /// stands twice and an enum name that is not known are errors.
    ///
    /// Throws a `JSONError` when the text is not such a message, or more than `sizeLimit` bytes.
    public init(
        jsonUTF8 bytes: RawSpan, unknownKeys: JSONUnknownKeys = .collect, sizeLimit: Int = ProtoLimits.size
    ) throws(JSONError) {
        self.init()
        var reader = JSONReader(bytes, unknownKeys: unknownKeys)
        guard bytes.byteCount <= sizeLimit else { throw reader.error(.tooLarge) }
        try reader.object(into: &self)
        try reader.finish()
    }

    /// Reads the JSON form, as `init(jsonUTF8:unknownKeys:sizeLimit:)` of a span.
    public init(
        jsonUTF8 bytes: [UInt8], unknownKeys: JSONUnknownKeys = .collect, sizeLimit: Int = ProtoLimits.size
    ) throws(JSONError) {
        try unsafe self.init(jsonUTF8: bytes.span.bytes, unknownKeys: unknownKeys, sizeLimit: sizeLimit)
    }

    /// Protobuf's JSON form on one line: fields ascending by number under their lowerCamelCase names, zeros left out, maps
    /// ascending by key. Equal messages give equal bytes. Unknown fields have no JSON form and are left out.
    public func jsonUTF8() -> [UInt8] {
        var writer = JSONWriter()
        writer.object(self)
        return writer.bytes
    }
}
