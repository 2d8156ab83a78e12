import CaptureClient
import Glibc
import Testing

@Suite struct FrameMemoryTests {
    @Test func `memory of frames is kept for those that follow, once it was asked for`() async {
        await #expect(processExitsWith: .success) {
            CaptureClient.keepFrameMemory()
            receiveFrames()
            let before = pageFaults
            for _ in 0..<20 { receiveFrames() }
            precondition(pageFaults - before < 768, "\(pageFaults - before) page faults")
        }
    }
}

/// Takes memory for as many frames as a client holds at a time, of 768 pages each, writes to it and gives it back.
private func receiveFrames() {
    let frames = (0..<4).map { _ in [UInt8](repeating: 1, count: 3 << 20) }
    precondition(frames.allSatisfy { $0.last == 1 })
}

private var pageFaults: Int {
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_minflt
}
