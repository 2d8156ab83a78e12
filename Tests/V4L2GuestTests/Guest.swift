import CaptureModel
import Glibc
import Testing
import V4L2Source

/// Tests on real drivers, in two halves of one test binary: on the host one test boots the virtual machine and runs the same
/// binary in it; there the other half is enabled.
enum Guest {
    /// Does this process run in the virtual machine?
    static let isInside = unsafe getenv("V4L2_GUEST").map { unsafe String(cString: $0) } == "1"

    /// This package's folder.
    static let checkout = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

    /// The running test binary, which the guest finds at the same path.
    static func binary() throws -> String {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
        guard count > 0 else { throw Subprocess.Failure(operation: "readlink", errno: errno) }
        return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Plugs emulated webcam `number` in or out; inside only.
    static func webcam(_ number: Int, _ change: Change) async throws {
        let path = "/run/uvc\(number).pid"
        let result = try await blocking { try Subprocess.run(["sh", "-c", "kill -\(change.rawValue) $(cat \(path))"]) }
        try #require(result.status == 0, "\(result.output)")
    }

    /// Makes emulated webcam `number` err (`scripts/uvc-camera` lists the words); no words: no more. Inside only.
    static func setFaults(_ words: String, ofWebcam number: Int) async throws {
        let result = try await blocking { try Subprocess.run(["sh", "-c", "echo \(words) >/run/uvc\(number).faults"]) }
        try #require(result.status == 0, "\(result.output)")
    }

    /// Plugs emulated webcam `number` out and in again, so that it is as fresh ones are; inside only.
    static func replug(_ number: Int) async throws {
        for (change, isThere) in [(Change.unplug, false), (.plug, true)] {
            try await webcam(number, change)
            _ = try await eventually("webcam \(number) \(isThere ? "is back" : "is gone")") {
                V4L2Provider().cameras().contains { $0.id == Webcam.id(number) && $0.problem == nil } == isThere ? true : nil
            }
        }
    }

    /// What was asked of emulated webcam `number` so far, without times; inside only.
    static func log(ofWebcam number: Int) throws -> [String] {
        let result = try Subprocess.run(["cut", "-d", " ", "-f", "2-", "/run/uvc\(number).log"])
        try #require(result.status == 0, "\(result.output)")
        return result.output.split(separator: "\n").map(String.init)
    }

    /// Presses one of vivid's buttons that make it err; inside only.
    static func setControl(_ name: String, on node: String) async throws {
        let result = try await blocking { try Subprocess.run(["v4l2-ctl", "-d", node, "-c", "\(name)=1"]) }
        try #require(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    /// Open descriptors of this process.
    static func descriptors() -> Int {
        guard let stream = unsafe opendir("/proc/self/fd") else { return -1 }
        defer { unsafe closedir(stream) }
        var count = 0
        while unsafe readdir(stream) != nil { count += 1 }
        return count
    }

    /// Pieces of memory that this process has mapped from `path`.
    static func mappings(of path: String) -> Int {
        guard let file = unsafe fopen("/proc/self/maps", "r") else { return -1 }
        defer { unsafe fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var size = 0, count = 0
        while unsafe getline(&line, &size, file) > 0 {
            if unsafe String(cString: line!).contains(path) { count += 1 }
        }
        unsafe free(line)
        return count
    }

    /// What happens to a webcam's plug, by the signal that does it.
    enum Change: String, Sendable {
        case unplug = "USR1"
        case plug = "USR2"
    }
}

@Suite("V4L2 in a virtual machine", .enabled(if: !Guest.isInside))
struct GuestTests {
    @Test("Real drivers in a virtual machine pass the tests for them")
    func inside() async throws {
        let result = try await blocking {
            try Subprocess.run([
                "\(Guest.checkout)/scripts/v4l2-guest", "--uvc", "2", "--vivid", "2", "--vivid-args", "multiplanar=1,2",
                "--loopback", "1", "--timeout", "1500",
                "--",
                try Guest.binary(), "--testing-library", "swift-testing", "--no-parallel", "--filter",
                "V4L2GuestTests.DriverTests|EndToEndTests.Webcam.*Tests",
            ])
        }
        try #require(
            result.status == 0,
            "the guest's tests failed, or it did not start (packages missing? run scripts/setup):\n\(result.output)")
        for suite in ["Real V4L2 drivers", "Webcams on the bus", "Steering cameras on the bus", "Controls that others set"] {
            #expect(
                result.output.contains("Suite \"\(suite)\" passed after"), "\(suite): no test ran in the guest:\n\(result.output)"
            )
        }
    }
}
