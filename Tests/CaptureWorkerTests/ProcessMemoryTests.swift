import CLinux
import Glibc
import Testing

@testable import CaptureWorker

@Suite("Memory of the process")
struct ProcessMemoryTests {
    @Test("A picture's memory is the kernel's again when it is freed, however large the pieces were that were freed before it")
    func pictures() {
        ProcessMemory.giveBackPictures()
        unsafe free(malloc(16 << 20))
        // The first may still be given what lies free in an arena; there is not room for all.
        let pictures = unsafe (0..<200).map { _ in unsafe malloc(1 << 20) }
        defer { for picture in unsafe pictures { unsafe free(picture) } }
        // What comes from the kernel by itself is whole pages; a piece of an arena is as large as it was asked for.
        #expect(unsafe malloc_usable_size(pictures[199]) > (1 << 20) + 1024)
    }

    @Test("What it takes is known")
    func resident() { #expect(ProcessMemory.resident > 1 << 20) }
}
