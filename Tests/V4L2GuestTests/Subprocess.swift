import CLinux
import Glibc

/// A command that ran to its end.
struct Subprocess: Sendable {
    /// Its exit status; 128 + the signal that ended it.
    var status: Int32
    /// What it wrote to standard output and standard error.
    var output: String

    /// Runs a command with this process's environment and nothing on its standard input. Blocks until it has ended.
    static func run(_ arguments: [String]) throws -> Subprocess {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { throw Failure(operation: "pipe2", errno: errno) }
        defer { close(ends[0]) }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        // Our threads block every signal; a shell script wants to hear them.
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var process: pid_t = 0
        var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        let error = unsafe posix_spawnp(&process, arguments[0], &actions, &attributes, &words, Glibc.environ)
        close(ends[1])
        guard error == 0 else { throw Failure(operation: "starting \(arguments[0])", errno: error) }

        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = unsafe read(ends[0], &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output += piece[..<count]
        }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Subprocess(
            status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: String(decoding: output, as: UTF8.self))
    }

    /// A system call that failed.
    struct Failure: Error {
        var operation: String
        var errno: Int32
    }
}
