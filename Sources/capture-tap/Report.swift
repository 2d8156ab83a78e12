import CaptureClient
import TerminalText

/// A line about frames, for people or for programs.
struct Report {
    /// What the line is about.
    enum Kind: String {
        /// The second that has passed.
        case second
        /// All of it, at the end.
        case summary
    }
    private let kind: Kind
    private let figures: Figures
    private let topic: Topic
    private let malformed: UInt64
    private let pixels: PixelCheck

    init(_ kind: Kind, _ figures: Figures, topic: Topic, malformed: UInt64, pixels: PixelCheck) {
        self.kind = kind
        self.figures = figures
        self.topic = topic
        self.malformed = malformed
        self.pixels = pixels
    }

    /// `main raw  NV12 1280x720  30.0 fps  331.8 Mbit/s  latency 1.2 ms (p99 3.4)  none missing`
    var text: String {
        var parts = ["\(topic.session) \(topic.name)"]
        if let layout = figures.newest?.layout { parts.append("\(layout.pixelFormat) \(layout.size)") }
        if kind == .summary { parts.append("\(figures.frames) frames in \(NumberText.decimal(figures.seconds)) s") }
        if figures.frames > 1 {
            parts.append("\(NumberText.decimal(figures.rate)) fps")
            parts.append("\(NumberText.decimal(figures.megabits)) Mbit/s")
        }
        if let middle = figures.latency(0.5), let high = figures.latency(0.99) {
            parts.append("latency \(NumberText.decimal(middle, 2)) ms (p99 \(NumberText.decimal(high, 2)))")
        }
        parts.append(missing)
        if kind == .summary, pixels.read > 0 {
            parts.append("pixels: \(pixels.read) read, \(pixels.outOfOrder) out of order, \(pixels.otherTimes) of another time")
        }
        return parts.joined(separator: "  ")
    }

    private var missing: String {
        let causes = causes.filter { $0.count > 0 }.map { "\($0.cause) \($0.count)" }
        return causes.isEmpty ? "none missing" : "missing: " + causes.joined(separator: ", ")
    }

    private var causes: [(cause: String, count: UInt64)] {
        [
            ("lost", figures.lost), ("skipped", figures.skipped), ("driver", figures.drops.driver),
            ("corrupt", figures.drops.corrupt), ("overload", figures.drops.overload), ("malformed", malformed),
        ]
    }

    /// The same as one JSON object.
    var json: String {
        var fields = [
            "\"kind\":\"\(kind.rawValue)\"", "\"topic\":\"\(topic)\"", "\"frames\":\(figures.frames)",
            "\"seconds\":\(NumberText.decimal(figures.seconds, 3))", "\"rate\":\(NumberText.decimal(figures.rate, 2))",
            "\"megabitsPerSecond\":\(NumberText.decimal(figures.megabits, 3))",
        ]
        for (name, share) in [("latencyP50", 0.5), ("latencyP99", 0.99), ("latencyMax", 1.0)] {
            if let value = figures.latency(share) { fields.append("\"\(name)\":\(NumberText.decimal(value, 3))") }
        }
        fields += causes.map { "\"\($0.cause)\":\($0.count)" }
        if let header = figures.newest {
            // A pixel format's text is printable, but may hold a quotation mark.
            fields.append("\"pixelFormat\":\(TextOutput.quoted(header.layout.pixelFormat.description))")
            fields.append("\"width\":\(header.layout.size.width),\"height\":\(header.layout.size.height)")
        }
        if pixels.read > 0 {
            fields.append(
                "\"pixelsRead\":\(pixels.read),\"pixelsOutOfOrder\":\(pixels.outOfOrder),\"pixelsOfAnotherTime\":\(pixels.otherTimes)"
            )
        }
        return "{\(fields.joined(separator: ","))}"
    }
}
