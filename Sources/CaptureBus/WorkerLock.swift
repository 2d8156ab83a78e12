internal import CLinux
package import CaptureModel
internal import Glibc

/// The right to be the worker of one name on this host, held until it goes or the process ends, however it ends.
///
/// It is taken before any socket is bound: a second bind on a live `ipc` path succeeds in libzmq and steals the requests.
package struct WorkerLock: ~Copyable {
    /// The worker's folder, which exists while the lock is held.
    package let folder: String
    private let descriptor: Int32

    /// Makes the folder of worker `name` (0750, for the group `video` where the user may) and takes its lock (`F_OFD_SETLK`).
    ///
    /// Throws `nameTaken` when another process has it, `systemError` when the folder can't be made.
    package init(name: String, in runtime: RuntimeFolder) throws(CaptureError) {
        let folder = runtime.worker(name)
        try Self.makeFolder(runtime.path, mode: 0o755)
        let path = folder + "/lock"
        while true {
            try Self.makeFolder(folder, mode: 0o750)
            let file = unsafe clinux_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o640)
            // A worker that went may have removed the folder meanwhile.
            if file < 0, errno == ENOENT { continue }
            guard file >= 0 else { throw Self.failure("can't open the lock \(path)") }
            guard clinux_try_lock(file) == 0 else {
                let owner = Self.owner(file)
                close(file)
                throw CaptureError(
                    .nameTaken,
                    "a worker named '\(name)' is running already\(owner.map { " (process \($0))" } ?? ""): stop it, or give this one another --name"
                )
            }
            // A worker that went may have removed the file between our open and our lock.
            var ours = stat(), named = stat()
            guard unsafe fstat(file, &ours) == 0, unsafe stat(path, &named) == 0, ours.st_ino == named.st_ino else {
                close(file)
                continue
            }
            // The folder may be older than this worker, and a mask takes rights away.
            unsafe chmod(folder, 0o750)
            Self.shareWithVideoGroup(folder)
            let text = Array("\(getpid())\n".utf8)
            ftruncate(file, 0)
            unsafe write(file, text, text.count)
            Self.shareWithVideoGroup(path)
            descriptor = file
            self.folder = folder
            return
        }
    }

    deinit {
        for name in ["control", "frames", "events", "lock"] { unsafe unlink("\(folder)/\(name)") }
        unsafe rmdir(folder)
        close(descriptor)
    }

    /// Gives a bound socket the rights 0660 and the group `video`: those who may use the cameras may use the bus.
    package func share(socket name: String) {
        unsafe chmod("\(folder)/\(name)", 0o660)
        Self.shareWithVideoGroup("\(folder)/\(name)")
    }

    /// Does a process hold the lock of this worker's folder?
    package static func isHeld(in folder: String) -> Bool {
        let file = unsafe clinux_open(folder + "/lock", O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { return false }
        defer { close(file) }
        return clinux_is_locked(file) != 0
    }

    private static func owner(_ file: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = unsafe pread(file, &bytes, bytes.count, 0)
        return count > 1 ? String(decoding: bytes[..<(count - 1)], as: UTF8.self) : nil
    }

    private static func makeFolder(_ path: String, mode: mode_t) throws(CaptureError) {
        guard unsafe mkdir(path, mode) == 0 || errno == EEXIST else { throw failure("can't make the folder \(path)") }
    }

    private static func shareWithVideoGroup(_ path: String) {
        guard geteuid() == 0, let group = unsafe getgrnam("video") else { return }
        unsafe chown(path, uid_t.max, group.pointee.gr_gid)
    }

    private static func failure(_ what: String) -> CaptureError {
        let cause = unsafe String(cString: strerror(errno))
        return CaptureError(
            .systemError, "\(what): check its rights, or set SHUTTERBUS_RUNTIME_DIR to a folder of your own", cause: cause)
    }
}
