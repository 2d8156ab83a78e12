import CaptureClient

/// Goes through what a session's camera can be told, and looks in the pixels whether it was done.
struct Tour: ~Copyable {
    /// A correlation above this shows the same scene; things move in it.
    static let alike = 0.7
    let client: CaptureClient
    let session: String
    let say: (String) -> Void
    var feed: FrameFeed
    var cameras: [Wire.Camera] = []
    private var failures = 0

    /// A tour through the session whose frames `stream` brings.
    init(_ client: CaptureClient, _ stream: FrameStream, say: @escaping (String) -> Void) {
        self.client = client
        session = stream.topic.session
        feed = FrameFeed(stream)
        self.say = say
    }

    /// Takes all steps; answers whether all held.
    consuming func run() async throws(CaptureError) -> Bool {
        cameras = try await client.cameras()
        tell("switch", try await switchCamera())
        tell("mirror", try await mirror())
        tell("zoom", try await zoom())
        tell("focus", try await focus())
        tell("photo", try await photo())
        return failures == 0
    }

    private mutating func tell(_ step: String, _ finding: Finding) {
        if case .fails = finding { failures += 1 }
        say("\(step)\(String(repeating: " ", count: max(8 - step.count, 1)))\(finding.text)")
    }

    /// Can the camera of `header` do `ability`?
    func can(_ ability: String, _ header: FrameHeader) -> Wire.Capability? {
        cameras.first { $0.id == header.camera }?.capabilities.first {
            $0.name == ability && ($0.support == .hardware || $0.support == .software)
        }
    }
}
