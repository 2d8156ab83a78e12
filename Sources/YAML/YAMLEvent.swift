/// What the parser meets, one after the other.
enum YAMLEvent {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd

    /// An event, where it is, and what hangs on it.
    struct Located {
        let event: YAMLEvent
        let position: YAMLPosition
        var hasAnchor = false
        var hasTag = false
    }
}
