internal import CaptureModel
internal import CapturePipeline
internal import FramePatch
internal import Synchronization
internal import SystemThreads

/// Frames rendered once and lent in turn, for benchmarks: each time only what changes in the patch of one that nobody holds is drawn.
@safe final class PreparedFrames: FrameBufferOwner {
    private let layout: ImageLayout
    private let memory: [UInt]
    /// What is drawn in each.
    private let patches: Mutex<[FramePatch]>
    private let free: Signal<[Int]>

    /// As many frames as `count`; `render` draws one after the other.
    init(_ layout: ImageLayout, count: Int, render: (UInt64, inout MutableRawSpan) -> Void) {
        self.layout = layout
        let first = FramePatch(sequence: 0, captureTime: 0)
        memory = (0..<count).map { index in
            let base = UnsafeMutableRawPointer.allocate(byteCount: layout.byteCount, alignment: 4096)
            var bytes = unsafe UnsafeMutableRawBufferPointer(start: base, count: layout.byteCount).mutableBytes
            render(UInt64(index), &bytes)
            first.draw(into: &bytes, layout)
            return UInt(bitPattern: base)
        }
        patches = Mutex(Array(repeating: first, count: count))
        free = Signal(Array(0..<count))
    }

    deinit { for address in memory { unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate() } }

    /// Waits until a frame is free, or `deadline` has passed: whoever asks for more frames than readers take gets as many as they
    /// take.
    func waitForOne(until deadline: Int64) { free.wait(until: deadline) { $0.isEmpty ? nil : true } }

    /// The frame that was given back longest ago, with `patch` in it; nil when all are lent.
    func take(_ patch: FramePatch) -> FrameBuffer? {
        guard let slot = free.update({ $0.isEmpty ? nil : $0.removeFirst() }),
            let base = unsafe UnsafeMutableRawPointer(bitPattern: memory[slot])
        else { return nil }
        var bytes = unsafe UnsafeMutableRawBufferPointer(start: base, count: layout.byteCount).mutableBytes
        let before = patches.withLock { patches in
            defer { patches[slot] = patch }
            return patches[slot]
        }
        patch.redraw(over: before, into: &bytes, layout)
        return unsafe FrameBuffer(lending: base, count: layout.byteCount, slot: slot, of: self)
    }

    /// Takes a frame back; called by leases. The array keeps its room, so that this never allocates.
    func reclaim(_ slot: Int) { free.update { $0.append(slot) } }
}
