// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is built with these: memory-unsafe code is spelled out, warnings are errors.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
    name: "shutterbus",
    products: [
        .library(name: "CaptureClient", targets: ["CaptureClient"]),
        .executable(name: "capture-worker", targets: ["capture-worker"]),
        .executable(name: "capture-ctl", targets: ["capture-ctl"]),
        .executable(name: "capture-tap", targets: ["capture-tap"]),
        .executable(name: "capture-web", targets: ["capture-web"]),
        .executable(name: "capture-console", targets: ["capture-console"]),
        .executable(name: "capture-tour", targets: ["capture-tour"]),
    ],
    targets: [
        // C layer: module maps and headers only.
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CZeroMQ"),
        .systemLibrary(name: "CTurboJPEG"),
        .systemLibrary(name: "CYUV"),
        .systemLibrary(name: "CV4L2"),
        .systemLibrary(name: "CV4LConvert"),
        .systemLibrary(name: "CEXIF"),
        .systemLibrary(name: "CDigest"),
        .systemLibrary(name: "CYAML"),
        .systemLibrary(name: "CMicroHTTPD"),

        // Wrappers: one C library each, no camera word in them.
        .target(name: "SystemThreads", dependencies: ["CLinux"], swiftSettings: strict),
        .target(name: "ZeroMQ", dependencies: ["CLinux", "CZeroMQ", "SystemThreads"], swiftSettings: strict),
        .target(name: "TurboJPEG", dependencies: ["CTurboJPEG"], swiftSettings: strict),
        .target(name: "YUV", dependencies: ["CYUV"], swiftSettings: strict),
        .target(name: "V4L2", dependencies: ["CLinux", "CV4L2"], swiftSettings: strict),
        .target(name: "V4LConvert", dependencies: ["CV4LConvert"], swiftSettings: strict),
        .target(name: "EXIF", dependencies: ["CEXIF"], swiftSettings: strict),
        .target(name: "Terminal", dependencies: ["CLinux"], swiftSettings: strict),
        .target(name: "Digest", dependencies: ["CDigest"], swiftSettings: strict),
        .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: strict),
        .target(name: "MicroHTTPD", dependencies: ["CMicroHTTPD"], swiftSettings: strict),

        // Foundations: pure Swift.
        .target(name: "ProtoWire", swiftSettings: strict),
        .target(name: "JPEGStructure", swiftSettings: strict),
        .target(name: "FramePatch", swiftSettings: strict),
        .target(name: "TerminalText", swiftSettings: strict),
        .target(name: "Arguments", dependencies: ["TerminalText"], swiftSettings: strict),
        .target(name: "ServiceLog", swiftSettings: strict),

        // Domain.
        .target(name: "CaptureModel", swiftSettings: strict),
        .target(name: "CaptureWire", dependencies: ["CaptureModel", "ProtoWire"], swiftSettings: strict),
        .target(name: "CapturePipeline", dependencies: ["CaptureModel", "SystemThreads"], swiftSettings: strict),

        .target(
            name: "CaptureBus",
            dependencies: ["CLinux", "CaptureModel", "CaptureWire", "SystemThreads", "ZeroMQ"], swiftSettings: strict),

        // Plug-ins: nothing imports them but the executable.
        .target(
            name: "SyntheticSource",
            dependencies: ["CaptureModel", "CapturePipeline", "FramePatch", "SystemThreads", "YUV"], swiftSettings: strict),
        .target(
            name: "V4L2Source",
            dependencies: ["CLinux", "CaptureModel", "CapturePipeline", "JPEGStructure", "SystemThreads", "V4L2", "V4LConvert"],
            swiftSettings: strict),
        .target(
            name: "SoftwareZoom", dependencies: ["CaptureModel", "CapturePipeline", "TurboJPEG", "YUV"], swiftSettings: strict),
        .target(
            name: "JPEGEncoding",
            dependencies: ["CaptureModel", "CapturePipeline", "Digest", "EXIF", "JPEGStructure", "TurboJPEG", "YUV"],
            swiftSettings: strict),

        .target(
            name: "ScriptedSource", dependencies: ["CaptureModel", "CapturePipeline", "SystemThreads"], swiftSettings: strict),

        // Ends.
        .target(
            name: "CaptureWorker",
            dependencies: [
                "CLinux", "CaptureBus", "CaptureModel", "CapturePipeline", "CaptureWire", "ProtoWire", "ServiceLog",
                "SystemThreads",
                "ZeroMQ",
            ],
            swiftSettings: strict),
        .target(
            name: "CaptureClient",
            dependencies: ["CLinux", "CaptureBus", "CaptureModel", "CaptureWire", "ProtoWire", "SystemThreads", "ZeroMQ"],
            swiftSettings: strict),

        .target(
            name: "CaptureConsole", dependencies: ["CaptureClient", "SystemThreads", "Terminal", "TurboJPEG"],
            swiftSettings: strict),

        // Executables: parse options, put parts together.
        .executableTarget(
            name: "capture-worker",
            dependencies: [
                "Arguments", "CLinux", "CaptureModel", "CapturePipeline", "CaptureWire", "CaptureWorker", "JPEGEncoding",
                "ServiceLog", "SoftwareZoom", "SyntheticSource", "SystemThreads", "TerminalText", "V4L2Source", "YAML",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "capture-ctl",
            dependencies: [
                "Arguments", "CLinux", "CaptureClient", "Digest", "ProtoWire", "ServiceLog", "SystemThreads", "TerminalText",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "capture-web",
            dependencies: ["Arguments", "CaptureClient", "MicroHTTPD", "ProtoWire", "ServiceLog", "SystemThreads"],
            swiftSettings: strict),
        .executableTarget(
            name: "capture-tap",
            dependencies: ["Arguments", "CLinux", "CaptureClient", "FramePatch", "ProtoWire", "SystemThreads", "TerminalText"],
            swiftSettings: strict),
        .executableTarget(
            name: "capture-console", dependencies: ["Arguments", "CaptureClient", "CaptureConsole", "SystemThreads", "Terminal"],
            swiftSettings: strict),
        .executableTarget(
            name: "capture-tour", dependencies: ["Arguments", "CaptureClient", "Digest", "TurboJPEG"], swiftSettings: strict),
        .executableTarget(
            name: "bench-client", dependencies: ["Arguments", "CaptureClient", "CaptureModel", "SystemThreads"],
            swiftSettings: strict),
        .executableTarget(
            name: "protoc-gen-shutterbus", dependencies: ["ProtoWire"], exclude: ["Protos"], swiftSettings: strict),

        // Tests.
        .target(name: "TestSupport", dependencies: ["SystemThreads"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "SystemThreadsTests", dependencies: ["CLinux", "SystemThreads", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ZeroMQTests", dependencies: ["SystemThreads", "TestSupport", "ZeroMQ"], swiftSettings: strict),
        .testTarget(
            name: "ProtoWireTests", dependencies: ["ProtoWire", "TestSupport", "protoc-gen-shutterbus"],
            exclude: ["Google", "Protos", "Vectors"], swiftSettings: strict),
        .testTarget(name: "JPEGStructureTests", dependencies: ["JPEGStructure"], swiftSettings: strict),
        .testTarget(
            name: "V4L2SourceTests",
            dependencies: ["CLinux", "CaptureModel", "CapturePipeline", "JPEGStructure", "V4L2", "V4L2Source"],
            swiftSettings: strict),
        .testTarget(
            name: "V4L2GuestTests",
            dependencies: [
                "CLinux", "CaptureModel", "CapturePipeline", "JPEGEncoding", "JPEGStructure", "SoftwareZoom", "SystemThreads",
                "TurboJPEG", "V4L2Source",
            ],
            swiftSettings: strict),
        .testTarget(name: "FramePatchTests", dependencies: ["FramePatch"], swiftSettings: strict),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: strict),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: strict),
        .testTarget(name: "ServiceLogTests", dependencies: ["ServiceLog"], swiftSettings: strict),
        .testTarget(name: "CaptureModelTests", dependencies: ["CaptureModel"], swiftSettings: strict),
        .testTarget(
            name: "CaptureWireTests", dependencies: ["CaptureModel", "CaptureWire", "ProtoWire", "TestSupport"],
            exclude: ["Google"], swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "CLinux", "SystemThreads", "capture-worker", "capture-ctl", "capture-tap", "capture-console", "capture-tour",
                "capture-web",
            ],
            exclude: ["Foreign"], swiftSettings: strict),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: strict),
        .testTarget(
            name: "CaptureConsoleTests", dependencies: ["CaptureClient", "CaptureConsole", "Terminal"], swiftSettings: strict),
        .testTarget(
            name: "CaptureWorkerTests",
            dependencies: [
                "CLinux", "CaptureBus", "CaptureModel", "CapturePipeline", "CaptureWire", "CaptureWorker", "ProtoWire",
                "ScriptedSource", "ServiceLog", "SystemThreads", "TestSupport", "ZeroMQ",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CaptureClientTests",
            dependencies: [
                "CaptureBus", "CaptureClient", "CaptureModel", "CapturePipeline", "CaptureWire", "CaptureWorker", "ProtoWire",
                "ScriptedSource", "ServiceLog", "SystemThreads", "ZeroMQ",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CapturePipelineTests",
            dependencies: ["CaptureModel", "CapturePipeline", "ScriptedSource", "SystemThreads", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "JPEGEncodingTests",
            dependencies: ["CaptureModel", "CapturePipeline", "JPEGEncoding", "JPEGStructure", "TurboJPEG", "YUV"],
            swiftSettings: strict),
        .testTarget(
            name: "SoftwareZoomTests",
            dependencies: ["CaptureModel", "CapturePipeline", "SoftwareZoom", "TurboJPEG", "YUV"], swiftSettings: strict),
        .testTarget(
            name: "SyntheticSourceTests",
            dependencies: [
                "CaptureModel", "CapturePipeline", "FramePatch", "JPEGEncoding", "SyntheticSource", "SystemThreads", "TurboJPEG",
                "YUV",
            ],
            swiftSettings: strict),
        .testTarget(name: "V4LConvertTests", dependencies: ["V4LConvert"], swiftSettings: strict),
        .testTarget(name: "DigestTests", dependencies: ["Digest"], swiftSettings: strict),
        .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: strict),
        .testTarget(name: "MicroHTTPDTests", dependencies: ["MicroHTTPD", "SystemThreads"], swiftSettings: strict),
    ]
)
