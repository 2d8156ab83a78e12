/// A failure that reaches the user: a code for programs, one clear line for people, and what lies beneath.
public struct CaptureError: Error, Hashable, Sendable {
    /// What went wrong.
    public var code: ErrorCode
    /// One line that says what is wrong and what to do.
    public var message: String
    /// What the layer below said (an errno's text, a library's message); empty when there is nothing below.
    public var cause: String
    /// May the same request succeed later without a change?
    public var isRetriable: Bool

    /// A failure. By default it is retriable when its code is one of those that pass by themselves.
    public init(_ code: ErrorCode, _ message: String, cause: String = "", isRetriable: Bool? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
        self.isRetriable = isRetriable ?? Self.passing.contains(code)
    }

    private static let passing: Set<ErrorCode> = [
        .overloaded, .shuttingDown, .timedOut, .noWorker, .cameraBusy, .cameraStalled, .cameraDisconnected, .noBandwidth,
        .tooManyRenditions,
    ]
}

extension CaptureError: CustomStringConvertible {
    /// The message, and the cause in brackets.
    public var description: String { cause.isEmpty ? message : "\(message) (\(cause))" }
}
