import Arguments
import CaptureClient
import Glibc
import MicroHTTPD
import ServiceLog
import SystemThreads

/// Shows a worker's sessions over HTTP until a signal comes.
@main
struct CaptureWebCommand {
    static func main() {
        // First of all, so that no thread takes the signals.
        let signals = TerminationSignals()
        do throws(UsageError) {
            switch try WebOptions.command.parse(CommandLine.arguments.dropFirst()) {
            case .print(let text): print(text)
            case .run(let invocation): exit(run(try WebOptions(invocation), until: signals))
            }
        } catch {
            StandardError.print("capture-web: \(error)")
            exit(UsageError.exitStatus)
        }
    }

    private static func run(_ options: WebOptions, until signals: borrowing TerminationSignals) -> Int32 {
        let log = ServiceLog()
        let link = WorkerLink(options.address)
        let frames = FrameTable(link)
        let routes = Routes(options, link: link, frames: frames)
        do throws(HTTPServer.Failure) {
            let limits = HTTPServer.Limits(connections: Routes.connectionLimit)
            let server = try HTTPServer(host: options.listen.host, port: options.listen.port, limits: limits) {
                routes.answer($0)
            }
            let url = options.listen.url(port: server.port)
            log.info("listening", ["url": url])
            let manager = ServiceManager()
            manager?.ready("listening at \(url)")
            _ = signals.wait()
            manager?.stopping()
            log.info("stopping")
            stopAtTheLatest(log)
            Blocking.wait { () async throws(Never) in
                // What waits for frames or for the worker comes back at once, so that every connection's thread can end.
                async let ended: Void = frames.close()
                await link.close()
                await ended
            }
            server.stop()
            log.flush()
            return 0
        } catch {
            StandardError.print("capture-web: can't listen at \(options.listen.host):\(options.listen.port): \(error)")
            return 1
        }
    }

    /// Whoever stops a service counts on its going.
    private static func stopAtTheLatest(_ log: ServiceLog) {
        let deadline = MonotonicClock.now() + 4_000_000_000
        _ = NamedThread("web-deadline") {
            MonotonicClock.sleep(until: deadline)
            log.error("not stopped in time: ended all the same")
            log.flush()
            _exit(1)
        }
    }
}
