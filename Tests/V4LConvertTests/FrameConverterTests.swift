import Testing

@testable import V4LConvert

@Suite("Formats that libv4lconvert reads")
struct FrameConverterTests {
    private func format(_ name: String) throws -> ConvertibleFormat {
        let code = name.utf8.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
        return try #require(ConvertibleFormat(code), "\(name)")
    }

    private func convert(_ format: ConvertibleFormat, _ source: [UInt8], stride: Int, room: Int? = nil) throws -> [UInt8]? {
        let converter = try #require(FrameConverter(format))
        var output = [UInt8](repeating: 9, count: room ?? format.resultBytes(width: 32, height: 16))
        let count = unsafe output.withUnsafeMutableBytes { output in
            var bytes = unsafe output.mutableBytes
            return unsafe converter.convert(source.span.bytes, width: 32, height: 16, stride: stride, into: &bytes)
        }
        return count.map { Array(output.prefix($0)) }
    }

    @Test("Planes, orders and strides come out as luma, then Cb, then Cr", arguments: [0, 24])
    func luma(padding: Int) throws {
        func rows(_ count: Int, _ bytes: (Int) -> [UInt8]) -> [UInt8] {
            (0..<count).flatMap { row in (bytes(row) + [UInt8](repeating: 255, count: 64)).prefix(bytes(row).count + padding) }
        }
        let expected =
            (0..<16).flatMap { row in [UInt8](repeating: UInt8(row * 10), count: 32) } + [UInt8](repeating: 100, count: 128)
            + [UInt8](repeating: 200, count: 128)
        let yvyu = rows(16) { row in (0..<16).flatMap { _ in [UInt8(row * 10), 200, UInt8(row * 10), 100] } }
        #expect(try convert(format("YVYU"), yvyu, stride: 64 + padding) == expected)
        for (name, chroma) in [("NV16", [100, 200]), ("NV61", [200, 100])] as [(String, [UInt8])] {
            let planes = rows(32) { row in
                row < 16 ? [UInt8](repeating: UInt8(row * 10), count: 32) : (0..<16).flatMap { _ in chroma }
            }
            #expect(try convert(format(name), planes, stride: 32 + padding) == expected, "\(name)")
        }
    }

    @Test("Red is red, in 16 bits, in 32, and as a sensor sees it in 10")
    func red() throws {
        let pixels = 32 * 16
        let rgb565 = (0..<pixels).flatMap { _ in [0x00, 0xF8] as [UInt8] }
        let xrgb = (0..<pixels).flatMap { _ in [7, 255, 0, 0] as [UInt8] }
        let xbgr = (0..<pixels).flatMap { _ in [0, 0, 255, 7] as [UInt8] }
        let sensor = (0..<pixels).flatMap { at in (at % 2 == 0 && at / 32 % 2 == 0 ? [0xFF, 0x03] : [0, 0]) as [UInt8] }
        for (name, source, row) in [
            ("RGBP", rgb565, 64), ("RGB4", xrgb, 128), ("BX24", xrgb, 128), ("XR24", xbgr, 128), ("RG10", sensor, 64),
        ] {
            let result = try #require(try convert(format(name), source, stride: row), "\(name)")
            let middle = result[(8 * 32 + 16) * 3..<(8 * 32 + 17) * 3]
            #expect(middle.first! > 240 && middle.dropFirst().allSatisfy { $0 < 10 }, "\(name): \(middle)")
        }
    }

    @Test("Too short a picture, too little room, and sizes that the library can't take are refused, in every format")
    func refused() throws {
        #expect(ConvertibleFormat.all.count > 10)
        for format in ConvertibleFormat.all {
            let row = format.rowBytes(width: 32), count = row * format.rowCount(height: 16)
            let picture = [UInt8](repeating: 128, count: count)
            #expect(try convert(format, picture, stride: row)?.count == format.resultBytes(width: 32, height: 16), "\(format)")
            #expect(try convert(format, Array(picture.dropLast()), stride: row) == nil)
            #expect(try convert(format, picture, stride: row - 1) == nil)
            #expect(try convert(format, picture, stride: row, room: format.resultBytes(width: 32, height: 16) - 1) == nil)
            #expect(
                !format.takes(width: 31, height: 16) && !format.takes(width: 32, height: 15) && !format.takes(width: 8, height: 8)
            )
        }
        #expect(ConvertibleFormat(0) == nil)
        // Of these the library writes whole blocks, whose last ones would lie beyond the picture.
        for name in ["S501", "S505", "S508", "S920"] {
            #expect(try !format(name).takes(width: 36, height: 16) && !format(name).takes(width: 32, height: 20))
        }
    }
}
