internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Tells a client all that it must know to take part.
    static let hello = CommandHandler("hello") { message, parts in
        guard case .hello = message.command else { return nil }
        return CommandResult(.hello(parts.hello))
    }
}

extension Wire.RenditionFormat {
    /// A kind of rendition as it travels.
    init(_ kind: (name: String, parameters: [RenditionParameter])) {
        self.init(
            name: kind.name,
            parameters: kind.parameters.map { parameter in
                Wire.RenditionParameter(
                    name: parameter.name, minimum: Int64(parameter.range.lowerBound), maximum: Int64(parameter.range.upperBound),
                    defaultValue: parameter.defaultValue.map(Int64.init))
            })
    }
}
