import CaptureWire
import ProtoWire
import TestSupport
import ZeroMQ

/// A frame message as a subscriber gets it.
struct ReceivedFrame {
    let parts: [[UInt8]]
    let header: Wire.FrameHeader

    init(_ parts: [[UInt8]]) throws {
        self.parts = parts
        header = try Wire.FrameHeader(protobuf: parts.count > 1 ? parts[1] : [0xFF])
    }

    var topic: String { String(decoding: parts[0], as: UTF8.self) }
    var payload: [UInt8] { parts[2] }
}

/// One socket of a client, read without waiting.
final class Peer {
    private var socket: Socket

    init(_ kind: Socket.Kind, _ address: String, in context: Context, change: (inout SocketOptions) -> Void = { _ in }) throws {
        var options = SocketOptions()
        options.usesIPv6 = true
        change(&options)
        socket = try Socket(kind, in: context, options: options)
        try socket.connect(address)
    }

    func subscribe(_ prefix: String) throws { try socket.subscribe(prefix) }
    func unsubscribe(_ prefix: String) throws { try socket.unsubscribe(prefix) }
    func close() { socket.close() }

    func send(_ parts: [[UInt8]]) throws {
        for (index, part) in parts.enumerated() { try socket.send(Message(copying: part), more: index < parts.count - 1) }
    }

    /// All parts of the next message; nil when there is none.
    func receive() throws -> [[UInt8]]? {
        var parts: [[UInt8]] = []
        var part = Message()
        while try socket.receive(into: &part) {
            parts.append(part.copyBytes())
            if !part.hasMore { return parts }
        }
        return nil
    }

    /// Every message that has come.
    func receiveAll() throws -> [[[UInt8]]] {
        var messages: [[[UInt8]]] = []
        while let message = try receive() { messages.append(message) }
        return messages
    }

    func nextFrame(_ what: String = "a frame") async throws -> ReceivedFrame {
        try ReceivedFrame(try await eventually(what) { try receive() })
    }

    /// The next event that is wanted; others are passed over.
    func nextEvent(_ what: String, where isWanted: (Wire.Event) -> Bool = { _ in true }) async throws -> Wire.Event {
        try await eventually(what) {
            while let message = try receive() {
                let event = try Wire.Event(protobuf: message[1])
                if isWanted(event) { return event }
            }
            return nil
        }
    }
}
