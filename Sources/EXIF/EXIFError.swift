/// EXIF can't be made.
package enum EXIFError: Error, Hashable, Sendable {
    /// The library got no memory.
    case outOfMemory
    /// It would be so many bytes, more than a JPEG's segment takes.
    case tooLarge(Int)
}

extension EXIFError: CustomStringConvertible {
    /// A few words for a log line.
    package var description: String {
        switch self {
        case .outOfMemory: "libexif got no memory"
        case .tooLarge(let count): "\(count) bytes of EXIF are more than the \(EXIFData.largestBlock) of a JPEG's segment"
        }
    }
}
