/// What a client gets.
package struct HTTPResponse: Sendable {
    /// What comes after the headers.
    package enum Body: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// What comes, until it ends or the client goes.
        case stream(any HTTPStream)
    }

    /// The status, such as 200.
    package var status: UInt32
    /// The headers, in order.
    package var headers: [(name: String, value: String)]
    /// What comes after them; a HEAD request gets none of it.
    package var body: Body

    /// A response.
    package init(_ status: UInt32 = 200, headers: [(name: String, value: String)] = [], _ body: Body) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A line of plain text.
    package static func text(_ status: UInt32, _ line: String) -> HTTPResponse {
        HTTPResponse(status, headers: [("Content-Type", "text/plain; charset=utf-8")], .bytes(Array("\(line)\n".utf8)))
    }

    /// The response with one header more.
    package func adding(_ name: String, _ value: String) -> HTTPResponse {
        var response = self
        response.headers.append((name, value))
        return response
    }
}
