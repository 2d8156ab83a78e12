import Foundation
import Testing

@Suite("capture-web", .serialized)
struct CaptureWebTests {
    private static let small = [
        "-s", "main=synthetic:back,size=640x480,rate=15", "-s", "rear=synthetic:front,size=640x480,rate=15",
    ]

    private func parts(_ file: URL, atLeast count: Int) async throws -> StreamParts {
        for _ in 0..<600 {
            if let parts = try? StreamParts(file), parts.pictures.count >= count { return parts }
            try await Task.sleep(for: .milliseconds(50))
        }
        return try StreamParts(file)
    }

    @Test("A snapshot is a whole JPEG, never older than the request, from a cold camera and from a running one")
    func snapshot() async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder)
        for round in 0..<8 {
            // Somebody watches half of the time, so that there is an old frame to be tempted by.
            let watcher = round == 4 ? try web.start("/stream.mjpg", to: web.file()) : nil
            let before = Date().timeIntervalSince1970
            let answer = try await web.get("/snapshot.jpg")
            #expect(answer.status == 200)
            #expect(answer.body.isWholeJPEG)
            #expect(answer.headers["content-type"] == "image/jpeg")
            #expect(answer.headers["cache-control"] == "no-store")
            // The wall clock's relation to the monotonic one is converted anew for each frame.
            let time = try #require(answer.headers["x-timestamp"].flatMap(Double.init))
            #expect(time >= before - 0.001 && time <= Date().timeIntervalSince1970)
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
            let modified = try #require(answer.headers["last-modified"].flatMap(format.date(from:)))
            #expect(modified.timeIntervalSince1970 == time.rounded(.down))
            if round == 7 { watcher?.signal(SIGKILL) }
        }
        let other = try await web.get("/snapshot.jpg?session=rear&rendition=jpeg;q=30;w=160")
        #expect(other.status == 200 && other.body.isWholeJPEG && other.body.count < 9000)
        await web.stop()
        await worker.stop()
    }

    @Test(
        "Without --worker it follows to a worker of another name when the first has ended, with the streams that are being watched"
    )
    func following() async throws {
        let first = try await RunningWorker(Self.small, name: "first")
        let web = try await RunningWeb(first.folder)
        let file = web.file()
        let watcher = try web.start("/stream.mjpg", to: file)
        let before = try await parts(file, atLeast: 5).pictures.count
        first.process.signal(SIGTERM)
        _ = await first.process.outcome()
        let second = try await RunningWorker(Self.small, folder: first.folder, name: "second")
        var answer = try await web.get("/snapshot.jpg")
        for _ in 0..<20 where answer.status == 503 { answer = try await web.get("/snapshot.jpg") }
        #expect(answer.status == 200 && answer.body.isWholeJPEG)
        let seen = try StreamParts(file).pictures.count
        #expect(try await parts(file, atLeast: seen + 10).pictures.count >= max(seen, before) + 10)
        watcher.signal(SIGKILL)
        await web.stop()
        await second.stop()
    }

    @Test("A stream's parts are whole JPEGs, each newer than the one before, and ffmpeg reads it")
    func stream() async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder)
        let file = web.file()
        let client = try web.start("/stream.mjpg?session=main", to: file)
        let parts = try await parts(file, atLeast: 20)
        #expect(parts.pictures.count >= 20)
        #expect(parts.pictures.allSatisfy { $0.isWholeJPEG })
        #expect(zip(parts.frames, parts.frames.dropFirst()).allSatisfy { $0 < $1 })
        client.signal(SIGKILL)
        let outcome = try await ServiceProcess.run(
            "/usr/bin/env",
            ["ffmpeg", "-hide_banner", "-nostdin", "-i", web.url + "/stream.mjpg", "-frames:v", "10", "-f", "null", "-"])
        #expect(outcome.status == 0, "ffmpeg failed (missing? run scripts/setup): \(outcome.errors)")
        #expect(outcome.errors.contains("640x480"))
        #expect(outcome.errors.contains("frame=   10"))
        await web.stop()
        await worker.stop()
    }

    @Test("Twenty clients share one subscription; one that is stuck hinders nobody, and all are let go")
    func many() async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder)
        let stuck = try web.start("/stream.mjpg", to: web.file())
        stuck.signal(SIGSTOP)
        let files = (0..<19).map { _ in web.file() }
        let clients = try files.map { try web.start("/stream.mjpg", to: $0) }
        for file in files { #expect(try await parts(file, atLeast: 20).pictures.count >= 20) }
        let health = try await web.get("/health")
        #expect(health.status == 200)
        let counts = try JSONSerialization.jsonObject(with: health.body) as? [String: Any]
        #expect(counts?["subscriptions"] as? Int == 1)
        #expect(counts?["reachable"] as? Bool == true)
        #expect(try await web.get("/snapshot.jpg").status == 200)
        for client in clients { client.signal(SIGKILL) }
        stuck.signal(SIGKILL)
        var readers = -1
        for _ in 0..<200 where readers != 0 {
            let health = try await web.get("/health")
            readers = (try JSONSerialization.jsonObject(with: health.body) as? [String: Any])?["readers"] as? Int ?? -1
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(readers == 0)
        await web.stop()
        await worker.stop()
    }

    @Test("Without a worker it says so; with one it shows it, and a stream goes on when the worker was started anew")
    func recovery() async throws {
        let folder = try RunningWorker.makeFolder()
        let web = try await RunningWeb(folder, ["--worker", "one"])
        for path in ["/", "/stream.mjpg", "/snapshot.jpg", "/health"] {
            let answer = try await web.get(path)
            #expect(answer.status == 503)
            #expect(answer.text.contains("no worker"), "\(answer.text)")
        }
        let first = try await RunningWorker(Self.small, folder: folder, name: "one")
        #expect(try await web.get("/snapshot.jpg").status == 200)
        let file = web.file()
        let client = try web.start("/stream.mjpg", to: file)
        let before = try await parts(file, atLeast: 5).pictures.count
        first.process.signal(SIGKILL)
        _ = await first.process.outcome()
        let second = try await RunningWorker(Self.small, folder: folder, name: "one")
        #expect(try await parts(file, atLeast: before + 100).pictures.count >= before + 100)
        #expect(try await web.get("/snapshot.jpg").status == 200)
        client.signal(SIGKILL)
        #expect(await web.stop().status == 0)
        await second.stop()
    }

    @Test("The page shows the stream and lets choose among the sessions, and needs nothing from elsewhere")
    func page() async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder, ["--session", "rear"])
        let page = try await web.get("/")
        #expect(page.status == 200)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(page.text.contains("<img src=\"/stream.mjpg?session=rear\""))
        #expect(page.text.contains("href=\"/?session=main\""))
        #expect(!page.text.contains("http:") && !page.text.contains("https:"))
        #expect(try await web.get("/?session=main").text.contains("<img src=\"/stream.mjpg?session=main\""))
        await web.stop()
        await worker.stop()
    }

    @Test(
        "What can't be answered is refused in a line of plain text",
        arguments: [
            ("/nothing", [], 404, "there are /, /stream.mjpg, /snapshot.jpg and /health"),
            ("/?session=x", [], 404, "no session 'x': there are main, rear"),
            ("/stream.mjpg?session=x", [], 404, "no session 'x': there are main, rear"),
            ("/snapshot.jpg?session=a%2Fb", [], 400, "that is no session's name: it has 1 to 64 characters of A-Z a-z 0-9 . _ -"),
            ("/snapshot.jpg?rendition=raw", [], 400, "rendition 'raw' is no JPEG: write jpeg, or as in jpeg;fps=10;q=60;w=640"),
            ("/stream.mjpg?rendition=jpeg;q=999", [], 400, "'q=999': q is a whole number from 1 to 100"),
            ("/", ["-X", "POST", "-d", "a=b"], 405, "only GET and HEAD are answered"),
            ("/", ["-X", "DELETE"], 405, "only GET and HEAD are answered"),
            ("/", ["-H", "Host: far.example"], 403, "this server answers to names of this machine only, not to 'far.example'"),
        ] as [(String, [String], Int, String)])
    func refused(path: String, arguments: [String], status: Int, text: String) async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder)
        let answer = try await web.get(path, arguments)
        #expect(answer.status == status)
        #expect(answer.text == text + "\n")
        #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
        await web.stop()
        await worker.stop()
    }

    @Test("HEAD tells what GET would give", arguments: ["/", "/stream.mjpg", "/snapshot.jpg", "/health"])
    func head(path: String) async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder)
        let answer = try await web.get(path, ["--head"])
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] != nil)
        await web.stop()
        await worker.stop()
    }

    @Test("A session that can't capture is told as such, soon")
    func failedSession() async throws {
        let worker = try await RunningWorker(["-s", "main=synthetic:none"])
        let web = try await RunningWeb(worker.folder)
        let answer = try await web.get("/snapshot.jpg", ["--max-time", "6"])
        #expect(answer.status == 503)
        #expect(answer.text.hasPrefix("no frame came: session 'main' is failed: "))
        await web.stop()
        await worker.stop()
    }

    @Test("SIGTERM ends it at once, while clients read and while it looks for a worker")
    func termination() async throws {
        let worker = try await RunningWorker(Self.small)
        let web = try await RunningWeb(worker.folder)
        let file = web.file()
        let client = try web.start("/stream.mjpg", to: file)
        let stuck = try web.start("/stream.mjpg", to: web.file())
        _ = try await parts(file, atLeast: 2)
        stuck.signal(SIGSTOP)
        #expect(await web.stop().status == 0)
        _ = await client.outcome()
        stuck.signal(SIGKILL)
        let lonely = try await RunningWeb(worker.folder, ["--connect", "tcp://127.0.0.1:9"])
        let asking = try lonely.start("/snapshot.jpg", to: lonely.file())
        #expect(await lonely.stop().status == 0)
        _ = await asking.outcome()
        await worker.stop()
    }

    @Test("It listens beyond this machine only when it is told twice")
    func reach() async throws {
        for address in ["0.0.0.0:0", "[::]:0", "example.org:80"] {
            let outcome = try await ServiceProcess.run("capture-web", ["--listen", address])
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("--insecure"))
        }
        #expect(try await ServiceProcess.run("capture-web", ["--listen", "8080"]).status == 64)
        let folder = try RunningWorker.makeFolder()
        let web = try await RunningWeb(folder, [])
        let port = web.url.split(separator: ":").last!
        let taken = try await ServiceProcess.run("capture-web", ["--listen", "127.0.0.1:\(port)"])
        #expect(taken.status == 1)
        #expect(taken.errors == "capture-web: can't listen at 127.0.0.1:\(port): Address already in use\n")
        await web.stop()
        let open = try ServiceProcess("capture-web", ["--listen", "0.0.0.0:0", "--insecure"])
        #expect(await open.waits { _, errors in errors.contains("listening") })
        open.signal(SIGTERM)
        #expect(await open.outcome().status == 0)
        try? FileManager.default.removeItem(at: folder)
    }
}
