package import CaptureModel

/// Turns a frame into a photo's file: the worker is given one. Called on the photos' own thread; it may take its time.
package protocol PhotoFinisher: Sendable {
    /// Makes the photo `photoID` of `frame`, as JPEG of `quality` (1…100) with EXIF. A frame that is JPEG already keeps its picture
    /// bit by bit.
    ///
    /// Throws `encodingFailed`, and `unsupportedFormat` for a frame of which no JPEG can be made.
    func finish(_ frame: Frame, photoID: String, quality: Int) throws(CaptureError) -> FinishedPhoto

    /// What a photo's file holds: SHA-256 of its bytes, and the picture's width × height.
    ///
    /// Throws `libraryFailed` when it is no photo.
    func inspect(_ file: [UInt8]) throws(CaptureError) -> (digest: [UInt8], size: FrameSize)
}

/// A photo that is not yet in a file.
package struct FinishedPhoto: Sendable {
    /// The whole file.
    package var bytes: [UInt8]
    /// SHA-256 of `bytes`.
    package var digest: [UInt8]
    /// A small JPEG of at most 32 KiB.
    package var thumbnail: [UInt8]
    /// Width × height of the picture.
    package var size: FrameSize

    /// A photo from its parts.
    package init(bytes: [UInt8], digest: [UInt8], thumbnail: [UInt8], size: FrameSize) {
        self.bytes = bytes
        self.digest = digest
        self.thumbnail = thumbnail
        self.size = size
    }
}
