internal import Synchronization
package import CaptureModel
package import CapturePipeline
internal import SystemThreads
internal import V4L2

/// An open V4L2 camera.
package final class V4L2Device: CameraDevice {
    /// A stream and its thread.
    private struct Running: ~Copyable {
        let stream: CaptureStream
        let thread: NamedThread

        consuming func finish() { thread.join() }
    }

    /// What it is, as it was when it was opened.
    package let camera: Camera
    let board: ControlBoard
    private let handle: DeviceHandle
    private let policy: CorruptFramePolicy
    private let counters = Counters()
    private let running = Mutex<Running?>(nil)

    init(_ camera: Camera, _ handle: DeviceHandle, policy: CorruptFramePolicy) {
        self.camera = camera
        self.handle = handle
        board = ControlBoard(handle)
        self.policy = policy
    }

    deinit { stop() }

    /// Sets the format, starts the stream and its thread, which then calls `sink`. A running stream is stopped first.
    package func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
        stop()
        let format: NegotiatedFormat, stream: CaptureStream
        do {
            format = try NegotiatedFormat(on: handle, listed: camera.formats, for: request)
            stream = try CaptureStream(handle, format, policy: policy, sink: sink, counters: counters, board: board)
        } catch {
            handle.device.freeBuffers()  // uvcvideo keeps others out from the first format that is set
            throw error
        }
        let name = handle.path.split(separator: "/").last.map(String.init) ?? "camera"
        running.withLock { $0 = Running(stream: stream, thread: NamedThread("v4l2-\(name)") { stream.run() }) }
        return format.active
    }

    /// Stops the stream and waits for its thread, which is in no call that blocks. From the sink's own calls it can't wait for
    /// itself: the thread then ends once that call returns.
    package func stop() {
        guard let running = running.withLock({ $0.take() }) else { return }
        running.stream.requestStop()
        if !running.stream.isOwnThread { running.finish() }
    }

    /// The settings in force, as the next frame tells them.
    package var settingsInForce: FrameSettings { board.settings }

    /// What has been counted.
    package var statistics: DeviceStatistics { counters.statistics }
}
