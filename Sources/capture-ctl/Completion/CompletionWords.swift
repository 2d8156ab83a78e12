import CaptureClient

/// What a shell can complete only by asking: names of what runs now.
enum CompletionWords: String, CaseIterable, Sendable {
    case workers, sessions, cameras, controls, renditions, formats

    /// Which words may stand for an argument's value, by what stands for it in the help text.
    static let ofPlaceholder: [String: CompletionWords] = [
        "WORKER": .workers, "SESSION": .sessions, "CAMERA": .cameras, "CONTROL=VALUE": .controls, "RENDITION": .renditions,
        "FOURCC": .formats,
    ]

    /// The words now, none that a shell would take for more than a word.
    func words(_ console: Console) async throws(CaptureError) -> [String] {
        try await all(console).filter { word in
            !word.isEmpty && word.utf8.allSatisfy { Self.isPlain($0) }
        }
    }

    private func all(_ console: Console) async throws(CaptureError) -> [String] {
        if self == .workers { return CaptureClient.localWorkers().map(\.name) }
        let client = try await console.connect()
        let timeout = console.timeout(.seconds(1))
        switch self {
        case .workers: return []
        case .sessions: return try await client.hello(timeout: timeout).sessions
        case .cameras: return try await client.cameras(timeout: timeout).map(\.id)
        case .renditions: return try await client.hello(timeout: timeout).renditions.map(\.name)
        case .controls:
            return try await client.controls(session: console.session, timeout: timeout).filter { !$0.readOnly }.flatMap(settings)
        case .formats:
            var seen: Set<String> = []
            let formats = try await client.cameras(timeout: timeout).flatMap(\.formats).map(\.pixelFormat)
            return formats.filter { seen.insert($0).inserted }
        }
    }

    private func settings(of control: Wire.Control) -> [String] {
        let name = ControlSetting.word(control.name)
        switch control.type {
        case .boolean: return ["\(name)=on", "\(name)=off"]
        case .menu: return control.menu.map { "\(name)=\(ControlSetting.word($0.name))" }
        case .button: return [name]
        default: return ["\(name)="]
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "._:/@+=,%-".utf8.contains(byte)
        }
    }
}
