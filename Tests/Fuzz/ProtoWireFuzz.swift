import ProtoWire

/// Called by libFuzzer with every input it makes up. What begins like JSON is read as JSON, all else as the binary form.
///
/// An input may be refused. What is accepted must be written and read again as the same message, in both forms.
@c(LLVMFuzzerTestOneInput)
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let message = read(input) else { return 0 }

    let binary = message.protobuf()
    guard let fromBinary = try? Sample.EveryFeature(protobuf: binary) else { fatalError("our own bytes are refused") }
    // Bytes are compared, not messages: NaN is not equal to itself.
    precondition(fromBinary.protobuf() == binary, "bytes change from one writing to the next")
    _ = message.unknownFieldPaths()

    let json = message.jsonUTF8()
    do throws(JSONError) {
        let fromJSON = try Sample.EveryFeature(jsonUTF8: json, unknownKeys: .refuse)
        precondition(fromJSON.jsonUTF8() == json, "JSON changes from one writing to the next")
    } catch {
        // A list or map between messages is a level of its own in JSON only.
        precondition(error.problem == .tooDeep, "our own JSON is refused")
    }
    return 0
}

private func read(_ input: [UInt8]) -> Sample.EveryFeature? {
    if input.first == UInt8(ascii: "{") { return try? Sample.EveryFeature(jsonUTF8: input) }
    return try? Sample.EveryFeature(protobuf: input)
}
