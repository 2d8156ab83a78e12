import CaptureClient
import TerminalText

/// A session for people.
struct SessionText {
    private let status: Wire.SessionStatus
    private var summary: Wire.SessionSummary { status.summary ?? Wire.SessionSummary() }

    init(_ status: Wire.SessionStatus) { self.status = status }

    func write(on screen: Screen) {
        let title = "session \(TextWidth.printable(summary.session))"
        screen.write("\(screen.styled(title, .strong))  \(screen.styled("\(summary.state)", summary.state.style))")
        var table = TextTable.record()
        table.add("health", health)
        table.add("camera", "\(summary.camera.isEmpty ? "none" : summary.camera)")
        if let format = summary.format { table.add("format", "\(format.text), generation \(summary.generation)") }
        table.add("rate", "\(rate)")
        if let settings = summary.settings.flatMap(Self.text) { table.add("settings", "\(settings)") }
        let age = status.lastFrameAge.map { ", \(NumberText.duration(nanoseconds: $0)) ago" } ?? ""
        table.add("last frame", "\(status.frameSequence == 0 ? "none yet" : "number \(status.frameSequence)\(age)")")
        table.add("lost", losses)
        if status.copied > 0 || status.lent > 0 { table.add("buffers", "\(status.lent) lent, \(status.copied) frames copied") }
        screen.write(table, indent: 4)
        writeRenditions(on: screen)
    }

    /// A session's settings in words; nil when none is known.
    static func text(_ settings: Wire.FrameSettings) -> String? {
        var parts: [String] = []
        if let zoom = settings.zoom { parts.append("zoom \(NumberText.short(zoom))") }
        if let position = settings.lensPosition { parts.append("lens at \(NumberText.short(position, 3))") }
        if settings.focusMode != .unspecified { parts.append("focus \(settings.focusMode)") }
        let exposure = settings.exposure.map { NumberText.duration(nanoseconds: $0) }
        if let text = text(settings.exposureMode, exposure) { parts.append("exposure \(text)") }
        if let gain = settings.gain { parts.append("gain \(NumberText.short(gain))") }
        let balance = settings.whiteBalance.map { "\(NumberText.short($0.temperature, 0)) K" }
        if let text = text(settings.whiteBalanceMode, balance) { parts.append("white balance \(text)") }
        if let torch = settings.torch { parts.append("torch \(NumberText.short(torch))") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Who decides, and on what; nil when nothing of both is known.
    private static func text(_ mode: Wire.AutomaticMode, _ value: String?) -> String? {
        guard mode != .unspecified else { return value }
        return value.map { "\(mode) at \($0)" } ?? "\(mode)"
    }

    private var health: TextTable.Cell {
        if let problem = summary.problem { return TextTable.Cell("\(problem.code): \(problem.text)", .bad) }
        switch summary.state {
        case .running where status.healthy: return TextTable.Cell("good", .good)
        case .running: return TextTable.Cell("no whole frame within the time that its rate promises", .bad)
        case .idle: return TextTable.Cell("resting: nobody wants its frames", .faint)
        case .stopped: return TextTable.Cell("stopped by command: 'capture-ctl start' starts it", .faint)
        default: return TextTable.Cell("\(summary.state)", .warning)
        }
    }

    private var rate: String {
        var parts = ["\(NumberText.decimal(status.measuredRate)) fps measured"]
        if let interval = summary.negotiatedInterval { parts.append("\(interval.rateText) promised") }
        if let interval = summary.requestedInterval, interval != summary.negotiatedInterval {
            parts.append("\(interval.rateText) asked for")
        }
        return parts.joined(separator: ", ")
    }

    private var losses: TextTable.Cell {
        let drops = status.drops ?? Wire.DropCounts()
        let causes = [("driver", drops.driver), ("corrupt", drops.corrupt), ("overload", drops.overload)]
        let text = causes.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return text.isEmpty ? "none" : TextTable.Cell(text, .warning)
    }

    private func writeRenditions(on screen: Screen) {
        typealias Column = TextTable.Column
        var table = TextTable(
            "RENDITION", Column("FRAMES", isNumber: true), Column("OVERLOAD", isNumber: true), Column("FAILED", isNumber: true),
            Column("PROBLEM", wraps: true))
        for rendition in status.renditions {
            table.add(
                "\(rendition.rendition)", "\(rendition.renditionSequence)", "\(rendition.overload)", "\(rendition.failed)",
                TextTable.Cell(rendition.problem?.text ?? "", .bad))
        }
        screen.write(table, indent: 4)
    }
}
