package import CaptureModel
internal import ProtoWire

/// Encodes the headers of one topic. Most say the same as the one before, but for numbers and times: the rest is encoded only when
/// it changes. Of a protobuf message the parts may follow one another in any order.
package struct FrameHeaderEncoder: Sendable {
    private var last: FrameHeader?
    /// All but what `changing` has, as `last` says it.
    private var lasting: [UInt8] = []

    /// An encoder that has encoded nothing yet.
    package init() {}

    /// The bytes of a `shutterbus.v1.FrameHeader`.
    package mutating func encode(_ header: FrameHeader) -> [UInt8] {
        if last.map({ !header.isLike($0) }) ?? true {
            var rest = Wire.FrameHeader(header)
            rest.frameSequence = 0
            rest.renditionSequence = 0
            rest.driverSequence = nil
            rest.drops = nil
            rest.times = nil
            lasting = rest.protobuf()
            last = header
        }
        let changing = Wire.FrameHeader(
            frameSequence: header.frameSequence, renditionSequence: header.renditionSequence,
            driverSequence: header.driverSequence, drops: header.drops == DropCounts() ? nil : Wire.DropCounts(header.drops),
            times: Wire.FrameTimes(header.times))
        return lasting + changing.protobuf()
    }
}
