internal import CLinux
internal import CaptureModel
internal import Glibc

/// Files of the photo library. Every call blocks.
enum LibraryFile {
    /// Writes a file so that it appears whole or not at all: to `temporary`, then to the disk (`fsync`), then by rename to `path`,
    /// then the folder's entry to the disk.
    ///
    /// Throws `libraryFailed`; nothing is left then.
    static func write(_ bytes: [UInt8], to path: String, by temporary: String) throws(CaptureError) {
        let file = unsafe clinux_open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure("can't write photos to \(temporary)") }
        var problem: CaptureError?
        var written = 0
        while problem == nil, written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
            if count > 0 { written += count } else if errno != EINTR { problem = failure("can't write the photo \(path)") }
        }
        if problem == nil, fsync(file) != 0 { problem = failure("can't write the photo \(path) to the disk") }
        if Glibc.close(file) != 0, problem == nil { problem = failure("can't write the photo \(path)") }
        if problem == nil, unsafe rename(temporary, path) != 0 { problem = failure("can't name the photo \(path)") }
        if let problem {
            remove(temporary)
            throw problem
        }
        let folder = unsafe clinux_open(
            String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
        guard folder >= 0 else { return }
        fsync(folder)
        Glibc.close(folder)
    }

    /// At most `count` bytes of a file from `offset` on.
    ///
    /// Throws `libraryFailed`.
    static func read(_ path: String, from offset: UInt64, count: Int) throws(CaptureError) -> [UInt8] {
        let file = unsafe clinux_open(path, O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { throw failure("can't read the photo \(path)") }
        defer { Glibc.close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw failure("can't read the photo \(path)") }
        let rest = max(0, Int(status.st_size) - Int(clamping: offset))
        var bytes = [UInt8](repeating: 0, count: min(rest, count))
        var done = 0
        while done < bytes.count {
            let got = unsafe bytes.withUnsafeMutableBytes {
                unsafe pread(file, $0.baseAddress! + done, $0.count - done, off_t(offset) + off_t(done))
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw failure("can't read the photo \(path)") }
            done += got
        }
        return bytes
    }

    /// Makes a folder and those above it.
    ///
    /// Throws `libraryFailed`.
    static func makeFolder(_ path: String) throws(CaptureError) {
        if unsafe mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeFolder(String(path[..<slash]))
            if unsafe mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        }
        throw failure("can't make the photo library \(path)")
    }

    /// The names in a folder; none when there is no folder.
    ///
    /// Throws `libraryFailed` when it can't be read.
    static func names(in folder: String) throws(CaptureError) -> [String] {
        guard let stream = unsafe opendir(folder) else {
            if errno == ENOENT { return [] }
            throw failure("can't read the photo library \(folder)")
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            names.append(
                unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
                })
        }
        return names
    }

    /// Is there a file?
    ///
    /// Throws `libraryFailed` when that can't be found out.
    static func exists(_ path: String) throws(CaptureError) -> Bool {
        if unsafe access(path, F_OK) == 0 { return true }
        if errno == ENOENT { return false }
        throw failure("can't find the photo \(path)")
    }

    /// Removes a file, if it is there.
    static func remove(_ path: String) { _ = unsafe unlink(path) }

    private static func failure(_ what: String) -> CaptureError {
        let number = errno
        let advice =
            switch number {
            case ENOSPC, EDQUOT: "the disk is full: remove something, or give another folder by --library"
            case EFBIG: "the worker may write no file so large: raise its limit (RLIMIT_FSIZE)"
            case EROFS: "the disk is read-only: give another folder by --library"
            case EACCES, EPERM: "the worker's user may not: change the folder's rights, or give another by --library"
            default: "look after the folder, or give another by --library"
            }
        return CaptureError(.libraryFailed, "\(what): \(advice)", cause: unsafe String(cString: strerror(number)))
    }
}
