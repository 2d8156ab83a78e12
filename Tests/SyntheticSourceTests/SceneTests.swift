import CaptureModel
import CapturePipeline
import FramePatch
import JPEGEncoding
import Testing
import TurboJPEG
import YUV

@testable import SyntheticSource

@Suite("The synthetic scene, by its pixels")
struct SceneTests {
    private static let chart = Point(-0.345, 0.18), frontChart = Point(-0.36, 0.175)
    private static let sun = Point(0.19, -0.085)

    @Test("A seed gives the same bytes again; another frame, seed or camera gives others", arguments: SyntheticCamera.allCases)
    func determinism(camera: SyntheticCamera) {
        let change = { (settings: inout SceneSettings) in settings.gain = 4 }
        let first = RenderedFrame(camera, number: 7, seed: 3, change).bytes
        #expect(first == RenderedFrame(camera, number: 7, seed: 3, change).bytes)
        #expect(first != RenderedFrame(camera, number: 8, seed: 3, change).bytes)
        #expect(first != RenderedFrame(camera, number: 7, seed: 4, change).bytes)
        for other in SyntheticCamera.allCases where other != camera {
            #expect(first != RenderedFrame(other, number: 7, seed: 3, change).bytes)
        }
    }

    @Test("A renderer that has seen other settings draws the same as a new one")
    func statelessness() {
        let layout = ImageLayout(.nv12, FrameSize(width: 640, height: 360), colorRange: .full)!
        let renderer = SceneRenderer(.back, layout, interval: FrameInterval(1, 30)!, seed: 1)
        var strange = SceneSettings()
        (strange.zoom, strange.gain, strange.lensPosition, strange.isMirrored) = (3, 8, 0, true)
        strange.whiteBalance.temperature = 9000
        var bytes = [UInt8](repeating: 0, count: layout.byteCount)
        for (number, settings) in [(UInt64(0), SceneSettings()), (1, strange), (5, SceneSettings())] {
            unsafe bytes.withUnsafeMutableBytes { buffer in
                var span = unsafe buffer.mutableBytes
                renderer.render(number, settings, into: &span)
            }
        }
        #expect(bytes == RenderedFrame(.back, number: 5).bytes)
    }

    @Test("Things move from frame to frame, and what stands still does not")
    func motion() {
        let first = RenderedFrame(.back, number: 0), later = RenderedFrame(.back, number: 15)
        let changed = (0..<360).map { y in (0..<640).count { first.luma($0, y) != later.luma($0, y) } }
        #expect(changed.reduce(0, +) > 2000)
        for index in 0..<24 {
            let center = TestTargets.patchCenter(index)
            let point = Point(Self.chart.x + center.x, Self.chart.y + center.y)
            #expect(first.color(point) == later.color(point))
        }
    }

    @Test("Zoom 2 doubles a thing's size, by the lens and by cropping alike", arguments: [SyntheticCamera.back, .backUltraWide])
    func zoom(camera: SyntheticCamera) {
        let size = FrameSize(width: 1280, height: 720)
        let wide = RenderedFrame(camera, size).run(Self.sun, zoom: 1, threshold: 244)
        let expected = 0.042 * 1280 * camera.magnification
        #expect(abs(Double(wide) - expected) < 0.12 * expected)
        for zoom in [1.5, 2.0] {
            let close = RenderedFrame(camera, size) { $0.zoom = zoom }.run(Self.sun, zoom: zoom, threshold: 244)
            #expect(abs(Double(close) - zoom * Double(wide)) < 0.12 * zoom * Double(wide))
        }
    }

    @Test("A lens set near shows near things sharp and far ones blurred, and the other way round")
    func focus() {
        let near = RenderedFrame(.back) { $0.lensPosition = 0.1 }, far = RenderedFrame(.back) { $0.lensPosition = 0.95 }
        let star = (0.3, 0.09, 0.45, 0.24), mountains = (-0.5, -0.12, -0.3, 0.04)
        func sharpness(_ frame: RenderedFrame, _ part: (Double, Double, Double, Double)) -> Double {
            frame.sharpness(part.0, part.1, part.2, part.3)
        }
        #expect(sharpness(near, star) > 5 * sharpness(far, star))
        #expect(sharpness(far, mountains) > 2 * sharpness(near, mountains))
        // From one end to the other the star only gets worse.
        let sweep = [0.3, 0.6, 0.7, 0.8, 1.0].map { position in
            sharpness(RenderedFrame(.back) { $0.lensPosition = position }, star)
        }
        #expect(zip(sweep, sweep.dropFirst()).allSatisfy { $0 > $1 })
    }

    /// The middle of the chart's fourth grey.
    private static var grey: Point {
        let center = TestTargets.patchCenter(21)
        return Point(chart.x + center.x, chart.y + center.y)
    }

    @Test("Gain brightens and adds noise; a longer exposure brightens without")
    func light() {
        let plain = RenderedFrame(.back).statistics(Self.grey, half: 0.009)
        let long = RenderedFrame(.back) { $0.exposure *= 2 }.statistics(Self.grey, half: 0.009)
        let short = RenderedFrame(.back) { $0.exposure /= 2 }.statistics(Self.grey, half: 0.009)
        let amplified = RenderedFrame(.back) { $0.gain = 2 }.statistics(Self.grey, half: 0.009)
        let strongly = RenderedFrame(.back) { ($0.gain, $0.exposure) = (8, SceneSettings.neutralExposure / 8) }
            .statistics(Self.grey, half: 0.009)
        #expect(abs(plain.mean - 0x7a) < 2 && plain.variance < 0.5)
        // Twice the light is 2^(1/2.2) = 1.37 times the number.
        #expect(abs(long.mean / plain.mean - 1.37) < 0.03 && long.variance < 0.5)
        #expect(abs(plain.mean / short.mean - 1.37) < 0.03)
        #expect(abs(amplified.mean - long.mean) < 2 && amplified.variance > 1)
        #expect(abs(strongly.mean - plain.mean) < 3 && strongly.variance > 2 * amplified.variance)
    }

    @Test("White balance for warmer light makes blue of grey less, and for cooler light more")
    func whiteBalance() {
        let neutral = RenderedFrame(.back).color(Self.grey)
        let warm = RenderedFrame(.back) { $0.whiteBalance.temperature = 8000 }.color(Self.grey)
        let cool = RenderedFrame(.back) { $0.whiteBalance.temperature = 3500 }.color(Self.grey)
        let green = RenderedFrame(.back) { $0.whiteBalance.tint = -150 }.color(Self.grey)
        #expect(abs(neutral.u - 128) <= 2 && abs(neutral.v - 128) <= 2)
        #expect(warm.v > neutral.v + 8 && warm.u < neutral.u - 8)
        #expect(cool.v < neutral.v - 8 && cool.u > neutral.u + 8)
        #expect(green.u < neutral.u && green.v < neutral.v)
    }

    @Test(
        "The chart's colours are where they should be, mirrored in the front camera", arguments: [SyntheticCamera.back, .front])
    func chart(camera: SyntheticCamera) {
        let frame = RenderedFrame(camera, FrameSize(width: 1280, height: 720))
        let place = camera == .front ? Self.frontChart : Self.chart
        for (index, color) in TestTargets.chartColors.enumerated() {
            let center = TestTargets.patchCenter(index)
            let seen = frame.color(Point(place.x + center.x, place.y + center.y))
            let luma = 255 * (0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
            let blueness = 128 + (255 * color.blue - luma) / 1.772, redness = 128 + (255 * color.red - luma) / 1.402
            #expect(abs(Double(seen.y) - luma) < 4 && abs(Double(seen.u) - blueness) < 5 && abs(Double(seen.v) - redness) < 5)
        }
        // It stands on the scene's left, which the front camera shows on the right.
        #expect((frame.pixel(place).x > 640) == (camera == .front))
    }

    @Test("Every format shows the same picture", arguments: SyntheticCamera.pixelFormats)
    func formats(format: PixelFormat) throws {
        let reference = RenderedFrame(.back), frame = RenderedFrame(.back, FrameSize(width: 640, height: 360), format)
        let image = try Self.encode(frame, ["q": 100])
        let shown = try Self.decode(image)
        var squares = 0
        for index in 0..<640 * 360 {
            let luma = unsafe shown.bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
            squares += (Int(luma) - Int(reference.bytes[index])) * (Int(luma) - Int(reference.bytes[index]))
        }
        #expect(Double(squares) / (640 * 360) < 6)
    }

    @Test("The patch is read after JPEG at quality 40 and half the width, at every size", arguments: SyntheticCamera.sizes)
    func patchSurvives(size: FrameSize) throws {
        let patch = FramePatch(sequence: 0x0123_4567_89ab_cdef, captureTime: 1_234_567_890_123_456_789)
        let frame = RenderedFrame(.back, size, patch: patch)
        for parameters in [["q": 40], ["q": 40, "w": size.width / 2]] {
            let image = try Self.encode(frame, parameters)
            let small = image.layout.size
            #expect(small.width == parameters["w"] ?? size.width)
            let rows = PixelRows(width: small.width, height: small.height, stride: small.width)
            let shown = try Self.decode(image)
            #expect(FramePatch.read(from: shown.bytes, rows) == patch)
        }
    }

    @Test("Geometry tells the part of the sensor that a picture shows")
    func geometry() {
        let wide = FrameSize(width: 1280, height: 720)
        var settings = SceneSettings()
        #expect(SyntheticCamera.back.geometry(wide, settings).crop == SensorRect(x: 0, y: 360, width: 3840, height: 2160))
        #expect(
            SyntheticCamera.back.geometry(FrameSize(width: 640, height: 480), settings).crop
                == SensorRect(x: 0, y: 0, width: 3840, height: 2880))
        settings.zoom = 2
        #expect(SyntheticCamera.back.geometry(wide, settings).crop?.width == 3840, "the lens does it")
        settings.zoom = 4
        #expect(SyntheticCamera.back.geometry(wide, settings).crop == SensorRect(x: 960, y: 900, width: 1920, height: 1080))
        settings = SyntheticCamera.front.initialSettings
        #expect(SyntheticCamera.front.geometry(wide, settings).isMirrored)
    }

    private static func encode(_ frame: RenderedFrame, _ parameters: [String: Int]) throws -> EncodedImage {
        let pool = FrameBufferPool(capacity: frame.bytes.count, limit: 1)
        var buffer = pool.take()!
        buffer.withMutableBytes { output in
            let rows = PlaneRows(width: frame.bytes.count, height: 1)
            unsafe Repacking.copy(frame.bytes.span.bytes, rows, into: &output, rows)
        }
        let lease = buffer.finish(count: frame.bytes.count)
        return try JPEGRendition().encoder(parameters).encode(Frame(header: FrameHeader(layout: frame.layout), buffer: lease))
    }

    /// What a JPEG shows: its luma, row by row, and behind it its chroma.
    private static func decode(_ image: EncodedImage) throws -> PixelMemory {
        var decompressor = try Decompressor()
        let header = try image.buffer.withBytes { try decompressor.header(of: $0) }
        let area = header.width * header.height
        var memory = PixelMemory(count: area * 2)
        var output = memory.mutableBytes
        try image.buffer.withBytes {
            try decompressor.decompress(
                $0, header: header, into: &output, offsets: (0, area, area * 3 / 2),
                strides: (header.width, header.width / 2, header.width / 2))
        }
        return memory
    }
}
