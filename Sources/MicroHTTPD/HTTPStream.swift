/// The body of a response that goes on. One connection's thread reads it.
package protocol HTTPStream: Sendable {
    /// The pieces that come next, at least one; nil at the end. It may block, and must come back within seconds: with none, when
    /// there is nothing yet, so that a client that has gone is noticed.
    func next() -> [any HTTPPiece]?
    /// Nobody reads it any more.
    func close()
}

/// Bytes to be sent, wherever they are.
package protocol HTTPPiece: Sendable {
    /// How many.
    var byteCount: Int { get }
    /// Reads them.
    func withBytes(_ body: (RawSpan) -> Void)
}

/// Bytes of one's own.
package struct HTTPBytes: HTTPPiece {
    private let bytes: [UInt8]

    /// The bytes of `text`.
    package init(_ text: String) { bytes = Array(text.utf8) }

    package var byteCount: Int { bytes.count }
    package func withBytes(_ body: (RawSpan) -> Void) { unsafe body(bytes.span.bytes) }
}
