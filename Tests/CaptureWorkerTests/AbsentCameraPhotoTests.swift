import CaptureModel
import CaptureWire
import ProtoWire
import ScriptedSource
import TestSupport
import Testing

@Suite("A photo of a camera that can't be used")
struct AbsentCameraPhotoTests {
    // What a wait for frames ends with is `cameraStalled`: any other error came without it.
    @Test(
        "It fails at once with the session's reason, whether the session rested or had failed before; not after a wait for frames"
    )
    func atOnce() async throws {
        try await Bus.with { bus in
            for (number, code) in [ErrorCode.cameraBusy, .cameraPermissionDenied, .cameraFailed].enumerated() {
                bus.camera.fail(CaptureError(code, "no camera now"))
                let error = try await bus.refusal(.capturePhoto(.init(photoId: "photo-\(number)")))
                #expect(error.code == code.rawValue && error.message == "no camera now")
                #expect(try await bus.steps(of: "photo-\(number)").last?.name == "failed")
                bus.camera.fail(nil)
                try await eventually("the session rests") {
                    try await bus.status().sessions[0].summary?.state == .idle
                }
            }
            let subscriber = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.setPresent(false)
            try await eventually("it failed") { try await bus.status().sessions[0].summary?.state == .failed }
            let error = try await bus.refusal(.capturePhoto(.init(photoId: "gone")))
            #expect(["cameraDisconnected", "cameraNotFound"].contains(error.code))
            subscriber.close()
        }
    }

    @Test("A camera that is unplugged while a photo waits for its frame ends the wait; one that is slow to open does not")
    func meanwhile() async throws {
        try await Bus.with { bus in
            let peer = try bus.dealer()
            bus.camera.holdOpening()
            try peer.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "one"))).protobuf()])
            try await eventually("the camera is being opened") { bus.camera.waitingOpenings == 1 }
            bus.camera.releaseOpening()
            try await bus.untilStreaming()
            #expect(try peer.receive() == nil)
            bus.camera.setPresent(false)
            let parts = try await eventually("a reply") { try peer.receive() }
            guard case .error(let error) = try Wire.Reply(protobuf: parts[1]).result else { Issue.record("no error"); return }
            #expect(error.code == "cameraDisconnected" && error.retriable)
        }
    }
}
