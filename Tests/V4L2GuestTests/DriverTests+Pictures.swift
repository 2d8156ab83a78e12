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

    @Test("A webcam's automatic focus makes sharp what is in the middle; a lens moved near or far blurs it")
    func automaticFocus() async throws {
        try await Guest.replug(0)
        let webcam = try await Webcam(Webcam.id(0)), device = webcam.device
        _ = try await webcam.start(FormatRequest(pixelFormat: .yuyv, size: FrameSize(width: 320, height: 240)))
        let sharp = try await sharpness(of: webcam) { $0 > 0 }
        for position in [0.0, 1.0] {
            _ = try await blocking { try device.setFocus(.lensPosition(position)) }
            _ = try await sharpness(of: webcam) { $0 < sharp / 4 }
            _ = try await blocking { try device.setFocus(.continuous) }
            _ = try await sharpness(of: webcam) { $0 == sharp }
        }
        // The lens stays where it focused.
        let locked = try await blocking { try device.setFocus(.locked).value }
        #expect(locked == FocusState(mode: .locked, lensPosition: 0.5))
        try await webcam.stop()
    }

    /// How much neighbours differ in a row through the middle of the scene that the webcam shows (`scripts/uvc-camera`), in the first
    /// of its pictures for which `condition` holds: a camera follows a command some pictures later.
    private func sharpness(of webcam: Webcam, _ condition: (Int) -> Bool) async throws -> Int {
        while true {
            let image = try await webcam.sink.takeNext(), bytes = image.bytes, plane = image.layout.planes[0]
            let row = plane.offset + image.layout.size.height * 2 / 3 * plane.stride
            let middle = stride(from: row + plane.stride * 3 / 8, to: row + plane.stride * 5 / 8, by: 2)
            let sharpness = middle.reduce(0) { sum, at in
                let step = Int(bytes[at + 2]) - Int(bytes[at])
                return sum + step * step
            }
            if condition(sharpness) { return sharpness }
        }
    }
}
