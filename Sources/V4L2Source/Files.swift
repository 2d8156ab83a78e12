internal import CLinux
internal import Glibc

/// Small reads from `/sys`, `/proc` and `/dev`. What can't be read is absent: such files come and go with their device.
enum Files {
    /// Names in a folder, `.` and `..` left out, in order; none when it can't be read.
    static func names(in folder: String) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The beginning of a file as text without white space around it; nil when it can't be read or is empty.
    static func text(_ path: String, limit: Int = 4096) -> String? {
        let file = unsafe clinux_open(path, O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: limit), count = 0
        while count < limit {
            let got = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress! + count, limit - count) }
            if got < 0, Glibc.errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
        let trimmed = bytes[..<count].drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return trimmed.isEmpty ? nil : String(decoding: Array(trimmed), as: UTF8.self)
    }

    /// Where `path` leads once all its links are followed; nil when nowhere.
    static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// What the link `path` says; nil when it is none or may not be read.
    static func link(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 1024)
        let count = unsafe readlink(path, &bytes, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Numbers of which one differs once the file is another one, or its owner or mode has changed (nanoseconds since 1970); 0 when
    /// it is not there.
    static func state(_ path: String, followsLink: Bool = true) -> (inode: Int, changed: Int) {
        var status = stat()
        guard unsafe fstatat(AT_FDCWD, path, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return (0, 0) }
        return (Int(truncatingIfNeeded: status.st_ino), status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec)
    }

    /// A file's permission bits and the number of its group; nil when it is not there.
    static func access(_ path: String) -> (mode: UInt32, group: UInt32)? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return (status.st_mode & 0o7777, status.st_gid)
    }
}
