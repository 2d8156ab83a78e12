/// What a client asks for.
package struct HTTPRequest: Hashable, Sendable {
    /// `GET`, `HEAD`, …
    package let method: String
    /// The path, unescaped, without the query.
    package let path: String
    /// The query's parameters, unescaped; of one that is given twice the last.
    package let query: [String: String]
    /// The header `Host`; nil without one.
    package let host: String?

    /// A request.
    package init(method: String = "GET", path: String, query: [String: String] = [:], host: String? = nil) {
        self.method = method
        self.path = path
        self.query = query
        self.host = host
    }
}
