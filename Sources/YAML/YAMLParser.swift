internal import CYAML

/// libyaml's parser over a text in memory (`yaml_parser_t`).
@safe struct YAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The parser reads from here until its end.
    private let text: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) throws(YAMLError) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            unsafe parser.deallocate()
            throw YAMLError(problem: .outOfMemory, position: YAMLPosition(line: 1))
        }
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = unsafe text.initialize(from: bytes)
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        unsafe self.parser = parser
        unsafe self.text = text
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe text.deallocate()
    }

    /// The next event. After an error or the stream's end there is none.
    mutating func next() throws(YAMLError) -> YAMLEvent.Located {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { unsafe yaml_event_delete(&event) }
        let position = YAMLPosition(unsafe event.start_mark)
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT: return .init(event: .streamStart, position: position)
        case YAML_DOCUMENT_START_EVENT: return .init(event: .documentStart, position: position)
        case YAML_DOCUMENT_END_EVENT: return .init(event: .documentEnd, position: position)
        case YAML_ALIAS_EVENT: return .init(event: .alias, position: position)
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
            return unsafe .init(
                event: .scalar(String(decoding: value, as: UTF8.self), isPlain: isPlain), position: position,
                hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
        case YAML_SEQUENCE_START_EVENT:
            let start = unsafe event.data.sequence_start
            return unsafe .init(
                event: .sequenceStart, position: position, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
        case YAML_SEQUENCE_END_EVENT: return .init(event: .sequenceEnd, position: position)
        case YAML_MAPPING_START_EVENT:
            let start = unsafe event.data.mapping_start
            return unsafe .init(
                event: .mappingStart, position: position, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
        case YAML_MAPPING_END_EVENT: return .init(event: .mappingEnd, position: position)
        default: return .init(event: .streamEnd, position: position)
        }
    }

    private func failure() -> YAMLError {
        let state = unsafe parser.pointee
        switch unsafe state.error {
        case YAML_READER_ERROR:
            // The reader knows an offset only.
            let line = unsafe text.prefix(state.problem_offset).count { $0 == UInt8(ascii: "\n") } + 1
            return YAMLError(problem: .notText, position: YAMLPosition(line: line))
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "not YAML"
            let context = unsafe state.context.map { unsafe String(cString: $0) }
            return YAMLError(
                problem: .syntax([problem, context].compactMap { $0 }.joined(separator: " ")),
                position: YAMLPosition(unsafe state.problem_mark))
        default: return YAMLError(problem: .outOfMemory, position: YAMLPosition(unsafe state.mark))
        }
    }
}

extension YAMLPosition {
    /// A place by the parser's mark, which counts from 0.
    fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}
