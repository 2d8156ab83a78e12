import MicroHTTPD
import Synchronization
import SystemThreads
import Testing

@Suite("An HTTP server")
struct HTTPServerTests {
    private func server(
        _ limits: HTTPServer.Limits = .init(), _ handle: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) throws -> HTTPServer {
        try HTTPServer(host: "127.0.0.1", port: 0, limits: limits, handle)
    }

    @Test("hands a request over as it is, and the answer back")
    func request() throws {
        let seen = Signal<HTTPRequest?>(nil)
        let server = try server { request in
            seen.update { $0 = request }
            return HTTPResponse(404, headers: [("X-One", "1"), ("X-Two", "2")], .bytes(Array("body".utf8)))
        }
        let client = RawClient(
            port: server.port, "GET /a%20b?session=m%26n&empty&rendition=jpeg;w=640 HTTP/1.1", "Host: there:80",
            "Connection: close")
        let (head, body) = client.response()
        #expect(head.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        #expect(head.contains("\r\nX-One: 1\r\nX-Two: 2\r\n"))
        #expect(head.contains("\r\nContent-Length: 4"))
        #expect(body == Array("body".utf8))
        let query = ["session": "m&n", "empty": "", "rendition": "jpeg;w=640"]
        #expect(seen.update { $0 } == HTTPRequest(path: "/a b", query: query, host: "there:80"))
        server.stop()
    }

    @Test("answers HEAD without the body, and a request with a body before reading it")
    func methods() throws {
        let server = try server { .text(200, $0.method) }
        let (head, body) = RawClient(port: server.port, "HEAD / HTTP/1.1", "Host: a", "Connection: close").response()
        #expect(head.contains("Content-Length: 5"))
        #expect(body.isEmpty)
        let posted = RawClient(port: server.port, "POST / HTTP/1.1", "Host: a", "Content-Length: 1000000").response()
        #expect(String(decoding: posted.body, as: UTF8.self) == "POST\n")
        server.stop()
    }

    @Test(
        "sends a stream's pieces whole and in order, without chunks, and its end is the connection's",
        arguments: [1, 999, 70_000])
    func stream(size: Int) throws {
        let stream = TestStream(60, of: size)
        let server = try server { _ in HTTPResponse(headers: [], .stream(stream)) }
        let client = RawClient(port: server.port, "GET / HTTP/1.1", "Host: a")
        let head = client.read(limit: 1)
        #expect(head == [UInt8(ascii: "H")])
        MonotonicClock.sleep(until: MonotonicClock.now() + 50_000_000)
        stream.isEnded.store(true, ordering: .relaxed)
        let (rest, body) = client.response()
        #expect(!rest.contains("chunked"))
        // The end may have come before the last pieces were asked for.
        #expect(body.count.isMultiple(of: size))
        let letters = body.enumerated().filter { $0.offset.isMultiple(of: size) }.map(\.element)
        let wanted = (1...60).reversed().map { UInt8(ascii: "a") + UInt8($0 % 26) }
        #expect(letters == Array(wanted.prefix(letters.count)))
        #expect(stream.waitsUntilClosed())
        server.stop()
    }

    @Test("notices that a client has gone while its stream has nothing to send")
    func gone() throws {
        let stream = TestStream(1, of: 10)
        let server = try server { _ in HTTPResponse(headers: [], .stream(stream)) }
        var client: RawClient? = RawClient(port: server.port, "GET / HTTP/1.1", "Host: a")
        #expect(client?.read(limit: 20).count == 20)
        #expect(server.connectionCount == 1)
        client = nil
        #expect(stream.waitsUntilClosed())
        server.stop()
    }

    @Test("drops a client that takes nothing for too long, and no other is kept by it")
    func stuck() throws {
        let stream = TestStream(100_000, of: 70_000)
        let server = try server(.init(connections: 8, idleSeconds: 1)) { request in
            request.path == "/stream" ? HTTPResponse(headers: [], .stream(stream)) : .text(200, "here")
        }
        let client = RawClient(port: server.port, "GET /stream HTTP/1.1", "Host: a")
        #expect(client.read(limit: 10).count == 10)
        let (head, _) = RawClient(port: server.port, "GET / HTTP/1.1", "Host: a", "Connection: close").response()
        #expect(head.hasPrefix("HTTP/1.1 200"))
        #expect(stream.waitsUntilClosed())
        withExtendedLifetime(client) {}
        server.stop()
    }

    @Test("closes connections beyond its limit, and takes new ones when others have ended")
    func limit() throws {
        let streams = [TestStream(1, of: 10), TestStream(1, of: 10)]
        let server = try server(.init(connections: 2)) { request in
            request.path == "/" ? .text(200, "here") : HTTPResponse(headers: [], .stream(streams[request.path == "/0" ? 0 : 1]))
        }
        let first = RawClient(port: server.port, "GET /0 HTTP/1.1", "Host: a")
        let second = RawClient(port: server.port, "GET /1 HTTP/1.1", "Host: a")
        #expect(first.read(limit: 10).count == 10)
        #expect(second.read(limit: 10).count == 10)
        #expect(RawClient(port: server.port, "GET / HTTP/1.1", "Host: a").response().head.isEmpty)
        streams[0].isEnded.store(true, ordering: .relaxed)
        #expect(streams[0].waitsUntilClosed())
        var head = ""
        for _ in 0..<100 where head.isEmpty {
            head = RawClient(port: server.port, "GET / HTTP/1.1", "Host: a", "Connection: close").response().head
            if head.isEmpty { MonotonicClock.sleep(until: MonotonicClock.now() + 20_000_000) }
        }
        #expect(head.hasPrefix("HTTP/1.1 200"))
        streams[1].isEnded.store(true, ordering: .relaxed)
        server.stop()
    }

    @Test("sends no header that would be two")
    func headers() throws {
        let server = try server { _ in HTTPResponse(headers: [("X-A", "1\r\nX-B: 2")], .bytes([])) }
        let (head, _) = RawClient(port: server.port, "GET / HTTP/1.1", "Host: a", "Connection: close").response()
        #expect(!head.contains("X-B"))
        server.stop()
    }

    @Test("says why it can't listen")
    func taken() throws {
        let server = try server { _ in .text(200, "") }
        let error = #expect(throws: HTTPServer.Failure.self) {
            try HTTPServer(host: "127.0.0.1", port: server.port) { _ in .text(200, "") }
        }
        #expect(error?.description == "Address already in use")
        #expect(throws: HTTPServer.Failure.self) { try HTTPServer(host: "no.such.host.invalid", port: 0) { _ in .text(200, "") } }
        server.stop()
    }
}
