internal import CZeroMQ

/// One part of a message (`zmq_msg_t`): closed when it goes, emptied by a send.
@safe package struct Message: ~Copyable, @unchecked Sendable {
    // Sendable: a message has one owner, and libzmq counts references to shared bytes atomically.
    var raw = zmq_msg_t()

    /// An empty part.
    package init() { unsafe zmq_msg_init(&raw) }

    /// A part that holds a copy of `bytes`.
    package init(copying bytes: RawSpan) {
        let count = bytes.byteCount
        guard unsafe zmq_msg_init_size(&raw, count) == 0 else { preconditionFailure("no memory for a message of \(count) bytes") }
        unsafe bytes.withUnsafeBytes { source in
            guard source.count > 0 else { return }
            unsafe zmq_msg_data(&raw)!.copyMemory(from: source.baseAddress!, byteCount: source.count)
        }
    }

    /// A part that holds a copy of `bytes`.
    package init(copying bytes: [UInt8]) { unsafe self.init(copying: bytes.span.bytes) }

    /// A part that reads `count` bytes at `base` in place and keeps `owner` until libzmq needs them no more. The release runs on
    /// libzmq's I/O thread or on the sender's (`zmq_msg_init_data`): `owner`'s deinit may only note it.
    @unsafe package init(lending base: UnsafeMutableRawPointer, count: Int, owner: any AnyObject & Sendable) {
        let hint = unsafe Unmanaged.passRetained(owner as AnyObject).toOpaque()
        let status = unsafe zmq_msg_init_data(
            &raw, base, count, { _, hint in unsafe Unmanaged<AnyObject>.fromOpaque(hint!).release() }, hint)
        precondition(status == 0, "no memory for a message")
    }

    deinit {
        // libzmq wants a mutable pointer; the copy of the 64 bytes is as good as the original, which dies here.
        var last = raw
        unsafe zmq_msg_close(&last)
    }

    /// Bytes of the part.
    package var count: Int {
        var view = raw
        return unsafe zmq_msg_size(&view)
    }

    /// Does another part of the same message follow?
    package var hasMore: Bool {
        var view = raw
        return unsafe zmq_msg_more(&view) != 0
    }

    /// Reads the bytes. Several may read at once.
    package func withBytes<Result: ~Copyable, Failure: Error>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // libzmq wants a mutable pointer to read too. The bytes are behind a pointer in its 64 bytes, or, when few, among them: a
        // copy that stays where it is shows both.
        var view = raw
        return try unsafe withUnsafeMutablePointer(to: &view) { view throws(Failure) in
            let bytes = unsafe UnsafeRawBufferPointer(start: zmq_msg_data(view), count: zmq_msg_size(view))
            return try unsafe body(bytes.bytes)
        }
    }

    /// A copy of the bytes.
    package func copyBytes() -> [UInt8] {
        withBytes { span in unsafe span.withUnsafeBytes { unsafe [UInt8]($0) } }
    }
}
