import Arguments

/// Which events are wanted.
struct EventTopics: Sendable {
    static let option = Argument.options(
        "topic", short: "t", "SESSION/KIND", .topic, note: "all",
        help: """
            only these events: any of SESSION/KIND with * for either ('_' is the whole worker), or only a KIND \
            such as sessionState, cameras, photo, control, error
            """)

    private let choices: [String]

    init(_ invocation: Invocation) { choices = invocation[Self.option] }

    /// The choices as the worker takes them, of one session if one was named.
    func patterns(session: String?) -> [String] {
        guard !choices.isEmpty else { return session.map { ["\($0)/*"] } ?? [] }
        return choices.map { $0.contains("/") ? $0 : "\(session ?? "*")/\($0)" }
    }
}
