import Arguments

/// Where the server listens.
struct ListenAddress: Hashable, Sendable {
    /// A host name or an address of this machine; an IPv6 address without its brackets.
    let host: String
    /// The port; 0 for any free one.
    let port: UInt16

    /// `HOST:PORT`; nil for anything else. An IPv6 address stands in brackets.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), case let digits = text[text.index(after: colon)...],
            digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), let port = UInt16(digits)
        else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty, !host.contains("/") else { return nil }
        self.host = String(host)
        self.port = port
    }

    /// Does it reach no further than this machine?
    var isLoopback: Bool { Self.isLoopback(host) }

    /// The address as part of a URL.
    func url(port: UInt16) -> String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

    /// May a request with this header `Host` be answered? A page of somewhere else can have its own name point at this machine,
    /// and would then read the pictures as its own; a server that only this machine reaches has none of the world's names.
    func answers(host header: String?) -> Bool {
        guard isLoopback, let header else { return true }
        var name = header[...]
        if let colon = name.lastIndex(of: ":"), !name.hasSuffix("]") { name = name[..<colon] }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        return name.lowercased() == host.lowercased() || Self.isLoopback(name.lowercased())
    }

    private static func isLoopback(_ host: String) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return host == "localhost" || host == "::1" || numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}

extension ValueFormat where Value == ListenAddress {
    /// `HOST:PORT`.
    static var listenAddress: Self {
        Self(
            expected: "HOST:PORT, such as 127.0.0.1:8080",
            text: { $0.host.contains(":") ? "[\($0.host)]:\($0.port)" : "\($0.host):\($0.port)" },
            parse: { ListenAddress($0) })
    }
}
