internal import Glibc

/// How a text stands out on a terminal.
package enum TextStyle: String, Sendable {
    /// As it should be.
    case good = "32"
    /// Worth a look.
    case warning = "33"
    /// Broken.
    case bad = "31"
    /// Of less interest than its neighbours.
    case faint = "2"
    /// A heading.
    case strong = "1"

    /// Is colour wanted there? Only on a terminal that knows it, and never with `NO_COLOR` (no-color.org).
    package static func isWanted(on output: OutputDescriptor) -> Bool {
        guard output.isTerminal, environment("NO_COLOR").isEmpty else { return false }
        let terminal = environment("TERM")
        return !terminal.isEmpty && terminal != "dumb"
    }

    /// The text in this style, by the codes that terminals know.
    package func applied(to text: String) -> String { text.isEmpty ? text : "\u{1b}[\(rawValue)m\(text)\u{1b}[0m" }

    private static func environment(_ name: String) -> String {
        guard let value = unsafe getenv(name) else { return "" }
        return unsafe String(cString: value)
    }
}
