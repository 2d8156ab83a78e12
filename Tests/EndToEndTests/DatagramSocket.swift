import CLinux
import Foundation
import SystemThreads

/// A Unix socket that collects datagrams, as a service manager has one.
final class DatagramSocket: Sendable {
    private let descriptor: Int32
    private let received = Signal<[String]>([])
    /// As `NOTIFY_SOCKET` names it.
    let name: String

    /// Binds a path, or an abstract name after `@`.
    init(_ name: String) throws {
        self.name = name
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(name.utf8)
        if name.hasPrefix("@") { bytes[0] = 0 }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        let status = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, length) }
        }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
        _ = NamedThread("datagrams") { [descriptor, received] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while case let count = unsafe read(descriptor, &buffer, buffer.count), count > 0 {
                received.update { $0.append(String(decoding: buffer[..<count], as: UTF8.self)) }
            }
            close(descriptor)
        }
    }

    // A blocked read ends with the socket's both ends.
    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// What has come so far.
    var texts: [String] { received.update { $0 } }

    /// Waits until what has come is enough; false when it is not after `seconds`.
    func waits(seconds: Int64 = 60, until isEnough: @escaping @Sendable ([String]) -> Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            _ = NamedThread("wait") { [received] in
                let deadline = MonotonicClock.now() + seconds * 1_000_000_000
                let isSeen = received.wait(until: deadline) { isEnough($0) ? true : nil } ?? false
                continuation.resume(returning: isSeen)
            }
        }
    }
}
