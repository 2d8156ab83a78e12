import CaptureBus
import CaptureModel
import CaptureWire
import ProtoWire
import TestSupport
import Testing
import ZeroMQ

@Suite("Control: what can't be answered as asked")
struct BadRequestTests {
    private func code(_ reply: Wire.Reply) -> String {
        if case .error(let error) = reply.result { error.message.isEmpty ? "without a message" : error.code } else { "no error" }
    }

    private func code(_ bytes: [UInt8]) throws -> String {
        code(bytes.first == UInt8(ascii: "{") ? try Wire.Reply(jsonUTF8: bytes) : try Wire.Reply(protobuf: bytes))
    }

    @Test(
        "Gets an error that names the fault, in its own form",
        arguments: [
            ("{", "malformedRequest"), ("{}", "unknownCommand"), (#"{"hello":{},"status":{}}"#, "malformedRequest"),
            (#"{"hello":7}"#, "malformedRequest"), (#"{"hello":{}} x"#, "malformedRequest"), (#"{"zoom":{}}"#, "unknownCommand"),
            (#"{"hello":{},"hello":{}}"#, "malformedRequest"),
            (#"{"cameras":{"types":["CAMERA_TYPE_FISHEYE"]}}"#, "malformedRequest"),
            (#"{"cameras":{"position":"FRONT"}}"#, "malformedRequest"), (#"{"clientId":"a b","hello":{}}"#, "invalidArgument"),
            (#"{"requestId":"-1","hello":{}}"#, "malformedRequest"), (#"{"status":{"sessions":["attic"]}}"#, "unknownSession"),
            (#"{"rendition":{"session":"attic","rendition":"raw"}}"#, "unknownSession"),
            (#"{"rendition":{"rendition":"png"}}"#, "invalidRendition"), (#"{"events":{"topics":["main"]}}"#, "invalidArgument"),
            (#"{"events":{"topics":["a b/error"]}}"#, "invalidArgument"), ("{\"hello\":{\"\u{0}", "malformedRequest"),
        ])
    func json(_ text: String, _ expected: String) async throws {
        try await Bus.with { bus in
            let reply = try await bus.ask(Array(text.utf8))
            #expect(reply.first == UInt8(ascii: "{"))
            let found = try code(reply)
            #expect(found == expected)
        }
    }

    @Test(
        "Bytes that are no request get an error in the binary form",
        arguments: [
            ([], "unknownCommand"), ([0x0A], "malformedRequest"), ([0xFF, 0xFF], "malformedRequest"),
            ([0x0A, 1, 0xFF], "malformedRequest"),
            ([0x82, 0x01, 5, 0], "malformedRequest"), (Array("hello".utf8), "malformedRequest"),
            ([0x9A, 0x06, 0], "unknownCommand"),
            (Wire.Request(clientId: String(repeating: "c", count: 65), command: .hello(.init())).protobuf(), "invalidArgument"),
        ] as [([UInt8], String)])
    func binary(_ body: [UInt8], _ expected: String) async throws {
        try await Bus.with { bus in
            let reply = try Wire.Reply(protobuf: try await bus.ask(body))
            #expect(code(reply) == expected)
        }
    }

    @Test("An unknown command is named, with those that there are")
    func unknownCommand() async throws {
        try await Bus.with { bus in
            let text = try await bus.askJSON(#"{"requestId":5,"zoom":{"ratio":2}}"#)
            #expect(text.contains("no command 'zoom': there are hello, cameras"))
            #expect(text.contains(#""requestId":"5""#))
        }
    }

    @Test("An enum's number that the worker does not know matches no camera")
    func openEnum() async throws {
        try await Bus.with { bus in
            let reply = try await bus.ask(.cameras(.init(types: [.unrecognized(99)])))
            guard case .cameras(let cameras) = reply.result else { Issue.record("\(reply)"); return }
            #expect(cameras.cameras.isEmpty)
        }
    }

    @Test("A body of more than 64 KiB is too large, in both forms; one of 64 KiB is read")
    func size() async throws {
        try await Bus.with { bus in
            let hello = Array(#"{"hello":{}}"#.utf8)
            for (count, expected) in [(70 << 10, "requestTooLarge"), (65537, "requestTooLarge"), (65536, "no error")] {
                let reply = try await bus.ask(hello + [UInt8](repeating: 0x20, count: count - hello.count))
                #expect(reply.first == UInt8(ascii: "{"))
                let found = try code(reply)
                #expect(found == expected)
            }
            let zeros = try await bus.ask([UInt8](repeating: 0, count: 70 << 10))
            let found = try code(zeros)
            #expect(found == "requestTooLarge")
        }
    }

    @Test("A part beyond the socket's maximum ends that peer's connection and nobody else's; the peer may come again")
    func hugePart() async throws {
        try await Bus.with { bus in
            let neighbour = try bus.dealer()
            let rude = try bus.dealer()
            let hello = Wire.Request(command: .hello(.init())).protobuf()
            try rude.send([[], [UInt8](repeating: 0, count: BusSocket.requestBytes + 1)])
            try neighbour.send([[], hello])
            _ = try await eventually("the neighbour's answer") { try neighbour.receive() }
            let answer = try await eventually("an answer after all") {
                try rude.send([[], hello])
                return try rude.receive()
            }
            let found = try code(answer.last ?? [])
            #expect(found == "no error")
        }
    }

    @Test("Envelopes of a hundred parts are dropped, and cost the sender's next request nothing")
    func envelopes() async throws {
        try await Bus.with { bus in
            let peer = try bus.dealer()
            let hello = Wire.Request(requestId: 9, command: .hello(.init())).protobuf()
            for count in [9, 100] { try peer.send([[UInt8]](repeating: [1], count: count) + [hello]) }
            try peer.send([[2], hello])
            let parts = try await eventually("the answer") { try peer.receive() }
            #expect(parts.first == [2])
            #expect(try Wire.Reply(protobuf: parts.last ?? []).requestId == 9)
        }
    }

    @Test("The largest number of all is a number like any other")
    func extremes() async throws {
        try await Bus.with { bus in
            let reply = try await bus.ask(.events(.init(after: .max, limit: .max)))
            guard case .events(let events) = reply.result else { Issue.record("\(reply)"); return }
            #expect(events.events.isEmpty && !events.truncated && !events.more)
            _ = try await bus.ask(Wire.Request(clientId: "c", requestId: .max, command: .hello(.init())))
        }
    }

    @Test("Two thousand mutated requests are each answered once, and the worker lives")
    func garbage() async throws {
        try await Bus.with { bus in
            var random = SeededGenerator(seed: 4)
            let valid = ControlTests.commands.flatMap { command in
                let request = Wire.Request(clientId: "fuzz", requestId: 3, bootId: "", command: command)
                return [request.protobuf(), request.jsonUTF8()]
            }
            let peer = try bus.dealer()
            for batch in 0..<100 {
                for index in 0..<20 {
                    var body = valid.randomElement(using: &random) ?? []
                    for _ in 0...Int.random(in: 0..<4, using: &random) { body.mutate(using: &random) }
                    try peer.send([[UInt8(batch), UInt8(index)], body])
                }
                var answered: Set<[UInt8]> = []
                for _ in 0..<20 {
                    let parts = try await eventually("an answer in batch \(batch)") { try peer.receive() }
                    answered.insert(parts[0])
                    _ = try code(parts[1])
                }
                #expect(answered.count == 20 && answered.allSatisfy { $0[0] == UInt8(batch) })
            }
            #expect(try await bus.hello().sessions == ["main"])
        }
    }
}

extension [UInt8] {
    /// Changes, removes, doubles or inserts something somewhere.
    mutating func mutate(using random: inout SeededGenerator) {
        let place = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: insert(.random(in: 0 ... .max, using: &random), at: place)
        case 1 where place < count: remove(at: place)
        case 2 where place < count: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3 where place < count: self[place] = .random(in: 0 ... .max, using: &random)
        case 4: insert(contentsOf: self[place...].prefix(8), at: place)
        default: removeLast(count - place)
        }
    }
}
