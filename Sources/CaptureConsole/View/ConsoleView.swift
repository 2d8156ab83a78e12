internal import CaptureClient
package import Terminal

/// Draws what the console knows.
package enum ConsoleView {
    static let label = TerminalStyle(.cyan), value = TerminalStyle.plain, faint = TerminalStyle(.grey)
    static let strong = TerminalStyle(bold: true), good = TerminalStyle(.green, bold: true)
    static let warning = TerminalStyle(.yellow, bold: true), bad = TerminalStyle(.red, bold: true)
    private static let title = TerminalStyle(.white, on: .blue, bold: true)
    static let labelWidth = 10

    /// The screen of a state.
    package static func screen(_ state: ConsoleState, width: Int, height: Int) -> Screen {
        var screen = Screen(width: width, height: height)
        let rows = FigureRows.rows(state)
        let shape = state.newest.map { Double($0.layout.size.width) / Double(max($0.layout.size.height, 1)) }
        let aspect = state.showsPicture ? state.picture?.aspect ?? shape ?? 16 / 9 : nil
        let plan = LayoutPlan(width: screen.width, height: screen.height, rows: rows.count, aspect: aspect)
        drawTitle(state, &screen)
        FigureRows.draw(rows, state, in: plan.figures, &screen)
        if let region = plan.picture { PictureView.draw(state, in: region, &screen) }
        drawMessages(state, in: plan.messages, &screen)
        drawKeys(&screen)
        if state.showsHelp { drawHelp(&screen) }
        return screen
    }

    private static func drawTitle(_ state: ConsoleState, _ screen: inout Screen) {
        screen.paint(0..<screen.width, y: LayoutPlan.titleRow, title)
        let (text, color) = stateText(state)
        let start = max(screen.width - text.unicodeScalars.count - 1, 0)
        screen.put(
            "Shutterbus  worker \(state.worker)  session \(state.session)", x: 1, y: LayoutPlan.titleRow,
            limit: max(start - 2, 0),
            title)
        screen.put(text, x: start, y: LayoutPlan.titleRow, TerminalStyle(color, on: .blue, bold: true))
    }

    /// The state in a word, and its colour on the title's.
    static func stateText(_ state: ConsoleState) -> (String, TerminalColor) {
        switch state.stream {
        case .connecting: return ("○ connecting", .basic(11))
        case .stale: return ("○ stale", .basic(9))
        case .live: break
        }
        return switch state.summary?.state {
        case .running: ("● running", .basic(10))
        case .idle: ("● idle", .basic(15))
        case .starting: ("● starting", .basic(11))
        case .stopped: ("■ stopped", .basic(11))
        case .failed: ("▲ failed", .basic(9))
        case .interrupted: ("● interrupted", .basic(11))
        default: ("○ unknown", .basic(15))
        }
    }

    private static func drawMessages(_ state: ConsoleState, in region: LayoutPlan.Region, _ screen: inout Screen) {
        guard region.height > 0 else { return }
        let room = max(region.width - 11, 1)
        var lines: [(time: String, text: String, style: TerminalStyle)] = []
        for message in state.messages.suffix(region.height) {
            for (index, text) in TextWrap.lines(of: message.text, width: room).enumerated() {
                lines.append((index == 0 ? clockText(message.at) : "", text, message.isFailure ? bad : value))
            }
        }
        if let current = state.current { lines.append(("…", current.text, faint)) }
        for (row, line) in lines.suffix(region.height).enumerated() {
            screen.put(line.time, x: region.x + 1, y: region.y + row, limit: 8, faint)
            screen.put(line.text, x: region.x + 10, y: region.y + row, limit: room, line.style)
        }
    }

    private static func drawKeys(_ screen: inout Screen) {
        let row = screen.height - 1
        guard row > LayoutPlan.titleRow else { return }
        // The most important last, so that it is always there.
        let keys = KeyHelp.keys.compactMap(\.short)
        let last = keys.suffix(2).map { "\($0.keys) \($0.does)" }.joined(separator: "  ")
        let end = max(screen.width - last.count - 1, 1)
        var x = 1
        for key in keys.dropLast(2) where x + key.keys.count + key.does.count + 3 <= end {
            x = screen.put(key.keys, x: x, y: row, strong)
            x = screen.put(key.does, x: x + 1, y: row, faint) + 2
        }
        for key in keys.suffix(2) {
            x = screen.put(key.keys, x: x, y: row, strong)
            x = screen.put(key.does, x: x + 1, y: row, faint) + 2
        }
    }

    private static func drawHelp(_ screen: inout Screen) {
        let width = min(62, screen.width), height = min(KeyHelp.keys.count + 4, screen.height)
        let left = (screen.width - width) / 2, top = (screen.height - height) / 2
        let frame = TerminalStyle(.white, on: .blue)
        for row in 0..<height { screen.paint(left..<left + width, y: top + row, frame) }
        screen.put("Keys", x: left + 2, y: top, limit: width - 4, TerminalStyle(.white, on: .blue, bold: true))
        for (row, key) in KeyHelp.keys.enumerated() where row + 2 < height {
            screen.put(key.keys, x: left + 2, y: top + 2 + row, limit: width - 4, TerminalStyle(.white, on: .blue, bold: true))
            screen.put(key.does, x: left + 13, y: top + 2 + row, limit: width - 15, frame)
        }
    }
}
