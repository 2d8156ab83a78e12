package import CaptureModel
internal import ProtoWire

/// Encodes the headers of one topic. Most say the same as the one before, but for numbers and times: the rest is encoded only when
/// it changes. Of a protobuf message the parts may follow one another in any order.
package struct FrameHeaderEncoder: ~Copyable, Sendable {
    private var last: FrameHeader.Likeness?
    /// First all that lasts, as `last` says it; behind it what every header says anew.
    private var writer = ProtoWriter()
    private var lastingCount = 0

    /// An encoder that has encoded nothing yet.
    package init() {}

    /// The bytes of a `shutterbus.v1.FrameHeader`, until the next are encoded.
    @_lifetime(&self)
    package mutating func encode(_ header: FrameHeader) -> RawSpan {
        if last == header.likeness {
            writer.truncate(to: lastingCount)
        } else {
            encodeLasting(header)
        }
        writer.singular(8, ProtoUInt64.self, header.frameSequence)
        writer.singular(9, ProtoUInt64.self, header.renditionSequence)
        writer.optional(10, ProtoUInt64.self, header.driverSequence)
        if header.drops != DropCounts() {
            writer.optional(11, MessageField<Wire.DropCounts>.self, Wire.DropCounts(header.drops))
        }
        writer.optional(12, MessageField<Wire.FrameTimes>.self, Wire.FrameTimes(header.times))
        return writer.bytes
    }

    private mutating func encodeLasting(_ header: FrameHeader) {
        var lasting = Wire.FrameHeader(header)
        lasting.frameSequence = 0
        lasting.renditionSequence = 0
        lasting.driverSequence = nil
        lasting.drops = nil
        lasting.times = nil
        writer.truncate(to: 0)
        lasting.encode(into: &writer)
        let count = writer.bytes.byteCount
        lastingCount = count
        last = header.likeness
    }
}
