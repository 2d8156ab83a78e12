import CaptureClient
import Glibc
import ProtoWire

/// Saves frames in a folder, each in a form that common tools open, with its header as JSON beside it.
struct FrameSaver {
    private let folder: String

    /// Makes the folder when it is not there.
    init(_ folder: String) throws(CaptureError) {
        guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else {
            throw FileOutput.failure("can't make the folder \(folder)", errno)
        }
        self.folder = folder
    }

    /// Saves as `<session>-<frame sequence>`: JPEG as it is, grey as `.pgm`, RGB and BGR as `.ppm`, other raw formats as the bytes
    /// that they are, `.yuv`.
    func save(_ frame: ReceivedFrame) throws(CaptureError) {
        let header = frame.header
        let digits = String(header.frameSequence)
        let name = "\(folder)/\(header.session)-\(String(repeating: "0", count: max(0, 8 - digits.count)))\(digits)"
        let layout = header.layout
        switch layout.pixelFormat {
        case _ where layout.pixelFormat.isCompressed: try save(frame, name + ".jpg")
        case .grey: try save(frame, name + ".pgm", as: "P5", pixel: [0])
        case .rgb24: try save(frame, name + ".ppm", as: "P6", pixel: [0, 1, 2])
        case .bgr24: try save(frame, name + ".ppm", as: "P6", pixel: [2, 1, 0])
        default: try save(frame, name + ".yuv")
        }
        let json = Wire.FrameHeader(header).jsonUTF8() + [UInt8(ascii: "\n")]
        try FileOutput.save(name + ".json") { FileOutput.write(json, to: $0) }
    }

    private func save(_ frame: ReceivedFrame, _ path: String) throws(CaptureError) {
        try FileOutput.save(path) { file in frame.withBytes { FileOutput.write($0, to: file) } }
    }

    /// Saves as a portable map: rows without padding, each pixel's bytes in the order of `pixel`.
    private func save(_ frame: ReceivedFrame, _ path: String, as magic: String, pixel: [Int]) throws(CaptureError) {
        let size = frame.header.layout.size
        guard let plane = frame.header.layout.planes.first else { return try save(frame, path) }
        let bytes = frame.withBytes { span -> [UInt8] in
            var bytes = Array("\(magic)\n\(size.width) \(size.height)\n255\n".utf8)
            bytes.reserveCapacity(bytes.count + size.area * pixel.count)
            for row in 0..<size.height {
                for column in 0..<size.width {
                    let start = plane.offset + row * plane.stride + column * pixel.count
                    // The stream has checked that the planes lie within the bytes, not that the rows lie within the planes.
                    guard start + pixel.count <= span.byteCount else { return bytes }
                    for index in pixel { bytes.append(unsafe span.unsafeLoad(fromByteOffset: start + index, as: UInt8.self)) }
                }
            }
            return bytes
        }
        try FileOutput.save(path) { FileOutput.write(bytes, to: $0) }
    }
}
