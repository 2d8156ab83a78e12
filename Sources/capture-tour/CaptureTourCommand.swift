import Arguments
import CaptureClient
import Glibc

/// Goes through what a worker's camera can be told, a line a step.
@main
struct CaptureTourCommand {
    private static let exitStatuses = """
        Exit status:
          0    all that the camera can do was done, and shows in the pixels
          1    something did not, or it failed
          64   the command line is wrong
          69   no worker was found, or none answered
        """
    /// Everything together takes some seconds.
    private static let timeLimit = Duration.seconds(90)

    static func main() async {
        do throws(UsageError) {
            switch try TourOptions.command.parse(CommandLine.arguments.dropFirst()) {
            case .print(let text): print(text.contains("Usage:") ? "\(text)\n\n\(exitStatuses)" : text)
            case .run(let invocation): exit(await run(try TourOptions(invocation)))
            }
        } catch {
            complain("\(error)")
            exit(UsageError.exitStatus)
        }
    }

    private static func run(_ options: TourOptions) async -> Int32 {
        do throws(CaptureError) {
            let client = try await CaptureClient.connect(options.address)
            let stream = try await client.frames(session: options.session, rendition: "raw")
            let watch = Task {
                try await Task.sleep(for: timeLimit)
                stream.close()
            }
            let holds = try await Tour(client, stream, say: say).run()
            watch.cancel()
            await client.close()
            return holds ? 0 : 1
        } catch {
            complain(error.description)
            switch error.code {
            case .noWorker: return EX_UNAVAILABLE
            case .invalidAddress: return UsageError.exitStatus
            default: return 1
            }
        }
    }

    private static func say(_ line: String) { write("\(line)\n", to: STDOUT_FILENO) }

    /// One line on standard error, with the program's name.
    private static func complain(_ text: String) { write("capture-tour: \(text)\n", to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
    }
}
