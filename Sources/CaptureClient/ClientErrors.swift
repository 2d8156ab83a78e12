public import CaptureModel

extension ErrorCode {
    /// The task that waited was cancelled, or the client was closed.
    public static let cancelled = ErrorCode(rawValue: "cancelled")
}

extension CaptureError {
    /// The reply is not one to the command that was sent.
    static var unexpectedReply: CaptureError {
        CaptureError(.internalError, "the worker answered another command than the one that was sent")
    }

    /// A request after, or cut short by, `CaptureClient.close()`.
    static var closed: CaptureError { CaptureError(.cancelled, "the client was closed") }
}
