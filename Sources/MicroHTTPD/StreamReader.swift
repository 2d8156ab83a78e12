internal import CMicroHTTPD

/// Hands a stream's pieces to the library, block by block, on the connection's thread.
final class StreamReader {
    private let stream: any HTTPStream
    private let socket: Int32
    private var pieces: ArraySlice<any HTTPPiece> = []
    /// Bytes of the first piece that are gone.
    private var offset = 0

    init(_ stream: any HTTPStream, socket: Int32) {
        self.stream = stream
        self.socket = socket
    }

    deinit { stream.close() }

    /// `MHD_ContentReaderCallback`.
    @unsafe static func read(_ context: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ limit: Int) -> Int {
        guard let context = unsafe context, let buffer = unsafe buffer else { return cmhd_end() }
        let reader = unsafe Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
        return unsafe reader.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: limit))
    }

    /// `MHD_ContentReaderFreeCallback`.
    @unsafe static func release(_ context: UnsafeMutableRawPointer?) {
        if let context = unsafe context { unsafe Unmanaged<StreamReader>.fromOpaque(context).release() }
    }

    /// Fills the buffer with what there is; waits only while there is nothing.
    @unsafe func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while pieces.isEmpty {
            guard let next = stream.next(), cmhd_is_closed(socket) == 0 else { return cmhd_end() }
            pieces = next[...]
        }
        var count = 0
        while let piece = pieces.first, count < buffer.count {
            let part = min(piece.byteCount - offset, buffer.count - count)
            let target = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count..<(count + part)])
            piece.withBytes { bytes in
                unsafe bytes.withUnsafeBytes { source in
                    unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[offset..<(offset + part)]))
                }
            }
            count += part
            offset += part
            if offset == piece.byteCount {
                pieces.removeFirst()
                offset = 0
            }
        }
        return count
    }
}
