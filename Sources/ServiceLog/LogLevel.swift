/// How much a line of the log matters.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
    /// Something was lost or does not work.
    case error
    /// Something is not as it should be; the service copes.
    case warning
    /// What an operator wants to know in normal times.
    case info
    /// What helps to find a fault.
    case debug

    /// Ordered by weight: `debug` is the least, `error` the greatest.
    package static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

    private var weight: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}
