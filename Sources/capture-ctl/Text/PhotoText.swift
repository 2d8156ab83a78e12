import CaptureClient
import ServiceLog
import TerminalText

/// A photo for people.
struct PhotoText {
    private let photo: Wire.Photo

    init(_ photo: Wire.Photo) { self.photo = photo }

    func write(on screen: Screen) {
        var table = TextTable.record()
        table.add("photo", TextTable.Cell(photo.photoId, .strong))
        table.add("path", "\(photo.path)")
        table.add("size", "\(photo.size) bytes, \(photo.width)x\(photo.height)")
        table.add("sha256", "\(photo.sha256.map(Self.hexadecimal).joined())")
        table.add("captured", "\(CalendarTime.local(photo.wallClock).text(separator: " "))")
        if let frame = photo.frame {
            table.add("frame", "number \(frame.frameSequence) of session \(frame.session), \(frame.camera)")
        }
        screen.write(table)
    }

    private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}
