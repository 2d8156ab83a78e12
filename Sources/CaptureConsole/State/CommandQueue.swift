/// Commands that wait for the one before them. Steps of the same setting become one, since only where they lead matters.
package struct CommandQueue: Sendable {
    /// Commands that wait at most: whoever leans on a key does not want all of it to happen later.
    static let limit = 8
    private(set) var waiting: [ConsoleCommand] = []

    /// An empty queue.
    package init() {}

    /// Puts a command in; false when too many wait.
    package mutating func put(_ command: ConsoleCommand) -> Bool {
        if let last = waiting.last, Self.replaces(last, command) {
            waiting[waiting.count - 1] = command
            return true
        }
        guard waiting.count < Self.limit else { return false }
        waiting.append(command)
        return true
    }

    /// The next one to carry out.
    package mutating func next() -> ConsoleCommand? { waiting.isEmpty ? nil : waiting.removeFirst() }

    private static func replaces(_ old: ConsoleCommand, _ new: ConsoleCommand) -> Bool {
        switch (old, new) {
        case (.zoom, .zoom), (.lens, .lens), (.focusPoint, .focusPoint), (.focusMode, .focusMode): true
        default: false
        }
    }
}
