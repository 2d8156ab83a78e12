import Arguments
import CaptureModel
import CapturePipeline
import ServiceLog

/// The options of `capture-worker`.
enum WorkerOptions {
    static let name = Argument.option("name", short: "n", "NAME", .name, help: "the worker's name (default: the host's)")
    static let session = Argument.records(
        "session", short: "s", setting: "sessions", "NAME=CAMERA[,…]", .session,
        default: [Session.Configuration(name: "main", camera: DefaultCamera.word)],
        help: """
            a session and its camera, and what else is wanted of: format=NV12, size=1280x720, rate=30, frame-id=ID; \
            the first is the default session. The camera 'auto' is the first real one that works, or else synthetic:back
            """)
    static let linger = Argument.option(
        "linger", "TIME", .duration(), default: .seconds(5), help: "how long a camera runs on when nobody wants its frames")
    static let corrupt = Argument.option(
        "corrupt", "POLICY", .choice(["strict", "flag", "pass"]), default: "strict",
        help: "damaged camera frames: drop them, publish them marked, or publish them as they are")
    static let library = Argument.option(
        "library", "FOLDER", .text,
        help: "where photos go (default: Pictures/Shutterbus at home; for root /var/lib/shutterbus/photos)")
    static let list = Argument.flag(
        "list", short: "l", help: "list the cameras of this machine, then exit"
    ).onCommandLineOnly

    static let tcp = Argument.option(
        "tcp", "HOST:PORT", .tcp,
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

    static let config = Argument.option(
        "config", short: "c", "FILE", .text,
        help: """
            read options from this YAML file, by their long names (sessions: a list with name, camera, format, size, rate and \
            frame-id); options on the command line win, and --session replaces all sessions of the file
            """
    ).onCommandLineOnly
    static let printConfig = Argument.flag(
        "print-config", help: "print the options in force as such a file, then exit"
    ).onCommandLineOnly

    static let command = Command(
        "capture-worker", summary: "publish the cameras of this machine on a message bus", version: Product.version,
        sections: [
            .init("Cameras", session, linger, corrupt, library, list),
            .init("Bus", name, tcp, insecure),
            .init("Synthetic cameras", seed, prepared),
            .init("Log", logLevel, logFormat),
            .init("Configuration", config, printConfig),
        ],
        examples: [
            .init("capture-worker", "the first camera that works as session 'main'; without one, the built-in camera"),
            .init("capture-worker --list", "the ids of this machine's cameras"),
            .init(
                "capture-worker -s main=v4l2:usb-0458-708c,size=1280x720,rate=30 -s rear=synthetic:front",
                "two sessions side by side"),
            .init("capture-worker --tcp 127.0.0.1:5570 --log-format json", "also over TCP, with a log for machines"),
            .init("capture-worker --tcp 127.0.0.1:5570 --print-config >worker.yaml", "a file for capture-worker --config"),
        ],
        exitStatuses: [
            .init(0, "it was told to stop by SIGTERM or SIGINT, or has printed what was asked for"),
            .init(1, "it could not start, or not stop in time"),
            .init(UsageError.exitStatus, "the command line is wrong"),
            .init(SettingsError.exitStatus, "the configuration file is wrong or can't be read"),
        ])
}
