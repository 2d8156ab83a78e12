import JPEGStructure
import Testing

@Suite("Headers that a stream's pictures have in common")
struct JPEGHeadersTests {
    @Test("What is said of a picture is the same after any other picture as alone")
    func sameVerdict() {
        let whole = [
            SampleJPEG(huffmanTables: StandardHuffmanTables.segment), SampleJPEG(luma: (2, 2)), SampleJPEG(luma: nil),
            SampleJPEG(),
        ].map(\.bytes)
        var pictures = whole
        for bytes in whole {
            pictures.append(bytes + [UInt8](repeating: 0, count: 9))
            pictures.append(bytes + bytes)
            for place in stride(from: 0, to: bytes.count, by: 7) {
                pictures.append(Array(bytes.prefix(place)))
                var changed = bytes
                changed[place] ^= 0xFF
                pictures.append(changed)
            }
        }
        for first in whole {
            var headers = JPEGHeaders()
            for picture in pictures {
                unsafe _ = headers.judge(first.span.bytes)
                let alone = unsafe JPEGVerdict(of: picture.span.bytes)
                #expect(unsafe headers.judge(picture.span.bytes) == alone)
                #expect(unsafe headers.judge(picture.span.bytes) == alone, "the second time")
            }
        }
    }
}
