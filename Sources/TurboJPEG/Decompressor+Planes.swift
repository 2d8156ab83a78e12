extension Decompressor {
    /// A picture's planes, without padding, one after the other.
    package struct Planes: Sendable {
        /// What the JPEG tells of itself.
        package let header: Header
        /// All planes' bytes: luma, then the two of chroma, which grey lacks.
        package let bytes: [UInt8]
        /// Bytes × rows of the luma plane, and of each chroma plane.
        package let luma: (width: Int, height: Int), chroma: (width: Int, height: Int)

        /// The three numbers of a pixel; chroma is 128, none, in grey.
        package func pixel(x: Int, y: Int) -> (y: UInt8, u: UInt8, v: UInt8) {
            let value = bytes[y * luma.width + x]
            guard chroma.width > 0 else { return (value, 128, 128) }
            let lumaCount = luma.width * luma.height, chromaCount = chroma.width * chroma.height
            let place = lumaCount + y * chroma.height / luma.height * chroma.width + x * chroma.width / luma.width
            return (value, bytes[place], bytes[place + chromaCount])
        }
    }

    /// Decompresses into planes of its own.
    ///
    /// Throws for bytes that are no JPEG or a damaged one, and for one of more than `pixelLimit` pixels.
    package mutating func planes(of jpeg: RawSpan, pixelLimit: Int) throws(TurboJPEGError) -> Planes {
        let header = try header(of: jpeg)
        guard header.width * header.height <= pixelLimit else {
            throw TurboJPEGError(call: "planes", message: "\(header.width)x\(header.height) is more than \(pixelLimit) pixels")
        }
        let luma = header.subsampling.planeSize(0, width: header.width, height: header.height)
        let chroma =
            header.subsampling == .grey
            ? (width: 0, height: 0) : header.subsampling.planeSize(1, width: header.width, height: header.height)
        let lumaCount = luma.width * luma.height, chromaCount = chroma.width * chroma.height
        var bytes = [UInt8](repeating: 0, count: lumaCount + 2 * chromaCount)
        var span = bytes.mutableSpan
        var output = unsafe span.mutableBytes
        try decompress(
            jpeg, header: header, into: &output, offsets: (0, lumaCount, lumaCount + chromaCount),
            strides: (luma.width, max(chroma.width, 1), max(chroma.width, 1)))
        return Planes(header: header, bytes: bytes, luma: luma, chroma: chroma)
    }
}
