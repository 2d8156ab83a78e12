import CaptureModel
import CapturePipeline
import Testing

@testable import CaptureWorker

@Suite("When the newest frame is repeated")
struct NewcomersTests {
    private let patience = Newcomers.patience

    private func frame(_ sequence: UInt64) -> Frame {
        var header = FrameHeader(layout: ImageLayout(.grey, FrameSize(width: 1, height: 1))!)
        header.frameSequence = sequence
        let pool = FrameBufferPool(capacity: 1, limit: 1)
        return Frame(header: header, buffer: pool.take()!.finish(count: 1))
    }

    @Test("Never before there is a frame")
    func none() {
        var newcomers = Newcomers()
        #expect(newcomers.asked(at: 5) == nil)
        #expect(newcomers.frameToRepeat(at: 6) == nil)
    }

    @Test("At once when no rate is known, and when the next live frame is far or overdue")
    func atOnce() {
        var newcomers = Newcomers()
        newcomers.published(frame(1), at: 0)
        #expect(newcomers.asked(at: 10) == 10)
        #expect(newcomers.frameToRepeat(at: 10)?.header.frameSequence == 1)
        var slow = Newcomers()
        slow.published(frame(1), at: 0)
        slow.published(frame(2), at: 10 * patience)
        #expect(slow.asked(at: 10 * patience + 1) == 10 * patience + 1)
        var overdue = Newcomers()
        overdue.published(frame(1), at: 0)
        overdue.published(frame(2), at: patience / 3)
        #expect(overdue.asked(at: 5 * patience) == 5 * patience)
    }

    @Test("Later when a live frame is due soon, and not at all when it comes")
    func dueSoon() {
        var newcomers = Newcomers()
        newcomers.published(frame(1), at: 0)
        newcomers.published(frame(2), at: patience / 3)
        let asked = patience / 3 + 5
        #expect(newcomers.asked(at: asked) == asked + patience)
        newcomers.published(frame(3), at: patience * 2 / 3)
        #expect(newcomers.frameToRepeat(at: asked + patience) == nil)
    }

    @Test("Once for all who ask until then")
    func together() {
        var newcomers = Newcomers()
        newcomers.published(frame(1), at: 0)
        let due = newcomers.asked(at: 10)
        #expect(due == 10)
        #expect(newcomers.asked(at: 11) == nil)
        #expect(newcomers.frameToRepeat(at: 12) != nil)
        #expect(newcomers.frameToRepeat(at: 13) == nil)
        #expect(newcomers.asked(at: 14) == 12 + patience)
    }

    @Test("Never twice within the patience, though an earlier one's timer runs out in between")
    func forgottenTimer() {
        var newcomers = Newcomers()
        newcomers.published(frame(1), at: 0)
        newcomers.published(frame(2), at: 10)
        let forgotten = newcomers.asked(at: 11)
        newcomers.published(frame(3), at: 20)
        let first = newcomers.asked(at: 50 * patience)
        #expect(newcomers.frameToRepeat(at: first ?? 0) != nil)
        #expect(newcomers.asked(at: 50 * patience + 1) == 51 * patience)
        // The forgotten timer comes late, as timers do.
        #expect((forgotten ?? 0) < 51 * patience)
        #expect(newcomers.frameToRepeat(at: 50 * patience + 2) == nil)
        #expect(newcomers.frameToRepeat(at: 51 * patience) != nil)
    }
}
