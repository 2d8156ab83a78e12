import CaptureModel
import CaptureWire
import ProtoWire

/// One message of each kind, for the golden vectors: their bytes never change within a major version.
enum SampleMessages {
    private static let error = Wire.Error(
        code: "cameraBusy", message: "another program holds the camera", cause: "Device or resource busy", retriable: true)
    private static let layout = Wire.ImageLayout(
        pixelFormat: "NV12", width: 640, height: 480,
        planes: [.init(stride: 640, length: 307_200), .init(offset: 307_200, stride: 640, length: 153_600)], colorRange: .limited)
    private static let summary = Wire.SessionSummary(
        session: "main", state: .running, camera: "synthetic:back", generation: 2, format: layout,
        requestedInterval: .init(numerator: 1, denominator: 30), negotiatedInterval: .init(numerator: 1001, denominator: 30000))
    private static let camera = Wire.Camera(
        id: "v4l2:usb-046d-0825", name: "Kamera „vorn“", source: "v4l2", position: .front, type: .external, driver: "uvcvideo",
        path: "/dev/video0",
        formats: [
            .init(
                pixelFormat: "MJPG", width: 1280, height: 720, intervals: [.init(shortest: .init(numerator: 1, denominator: 30))],
                fieldOfView: 70.5),
            .init(
                pixelFormat: "YUYV", width: 16, height: 16, largestWidth: 1920, largestHeight: 1080, stepWidth: 2, stepHeight: 2,
                intervals: [.init(shortest: .init(numerator: 1, denominator: 60), longest: .init(numerator: 1, denominator: 5))]),
        ],
        capabilities: [
            .init(name: "zoom", support: .software, minimum: 1, maximum: 8, defaultValue: 1, unit: "x"),
            .init(name: "torch", support: .unsupported),
        ], problem: error)

    private static let photo = Wire.Photo(
        photoId: "p1", path: "/var/lib/photos/p1.jpg", size: 123_456, sha256: [UInt8](0..<32), width: 1920, height: 1080,
        wallClock: 1_800_000_000_000_000_000, frame: Wire.FrameHeader(ConversionTests.fullHeader))
    private static let control = Wire.Control(
        id: 0x0098_0918, name: "Power Line Frequency", type: .menu, maximum: 1, step: 1, value: .integer(0),
        menu: [.init(name: "Disabled"), .init(index: 1, name: "50 Hz")], inactive: true, blockedBy: 0x0098_0001, unit: "Hz")

    static let eventKinds: [Wire.Event.Kind] = [
        .heartbeat(.init(lastNumber: 41, sessions: [.init(session: "main", state: .running, frameSequence: 12_345)])),
        .sessionState(summary), .cameras(.init(cameras: [camera], arrived: [camera.id], lost: ["scripted:gone"])), .error(error),
        .clockStep(.init(step: -3_600_000_000_000)), .workerState(.init(stopping: true, version: "0.1.0")),
        .photo(.init(photoId: "p1", step: .didCapture(.init(frameSequence: 77, time: 5, wallClock: 1_800_000_000_000_000_000)))),
        .control(
            .init(
                id: 0x0098_0900, name: "Brightness", type: .integer, minimum: -64, maximum: 64, step: 1, value: .integer(-5),
                session: "main")),
    ]

    private static func request(_ command: Wire.Request.Command) -> Wire.Request {
        Wire.Request(clientId: "6f1d", requestId: .max, bootId: "00ff", command: command)
    }

    private static func reply(_ result: Wire.Reply.Result, effective: UInt64? = nil) -> Wire.Reply {
        Wire.Reply(
            requestId: 9, worker: "garage", bootId: "00ff", ignoredFields: ["hello.7"], effectiveSequence: effective,
            result: result)
    }

    private static let requests: [Wire.Request.Command] = [
        .hello(.init()), .cameras(.init(types: [.wide, .external], position: .back)), .status(.init(sessions: ["main", "side"])),
        .rendition(.init(session: "main", rendition: "jpeg;w=640;q=60")),
        .events(.init(bootId: "00ff", after: 7, limit: 100, topics: ["main/*", "*/error"])),
        .switchCamera(.init(session: "main", target: .position(.front))), .setZoom(.init(factor: 2.5, outOfRange: .refuse)),
        .setFocus(.init(focus: .point(.init(x: 0.25, y: 0)))),
        .setFormat(.init(pixelFormat: "NV12", width: 1280, height: 720, rate: 29.97)),
        .controls(.init(session: "main")), .setControl(.init(id: 0x0098_0900, value: .boolean(false))),
        .capturePhoto(.init(session: "main", photoId: "p1", quality: 95)),
        .photo(.init(photoId: "p1", offset: 1 << 33, length: 1 << 20)),
        .startSession(.init(session: "main")), .stopSession(.init(session: "side")),
    ]

    private static let hello = Wire.HelloReply(
        version: "0.1.0", wireMajor: 1, hostBootId: "abcd", pid: 4711, time: 123_456_789,
        framesAddress: "ipc:///run/shutterbus/garage/frames", eventsAddress: "ipc:///run/shutterbus/garage/events",
        framesPort: 5556,
        eventsPort: 5557, sessions: ["main"],
        renditions: [.init(name: "jpeg", parameters: [.init(name: "q", minimum: 1, maximum: 100, defaultValue: 80)])],
        commands: ["hello"], limits: .init(requestBytes: 65536, renditions: 16, heartbeatInterval: 1_000_000_000))

    private static let status = Wire.StatusReply(
        sessions: [
            .init(
                summary: summary, frameSequence: 99, measuredRate: 29.97, lastFrameAge: 0, drops: .init(driver: 1), copied: 2,
                lent: 3,
                renditions: [
                    .init(
                        rendition: "raw", topic: "sb1/garage/main/frame/raw/", renditionSequence: 98, overload: 1, failed: 1,
                        problem: error)
                ],
                healthy: true)
        ], uptime: 1_000_000_000, residentMemory: 9_437_184, subscriptions: 1)

    private static let replies: [Wire.Reply] = [
        reply(.error(error)), reply(.hello(hello)), reply(.cameras(.init(cameras: [camera])), effective: 0),
        reply(.status(status)),
        reply(.rendition(.init(rendition: "jpeg;q=60;w=640", topic: "sb1/garage/main/frame/jpeg;q=60;w=640/"))),
        reply(
            .events(
                .init(
                    events: [Wire.Event(worker: "garage", session: "_", number: 4, kind: .error(error))], oldest: 3, newest: 4,
                    truncated: true, more: true))),
        reply(.switchCamera(.init(outcome: .rolledBack, camera: "synthetic:back", generation: 4, reason: error)), effective: 100),
        reply(.setZoom(.init(factor: 8, minimum: 1, maximum: 8, clamped: true)), effective: 101),
        reply(.setFocus(.init(mode: .locked, lensPosition: 0, sensorPoint: .init(x: 0.5, y: 0.75)))),
        reply(
            .setFormat(.init(format: layout, interval: .init(numerator: 1001, denominator: 30000), generation: 5)), effective: 102
        ),
        reply(.controls(.init(controls: [control]))), reply(.setControl(.init(control: control))),
        reply(.capturePhoto(.init(photo: photo))), reply(.photo(.init(photo: photo, data: [0xFF, 0xD8, 0xFF]))),
        reply(.startSession(.init(session: summary))),
        reply(.stopSession(.init(session: .init(session: "side", state: .stopped)))),
    ]

    /// Each message under its vector's name: the message's type, a dash, and what it is.
    static let all: [(name: String, message: any ProtoMessage)] =
        [
            ("FrameHeader-full", Wire.FrameHeader(ConversionTests.fullHeader)),
            ("FrameHeader-modes", Wire.FrameHeader(ConversionTests.modesHeader)),
            ("FrameHeader-minimal", Wire.FrameHeader(layout: .init(pixelFormat: "MJPG", width: 640, height: 480), status: .ok)),
        ] + requests.map { ("Request-\(word($0))", request($0)) }
        + replies.map { ("Reply-\(word($0.result))", $0) }
        + eventKinds.map { kind in
            (
                "Event-\(kind.name)",
                Wire.Event(
                    worker: "garage", bootId: "00ff", session: "main", number: 42, previousInTopic: 40, time: 1, wallClock: 2,
                    repeated: true,
                    kind: kind)
            )
        }

    /// The name of an enum's case.
    private static func word(_ value: Any?) -> String {
        let text = "\(value ?? "none")"
        return String(text.drop { $0 == "(" }.prefix { $0 != "(" }).replacing("Optional", with: "")
    }
}
