/// A field's number and its names.
public struct ProtoFieldName: Hashable, Sendable {
    /// The number that stands for the field in the binary form.
    public let number: Int
    /// The key in JSON, `captureTime`.
    public let jsonName: String
    /// The name in the `.proto` file, `capture_time`; accepted in JSON too.
    public let protoName: String
    /// The `oneof` that the field is a member of.
    public let oneof: String?

    /// `protoName` is left out where it equals `jsonName`.
    public init(_ number: Int, _ jsonName: String, _ protoName: String? = nil, oneof: String? = nil) {
        self.number = number
        self.jsonName = jsonName
        self.protoName = protoName ?? jsonName
        self.oneof = oneof
    }
}
