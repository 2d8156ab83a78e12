internal import CaptureModel
internal import CaptureWire
internal import ProtoWire

/// The body of a control message as it came: a `Request` in protobuf's binary or JSON form, answered in the same form.
struct RequestBody: Hashable {
    /// Bytes of a request at most.
    static let limit = 64 << 10

    /// The bytes as they came; a retry has the same.
    let bytes: [UInt8]

    /// Is it JSON? Its first byte tells: no binary request begins with `{`.
    var isJSON: Bool { bytes.first == UInt8(ascii: "{") }

    /// Reads the request.
    ///
    /// Throws `requestTooLarge` or `malformedRequest`.
    func decode() throws(CaptureError) -> Wire.Request {
        guard bytes.count <= Self.limit else {
            throw CaptureError(.requestTooLarge, "the request has \(bytes.count) bytes and the worker reads \(Self.limit)")
        }
        do {
            return try isJSON ? Wire.Request(jsonUTF8: bytes) : Wire.Request(protobuf: bytes)
        } catch {
            throw CaptureError(
                .malformedRequest, "not a shutterbus.v1.Request in \(isJSON ? "JSON" : "protobuf's binary form")",
                cause: "\(error)")
        }
    }

    /// The reply in the request's form.
    func encode(_ reply: Wire.Reply) -> [UInt8] { isJSON ? reply.jsonUTF8() : reply.protobuf() }
}
