internal import CLinux
internal import Glibc

/// Who started this process and wants to be told how it does: systemd, or whatever speaks its protocol (`sd_notify`). It needs no
/// library: a state is a datagram.
package struct ServiceManager: Sendable {
    /// Its socket: a path, or an abstract name after `@`.
    private let socket: String
    /// Nanoseconds without a sign of life after which it starts the process anew; nil when it does not watch.
    package let patience: Int64?

    /// The one that the environment names; nil without one.
    package init?() {
        guard let socket = Self.variable("NOTIFY_SOCKET") else { return nil }
        // What a parent inherited is not meant for its children.
        let isMeant = Self.variable("WATCHDOG_PID").map { Int32($0) == getpid() } ?? true
        self.init(socket: socket, patience: isMeant ? Self.variable("WATCHDOG_USEC").flatMap(Self.nanoseconds) : nil)
    }

    /// One with a socket; nil for an address of another kind.
    package init?(socket: String, patience: Int64?) {
        guard socket.hasPrefix("/") || socket.hasPrefix("@") else { return nil }
        self.socket = socket
        self.patience = patience
    }

    /// Tells that the process serves from now on; `status` is a line for people.
    package func ready(_ status: String) { tell("READY=1\nSTATUS=\(line(status))") }

    /// Tells that the process is about to end.
    package func stopping() { tell("STOPPING=1\nSTATUS=stopping") }

    /// Gives a sign of life.
    package func isAlive() { tell("WATCHDOG=1") }

    /// A manager that does not listen is no reason to stop.
    private func tell(_ state: String) {
        let name = Array(socket.utf8), bytes = Array(state.utf8)
        _ = unsafe clinux_send_datagram(name, name.count, bytes, bytes.count)
    }

    private func line(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

    private static func nanoseconds(_ microseconds: String) -> Int64? {
        guard let number = Int64(microseconds), number > 0 else { return nil }
        let (product, overflow) = number.multipliedReportingOverflow(by: 1000)
        return overflow ? nil : product
    }

    private static func variable(_ name: String) -> String? {
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe String(cString: text)
    }
}
