internal import CLinux

extension CaptureClient {
    /// Has this process keep up to 64 MiB of the memory that frames leave, for the frames that follow. Otherwise the C library gives
    /// it back to the kernel and asks for it again, page by page, for nearly each frame of a megabyte or more.
    ///
    /// It concerns all of the process (`mallopt`), which is why it is yours to decide: call it once, before the first client.
    public static func keepFrameMemory() {
        // A threshold of one kind, once set, no longer follows what is allocated: both are. That of mmap is the highest there is.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 64 << 20)
    }
}
