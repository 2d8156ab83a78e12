/// A call of libturbojpeg failed.
package struct TurboJPEGError: Error, Hashable, Sendable {
    /// The function.
    package var call: String
    /// The library's text.
    package var message: String
}

extension TurboJPEGError: CustomStringConvertible {
    /// `tjCompress2: Unsupported color conversion request`.
    package var description: String { "\(call): \(message)" }
}
