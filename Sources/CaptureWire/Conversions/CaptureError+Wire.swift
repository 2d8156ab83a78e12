public import CaptureModel

extension Wire.Error {
    /// The failure as it travels.
    public init(_ error: CaptureError) {
        self.init(code: error.code.rawValue, message: error.message, cause: error.cause, retriable: error.isRetriable)
    }
}

extension CaptureError {
    /// The failure that came.
    public init(_ error: Wire.Error) {
        self.init(ErrorCode(rawValue: error.code), error.message, cause: error.cause, isRetriable: error.retriable)
    }
}
