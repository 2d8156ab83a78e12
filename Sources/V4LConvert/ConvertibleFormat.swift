/// A raw picture format that libv4lconvert reads.
///
/// Only those are here whose pictures have a length that can be told from their size: the library checks that of few, and reads
/// beyond the end of a picture that is too short.
package struct ConvertibleFormat: Hashable, Sendable {
    /// What a picture becomes: the one that loses nothing of its colours.
    package enum Result: Hashable, Sendable {
        /// 24 bits a pixel, red first, without padding.
        case rgb24
        /// Planes of 4:2:0, without padding.
        case yuv420
    }

    /// Pixels that a conversion takes together.
    struct FrameGroup: Hashable, Sendable {
        let width: Int, height: Int

        /// Four in each of two rows.
        static let pairs = FrameGroup(width: 4, height: 2)
        /// Sixteen in each of eight rows.
        static let block = FrameGroup(width: 16, height: 8)
    }

    /// The four-character code.
    package let code: UInt32
    /// What a picture becomes.
    package let result: Result
    /// Bits of a pixel in a row of bytes.
    let bits: Int
    /// Rows of bytes for every two rows of pixels.
    let doubledRows: Int
    /// Pixels that width and height are multiples of: the library writes whole groups of them, be it beyond the picture's end.
    let group: FrameGroup

    /// Are all rows of bytes equally far apart, so that there may be something between them?
    package var mayHavePadding: Bool { doubledRows != 3 }

    /// Bytes of a row, without padding.
    package func rowBytes(width: Int) -> Int { width * bits / 8 }

    /// Rows of bytes.
    package func rowCount(height: Int) -> Int { height * doubledRows / 2 }

    /// Bytes of what a picture becomes.
    package func resultBytes(width: Int, height: Int) -> Int { result == .rgb24 ? width * height * 3 : width * height * 3 / 2 }

    /// Can a picture of this size be converted?
    package func takes(width: Int, height: Int) -> Bool {
        width >= 16 && height >= 16 && width % group.width == 0 && height % group.height == 0 && width <= 32768 && height <= 32768
            && width * height <= 1 << 28
    }

    /// The format of that code; nil where there is none, or the library of this machine does not know it.
    package init?(_ code: UInt32) {
        guard let found = Self.all.first(where: { $0.code == code }) else { return nil }
        self = found
    }

    /// Those that the library of this machine converts.
    package static let all = known.filter(FrameConverter.converts)

    private static let known: [ConvertibleFormat] = [
        // 4:2:2 and 4:2:0 in other orders.
        .init("YVYU", .yuv420, 16), .init("NV16", .yuv420, 8, 4), .init("NV61", .yuv420, 8, 4), .init("YV12", .yuv420, 8, 3),
        .init("M420", .yuv420, 8, 3),
        // Those of old webcams.
        .init("S501", .yuv420, 8, 3, .block), .init("S505", .yuv420, 8, 3, .block), .init("S508", .yuv420, 8, 3, .block),
        .init("CITV", .yuv420, 8, 3, .block),
        .init("KONI", .yuv420, 8, 3, .block), .init("S920", .yuv420, 8, 3, .block),
        // Red, green and blue.
        .init("RGBP", .rgb24, 16), .init("RGB4", .rgb24, 32), .init("BGR4", .rgb24, 32), .init("BX24", .rgb24, 32),
        .init("XR24", .rgb24, 32), .init("BA24", .rgb24, 32), .init("AR24", .rgb24, 32),
        // Sensors' numbers of more than 8 bits.
        .init("BG10", .rgb24, 16), .init("GB10", .rgb24, 16), .init("BA10", .rgb24, 16), .init("RG10", .rgb24, 16),
        .init("BYR2", .rgb24, 16), .init("GB16", .rgb24, 16), .init("GR16", .rgb24, 16), .init("RG16", .rgb24, 16),
        .init("pBAA", .rgb24, 10), .init("pGAA", .rgb24, 10), .init("pgAA", .rgb24, 10), .init("pRAA", .rgb24, 10),
    ]

    private init(_ name: StaticString, _ result: Result, _ bits: Int, _ doubledRows: Int = 2, _ group: FrameGroup = .pairs) {
        code = String(describing: name).utf8.enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
        self.result = result
        self.bits = bits
        self.doubledRows = doubledRows
        self.group = group
    }
}
