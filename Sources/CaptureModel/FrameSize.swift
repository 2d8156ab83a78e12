/// Width × height of a picture, in pixels.
public struct FrameSize: Hashable, Sendable {
    /// Pixels in a row.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A size of `width` × `height` pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// A size by its text, `1280x720`; nil for anything else, for zero and beyond 32768.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (1...32768).contains(width), (1...32768).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    /// Pixels of the whole picture.
    public var area: Int { width * height }
}

extension FrameSize: CustomStringConvertible {
    /// `1280x720`.
    public var description: String { "\(width)x\(height)" }
}
