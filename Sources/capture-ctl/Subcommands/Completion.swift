import Arguments
import CaptureClient

/// Has a shell complete the command line.
struct Completion: Subcommand {
    private static let what = Argument.positional(
        "WHAT", .choice(["bash"] + CompletionWords.allCases.map(\.rawValue)),
        help: "bash: the script for that shell; anything else: the words that the script asks for, one a line")

    static let command = Command(
        "completion", summary: "print what a shell needs to complete this command", sections: [.init("Completion", what)],
        examples: [
            .init("source <(capture-ctl completion bash)", "in this shell; put the line into ~/.bashrc for all"),
            .init(
                "capture-ctl completion bash > /usr/share/bash-completion/completions/capture-ctl", "for all users, as root"),
        ])

    private let words: CompletionWords?

    init(_ invocation: Invocation) { words = CompletionWords(rawValue: invocation[Self.what]) }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        guard let words else {
            console.screen.write(BashCompletion(Subcommands.root).script)
            return .success
        }
        for word in try await words.words(console) { console.screen.write(word) }
        return .success
    }
}
