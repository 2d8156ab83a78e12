internal import CLinux
internal import Glibc

/// What this process takes of the machine's memory.
package enum ProcessMemory {
    /// Has the C library give pieces of the size of pictures back to the kernel when they are freed. Of itself it learns from the
    /// first of them to keep such pieces, in one of many arenas (`M_MMAP_THRESHOLD` in mallopt(3)): of a worker whose formats,
    /// renditions and threads come and go, more and more memory would lie idle there. Pictures are made in buffers that are used
    /// again; only the one that a rendition at a lower rate keeps for newcomers costs a trip to the kernel each time. It concerns all
    /// of the process; call it before the first thread starts.
    package static func giveBackPictures() { mallopt(M_MMAP_THRESHOLD, 256 << 10) }

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
