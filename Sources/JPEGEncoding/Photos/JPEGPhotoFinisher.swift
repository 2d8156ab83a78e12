package import CaptureModel
package import CapturePipeline
internal import Digest
internal import EXIF
internal import JPEGStructure
internal import YUV

/// Makes photos: JPEG with EXIF and a thumbnail.
///
/// Colour keeps the sampling that the camera gave it. A camera's own JPEG keeps its picture bit by bit: headers are put in order,
/// missing Huffman tables are added, padding goes. It is decoded all the same, for the thumbnails, and so a photo is never made of
/// a picture that a decoder complains of.
///
/// It keeps nothing from photo to photo: they are rare, and the memory of a large one is better given back.
package struct JPEGPhotoFinisher: PhotoFinisher {
    private let secondsEastOfUTC: @Sendable (Int) -> Int

    /// A finisher that writes times of day in the zone where clocks are so many seconds ahead of UTC, at a time given in seconds
    /// since 1970; by default in the zone of this process.
    package init(secondsEastOfUTC: @escaping @Sendable (Int) -> Int = LocalZone.secondsEastOfUTC) {
        self.secondsEastOfUTC = secondsEastOfUTC
    }

    /// Makes the photo. Throws `unsupportedFormat`, and `encodingFailed` for a frame that is not what its header says or is damaged.
    package func finish(_ frame: Frame, photoID: String, quality: Int) throws(CaptureError) -> FinishedPhoto {
        try frame.buffer.withBytes { (bytes) throws(CaptureError) in
            var unpacker = FrameUnpacker(keepsColor: true), compressor = PictureCompressor()
            let jpeg: BareJPEG, picture: PlanarPicture
            if frame.header.layout.pixelFormat.isCompressed {
                let camera = try BareJPEG(bytes)
                jpeg = camera
                picture = try unpacker.unpack(unsafe camera.bytes.span.bytes, frame.header.layout)
            } else {
                picture = try unpacker.unpack(bytes, frame.header.layout).stretched(bytes, in: &unpacker.memory)
                let encoded = try compressor.compress(picture, bytes, unpacker.memory.bytes, quality: quality)
                jpeg = try encoded.withBytes(BareJPEG.init)
            }
            let thumbnail = try Thumbnail(
                of: picture, frame: bytes, memory: unpacker.memory.bytes, longestSide: 320, limit: 32 << 10)
            // EXIF recommends this size, and the segment's 64 KiB must also take the fields.
            let inner = try Thumbnail(
                of: picture, frame: bytes, memory: unpacker.memory.bytes, longestSide: 160, limit: 10 << 10)
            let bareInner = try BareJPEG(unsafe inner.bytes.span.bytes)
            let file = try jpeg.file(exif: exif(frame.header, photoID, jpeg, bareInner.bytes))
            return FinishedPhoto(
                bytes: file, digest: SHA256.digest(of: unsafe file.span.bytes), thumbnail: thumbnail.bytes, size: jpeg.size)
        }
    }

    private func exif(
        _ header: FrameHeader, _ photoID: String, _ jpeg: BareJPEG, _ thumbnail: [UInt8]
    ) throws(CaptureError) -> [UInt8] {
        do throws(EXIFError) {
            return try PhotoEXIF(header: header, photoID: photoID, size: jpeg.size, isGrey: jpeg.isGrey)
                .encoded(date: CaptureDate(header.times.wallClock, secondsEastOfUTC: secondsEastOfUTC), thumbnail: thumbnail)
        } catch {
            throw CaptureError(.encodingFailed, "the photo's EXIF could not be made", cause: error.description)
        }
    }
}
