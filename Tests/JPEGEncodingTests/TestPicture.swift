import CaptureModel
import CapturePipeline
import Testing
import YUV

/// A smooth full-colour picture, and frames of it in every format.
struct TestPicture {
    let size: FrameSize
    /// Full-range planes of 4:2:0, one behind the other without padding; chroma is rounded up.
    private(set) var planar: [UInt8]

    init(_ size: FrameSize) {
        self.size = size
        planar = []
        for (width, height, phase) in [
            (size.width, size.height, 0), ((size.width + 1) / 2, (size.height + 1) / 2, 1),
            ((size.width + 1) / 2, (size.height + 1) / 2, 2),
        ] {
            for y in 0..<height {
                for x in 0..<width {
                    // Triangles of different lengths in each plane.
                    let down = abs((x * 400 / width + phase * 50) % 200 - 100)
                    let across = abs((y * 300 / height + phase * 30) % 200 - 100)
                    planar.append(UInt8(64 + (down + across) * 128 / 200))
                }
            }
        }
    }

    var y: PlaneRows { PlaneRows(width: size.width, height: size.height) }
    var u: PlaneRows { PlaneRows(offset: size.area, width: (size.width + 1) / 2, height: (size.height + 1) / 2) }
    var v: PlaneRows { PlaneRows(offset: u.end, width: u.width, height: u.height) }

    /// A frame of it, rows `padding` bytes further apart than needed.
    func frame(_ format: PixelFormat, range: ColorRange = .full, padding: Int = 0) throws -> Frame {
        let tight = try #require(ImageLayout(format, size))
        let layout = try #require(ImageLayout(format, size, stride: tight.planes[0].stride + padding, colorRange: range))
        func rows(_ plane: Int, _ width: Int, _ height: Int) -> PlaneRows {
            PlaneRows(offset: layout.planes[plane].offset, stride: layout.planes[plane].stride, width: width, height: height)
        }
        let planar = range == .limited ? squeezed() : planar
        return Self.frame(layout, count: layout.byteCount) { output in
            let source = unsafe planar.span.bytes
            switch format {
            case .i420:
                Repacking.copy(source, y, into: &output, rows(0, y.width, y.height))
                Repacking.copy(source, u, into: &output, rows(1, u.width, u.height))
                Repacking.copy(source, v, into: &output, rows(2, v.width, v.height))
            case .nv12:
                Repacking.copy(source, y, into: &output, rows(0, y.width, y.height))
                Repacking.mergeChroma(source, u: u, v: v, into: &output, rows(1, 2 * u.width, u.height))
            case .yuyv, .uyvy:
                Repacking.yuyv(luma: source, y: y, chroma: source, u: u, v: v, into: &output, rows(0, 2 * y.width, y.height))
                guard format == .uyvy else { break }
                for row in 0..<size.height {
                    for pair in 0..<size.width {
                        let at = layout.planes[0].stride * row + 2 * pair
                        let first = unsafe output.bytes.unsafeLoad(fromByteOffset: at, as: UInt8.self)
                        let second = unsafe output.bytes.unsafeLoad(fromByteOffset: at + 1, as: UInt8.self)
                        output.storeBytes(of: second, toByteOffset: at, as: UInt8.self)
                        output.storeBytes(of: first, toByteOffset: at + 1, as: UInt8.self)
                    }
                }
            case .rgb24, .bgr24:
                for row in 0..<size.height {
                    for x in 0..<size.width {
                        var (red, green, blue) = rgb(x, row)
                        if format == .bgr24 { swap(&red, &blue) }
                        let at = layout.planes[0].stride * row + 3 * x
                        output.storeBytes(of: red, toByteOffset: at, as: UInt8.self)
                        output.storeBytes(of: green, toByteOffset: at + 1, as: UInt8.self)
                        output.storeBytes(of: blue, toByteOffset: at + 2, as: UInt8.self)
                    }
                }
            case .bayerRGGB, .bayerBGGR, .bayerGRBG, .bayerGBRG:
                // The first row's two colours, then the second's, as the format's name has them.
                let name = format == .bayerBGGR ? "BGGR" : format.description, colors = name.map { "RGB".firstIndex(of: $0)! }
                for row in 0..<size.height {
                    for x in 0..<size.width {
                        let (red, green, blue) = rgb(x, row)
                        let color = colors[row % 2 * 2 + x % 2].utf16Offset(in: "RGB")
                        output.storeBytes(
                            of: [red, green, blue][color], toByteOffset: layout.planes[0].stride * row + x, as: UInt8.self)
                    }
                }
            case .grey:
                Repacking.copy(source, y, into: &output, rows(0, y.width, y.height))
            default:
                for row in 0..<size.height {
                    for x in 0..<size.width {
                        let at = layout.planes[0].stride * row + 2 * x
                        let spare = format == .grey16 ? 8 : format == .grey12 ? 4 : 2
                        let value = UInt16(planar[row * size.width + x]) << spare | UInt16(x & 0xff) >> (8 - spare)
                        output.storeBytes(of: value.littleEndian, toByteOffset: at, as: UInt16.self)
                    }
                }
            }
        }
    }

    /// A frame of a JPEG, or of whatever else `bytes` are.
    static func frame(jpeg bytes: [UInt8], size: FrameSize) -> Frame {
        frame(ImageLayout(pixelFormat: .mjpeg, size: size, planes: [], colorRange: .full), count: bytes.count) { output in
            for (index, byte) in bytes.enumerated() { output.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
        }
    }

    private static func frame(_ layout: ImageLayout, count: Int, _ fill: (inout MutableRawSpan) -> Void) -> Frame {
        let pool = FrameBufferPool(capacity: count, limit: 1)
        var buffer = pool.take()!
        buffer.withMutableBytes { fill(&$0) }
        return Frame(header: FrameHeader(layout: layout), buffer: buffer.finish(count: count))
    }

    /// The same with 16…235 for luma and 16…240 for chroma.
    private func squeezed() -> [UInt8] {
        planar.enumerated().map { index, value in
            let span = index < size.area ? 219.0 : 224.0
            return UInt8((16 + Double(value) * span / 255).rounded())
        }
    }

    /// BT.601, full range, as JFIF has it.
    private func rgb(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
        let chroma = y / 2 * u.width + x / 2
        let luma = Double(planar[y * size.width + x])
        let blueness = Double(planar[u.offset + chroma]) - 128, redness = Double(planar[v.offset + chroma]) - 128
        func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
        return (
            byte(luma + 1.402 * redness), byte(luma - 0.344136 * blueness - 0.714136 * redness), byte(luma + 1.772 * blueness)
        )
    }
}
