import CaptureClient

/// How `capture-ctl` ends.
enum ExitStatus: Int32, Sendable {
    /// Done as asked.
    case success = 0
    /// The worker refused or failed, or a file could not be written.
    case failed = 1
    /// The worker answered, but the camera that was wanted is not the one in use.
    case partial = 2
    /// Nobody can say whether it was done.
    case unknown = 3
    /// The command line is wrong.
    case usage = 64
    /// No worker.
    case noWorker = 69
    /// It may work later.
    case tryAgain = 75
    /// Ended by a signal.
    case interrupted = 130

    /// What a failure ends with.
    init(_ error: CaptureError) {
        switch error.code {
        case .cancelled: self = .interrupted
        case .noWorker: self = .noWorker
        case .invalidAddress: self = .usage
        case .outcomeUnknown: self = .unknown
        default: self = error.isRetriable ? .tryAgain : .failed
        }
    }

    /// All of them for the help text.
    static let help = """
        Exit status:
          0    done
          1    the worker refused or failed, or a file could not be written
          2    another camera was asked for, and is not in use
          3    nobody can say whether it was done: look, then ask again
          64   the command line is wrong, or names no worker where there are several
          69   no worker was found, or none answered
          75   it may work later: a camera is busy, or no answer came in time
          130  ended by a signal before it was done
        """
}
