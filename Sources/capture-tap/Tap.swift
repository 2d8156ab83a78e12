import CaptureClient
import Glibc
import SystemThreads

/// Takes frames and reports, on a thread of its own, since writing to files, pipes and terminals blocks.
actor Tap {
    private nonisolated let executor = ThreadExecutor("tap")
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private let options: TapOptions
    private let text: TextOutput
    private var client: CaptureClient?
    private var stream: FrameStream?
    private var whole = Figures()
    private var second = Figures()
    private var pixels = PixelCheck()
    private var failure: CaptureError?
    private var lastExplanation = ""

    init(_ options: TapOptions) {
        self.options = options
        text = TextOutput(toStandardError: options.writesFrames, isJSON: options.isJSON)
    }

    /// Runs until the frames asked for have come, the time is over or the task is cancelled.
    func run() async throws(CaptureError) -> Int32 {
        let saver = try options.folder.map { folder throws(CaptureError) in try FrameSaver(folder) }
        let client = try await CaptureClient.connect(options.address)
        self.client = client
        let stream = try await client.frames(session: options.session, rendition: options.rendition, delivery: options.delivery)
        self.stream = stream
        let tasks = [
            Task { await self.tick() }, Task { await self.watch(stream) }, Task { await self.endInTime() },
        ]
        for await frame in stream {
            guard take(frame, saver) else { break }
            if let count = options.count, whole.frames >= count { break }
        }
        for task in tasks { task.cancel() }
        whole.end()
        report(whole, as: .summary)
        await client.close()
        if let failure { throw failure }
        return try exitStatus()
    }

    private func exitStatus() throws(CaptureError) -> Int32 {
        guard let count = options.count else { return 0 }
        guard whole.frames >= count else {
            throw CaptureError(.timedOut, "\(whole.frames) of \(count) frames came before the end")
        }
        return whole.missing > 0 || pixels.outOfOrder > 0 ? 2 : 0
    }

    /// Takes one frame; false when there is nowhere to put more.
    private func take(_ frame: ReceivedFrame, _ saver: FrameSaver?) -> Bool {
        lastExplanation = ""
        whole.add(frame)
        second.add(frame)
        pixels.add(frame)
        do throws(CaptureError) {
            try saver?.save(frame)
            guard options.writesFrames else { return true }
            return try FileOutput.writeToStandardOutput(frame)
        } catch {
            failure = error
            return false
        }
    }

    // MARK: Beside the frames

    private func endInTime() async {
        guard let duration = options.duration, (try? await Task.sleep(for: duration)) != nil else { return }
        stream?.close()
    }

    private func tick() async {
        while (try? await Task.sleep(for: .seconds(1))) != nil {
            second.end()
            let figures = second
            second = Figures()
            if figures.frames > 0 { report(figures, as: .second) } else { await explainSilence() }
        }
    }

    private func watch(_ stream: FrameStream) async {
        var wasStale = false
        for await change in stream.changes {
            switch change {
            case .became(.stale):
                wasStale = true
                text.note("stale", "nothing heard from the worker for 3 s; trying to reach it again")
            case .became(.live):
                // The first time it is heard is no news.
                if wasStale { text.note("live", "the worker is heard again") }
                wasStale = false
            case .became(.connecting): break
            case .restarted(let bootID): text.note("restarted", "the worker was started anew (boot \(bootID))")
            }
        }
    }

    /// Why no frame came in this second, as the worker knows it.
    private func explainSilence() async {
        guard let client, let stream, stream.state != .stale else { return }
        guard let status = try? await client.status(sessions: [stream.topic.session], timeout: .seconds(1)),
            let summary = status.sessions.first?.summary
        else { return }
        let problem = status.sessions.first?.renditions.first { $0.topic == stream.topic.text }?.problem ?? summary.problem
        let explanation =
            "no frames: session '\(summary.session)' is \(summary.state)" + (problem.map { ": \($0.message)" } ?? "")
        // Once is enough until it changes.
        guard explanation != lastExplanation else { return }
        lastExplanation = explanation
        text.note("silent", explanation)
    }

    private func report(_ figures: Figures, as kind: Report.Kind) {
        guard let stream else { return }
        let report = Report(kind, figures, topic: stream.topic, malformed: stream.statistics.malformed, pixels: pixels)
        text.write(options.isJSON ? report.json : report.text)
    }
}
