import CaptureModel
import SystemThreads
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("The mailbox")
struct FrameMailboxTests {
    @Test("Gives frames in order; says when it was empty")
    func order() {
        let pool = Frames.pool(), mailbox = FrameMailbox(capacity: 3)
        #expect(mailbox.put(Frames.frame(1, from: pool)))
        #expect(!mailbox.put(Frames.frame(2, from: pool)))
        #expect(mailbox.take()?.frame.header.frameSequence == 1)
        #expect(mailbox.take()?.frame.header.frameSequence == 2)
        #expect(mailbox.take() == nil)
        #expect(mailbox.put(Frames.frame(3, from: pool)))
    }

    @Test("Full, it lets the oldest go, gives its buffer back, and tells the loss with the next")
    func overload() {
        let pool = Frames.pool(), mailbox = FrameMailbox(capacity: 2)
        for number in UInt64(1)...5 { mailbox.put(Frames.frame(number, drops: DropCounts(driver: number), from: pool)) }
        #expect(pool.lent == 2)
        #expect(mailbox.overload == 3)
        let first = mailbox.take()
        #expect(first?.frame.header.frameSequence == 4)
        #expect(first?.drops == DropCounts(driver: 1 + 2 + 3 + 4, overload: 3))
        let second = mailbox.take()
        #expect(second?.frame.header.frameSequence == 5)
        #expect(second?.drops == DropCounts(driver: 5))
    }

    @Test("What was lost before it came is told once")
    func noted() {
        let pool = Frames.pool(), mailbox = FrameMailbox(capacity: 1)
        mailbox.note(DropCounts(corrupt: 2))
        mailbox.note(DropCounts(driver: 1))
        mailbox.put(Frames.frame(1, from: pool))
        #expect(mailbox.take()?.drops == DropCounts(driver: 1, corrupt: 2))
        mailbox.put(Frames.frame(2, from: pool))
        #expect(mailbox.take()?.drops == DropCounts())
    }

    @Test("Each loss is told with the frame that comes after it, whoever noticed it")
    func places() {
        let pool = Frames.pool(), mailbox = FrameMailbox(capacity: 2)
        mailbox.put(Frames.frame(1, from: pool))
        mailbox.note(DropCounts(driver: 1))
        mailbox.put(Frames.frame(2, drops: DropCounts(driver: 2), from: pool))
        mailbox.note(DropCounts(driver: 4))
        #expect(mailbox.take()?.drops == DropCounts())
        mailbox.lose(DropCounts(overload: 1))
        #expect(mailbox.take()?.drops == DropCounts(driver: 3, overload: 1))
        mailbox.put(Frames.frame(3, from: pool))
        #expect(mailbox.take()?.drops == DropCounts(driver: 4))
    }

    @Test("A frame goes past only where it overtakes none, and takes along what was lost before")
    func passing() async throws {
        let pool = Frames.pool(), mailbox = FrameMailbox(capacity: 2)
        mailbox.note(DropCounts(corrupt: 1))
        mailbox.lose(DropCounts(overload: 1))
        #expect(
            mailbox.pass(Frames.frame(1, drops: DropCounts(driver: 1), from: pool))
                == DropCounts(driver: 1, corrupt: 1, overload: 1))
        #expect(mailbox.pass(Frames.frame(2, from: pool)) == DropCounts())
        mailbox.put(Frames.frame(3, from: pool))
        #expect(mailbox.pass(Frames.frame(4, from: pool)) == nil, "one waits")
        #expect(mailbox.take() != nil)
        #expect(mailbox.pass(Frames.frame(4, from: pool)) == DropCounts())
        // A reader that is at a frame.
        let step = Signal(0)
        _ = NamedThread("sb-reader") {
            while mailbox.wait() != nil {
                step.update { $0 = 1 }
                step.wait { $0 == 2 ? true : nil }
            }
            step.update { $0 = 3 }
        }
        mailbox.put(Frames.frame(5, from: pool))
        try await eventually("the reader is at it") { step.update { $0 } == 1 }
        #expect(mailbox.pass(Frames.frame(6, from: pool)) == nil, "one is being read")
        step.update { $0 = 2 }
        try await eventually("the reader waits") { mailbox.pass(Frames.frame(6, from: pool)) != nil }
        mailbox.close()
        #expect(mailbox.pass(Frames.frame(7, from: pool)) == nil, "it is closed")
        try await eventually("the reader ends") { step.update { $0 } == 3 }
    }

    @Test("Closed, it holds nothing, takes nothing, and its reader ends")
    func closed() async throws {
        let pool = Frames.pool(), mailbox = FrameMailbox(capacity: 2)
        let read = Signal((sequences: [UInt64](), hasEnded: false))
        _ = NamedThread("sb-reader") {
            while let (frame, _) = mailbox.wait() { read.update { $0.sequences.append(frame.header.frameSequence) } }
            read.update { $0.hasEnded = true }
        }
        mailbox.put(Frames.frame(7, from: pool))
        try await eventually("the frame is read") { read.update { $0.sequences } == [7] }
        mailbox.close()
        #expect(!mailbox.put(Frames.frame(1, from: pool)))
        #expect(mailbox.take() == nil)
        try await eventually("the reader ends") { read.update { $0.hasEnded } }
        #expect(pool.lent == 0)
    }
}
