internal import CaptureClient
internal import Terminal

/// The figures, a labelled row each.
enum FigureRows {
    /// A row: what it is called, and how it is drawn behind that, in so many columns.
    struct Row {
        var label: String
        var draw: (_ screen: inout Screen, _ x: Int, _ y: Int, _ width: Int) -> Void

        init(_ label: String, _ draw: @escaping (inout Screen, Int, Int, Int) -> Void) {
            self.label = label
            self.draw = draw
        }

        init(_ label: String, _ text: String, _ style: TerminalStyle = ConsoleView.value) {
            self.init(label) { screen, x, y, width in screen.put(text, x: x, y: y, limit: width, style) }
        }
    }
    /// Columns of a gauge.
    private static let gaugeWidth = 16

    static func draw(_ rows: [Row], _ state: ConsoleState, in region: LayoutPlan.Region, _ screen: inout Screen) {
        for (index, row) in rows.prefix(region.height).enumerated() {
            screen.put(row.label, x: region.x + 1, y: region.y + index, limit: ConsoleView.labelWidth, ConsoleView.label)
            let x = region.x + ConsoleView.labelWidth
            row.draw(&screen, x, region.y + index, region.width - ConsoleView.labelWidth - 1)
        }
    }

    /// The rows of a state. Those that matter most come first: a low screen shows no more than those.
    static func rows(_ state: ConsoleState) -> [Row] {
        var rows: [Row] = []
        if let problem = state.summary?.problem {
            rows.append(Row("problem", problem.message + (problem.cause.isEmpty ? "" : " (\(problem.cause))"), ConsoleView.bad))
        }
        rows.append(rate(state))
        rows.append(latency(state))
        rows.append(lost(state))
        rows.append(camera(state))
        rows.append(Row("format", format(state)))
        rows.append(zoom(state))
        rows.append(focus(state))
        rows.append(Row("photo", photo(state)))
        if let path = state.photo?.path, !path.isEmpty { rows.append(pathRow(path)) }
        if let settings = state.summary?.settings {
            rows.append(
                Row("exposure", mode(settings.exposureMode, settings.exposure.map { "\((Double($0) / 1e6).text(1)) ms" })))
            rows.append(
                Row("colours", mode(settings.whiteBalanceMode, settings.whiteBalance.map { "\($0.temperature.text(0)) K" })))
        }
        return rows
    }

    /// The end of a path says more than its beginning.
    private static func pathRow(_ path: String) -> Row {
        Row("") { screen, x, y, width in
            let scalars = Array(path.unicodeScalars)
            var text = path
            if scalars.count > width, width > 1 {
                text = "…"
                text.unicodeScalars.append(contentsOf: scalars.suffix(width - 1))
            }
            screen.put(text, x: x, y: y, limit: width, ConsoleView.faint)
        }
    }

    private static func rate(_ state: ConsoleState) -> Row {
        let promised = (state.summary?.negotiatedInterval ?? state.summary?.requestedInterval).flatMap { interval in
            interval.numerator > 0 ? Double(interval.denominator) / Double(interval.numerator) : nil
        }
        let rate = state.isLive ? state.figures.rate : nil
        return Row("rate") { screen, x, y, width in
            let slow = rate.map { value in promised.map { value < $0 * 0.9 } ?? false } ?? true
            let end = screen.put(
                rate.map { "\($0.text(1)) fps" } ?? "no frames", x: x, y: y, limit: width,
                slow ? ConsoleView.warning : ConsoleView.good)
            guard let promised else { return }
            screen.put(" of \(promised.text(1))", x: end, y: y, limit: width - (end - x), ConsoleView.faint)
        }
    }

    private static func latency(_ state: ConsoleState) -> Row {
        let middle = state.figures.latency(0.5), high = state.figures.latency(0.99)
        return Row("latency") { screen, x, y, width in
            guard state.isLive, let middle, let high else {
                let isElsewhere = state.isLive && state.figures.rate != nil
                screen.put(
                    isElsewhere ? "not known: captured on another host's clock" : "–", x: x, y: y, limit: width, ConsoleView.faint
                )
                return
            }
            let text = "p50 \(middle.text(1)) ms  p99 \(high.text(1)) ms"
            let end = screen.put(text, x: x, y: y, limit: width) + 2
            let curve = Sparkline.text(state.figures.history, width: min(width - (end - x), 40))
            screen.put(curve, x: end, y: y, limit: max(width - (end - x), 0), TerminalStyle(.green))
        }
    }

    private static func lost(_ state: ConsoleState) -> Row {
        let drops = state.figures.drops
        let causes = [
            ("driver", drops.driver), ("corrupt", drops.corrupt), ("overload", drops.overload),
            ("subscriber", state.figures.lost),
        ]
        return Row("lost") { screen, x, y, width in
            var end = x
            for (cause, count) in causes where end - x < width {
                end =
                    screen.put(
                        "\(cause) \(count)", x: end, y: y, limit: width - (end - x),
                        count > 0 ? ConsoleView.warning : ConsoleView.value) + 1
            }
        }
    }

    private static func camera(_ state: ConsoleState) -> Row {
        let id = state.cameraID
        guard let index = state.cameras.firstIndex(where: { $0.id == id }) else { return Row("camera", id.isEmpty ? "–" : id) }
        return Row("camera") { screen, x, y, width in
            let end = screen.put("\(index + 1)/\(state.cameras.count) ", x: x, y: y, limit: width, ConsoleView.faint)
            let next = screen.put(state.cameras[index].name, x: end, y: y, limit: width - (end - x), ConsoleView.strong)
            screen.put("  \(id)", x: next, y: y, limit: width - (next - x), ConsoleView.faint)
        }
    }

    private static func format(_ state: ConsoleState) -> String {
        guard let format = state.summary?.format else { return "–" }
        return "\(format.pixelFormat) \(format.width)×\(format.height)"
            + (state.newest?.geometry.isMirrored == true ? "  mirrored" : "") + "  generation \(state.summary?.generation ?? 0)"
    }

    private static func zoom(_ state: ConsoleState) -> Row {
        guard let range = state.zoomRange else { return Row("zoom", state.zoom.map { "\($0.text(2))×" } ?? "–") }
        return Row("zoom") { screen, x, y, width in
            let gauge = Gauge.text(state.zoom, in: range, width: gaugeWidth, isLogarithmic: true)
            draw(
                state.zoom.map { "\($0.text(2))×" } ?? "–", range.lowerBound.text(0), gauge, range.upperBound.text(0), &screen, x,
                y, width)
        }
    }

    private static func focus(_ state: ConsoleState) -> Row {
        guard state.lens != nil || state.focusMode != nil else { return Row("focus", "–") }
        return Row("focus") { screen, x, y, width in
            draw(
                state.lens?.text(2) ?? "–", "near", Gauge.text(state.lens, in: 0...1, width: gaugeWidth - 5),
                "far \(state.focusMode?.text ?? "")", &screen, x, y, width)
        }
    }

    /// Who decides, and on what.
    private static func mode(_ mode: Wire.AutomaticMode, _ value: String?) -> String {
        let known = [mode == .unspecified ? nil : mode.text, value].compactMap { $0 }
        return known.isEmpty ? "–" : known.joined(separator: "  ")
    }

    /// A number, and a bar with its two ends.
    private static func draw(
        _ number: String, _ low: String, _ gauge: String, _ high: String, _ screen: inout Screen, _ x: Int, _ y: Int, _ width: Int
    ) {
        var end = screen.put(number, x: x, y: y, limit: width, ConsoleView.strong)
        end = max(end + 1, x + 7)
        end = screen.put("\(low) ", x: end, y: y, limit: width - (end - x), ConsoleView.faint)
        end = screen.put(gauge, x: end, y: y, limit: width - (end - x), TerminalStyle(.green))
        screen.put(" \(high)", x: end, y: y, limit: width - (end - x), ConsoleView.faint)
    }

    private static func photo(_ state: ConsoleState) -> String {
        guard let photo = state.photo else { return "none yet" }
        return "\(clockText(photo.wallClock))  \(photo.width)×\(photo.height)  \(bytesText(photo.size))  \(photo.photoId)"
    }
}
