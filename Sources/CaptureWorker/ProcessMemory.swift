internal import CLinux
internal import Glibc

/// What this process takes of the machine's memory.
enum ProcessMemory {
    /// Resident bytes (`/proc/self/statm`); 0 where they can't be read.
    static var resident: UInt64 {
        let file = unsafe clinux_open("/proc/self/statm", O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = unsafe read(file, &bytes, bytes.count)
        let fields = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = UInt64(fields[1]) else { return 0 }
        return pages * UInt64(getpagesize())
    }
}
