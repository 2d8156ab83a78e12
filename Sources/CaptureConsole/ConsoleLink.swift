internal import CaptureClient
internal import Synchronization

/// The console's side to the worker: it follows frames, events and pictures, and has commands carried out one after the other.
/// What it learns waits for `take()`.
package final class ConsoleLink: Sendable {
    /// Updates that wait at most; of more the oldest are dropped, since nobody looks.
    private static let limit = 4096
    /// Small and rare enough to cost the worker next to nothing, whatever the camera gives.
    private static let pictureRendition = "jpeg;fps=8;w=160"

    private let updates = Mutex<[ConsoleUpdate]>([])
    private let commands = Mutex(CommandQueue())
    private let client = Mutex<CaptureClient?>(nil)
    private let (hasCommand, commandSignal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private let (pictureWishes, pictureWish) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingNewest(1))

    /// A link to nothing yet.
    package init() {}

    // MARK: For the display

    /// What has become known since the last call.
    package func take() -> [ConsoleUpdate] {
        updates.withLock { updates in
            defer { updates = [] }
            return updates
        }
    }

    /// Has a command carried out after those before it; false when too many wait.
    package func send(_ command: ConsoleCommand) -> Bool {
        defer { commandSignal.yield() }
        return commands.withLock { $0.put(command) }
    }

    /// Has pictures sent, or no more of them.
    package func wantPictures(_ isWanted: Bool) { pictureWish.yield(isWanted) }

    private func tell(_ update: ConsoleUpdate) {
        updates.withLock { updates in
            updates.append(update)
            if updates.count > Self.limit { updates.removeFirst(updates.count - Self.limit) }
        }
    }

    // MARK: Towards the worker

    /// Connects, and follows the worker until `close()`; a worker that can't be used at all is told as `failed`.
    package func run(address: String?, session: String, rendition: String) async {
        do throws(CaptureError) {
            let client = try await CaptureClient.connect(address)
            self.client.withLock { $0 = client }
            let frames = try await client.frames(session: session, rendition: rendition, delivery: .every(limit: 256))
            let name = frames.topic.session
            let events = try await client.events(topics: ["\(name)/*", "_/*"])
            tell(.connected(worker: client.worker, session: name))
            await withTaskGroup { group in
                group.addTask { await self.follow(frames) }
                group.addTask { for await change in frames.changes { self.take(change) } }
                group.addTask { await self.follow(events, of: client, name) }
                group.addTask { await self.carryOut(client, name) }
                group.addTask { await self.followPictures(client, name) }
            }
        } catch {
            tell(.failed(error))
        }
    }

    /// Ends it all.
    package func close() async {
        commandSignal.finish()
        pictureWish.finish()
        await client.withLock { $0 }?.close()
    }

    private func follow(_ frames: FrameStream) async {
        for await frame in frames {
            let latency = frame.latency.map { $0.components.seconds * 1_000_000_000 + $0.components.attoseconds / 1_000_000_000 }
            tell(.frame(FrameNote(header: frame.header, receivedAt: frame.receivedAt, latency: latency, lost: frame.lost)))
        }
    }

    private func take(_ change: StreamChange) {
        switch change {
        case .became(let state): tell(.stream(state))
        case .restarted: tell(.restarted)
        }
    }

    private func follow(_ events: EventStream, of client: CaptureClient, _ session: String) async {
        for await element in events {
            switch element {
            case .event(let event): take(event)
            case .workerRestarted: break
            case .gap:
                // What was missed may have been what holds now.
                guard let status = try? await client.status(sessions: [session]) else { continue }
                if let summary = status.sessions.first?.summary { tell(.summary(summary)) }
                if let cameras = try? await client.cameras() { tell(.cameras(cameras)) }
            }
        }
    }

    private func take(_ event: Wire.Event) {
        switch event.kind {
        case .sessionState(let summary): tell(.summary(summary))
        case .cameras(let list): tell(.cameras(list.cameras))
        case .photo(let photo): if case .didFinish(let photo) = photo.step { tell(.photo(photo)) }
        case .error(let error): tell(.problem(error))
        case .workerState(let state): if state.stopping { tell(.stopping) }
        default: break
        }
    }

    private func followPictures(_ client: CaptureClient, _ session: String) async {
        let current = Mutex<FrameStream?>(nil)
        await withTaskGroup { group in
            for await isWanted in pictureWishes {
                let isOpen = current.withLock { $0 != nil }
                if !isWanted, isOpen {
                    current.withLock { stream in
                        stream?.close()
                        stream = nil
                    }
                }
                guard isWanted, !isOpen else { continue }
                do throws(CaptureError) {
                    let pictures = try await client.frames(session: session, rendition: Self.pictureRendition)
                    current.withLock { $0 = pictures }
                    group.addTask { await self.decode(pictures) }
                } catch {
                    tell(.noPicture(error.message))
                }
            }
        }
    }

    private func decode(_ pictures: FrameStream) async {
        guard var decoder = try? PictureDecoder() else { return tell(.noPicture("no memory for pictures")) }
        for await frame in pictures {
            if let picture = decoder.picture(of: frame) { tell(.picture(picture)) }
        }
    }

    private func carryOut(_ client: CaptureClient, _ session: String) async {
        for await _ in hasCommand {
            while let command = commands.withLock({ $0.next() }) {
                tell(.began(command))
                do throws(CaptureError) {
                    tell(.answered(command, .success(try await Self.answer(to: command, client, session))))
                } catch {
                    tell(.answered(command, .failure(error)))
                }
            }
        }
    }

    private static func answer(
        to command: ConsoleCommand, _ client: CaptureClient, _ session: String
    ) async throws(CaptureError) -> ConsoleAnswer {
        switch command {
        case .switchCamera(let id):
            .switched(try await client.switchCamera(to: id.map { .camera($0) }, session: session).result)
        case .zoom(let factor): .zoomed(try await client.setZoom(factor, session: session).result)
        case .focusPoint(let x, let y):
            .focused(try await client.setFocus(.point(Wire.Point(x: x, y: y)), session: session).result)
        case .focusMode(let mode): .focused(try await client.setFocus(.mode(mode), session: session).result)
        case .lens(let position): .focused(try await client.setFocus(.lensPosition(position), session: session).result)
        case .capture: .captured(try await client.capturePhoto(session: session))
        case .start: .session(try await client.startSession(session))
        case .stop: .session(try await client.stopSession(session))
        }
    }
}
