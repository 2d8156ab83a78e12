package import CaptureModel

/// All renditions that can be made: `raw`, and those of a table. It knows each one's canonical name.
package struct RenditionCatalog: Sendable {
    private let formats: [any RenditionFormat]
    private static let framesPerSecond = RenditionParameter("fps", 1...1000, default: nil)

    /// `raw`, and `formats`, whose names differ.
    package init(_ formats: [any RenditionFormat]) { self.formats = formats }

    /// What it can make: names with their parameters, in the order of the table.
    package var kinds: [(name: String, parameters: [RenditionParameter])] {
        [("raw", [Self.framesPerSecond])] + formats.map { ($0.name, [Self.framesPerSecond] + $0.parameters) }
    }

    /// The rendition of a name in any spelling: `jpeg;w=640;q=60`.
    ///
    /// Throws `invalidRendition` with what is allowed.
    package func resolve(_ text: String) throws(CaptureError) -> ResolvedRendition {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        guard let kind = kinds.first(where: { $0.name == parts[0] }) else {
            let names = kinds.map(\.name).joined(separator: ", ")
            throw CaptureError(.invalidRendition, "no rendition '\(parts[0])': there are \(names)")
        }
        var values: [String: Int] = [:]
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard let parameter = kind.parameters.first(where: { $0.name == pair[0] }) else {
                let names = kind.parameters.map(\.name).sorted().joined(separator: ", ")
                throw CaptureError(.invalidRendition, "'\(kind.name)' has no parameter '\(pair[0])': it has \(names)")
            }
            guard pair.count == 2, let value = Int(pair[1]), parameter.range.contains(value) else {
                throw CaptureError(
                    .invalidRendition,
                    "'\(part)': \(parameter.name) is a whole number from \(parameter.range.lowerBound) to \(parameter.range.upperBound)"
                )
            }
            guard values.updateValue(value, forKey: parameter.name) == nil else {
                throw CaptureError(.invalidRendition, "'\(parameter.name)' is given twice in '\(text)'")
            }
        }
        for parameter in kind.parameters where values[parameter.name] == parameter.defaultValue { values[parameter.name] = nil }
        let canonical = ([kind.name] + values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: ";")
        let rate = values.removeValue(forKey: Self.framesPerSecond.name)
        return ResolvedRendition(
            name: canonical, framesPerSecond: rate, parameters: values, format: formats.first { $0.name == kind.name })
    }
}

/// A rendition that can be made.
package struct ResolvedRendition: Sendable {
    /// Its canonical name: parameters in alphabetical order, no default spelled out.
    package let name: String
    /// Frames a second at most; nil: every frame.
    package let framesPerSecond: Int?
    /// Is a frame of a layout already what it wants?
    package let passes: @Sendable (ImageLayout) -> Bool
    private let parameters: [String: Int]
    private let format: (any RenditionFormat)?

    init(name: String, framesPerSecond: Int?, parameters: [String: Int], format: (any RenditionFormat)?) {
        self.name = name
        self.framesPerSecond = framesPerSecond
        self.parameters = parameters
        self.format = format
        if let format { passes = format.passes(parameters) } else { passes = { _ in true } }
    }

    /// Are its bytes made, rather than passed on as they came?
    package var makesBytes: Bool { format != nil }

    /// An encoder of its own; nil for `raw`, whose frames stay as they are.
    package func makeEncoder() -> (any FrameEncoder)? { format?.encoder(parameters) }
}
