internal import CaptureModel
internal import CapturePipeline
internal import SystemThreads

/// Makes the files of photos, one after the other, on a thread of its own at lower priority.
actor PhotoFinishing {
    private nonisolated let executor = ThreadExecutor("sb-photos", priority: .background)
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private let finisher: any PhotoFinisher

    init(_ finisher: any PhotoFinisher) { self.finisher = finisher }

    /// See `PhotoFinisher`.
    func finish(_ frame: Frame, photoID: String, quality: Int) throws(CaptureError) -> FinishedPhoto {
        try finisher.finish(frame, photoID: photoID, quality: quality)
    }

    /// Lets the thread go.
    func close() { executor.stop() }
}
