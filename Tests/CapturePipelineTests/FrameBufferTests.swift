import CaptureModel
import Synchronization
import Testing

@testable import CapturePipeline

@Suite("Leases and pools")
struct FrameBufferTests {
    private final class Owner: FrameBufferOwner {
        let slots = Mutex<[Int]>([])
        func reclaim(_ slot: Int) { slots.withLock { $0.append(slot) } }
    }

    @Test("The last holder's release gives a buffer back, once")
    func lease() {
        let owner = Owner()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 3, count: 4)
        do {
            let buffer = unsafe FrameBuffer(lending: memory, count: 4, slot: 5, of: owner)
            let first = Frame(header: FrameHeader(layout: Frames.layout), buffer: buffer)
            let second = Frame(header: first.header, buffer: buffer)
            #expect(second.buffer.withBytes { $0.byteCount } == 4)
            #expect(owner.slots.withLock { $0 }.isEmpty)
            withExtendedLifetime((first, second)) {}
        }
        #expect(owner.slots.withLock { $0 } == [5])
        unsafe memory.deallocate()
    }

    @Test("A pool lends no more than its limit, and the same memory again")
    func limit() {
        let pool = FrameBufferPool(capacity: 100, limit: 2)
        var addresses: Set<UInt> = []
        for _ in 0..<10 {
            let first = pool.take()!.finish(count: 100), second = pool.take()!.finish(count: 50)
            #expect(pool.lent == 2)
            let hasThird = pool.take() != nil
            #expect(!hasThird)
            for buffer in [first, second] { addresses.insert(UInt(bitPattern: unsafe buffer.baseAddress)) }
            #expect(second.count == 50)
        }
        #expect(pool.lent == 0)
        #expect(addresses.count == 2)
        #expect(addresses.allSatisfy { $0 % 4096 == 0 })
    }

    @Test("A buffer that was taken and not finished goes back")
    func unfinished() {
        let pool = FrameBufferPool(capacity: 1, limit: 1)
        let isTaken = pool.take() != nil
        #expect(isTaken)
        #expect(pool.lent == 0)
    }

    @Test("A lease outlives the pool's owner, and its bytes with it")
    func outlives() {
        weak var pool: FrameBufferPool?
        do {
            let lease: FrameBuffer
            do {
                let owner = FrameBufferPool(capacity: 3, limit: 1)
                pool = owner
                var buffer = owner.take()!
                buffer.withMutableBytes { bytes in
                    for index in 0..<3 { bytes.storeBytes(of: 7, toByteOffset: index, as: UInt8.self) }
                }
                lease = buffer.finish(count: 3)
            }
            #expect(pool != nil)
            #expect(lease.withBytes { unsafe $0.unsafeLoad(fromByteOffset: 2, as: UInt8.self) } == 7)
        }
        #expect(pool == nil)
    }

    @Test("A copy has memory of its own")
    func copy() {
        let pool = FrameBufferPool(capacity: 3, limit: 1)
        let copy: FrameBuffer
        do {
            var buffer = pool.take()!
            buffer.withMutableBytes { bytes in for index in 0..<3 { bytes.storeBytes(of: 9, toByteOffset: index, as: UInt8.self) }
            }
            copy = FrameBuffer(copying: buffer.finish(count: 2))
        }
        #expect(pool.lent == 0)
        #expect(copy.count == 2)
        #expect(copy.withBytes { unsafe $0.unsafeLoad(fromByteOffset: 1, as: UInt8.self) } == 9)
    }

    @Test("A rate is that of the last three seconds; a silent camera's falls to nothing")
    func rate() {
        var meter = RateMeter()
        #expect(meter.rate(at: 0) == 0)
        for index in Int64(0)..<2000 { meter.note(index * 10_000_000) }
        let last: Int64 = 1999 * 10_000_000
        #expect(abs(meter.rate(at: last) - 100) < 0.001)
        #expect(meter.rate(at: last + 2_990_000_001) == 0)
        #expect(meter.rate(at: last + 4_000_000_000) == 0)
        meter.note(last + 10_000_000_000)
        meter.note(last + 10_500_000_000)
        #expect(meter.rate(at: last + 10_500_000_000) == 2)
    }
}
