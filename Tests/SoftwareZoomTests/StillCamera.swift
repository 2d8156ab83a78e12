import CaptureModel
import CapturePipeline
import Synchronization
import TurboJPEG

/// A camera without a zoom of its own, which shows what it is told to.
final class StillCamera: CameraProvider {
    struct State {
        var sink: (any FrameSink)?
        var format: PixelFormat?
        var number: UInt64 = 0
    }
    let state = Mutex(State())
    let kind = "still"
    static let size = FrameSize(width: 128, height: 64)
    let abilities: [Capability]
    let formats: [PixelFormat]

    init(
        _ formats: [PixelFormat], abilities: [Capability] = [Capability("zoom", .unsupported), Capability("focus", .unsupported)]
    ) {
        self.formats = formats
        self.abilities = abilities
    }

    func cameras() -> [Camera] {
        [
            Camera(
                id: "still:1", name: "Still", source: kind,
                formats: formats.map { CameraFormat($0, Self.size, intervals: [IntervalRange(FrameInterval(1, 30)!)]) },
                capabilities: abilities)
        ]
    }

    func open(_ id: String) throws(CaptureError) -> any CameraDevice { Device(self) }

    /// Gives a picture.
    func show(_ buffer: FrameBuffer, _ layout: ImageLayout, drops: DropCounts = DropCounts()) {
        let (sink, number) = state.withLock { state in
            state.number += 1
            return (state.sink, state.number)
        }
        sink?.deliver(
            CapturedImage(buffer: buffer, layout: layout, times: FrameTimes(), driverSequence: number, drops: drops))
    }

    private final class Device: CameraDevice {
        private let still: StillCamera

        init(_ still: StillCamera) { self.still = still }

        var camera: Camera { still.cameras()[0] }

        func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
            let format = request.pixelFormat ?? still.formats[0]
            still.state.withLock { ($0.sink, $0.format) = (sink, format) }
            let layout =
                ImageLayout(format, StillCamera.size)
                ?? ImageLayout(pixelFormat: format, size: StillCamera.size, planes: [])
            return ActiveFormat(layout: layout, interval: nil)
        }

        func stop() { still.state.withLock { $0.sink = nil } }
    }
}

/// Keeps what it is given, leases included.
final class KeepingSink: FrameSink {
    let images = Mutex<[CapturedImage]>([])
    let drops = Mutex(DropCounts())

    func deliver(_ image: CapturedImage) { images.withLock { $0.append(image) } }
    func dropped(_ drops: DropCounts) { self.drops.withLock { $0 += drops } }
    func ended(_ error: CaptureError) {}

    func take() -> [CapturedImage] {
        images.withLock { images in
            defer { images = [] }
            return images
        }
    }
}

/// Pictures whose luma, or red, green and blue, goes evenly up from left to right, and chroma evenly down.
enum Ramp {
    static let size = StillCamera.size

    static func luma(_ x: Double) -> Double { 20 + 200 * x / Double(size.width) }
    static func chroma(_ x: Double) -> Double { 200 - 120 * x / Double(size.width) }

    /// A raw picture whose rows are `padding` bytes longer than they must be.
    static func picture(_ format: PixelFormat, padding: Int = 0) -> (FrameBuffer, ImageLayout) {
        let tight = ImageLayout(format, size)!
        let layout = ImageLayout(format, size, stride: tight.planes[0].stride + padding)!
        var bytes = [UInt8](repeating: 7, count: layout.byteCount)
        for (index, plane) in layout.planes.enumerated() {
            for row in 0..<plane.length / plane.stride {
                let width = tight.planes[index].stride
                for column in 0..<width {
                    bytes[plane.offset + row * plane.stride + column] = UInt8(sample(format, index, column).rounded())
                }
            }
        }
        return (buffer(bytes), layout)
    }

    /// The number in byte `column` of a row of plane `plane`, when `factor` is zoomed around the middle.
    static func sample(_ format: PixelFormat, _ plane: Int, _ column: Int, zoomed factor: Double = 1) -> Double {
        let (isChroma, x) = place(format, plane, column)
        let middle = Double(size.width - 1) / 2, seen = middle + (x - middle) / factor
        return isChroma ? chroma(seen) : luma(seen)
    }

    /// What byte `column` is, and in which column of pixels, or between which.
    private static func place(_ format: PixelFormat, _ plane: Int, _ column: Int) -> (isChroma: Bool, x: Double) {
        switch (format, plane) {
        case (.yuyv, _): column % 2 == 0 ? (false, Double(column / 2)) : (true, Double(column / 4 * 2) + 0.5)
        case (.uyvy, _): column % 2 == 1 ? (false, Double(column / 2)) : (true, Double(column / 4 * 2) + 0.5)
        case (.rgb24, _), (.bgr24, _): (false, Double(column / 3))
        case (.nv12, 1): (true, Double(column / 2 * 2) + 0.5)
        case (.i420, 1), (.i420, 2): (true, Double(column * 2) + 0.5)
        default: (false, Double(column))
        }
    }

    static func buffer(_ bytes: [UInt8]) -> FrameBuffer {
        let pool = FrameBufferPool(capacity: bytes.count, limit: 1)
        var buffer = pool.take()!
        buffer.withMutableBytes { output in
            for (index, byte) in bytes.enumerated() { output.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
        }
        return buffer.finish(count: bytes.count)
    }

    /// A JPEG of it.
    static func jpeg(_ sampling: Subsampling, size: FrameSize = size) throws -> [UInt8] {
        var planes: [[UInt8]] = [], strides: [Int] = []
        for component in 0..<3 {
            // Grey has no chroma, whose planes are there all the same.
            let plane =
                component < sampling.planeCount
                ? sampling.planeSize(component, width: size.width, height: size.height) : (width: 1, height: 1)
            let across = Double(size.width) / Double(plane.width)
            let row = (0..<plane.width).map { x in
                UInt8((component == 0 ? luma(Double(x)) : chroma(Double(x) * across + (across - 1) / 2)).rounded())
            }
            planes.append((0..<plane.height).flatMap { _ in row })
            strides.append(plane.width)
        }
        var output = [UInt8](repeating: 0, count: sampling.largestJPEG(width: size.width, height: size.height))
        var compressor = try Compressor()
        var span = output.mutableSpan
        var bytes = unsafe span.mutableBytes
        let (y, u, v) = (planes[0], planes[1], planes[2])
        let count = try unsafe compressor.compress(
            y: y.span.bytes, u: u.span.bytes, v: v.span.bytes,
            strides: (strides[0], strides[1], strides[2]), width: size.width, height: size.height, subsampling: sampling,
            quality: 95, into: &bytes)
        return Array(output[..<count])
    }

    /// The luma of a JPEG, rows one behind the other, and its header.
    static func luma(of jpeg: FrameBuffer) throws -> ([UInt8], Decompressor.Header) {
        var decompressor = try Decompressor()
        return try jpeg.withBytes { bytes in
            let header = try decompressor.header(of: bytes)
            var offsets: [Int] = [], strides: [Int] = [], end = 0
            for component in 0..<3 {
                let plane =
                    component < header.subsampling.planeCount
                    ? header.subsampling.planeSize(component, width: header.width, height: header.height) : (width: 0, height: 0)
                offsets.append(end)
                strides.append(plane.width)
                end += plane.width * plane.height
            }
            var output = [UInt8](repeating: 0, count: end)
            var span = output.mutableSpan
            var target = unsafe span.mutableBytes
            try decompressor.decompress(
                bytes, header: header, into: &target, offsets: (offsets[0], offsets[1], offsets[2]),
                strides: (strides[0], strides[1], strides[2]))
            return (output, header)
        }
    }
}
