internal import CaptureClient
internal import Glibc
package import Terminal

/// What a key leads to.
package enum KeyEffect: Hashable, Sendable {
    /// Another display at most.
    case none
    /// A command to the worker.
    case command(ConsoleCommand)
    /// The console ends.
    case quit
    /// The process stops.
    case suspend
    /// All is drawn anew.
    case redraw
}

extension ConsoleState {
    /// Steps of a zoom that make it twice as large.
    private static let zoomSteps = 4.0
    private static let lensStep = 0.05, markerStep = 0.05

    /// Does what a key says.
    package mutating func press(_ key: Key) -> KeyEffect {
        if showsHelp, key != .control("c"), key != .character("q") {
            showsHelp = false
            return .none
        }
        switch key {
        case .character("q"), .control("c"): return .quit
        case .control("z"): return .suspend
        case .control("l"): return .redraw
        case .character("?"), .character("h"): showsHelp = true
        case .character("p"): showsPicture.toggle()
        case .up: move(0, -1)
        case .down: move(0, 1)
        case .left: move(-1, 0)
        case .right: move(1, 0)
        default: return command(for: key).map(KeyEffect.command) ?? .none
        }
        return .none
    }

    private mutating func command(for key: Key) -> ConsoleCommand? {
        switch key {
        case .character("n"), .tab: .switchCamera(nil)
        case .character("1"..."9"): camera(at: key)
        case .character("+"), .character("="): zoom(by: 1)
        case .character("-"), .character("_"): zoom(by: -1)
        case .character("0"): zoom(to: 1)
        case .character("f"), .enter: .focusPoint(x: marker.x, y: marker.y)
        case .character("a"): .focusMode(.auto)
        case .character("c"): .focusMode(.continuous)
        case .character("["): lens(by: -Self.lensStep)
        case .character("]"): lens(by: Self.lensStep)
        case .character(" "): .capture
        case .character("s"): summary?.state == .stopped ? .start : .stop
        default: nil
        }
    }

    private mutating func camera(at key: Key) -> ConsoleCommand? {
        guard case .character(let digit) = key, let number = digit.wholeNumberValue else { return nil }
        guard number <= cameras.count else {
            say("there is no camera \(number): there are \(cameras.count)", isFailure: true)
            return nil
        }
        return .switchCamera(cameras[number - 1].id)
    }

    /// From step to step, so that as many forth as back lead to where it began.
    private mutating func zoom(by steps: Double) -> ConsoleCommand {
        let now = max(wantedZoom ?? zoom ?? 1, 0.01)
        return zoom(to: pow(2, (log2(now) * Self.zoomSteps + steps).rounded() / Self.zoomSteps))
    }

    private mutating func zoom(to factor: Double) -> ConsoleCommand {
        let factor = zoomRange.map { min(max(factor, $0.lowerBound), $0.upperBound) } ?? max(factor, 1)
        wantedZoom = factor
        return .zoom(factor)
    }

    private mutating func lens(by step: Double) -> ConsoleCommand {
        let position = min(max((((wantedLens ?? lens ?? 0.5) + step) / Self.lensStep).rounded() * Self.lensStep, 0), 1)
        wantedLens = position
        return .lens(position)
    }

    private mutating func move(_ x: Double, _ y: Double) {
        marker.x = min(max(marker.x + x * Self.markerStep, 0), 1)
        marker.y = min(max(marker.y + y * Self.markerStep, 0), 1)
    }
}
