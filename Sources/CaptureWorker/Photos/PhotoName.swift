internal import CaptureModel
internal import CaptureWire
internal import Glibc

/// The name of a photo's file: when it was captured, and its id: `20260131T120000.250Z_<id>.jpg`. Names sort by time, and the id can
/// be read back from one.
struct PhotoName: Hashable {
    private static let timeLength = 20
    private static let ending = ".jpg"

    /// The photo's id.
    let id: String
    /// The file's name.
    let text: String
    /// When it was captured, in nanoseconds since 1970 UTC: to the millisecond, when it was read from a name.
    let wallClock: Int64

    /// The name of photo `id`, captured `wallClock` nanoseconds after 1970 UTC.
    init(id: String, wallClock: Int64) {
        var seconds = time_t(wallClock / 1_000_000_000)
        var parts = unsafe tm()
        unsafe gmtime_r(&seconds, &parts)
        func digits(_ number: Int32, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let date = unsafe digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1, 2) + digits(parts.tm_mday, 2)
        let time = unsafe digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2)
        let milliseconds = digits(Int32(wallClock / 1_000_000 % 1000), 3)
        self.id = id
        self.wallClock = wallClock
        text = "\(date)T\(time).\(milliseconds)Z_\(id)\(Self.ending)"
    }

    /// The name of a file in the library; nil for a file that is no photo of ours.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count > Self.timeLength + 1 + Self.ending.utf8.count, bytes[Self.timeLength] == UInt8(ascii: "_"),
            text.hasSuffix(Self.ending)
        else { return nil }
        let id = String(decoding: bytes[(Self.timeLength + 1)..<(bytes.count - Self.ending.utf8.count)], as: UTF8.self)
        guard Topic.isSegment(id), let time = Self.time(bytes.prefix(Self.timeLength)) else { return nil }
        self.id = id
        self.text = text
        wallClock = time
    }

    /// The time of `20260131T120000.250Z`, in nanoseconds since 1970 UTC.
    private static func time(_ text: ArraySlice<UInt8>) -> Int64? {
        func number(_ range: Range<Int>) -> Int32? { Int32(String(decoding: text[range], as: UTF8.self)) }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8), text[8] == UInt8(ascii: "T"),
            let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
            text[15] == UInt8(ascii: "."), let milliseconds = number(16..<19), text[19] == UInt8(ascii: "Z")
        else { return nil }
        var parts = unsafe tm()
        unsafe parts.tm_year = year - 1900
        unsafe parts.tm_mon = month - 1
        unsafe parts.tm_mday = day
        unsafe parts.tm_hour = hour
        unsafe parts.tm_min = minute
        unsafe parts.tm_sec = second
        return unsafe Int64(timegm(&parts)) * 1_000_000_000 + Int64(milliseconds) * 1_000_000
    }
}
