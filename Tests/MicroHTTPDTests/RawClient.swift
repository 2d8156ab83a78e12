import Glibc

/// A TCP client that sends what it is told and reads what comes.
final class RawClient: Sendable {
    private let descriptor: Int32

    /// Connects to a port of this machine, and sends a request of these lines.
    init(port: UInt16, _ lines: String...) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        precondition(status == 0, "no connection")
        let request = Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
        _ = unsafe write(descriptor, request, request.count)
    }

    deinit { close(descriptor) }

    /// Reads until the other side closes, or `limit` bytes have come.
    func read(limit: Int = .max) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit,
            case let count = unsafe Glibc.read(descriptor, &buffer, min(buffer.count, limit - bytes.count)), count > 0
        {
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// Reads to the end; headers and body.
    func response() -> (head: String, body: [UInt8]) {
        let bytes = read()
        let end = Array("\r\n\r\n".utf8)
        guard let gap = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
            return (String(decoding: bytes, as: UTF8.self), [])
        }
        return (String(decoding: bytes[..<gap], as: UTF8.self), Array(bytes[(gap + end.count)...]))
    }
}
