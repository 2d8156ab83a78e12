/// How the bytes of a picture are laid out: an open set of four-character codes, spelled as V4L2 spells them.
///
/// On the wire it is the code's text without trailing spaces (`"NV12"`, `"Y16"`).
public struct PixelFormat: RawRepresentable, Hashable, Sendable {
    /// The four-character code, first character in the lowest byte (`v4l2_fourcc` in `linux/videodev2.h`).
    public var rawValue: UInt32

    /// A format by its four-character code.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A format by the text of its code: one to four printable ASCII characters; nil for anything else.
    public init?(_ name: some StringProtocol) {
        let bytes = Array(name.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
        var code: UInt32 = 0
        for index in 0..<4 {
            code |= UInt32(index < bytes.count ? bytes[index] : 0x20) << (8 * UInt32(index))
        }
        rawValue = code
    }

    private init(known name: StaticString) { self = PixelFormat(String(describing: name))! }

    /// Motion JPEG: every frame is one JPEG picture.
    public static let mjpeg = PixelFormat(known: "MJPG")
    /// 4:2:2 packed, Y0 Cb Y1 Cr.
    public static let yuyv = PixelFormat(known: "YUYV")
    /// 4:2:2 packed, Cb Y0 Cr Y1.
    public static let uyvy = PixelFormat(known: "UYVY")
    /// 4:2:0, a luma plane and one plane of interleaved Cb Cr.
    public static let nv12 = PixelFormat(known: "NV12")
    /// 4:2:0, three planes: Y, Cb, Cr.
    public static let i420 = PixelFormat(known: "YU12")
    /// 24 bits packed, red first.
    public static let rgb24 = PixelFormat(known: "RGB3")
    /// 24 bits packed, blue first.
    public static let bgr24 = PixelFormat(known: "BGR3")
    /// 8 bits of luma.
    public static let grey = PixelFormat(known: "GREY")
    /// 16 bits of luma, little endian.
    public static let grey16 = PixelFormat(known: "Y16")

    /// 10 bits of luma in 16, little endian, the upper six 0.
    public static let grey10 = PixelFormat(known: "Y10")
    /// 12 bits of luma in 16, little endian, the upper four 0.
    public static let grey12 = PixelFormat(known: "Y12")
    /// A sensor's own 8-bit numbers, one colour a pixel: rows blue green, then green red.
    public static let bayerBGGR = PixelFormat(known: "BA81")
    /// The same with rows green blue, then red green.
    public static let bayerGBRG = PixelFormat(known: "GBRG")
    /// The same with rows green red, then blue green.
    public static let bayerGRBG = PixelFormat(known: "GRBG")
    /// The same with rows red green, then green blue.
    public static let bayerRGGB = PixelFormat(known: "RGGB")

    /// Is each frame compressed, so that it has no planes and no fixed length?
    public var isCompressed: Bool { self == .mjpeg || self == PixelFormat(known: "JPEG") }
}

extension PixelFormat: CustomStringConvertible {
    /// The code's text without trailing spaces; bytes that do not print show as `?`.
    public var description: String {
        var text = ""
        for index in 0..<4 {
            let byte = UInt8(truncatingIfNeeded: rawValue >> (8 * UInt32(index)))
            text.unicodeScalars.append((0x20...0x7e).contains(byte) ? Unicode.Scalar(byte) : "?")
        }
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
