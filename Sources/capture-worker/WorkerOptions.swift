import Arguments
import CaptureModel
import CapturePipeline
import ServiceLog

/// The options of `capture-worker`.
enum WorkerOptions {
    static let name = Argument.option("name", short: "n", "NAME", .text, help: "the worker's name (default: the host's)")
    static let session = Argument.options(
        "session", short: "s", "NAME=CAMERA[,…]", .session,
        note: "main= and the first real camera that works, else synthetic:back",
        help: """
            a session and its camera; more after commas: format=NV12, size=1280x720, rate=30, frame-id=ID. \
            The first is the default session
            """)
    static let linger = Argument.option(
        "linger", "TIME", .duration(), default: .seconds(5), help: "how long a camera runs on when nobody wants its frames")
    static let corrupt = Argument.option(
        "corrupt", "POLICY", .choice(["strict", "flag", "pass"]), default: "strict",
        help: "damaged camera frames: drop them, publish them marked, or publish them as they are")
    static let library = Argument.option(
        "library", "FOLDER", .text,
        help: "where photos go (default: Pictures/Shutterbus at home; for root /var/lib/shutterbus/photos)")
    static let list = Argument.flag("list", short: "l", help: "list the cameras of this machine, then exit")

    static let tcp = Argument.option(
        "tcp", "HOST:PORT", .text,
        help: "offer the bus over TCP too: control on PORT, frames and events on the two ports after it")
    static let insecure = Argument.flag(
        "insecure", help: "let --tcp reach beyond this machine, where everybody who reaches it sees and steers the cameras")

    static let seed = Argument.option(
        "seed", "N", .integer(in: 0...Int.max), default: 1, help: "what the synthetic cameras' scene and noise grow from")
    static let prepared = Argument.flag(
        "prepared", help: "let synthetic cameras repeat prepared pictures, for benchmarks: only the frame patch is new")

    static let logLevel = Argument.option("log-level", "LEVEL", .choice, default: LogLevel.info, help: "the least that is logged")
    static let logFormat = Argument.option(
        "log-format", "FORMAT", .choice, default: LogFormat.text, help: "how it is logged, to stderr")

    static let command = Command(
        "capture-worker", summary: "publish the cameras of this machine on a message bus", version: Product.version,
        sections: [
            .init("Cameras", session, linger, corrupt, library, list),
            .init("Bus", name, tcp, insecure),
            .init("Synthetic cameras", seed, prepared),
            .init("Log", logLevel, logFormat),
        ],
        examples: [
            .init("capture-worker", "the first camera that works as session 'main'; without one, the built-in camera"),
            .init("capture-worker --list", "the ids of this machine's cameras"),
            .init(
                "capture-worker -s main=v4l2:usb-0458-708c,size=1280x720,rate=30 -s rear=synthetic:front",
                "two sessions side by side"),
            .init("capture-worker --tcp 127.0.0.1:5570 --log-format json", "also over TCP, with a log for machines"),
        ])
}

extension ValueFormat where Value == Session.Configuration {
    /// `NAME=CAMERA[,format=F][,size=WxH][,rate=R][,frame-id=ID]`.
    static var session: Self {
        Self(
            expected: "NAME=CAMERA[,format=FOURCC][,size=WxH][,rate=FPS][,frame-id=ID]",
            parse: Session.Configuration.init(option:))
    }
}

extension Session.Configuration {
    /// A session from the text of `--session`; nil when it is none.
    fileprivate init?(option text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let (name, camera) = Self.pair(parts[0]) else { return nil }
        self.init(name: name, camera: camera)
        for part in parts.dropFirst() {
            guard let (key, value) = Self.pair(part) else { return nil }
            switch key {
            case "format":
                guard let pixelFormat = PixelFormat(value) else { return nil }
                format.pixelFormat = pixelFormat
            case "size":
                guard let size = FrameSize(value) else { return nil }
                format.size = size
            case "rate":
                guard let interval = Double(value).flatMap(FrameInterval.init(rate:)) else { return nil }
                format.interval = interval
            case "frame-id": frameID = value
            default: return nil
            }
        }
    }

    private static func pair(_ text: Substring) -> (String, String)? {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let key = text[..<equals], value = text[text.index(after: equals)...]
        return key.isEmpty || value.isEmpty ? nil : (String(key), String(value))
    }
}
