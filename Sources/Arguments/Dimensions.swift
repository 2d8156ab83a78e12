/// A width and a height in pixels, written `1280x720`.
package struct Dimensions: Sendable, Hashable, LosslessStringConvertible {
    /// Pixels from left to right, at least 1.
    package let width: Int
    /// Pixels from top to bottom, at least 1.
    package let height: Int

    /// The dimensions given by a text such as `1280x720`; nil when it is not of this form or a side is outside 1…65535.
    package init?(_ description: String) {
        let sides = description.split(separator: "x", omittingEmptySubsequences: false)
        // Int("+5") is 5: a sign is not part of a size.
        guard sides.count == 2, sides.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let width = Int(sides[0]), let height = Int(sides[1]),
            (1...65535).contains(width), (1...65535).contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }

    package var description: String { "\(width)x\(height)" }
}
