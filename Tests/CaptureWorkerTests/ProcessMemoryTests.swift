import CLinux
import Glibc
import Testing

@testable import CaptureWorker

@Suite("Memory of the process")
struct ProcessMemoryTests {
    @Test("A picture's memory is the kernel's again when it is freed, however large the pieces were that were freed before it")
    func pictures() async {
        // In a process of its own: it is about all of a process, and others here fill it as they like.
        await #expect(processExitsWith: .success) {
            ProcessMemory.giveBackPictures()
            unsafe free(malloc(16 << 20))
            let picture = unsafe malloc(1 << 20)
            // What comes from the kernel by itself is whole pages; a piece of an arena is as large as it was asked for.
            precondition(unsafe malloc_usable_size(picture) > (1 << 20) + 1024, "a piece of an arena")
            unsafe free(picture)
        }
    }

    @Test("What it takes is known")
    func resident() { #expect(ProcessMemory.resident > 1 << 20) }
}
