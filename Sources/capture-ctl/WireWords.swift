import Arguments
import CaptureClient
import ProtoWire
import TerminalText

extension ValueFormat where Value: ProtoEnum {
    /// One of an enum's words; "unspecified" is none.
    static var word: Self {
        let values = Value.allCases.filter { $0.rawValue != 0 }
        let words = values.map { "\($0)" }
        let expected = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        return Self(expected: expected, choices: words) { text in values.first { "\($0)" == text } }
    }
}

extension ValueFormat where Value == String {
    /// A choice of events.
    static var topic: Self {
        Self(expected: "<session>/<kind>, with * for any, or only a kind") { text in
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard (1...2).contains(parts.count), parts.allSatisfy({ $0 == "*" || Topic.isSegment($0) }) else { return nil }
            return text
        }
    }
}

extension Wire.SessionState {
    /// How it stands out.
    var style: TextStyle? {
        switch self {
        case .running: .good
        case .failed: .bad
        case .starting, .interrupted: .warning
        case .idle, .stopped: .faint
        case .unspecified, .unrecognized: nil
        }
    }
}

extension Wire.ImageLayout {
    /// `NV12 1280x720`.
    var text: String { "\(pixelFormat) \(width)x\(height)" }
}

extension Wire.Interval {
    /// Frames a second: `29.97`.
    var rateText: String { numerator == 0 ? "?" : NumberText.short(Double(denominator) / Double(numerator)) }
}

extension Wire.Error {
    /// Message and cause.
    var text: String { CaptureError(self).description }
}

extension Wire.Reply {
    /// `, from frame 123 on`; empty when the worker can't tell.
    var effectText: String { effectiveSequence.map { ", from frame \($0) on" } ?? "" }
}
