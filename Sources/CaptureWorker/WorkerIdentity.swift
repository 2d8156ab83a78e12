internal import CLinux
internal import CaptureWire
internal import Glibc

/// Who a worker is, and since when.
struct WorkerIdentity: Sendable {
    /// Its name.
    let worker: String
    /// 128 random bits in hexadecimal, new at each start.
    let bootID: String
    /// Which boot of which host (`/proc/sys/kernel/random/boot_id`); empty where the system does not tell.
    let hostBootID: String

    /// A fresh identity.
    init(worker: String) {
        self.worker = worker
        var random = SystemRandomNumberGenerator()
        bootID = (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        hostBootID = Self.readHostBootID()
    }

    /// Is a request meant for this boot, or for any?
    func isMeant(by request: Wire.Request) -> Bool { request.bootId.isEmpty || request.bootId == bootID }

    private static func readHostBootID() -> String {
        let file = unsafe clinux_open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }, as: UTF8.self)
    }
}
