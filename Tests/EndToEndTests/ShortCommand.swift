import Foundation
import SystemThreads

/// A command that ends soon, or leaves only a daemon behind.
///
/// Foundation's `Process` waits for daemons too, and lets its children inherit the signals that its threads block: a shell, and all
/// that it starts, would not hear any.
enum ShortCommand {
    /// Runs the program at `path`; answers its exit status (−1: it did not run, or a signal ended it) and all that it wrote.
    static func run(_ path: String, _ arguments: [String]) async -> (status: Int32, output: String) {
        await withCheckedContinuation { continuation in
            _ = NamedThread("command") { continuation.resume(returning: runNow(path, arguments)) }
        }
    }

    private static func runNow(_ path: String, _ arguments: [String]) -> (status: Int32, output: String) {
        // A daemon that inherited the writing end would keep the reading one open: not Foundation's `Pipe`, whose ends are inherited.
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { return (-1, "no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
        // NamedThread's threads block every signal; what they start must not.
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        var process = pid_t()
        let status = unsafe posix_spawn(&process, path, &actions, &attributes, &words, environ)
        close(ends[1])
        guard status == 0 else { return (-1, "\(path) does not start: \(status)") }
        let output = (try? reading.readToEnd()) ?? Data()
        var ending: Int32 = 0
        while unsafe waitpid(process, &ending, 0) < 0, errno == EINTR {}
        return (ending & 0x7f == 0 ? ending >> 8 & 0xff : -1, String(decoding: output, as: UTF8.self))
    }
}
