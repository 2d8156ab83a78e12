import CaptureModel
import CaptureWire
import ProtoWire
import TestSupport
import Testing
import ZeroMQ

@testable import CaptureWorker

@Suite("Control: questions and answers")
struct ControlTests {
    static let commands: [Wire.Request.Command] = [
        .hello(.init()), .cameras(.init()), .status(.init()), .rendition(.init(rendition: "inverted;x=2;fps=9")),
        .events(.init()),
    ]

    private func check(_ reply: Wire.Reply, to command: Wire.Request.Command, of bus: Bus, request: UInt64) {
        #expect(reply.requestId == request)
        #expect(reply.worker == bus.name)
        #expect(reply.bootId.count == 32)
        #expect(reply.ignoredFields.isEmpty)
        switch (command, reply.result) {
        case (.hello, .hello(let hello)?):
            #expect(hello.wireMajor == 1)
            #expect(hello.framesAddress == bus.address("frames"))
            #expect(hello.eventsAddress == bus.address("events"))
            #expect(hello.framesPort == 0 && hello.eventsPort == 0)
            #expect(hello.sessions == ["main"])
            #expect(hello.renditions.map(\.name) == ["raw", "inverted"])
            #expect(hello.renditions[1].parameters.map(\.name) == ["fps", "x"])
            #expect(hello.renditions[1].parameters[1].defaultValue == 5)
            #expect(hello.limits?.requestBytes == 65536)
        case (.cameras, .cameras(let reply)?): #expect(reply.cameras.map(\.id) == ["scripted:one", "scripted:two"])
        case (.status, .status(let status)?):
            #expect(status.sessions.map { $0.summary?.session } == ["main"])
            #expect(status.residentMemory > 1_000_000)
            #expect(status.uptime > 0)
        case (.rendition, .rendition(let reply)?):
            #expect(reply.rendition == "inverted;fps=9;x=2")
            #expect(reply.topic == bus.topic("inverted;fps=9;x=2"))
        case (.events, .events(let events)?):
            #expect(events.oldest == 1)
            #expect(events.events.first?.number == 1)
        default: Issue.record("\(command) was answered by \(reply)")
        }
    }

    @Test("REQ, REQ with correlation, and DEALER with and without delimiter are answered, each in its own envelope")
    func kinds() async throws {
        try await Bus.with { bus in
            let address = bus.address("control")
            let plain = try Peer(.request, address, in: bus.context)
            let relaxed = try Peer(.request, address, in: bus.context) { $0.relaxesRequests = true }
            let dealer = try bus.dealer()
            for (index, command) in Self.commands.enumerated() {
                let number = UInt64(index + 1)
                let body = Wire.Request(requestId: number, command: command).protobuf()
                for (peer, envelope) in [
                    (plain, []), (relaxed, []), (dealer, [[]]), (dealer, []), (dealer, [[1, 2, 3], [], [0xFF]]),
                ] as [(Peer, [[UInt8]])] {
                    try peer.send(envelope + [body])
                    let parts = try await eventually("a reply") { try peer.receive() }
                    #expect(Array(parts.dropLast()) == envelope)
                    check(try Wire.Reply(protobuf: parts.last ?? []), to: command, of: bus, request: number)
                }
            }
        }
    }

    @Test("A request in JSON is answered in JSON, by the same message")
    func json() async throws {
        try await Bus.with { bus in
            for (index, command) in Self.commands.enumerated() {
                let number = UInt64(index + 1)
                let reply = try await bus.ask(Wire.Request(requestId: number, command: command).jsonUTF8())
                #expect(reply.first == UInt8(ascii: "{"))
                check(try Wire.Reply(jsonUTF8: reply, unknownKeys: .refuse), to: command, of: bus, request: number)
            }
        }
    }

    @Test("Fields that the worker does not know are listed, whatever the form")
    func unknownFields() async throws {
        try await Bus.with { bus in
            // hello (16) with field 7 inside, then field 50.
            let reply = try Wire.Reply(protobuf: try await bus.ask([0x82, 0x01, 2, 0x38, 1, 0x90, 0x03, 1]))
            #expect(reply.ignoredFields == ["hello.7", "50"])
            guard case .hello = reply.result else { Issue.record("\(reply)"); return }
            let text = try await bus.askJSON(#"{"color":{"deep":[1]},"cameras":{"lens":"wide"}}"#)
            let answer = try Wire.Reply(jsonUTF8: Array(text.utf8))
            #expect(Set(answer.ignoredFields) == ["cameras.lens", "color"])
            guard case .cameras = answer.result else { Issue.record("\(text)"); return }
        }
    }

    @Test("Cameras are chosen by kind and position")
    func cameras() async throws {
        try await Bus.with { bus in
            let both = ["scripted:one", "scripted:two"]
            let choices: [(Wire.CamerasRequest, [String])] = [
                (.init(types: [.wide]), both), (.init(types: [.telephoto]), []), (.init(types: [.telephoto, .wide]), both),
                (.init(position: .back), both), (.init(types: [.wide], position: .front), []),
            ]
            for (request, expected) in choices {
                guard case .cameras(let reply) = try await bus.ask(.cameras(request)).result else {
                    throw NeverHappened(what: "cameras")
                }
                #expect(reply.cameras.map(\.id) == expected)
            }
        }
    }

    @Test("A retry with the same id and body gets the same bytes; another body under the id is refused")
    func retries() async throws {
        try await Bus.with { bus in
            let body = Wire.Request(clientId: "client-1", requestId: 7, command: .hello(.init())).protobuf()
            let first = try await bus.ask(body)
            // `hello` tells the time: equal bytes were not made anew.
            for _ in 0..<3 { #expect(try await bus.ask(body) == first) }
            let other = try await bus.ask(Wire.Request(clientId: "client-1", requestId: 7, command: .status(.init())))
            guard case .error(let error) = other.result else { Issue.record("\(other)"); return }
            #expect(error.code == "idReused")
            #expect(!error.retriable)
            #expect(try await bus.ask(body) == first)
            // Another client's numbers are its own, and without a client nothing is remembered.
            let third = try await bus.ask(Wire.Request(clientId: "client-2", requestId: 7, command: .status(.init())))
            guard case .status = third.result else { Issue.record("\(third)"); return }
            let anonymous = Wire.Request(requestId: 7, command: .hello(.init())).protobuf()
            let earlier = try await bus.ask(anonymous)
            #expect(try await bus.ask(anonymous) != earlier)
        }
    }

    @Test("A command for another boot is refused, and one for this boot is carried out")
    func boots() async throws {
        try await Bus.with { bus in
            let boot = try await bus.ask(.hello(.init())).bootId
            let wrong = try await bus.ask(Wire.Request(bootId: "0123", command: .hello(.init())))
            guard case .error(let error) = wrong.result else { Issue.record("\(wrong)"); return }
            #expect(error.code == "bootChanged")
            #expect(wrong.bootId == boot)
            let right = try await bus.ask(Wire.Request(bootId: boot, command: .hello(.init())))
            guard case .hello = right.result else { Issue.record("\(right)"); return }
        }
    }

    @Test("The command table, the requests of proto and the results of replies are the same list")
    func table() {
        let requests = Wire.Request.fieldNames.filter { $0.oneof == "command" }
        let results = Wire.Reply.fieldNames.filter { $0.oneof == "result" && $0.jsonName != "error" }
        #expect(CommandHandler.all.map(\.name).sorted() == requests.map(\.jsonName).sorted())
        #expect(requests.map(\.jsonName) == results.map(\.jsonName))
        #expect(requests.map(\.number) == results.map(\.number))
    }

    @Test("Every handler answers its own command by a result of the same name, and leaves the others alone")
    func handlers() async throws {
        try await Bus.with { bus in
            // A photo of a stopped session is refused at once; of another it would wait for a frame.
            _ = try await bus.askJSON(#"{"stopSession":{}}"#)
            for name in CommandHandler.all.map(\.name) {
                let text = try await bus.askJSON(#"{"\#(name)":{}}"#)
                let reply = try Wire.Reply(jsonUTF8: Array(text.utf8))
                if case .error(let error) = reply.result {
                    // Some lack an argument here, or the camera an ability; that is their own error.
                    #expect(!["unknownCommand", "internalError", "malformedRequest"].contains(error.code), "\(name): \(error)")
                } else {
                    #expect(text.contains(#""\#(name)":{"#), "\(text)")
                }
            }
            #expect(try await bus.hello().commands == CommandHandler.all.map(\.name))
        }
    }
}
