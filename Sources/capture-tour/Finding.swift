/// What a step of the tour found: a sentence with what was measured.
enum Finding {
    /// It is as it should be.
    case holds(String)
    /// It is not.
    case fails(String)
    /// The camera can't do it.
    case unsupported(String)

    /// Holds when `isTrue`.
    init(_ isTrue: Bool, _ text: String) { self = isTrue ? .holds(text) : .fails(text) }

    /// The sentence with its verdict.
    var text: String {
        switch self {
        case .holds(let text): "ok           \(text)"
        case .fails(let text): "FAILED       \(text)"
        case .unsupported(let text): "unsupported  \(text)"
        }
    }
}

extension Double {
    /// The number with two digits after the point.
    var text: String {
        let hundredths = Int((self * 100).rounded())
        let fraction = hundredths.magnitude % 100
        return "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}
