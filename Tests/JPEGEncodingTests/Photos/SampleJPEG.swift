import CaptureModel
import CapturePipeline
import JPEGEncoding
import JPEGStructure

/// JPEGs as cameras send them, and their parts.
enum SampleJPEG {
    /// A camera's picture of that size.
    static func encoded(_ size: FrameSize, _ format: PixelFormat = .yuyv) throws -> [UInt8] {
        try bytes(JPEGRendition().encoder(["q": 85]).encode(TestPicture(size).frame(format)).buffer)
    }

    /// A JPEG's markers and the segments before its scan.
    static func parts(_ jpeg: [UInt8]) throws -> (picture: JPEGPicture, segments: [(marker: UInt8, bytes: [UInt8])]) {
        let span = unsafe jpeg.span.bytes
        let verdict = JPEGVerdict(of: span)
        guard case .whole(let picture) = verdict else { throw verdict.fault! }
        return (picture, picture.segments(of: span).map { ($0.marker, Array(jpeg[$0.range])) })
    }

    /// The coded data, from the scan's marker to the end.
    static func scan(_ jpeg: [UInt8]) throws -> [UInt8] {
        let picture = try parts(jpeg).picture
        return Array(jpeg[picture.scanOffset..<picture.count])
    }

    /// The JPEG with other segments before its scan.
    static func replacing(_ jpeg: [UInt8], _ change: ([(marker: UInt8, bytes: [UInt8])]) -> [[UInt8]]) throws -> [UInt8] {
        try [0xFF, 0xD8] + change(parts(jpeg).segments).joined() + scan(jpeg)
    }

    /// As Motion JPEG goes: without Huffman tables, with an APP0 of its own.
    static func withoutTables(_ jpeg: [UInt8]) throws -> [UInt8] {
        try replacing(jpeg) { segments in
            [segment(0xE0, Array("AVI1".utf8) + [UInt8](repeating: 0, count: 10))]
                + segments.filter { $0.marker != 0xC4 && $0.marker != 0xE0 }.map(\.bytes)
        }
    }

    /// A segment, marker and length included.
    static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((contents.count + 2) >> 8), UInt8((contents.count + 2) & 255)] + contents
    }

    static func bytes(_ buffer: FrameBuffer) -> [UInt8] {
        buffer.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
    }
}
