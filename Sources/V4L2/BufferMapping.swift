internal import CLinux
internal import Glibc

/// The memory of one driver buffer, mapped until the last reference goes: beyond the queue's, the handle's and, where the driver
/// supports orphaned buffers, the device's own end.
@safe package final class BufferMapping: @unchecked Sendable {
    // Sendable: address and length never change; who may read or write the bytes when is the buffer queue's business.
    /// The first byte.
    @unsafe package let base: UnsafeMutableRawPointer
    /// Bytes mapped.
    package let count: Int

    /// Maps `count` bytes of the buffer that the driver knows as `offset`.
    init(descriptor: Int32, count: Int, offset: Int) throws(V4L2Error) {
        // Writable too: some drivers refuse a mapping that is not.
        let address = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, offset)
        guard let address = unsafe address, unsafe address != MAP_FAILED else { throw V4L2Error("mmap", errno: Glibc.errno) }
        unsafe base = address
        self.count = count
    }

    deinit { unsafe munmap(base, count) }
}
