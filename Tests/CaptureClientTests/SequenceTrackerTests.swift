import CaptureClient
import Testing

@testable import CaptureClient

@Suite struct SequenceTrackerTests {
    @Test func `the first frame of a boot follows on nothing`() {
        var tracker = SequenceTracker()
        #expect(tracker.judge(SampleFrame(40).header) == .new(lost: 0))
        #expect(tracker.judge(SampleFrame(43).header) == .new(lost: 2))
        #expect(tracker.judge(SampleFrame(9, bootID: "b").header) == .new(lost: 0))
    }

    @Test func `a frame that was seen is no news, a count that began again is`() {
        var tracker = SequenceTracker()
        _ = tracker.judge(SampleFrame(40).header)
        #expect(tracker.judge(SampleFrame(40).header) == .seen)
        #expect(tracker.judge(SampleFrame(39).header) == .seen)
        var anew = SampleFrame(41).header
        anew.renditionSequence = 1
        #expect(tracker.judge(anew) == .new(lost: 0))
    }

    @Test func `a repeat is news to whoever lacks it`() {
        var tracker = SequenceTracker()
        _ = tracker.judge(SampleFrame(40).header)
        #expect(tracker.judge(SampleFrame(40, status: .repeated).header) == .seen)
        #expect(tracker.judge(SampleFrame(42, status: .repeated).header) == .new(lost: 1))
        #expect(tracker.judge(SampleFrame(42).header) == .seen)
    }
}
