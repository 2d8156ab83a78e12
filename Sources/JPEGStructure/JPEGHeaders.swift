internal import Glibc

/// The headers of a stream's newest picture. A camera's pictures mostly begin with the same bytes, which need not be read again.
package struct JPEGHeaders: Sendable {
    /// From the start to where the first scan's data begin; empty before the first picture.
    private var bytes: [UInt8] = []
    /// What they tell.
    private var picture: JPEGPicture?

    /// Those of a stream that has had no picture yet.
    package init() {}

    /// Judges a picture as `JPEGVerdict.init` does, and remembers its headers.
    package mutating func judge(_ jpeg: RawSpan) -> JPEGVerdict {
        if var picture, isBeginning(of: jpeg), let end = JPEGScanner.endMarker(of: jpeg, behind: bytes.count), end > bytes.count {
            picture.count = end + 2
            return .whole(picture)
        }
        var scanner = JPEGScanner(jpeg)
        do throws(JPEGFault) {
            try scanner.readHeaders()
            picture = scanner.picture
            bytes = unsafe jpeg.withUnsafeBytes { unsafe Array($0.prefix(scanner.dataStart)) }
            try scanner.findEnd()
            return .whole(scanner.picture!)
        } catch {
            return JPEGVerdict(error, scanner.picture)
        }
    }

    private func isBeginning(of jpeg: RawSpan) -> Bool {
        guard jpeg.byteCount >= bytes.count else { return false }
        return unsafe bytes.withUnsafeBytes { bytes in
            unsafe jpeg.withUnsafeBytes { unsafe memcmp($0.baseAddress!, bytes.baseAddress!, bytes.count) == 0 }
        }
    }
}
