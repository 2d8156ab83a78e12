import CaptureModel
import CapturePipeline
import JPEGEncoding
import Testing
import TurboJPEG

// What is to be seen in vivid's pictures, whatever their format.
extension DriverTests {
    /// vivid shows eight bars, white to black, each darker than the one before: so must a JPEG of the frame.
    func expectBars(_ image: CapturedImage) throws {
        let frame = Frame(header: FrameHeader(layout: image.layout), buffer: image.buffer)
        let jpeg = try JPEGRendition().encoder([:]).encode(frame).buffer
        var decompressor = try Decompressor()
        let planes = try jpeg.withBytes { try decompressor.planes(of: $0, pixelLimit: 1 << 24) }
        let (width, height) = planes.luma
        let row = (height - 20) * width
        let bars = (0..<8).map { Int(planes.bytes[row + (2 * $0 + 1) * width / 16]) }
        #expect(image.layout.size == FrameSize(width: width, height: height))
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0 > $1 + 8 }, "\(image.layout.pixelFormat): \(bars)")
        #expect(bars[0] > 150 && bars[7] < 30, "\(image.layout.pixelFormat): \(bars)")
    }
}
