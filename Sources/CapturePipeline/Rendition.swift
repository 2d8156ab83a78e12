package import CaptureModel
internal import Synchronization
internal import SystemThreads

/// One encoding of a session's frames, made while it is open. Frames that are already what it wants pass on the source's thread;
/// others are encoded on a thread of its own at lower priority, the newest frame first.
package final class Rendition: FrameOutput {
    /// Its canonical name.
    package let name: String
    private let thinner: Mutex<FrameThinner?>
    private let mailbox = FrameMailbox(capacity: 1)
    private let passes: @Sendable (ImageLayout) -> Bool
    private let failures = Mutex((count: UInt64(0), newest: CaptureError?.none))
    private let deliver: @Sendable (Frame) -> Void
    private let paused: @Sendable () -> Void

    /// A rendition that hands its frames to `deliver`, which never blocks: on the source's thread those that pass, else on its own.
    /// `paused` is told on the session's thread that there may be none for long, and never blocks either.
    package init(
        _ resolved: ResolvedRendition, session: String, paused: @escaping @Sendable () -> Void = {},
        deliver: @escaping @Sendable (Frame) -> Void
    ) {
        name = resolved.name
        self.paused = paused
        thinner = Mutex(resolved.framesPerSecond.map(FrameThinner.init))
        self.deliver = deliver
        passes = resolved.passes
        guard resolved.makesBytes else { return }
        _ = NamedThread("sb-\(resolved.name)", priority: .background) { [self] in
            if let encoder = resolved.makeEncoder() { encodeAll(with: encoder) }
        }
    }

    /// Takes a frame of the session; on the source's thread.
    package func offer(_ frame: Frame) {
        let times = frame.header.times
        // Without a clock that it belongs to, a capture time says nothing.
        let time = times.clock == .unknown ? times.dequeue : times.capture
        guard thinner.withLock({ $0?.keeps(time) ?? true }) else {
            mailbox.note(frame.header.drops)
            return
        }
        // A thread's wake-up for a frame that nothing is done to would cost more than all else here.
        if passes(frame.header.layout), let drops = mailbox.pass(frame) {
            deliver(frame.with(drops: drops))
        } else {
            mailbox.put(frame)
        }
    }

    /// See `FrameOutput`.
    package func sessionStopped() { paused() }

    /// See `FrameOutput`.
    package func sessionFailed(_ error: CaptureError) { paused() }

    /// Ends it: its thread ends after the frame it is at.
    package func close() { mailbox.close() }

    /// Frames replaced by newer ones before they were encoded.
    package var overload: UInt64 { mailbox.overload }

    /// Frames that could not be encoded, and the newest reason.
    package var failed: (count: UInt64, newest: CaptureError?) { failures.withLock { $0 } }

    private func encodeAll(with encoder: any FrameEncoder) {
        while let (frame, drops) = mailbox.wait() {
            do {
                let image = try encoder.encode(frame)
                var header = frame.header
                header.layout = image.layout
                header.drops = drops
                if !passes(frame.header.layout) { header.times.encode = MonotonicClock.now() }
                deliver(Frame(header: header, buffer: image.buffer))
            } catch {
                failures.withLock { $0 = ($0.count + 1, error) }
                var lost = drops
                lost.overload += 1
                mailbox.lose(lost)
            }
        }
    }
}

extension Frame {
    /// The same frame with other drops in its header.
    func with(drops: DropCounts) -> Frame {
        guard drops != header.drops else { return self }
        var header = header
        header.drops = drops
        return Frame(header: header, buffer: buffer)
    }
}
