import CaptureModel
import CapturePipeline
import JPEGEncoding
import JPEGStructure
import Testing
import TurboJPEG
import YUV

@Suite("Photos of a camera's own JPEG")
struct CameraJPEGPhotoTests {
    private static let size = FrameSize(width: 322, height: 242)

    private func finish(_ jpeg: [UInt8], size: FrameSize = size) throws -> FinishedPhoto {
        try JPEGPhotoFinisher { _ in 0 }.finish(TestPicture.frame(jpeg: jpeg, size: size), photoID: "p-1", quality: 50)
    }

    @Test("The picture stays bit by bit, its header says its size, and djpeg and exiftool accept it")
    func identical() throws {
        let jpeg = try SampleJPEG.encoded(Self.size)
        let photo = try finish(jpeg, size: FrameSize(width: 1, height: 1))
        #expect(photo.size == Self.size)
        #expect(try SampleJPEG.scan(photo.bytes) == SampleJPEG.scan(jpeg))
        #expect(try PhotoTool.pixmap(photo.bytes) == PhotoTool.pixmap(jpeg))
        let before = try SampleJPEG.parts(jpeg).segments, after = try SampleJPEG.parts(photo.bytes).segments
        #expect(after[0].marker == 0xE1 && after[0].bytes.dropFirst(4).starts(with: Array("Exif\0\0".utf8)))
        #expect(after.dropFirst().map(\.bytes) == before.filter { $0.marker != 0xE0 }.map(\.bytes))
        #expect(try PhotoTool.metadata(photo.bytes)["Validate"] as? String == "0 0 0")
    }

    @Test("Missing Huffman tables are added, and the picture is the same")
    func missingTables() throws {
        let jpeg = try SampleJPEG.encoded(Self.size)
        let bare = try SampleJPEG.withoutTables(jpeg)
        #expect(try SampleJPEG.parts(bare).picture.lacksHuffmanTables)
        let photo = try finish(bare)
        #expect(try SampleJPEG.parts(photo.bytes).segments.filter { $0.marker == 0xC4 }.count == 1)
        #expect(try SampleJPEG.scan(photo.bytes) == SampleJPEG.scan(jpeg))
        #expect(try PhotoTool.pixmap(photo.bytes) == PhotoTool.pixmap(jpeg))
        #expect(try PhotoTool.metadata(photo.bytes)["Validate"] as? String == "0 0 0")
    }

    @Test("Every sampling of colour stays as it is, odd sizes included", arguments: Subsampling.allCases)
    func everySampling(subsampling: Subsampling) throws {
        let size = FrameSize(width: 331, height: 121)
        var memory = PixelMemory(count: subsampling.largestJPEG(width: 331, height: 121))
        let plane = PixelMemory(count: 336 * 128)
        var compressor = try Compressor(), output = memory.mutableBytes
        let count = try compressor.compress(
            y: plane.bytes, u: plane.bytes, v: plane.bytes, strides: (336, 336, 336), width: 331, height: 121,
            subsampling: subsampling, quality: 90, into: &output)
        let jpeg = unsafe memory.bytes.extracting(first: count).withUnsafeBytes { unsafe Array($0) }
        let photo = try finish(jpeg, size: size)
        #expect(photo.size == size)
        #expect(try SampleJPEG.scan(photo.bytes) == SampleJPEG.scan(jpeg))
        let thumbnail = try SampleJPEG.parts(photo.thumbnail).picture
        #expect(thumbnail.width == 320 && thumbnail.height == 117)
        #expect(thumbnail.sampling == (subsampling == .grey ? .grey : .yuv420))
        #expect(try PhotoTool.pixmap(photo.bytes) == PhotoTool.pixmap(jpeg))
    }

    @Test("Padding behind the end is left out")
    func padding() throws {
        let jpeg = try SampleJPEG.encoded(Self.size)
        #expect(try finish(jpeg + [UInt8](repeating: 0, count: 4099)).bytes == finish(jpeg).bytes)
    }

    @Test("EXIF of the camera is replaced; its other segments stay in order")
    func otherSegments() throws {
        let jpeg = try SampleJPEG.encoded(Self.size)
        let packet = "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'/><?xpacket end='w'?>"
        let xmp = SampleJPEG.segment(0xE1, Array(("http://ns.adobe.com/xap/1.0/\0" + packet).utf8))
        let comment = SampleJPEG.segment(0xFE, Array("made by a camera".utf8))
        let old = try SampleJPEG.parts(finish(SampleJPEG.encoded(FrameSize(width: 16, height: 16))).bytes).segments[0].bytes
        let crowded = try SampleJPEG.replacing(jpeg) { [$0[0].bytes, old, xmp] + $0.dropFirst().map(\.bytes) + [comment] }
        let photo = try finish(crowded)
        let segments = try SampleJPEG.parts(photo.bytes).segments
        #expect(segments.filter { $0.bytes.dropFirst(4).starts(with: Array("Exif".utf8)) }.count == 1)
        #expect(segments[1].bytes == xmp && segments.last?.bytes == comment)
        let fields = try PhotoTool.metadata(photo.bytes)
        #expect(fields["ExifImageWidth"] as? Int == 322 && fields["Comment"] as? String == "made by a camera")
        #expect(fields["Validate"] as? String == "0 0 0")
    }

    @Test("Fill bytes and restart markers between segments do not confuse it")
    func fillBytes() throws {
        let jpeg = try SampleJPEG.encoded(Self.size)
        let filled = try SampleJPEG.replacing(jpeg) { $0.flatMap { [[0xFF, 0xD0], [0xFF, 0xFF], $0.bytes] } }
        #expect(try finish(filled).bytes == finish(jpeg).bytes)
    }

    @Test("A JPEG cut short anywhere is an error")
    func truncated() throws {
        let jpeg = try SampleJPEG.encoded(FrameSize(width: 64, height: 48))
        for count in stride(from: 0, to: jpeg.count, by: 7) {
            let error = #expect(throws: CaptureError.self) { try finish(Array(jpeg.prefix(count))) }
            #expect(error?.code == .encodingFailed)
        }
    }

    @Test("A hole in the coded data is an error")
    func hole() throws {
        let jpeg = try SampleJPEG.encoded(Self.size)
        let start = try SampleJPEG.parts(jpeg).picture.scanOffset
        let middle = (start + jpeg.count) / 2
        let error = #expect(throws: CaptureError.self) {
            try finish(Array(jpeg[..<middle] + jpeg[(middle + (jpeg.count - middle) / 2)...]))
        }
        #expect(error?.code == .encodingFailed)
    }

    @Test("Any damage gives a photo or an error, and nothing worse")
    func damaged() throws {
        let jpeg = try SampleJPEG.withoutTables(SampleJPEG.encoded(FrameSize(width: 64, height: 48)))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<1000 {
            var bytes = jpeg
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            do {
                let photo = try finish(bytes)
                #expect(try SampleJPEG.parts(photo.bytes).picture.width == photo.size.width)
            } catch let error as CaptureError {
                #expect(error.code == .encodingFailed)
            }
        }
    }

    @Test("A small JPEG that claims to be huge is an error and costs no memory")
    func claims() throws {
        let jpeg = try SampleJPEG.encoded(FrameSize(width: 64, height: 48))
        for side in [30_000, 65_500] as [UInt16] {
            let huge = try SampleJPEG.replacing(jpeg) { segments in
                segments.map { segment in
                    guard segment.marker == 0xC0 else { return segment.bytes }
                    var bytes = segment.bytes
                    for at in [5, 7] { (bytes[at], bytes[at + 1]) = (UInt8(side >> 8), UInt8(side & 255)) }
                    return bytes
                }
            }
            let error = #expect(throws: CaptureError.self) { try finish(huge) }
            #expect(error?.code == .encodingFailed)
        }
    }
}
