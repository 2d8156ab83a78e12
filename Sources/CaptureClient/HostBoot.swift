internal import CLinux
internal import Glibc

/// Which boot of which host this is.
enum HostBoot {
    /// The kernel's boot id as workers tell theirs, without dashes; empty where the system does not tell.
    static let id: String = {
        let file = unsafe clinux_open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }, as: UTF8.self)
    }()
}
