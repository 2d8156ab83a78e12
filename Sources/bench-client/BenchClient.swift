import Arguments
import CaptureClient
import CaptureModel
import Glibc

/// Counts the frames that `CaptureClient` hands over, and how old they are then: what `scripts/bench` runs as our own receiver, in
/// the place of its subscriber in C, whose arguments and JSON it shares.
@main
struct BenchClient {
    private static let usage = "usage: bench-client CONTROL-ADDRESS RENDITION WARM-UP SECONDS"

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 4, let warmUp = Double(arguments[2]), let seconds = Double(arguments[3]) else {
            return fail(usage, status: 64)
        }
        do throws(CaptureError) {
            CaptureClient.keepFrameMemory()
            let count = FrameCount(warmUp: Int64(warmUp * 1e9), duration: Int64(seconds * 1e9))
            print(try await count.frames(of: arguments[1], from: arguments[0]).json)
        } catch {
            fail(error.description, status: 1)
        }
    }

    private static func fail(_ text: String, status: Int32) {
        StandardError.print("bench-client: \(text)")
        exit(status)
    }
}
