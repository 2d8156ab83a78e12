import CLinux
import CaptureClient
import Glibc
import ProtoWire
import TerminalText

/// Where results and complaints go. Writing blocks.
struct Screen: Sendable {
    private let output: OutputDescriptor
    /// Does colour help?
    let isColoured: Bool
    /// The columns that a line may take.
    let width: Int

    init(_ output: OutputDescriptor = .standardOutput) {
        self.output = output
        isColoured = TextStyle.isWanted(on: output)
        width = Self.width(of: output)
    }

    /// A screen that leaves standard output to bytes.
    static let aside = Screen(.standardError)

    /// Writes a line; false when its reader has gone.
    @discardableResult func write(_ text: String) -> Bool { output.write(Array("\(text)\n".utf8)) == 0 }

    /// Writes a table; false when its reader has gone.
    @discardableResult func write(_ table: TextTable, indent: Int = 0) -> Bool {
        table.isEmpty || write(table.text(width: width, indent: indent, isColoured: isColoured))
    }

    /// Writes a message as JSON, on one line; false when its reader has gone.
    @discardableResult func write(_ message: some ProtoMessage) -> Bool {
        output.write(message.jsonUTF8() + [UInt8(ascii: "\n")]) == 0
    }

    /// The text in a style, if colour helps.
    func styled(_ text: String, _ style: TextStyle?) -> String { isColoured ? style?.applied(to: text) ?? text : text }

    /// One line on standard error, with the program's name.
    func complain(_ text: String) {
        _ = OutputDescriptor.standardError.write(Array("capture-ctl: \(TextWidth.printable(text))\n".utf8))
    }

    private static func width(of output: OutputDescriptor) -> Int {
        var size = winsize()
        let isKnown = unsafe output.isTerminal && clinux_ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0
        return isKnown && size.ws_col > 0 ? max(Int(size.ws_col), 60) : 100
    }
}
