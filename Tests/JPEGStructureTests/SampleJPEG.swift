/// A small grey JPEG, made here: one colour, every block of it "no difference, end of block" in the standard's codes.
struct SampleJPEG {
    var width = 24
    var height = 16
    /// Sampling of luma against chroma (1 each); nil for a picture of luma only.
    var luma: (horizontal: Int, vertical: Int)? = (2, 1)
    var huffmanTables: [UInt8] = []
    /// A segment behind SOI, as web cameras write it.
    var application: [UInt8] = []
    /// The marker of the frame header.
    var process: UInt8 = 0xC0

    static let avi1 = segment(0xE0, Array("AVI1".utf8) + [UInt8](repeating: 0, count: 10))

    static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((contents.count + 2) >> 8), UInt8((contents.count + 2) & 255)] + contents
    }

    var bytes: [UInt8] {
        let chroma = luma == nil ? [] : [(UInt8(2), UInt8(0x11)), (3, 0x11)]
        let components = [(UInt8(1), UInt8((luma?.horizontal ?? 1) << 4 | (luma?.vertical ?? 1)))] + chroma
        let frame: [UInt8] =
            [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), UInt8(components.count)]
            + components.flatMap { [$0.0, $0.1, 0] }
        let scan: [UInt8] =
            [UInt8(components.count)] + components.enumerated().flatMap { [$1.0, $0 == 0 ? 0x00 : 0x11] } + [0, 63, 0]
        return [0xFF, 0xD8] + application + Self.segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
            + Self.segment(process, frame) + huffmanTables + Self.segment(0xDA, scan) + codedData + [0xFF, 0xD9]
    }

    /// Luma blocks are 00 (no difference) 1010 (end of block), chroma blocks 00 00.
    var codedData: [UInt8] {
        let across = 8 * (luma?.horizontal ?? 1), down = 8 * (luma?.vertical ?? 1)
        let units = ((width + across - 1) / across) * ((height + down - 1) / down)
        let lumaBlocks = (luma?.horizontal ?? 1) * (luma?.vertical ?? 1)
        let unit = String(repeating: "001010", count: lumaBlocks) + (luma == nil ? "" : "00000000")
        var bits = Array(String(repeating: unit, count: units).utf8)
        while bits.count % 8 != 0 { bits.append(UInt8(ascii: "1")) }
        return stride(from: 0, to: bits.count, by: 8).flatMap { start in
            let byte = bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 & 1) }
            return byte == 0xFF ? [0xFF, 0x00] : [byte]
        }
    }
}
