package import CaptureClient
internal import SystemThreads
package import Terminal

/// The console on a terminal: one thread that waits for keys, signals and news, and draws at most so often.
package struct ConsoleApplication: ~Copyable {
    /// Milliseconds between two looks at what is new, and nanoseconds between two drawings.
    private static let pace: Int32 = 50
    private static let drawInterval: Int64 = 60_000_000

    private var terminal: Terminal
    private let link: ConsoleLink
    private var state: ConsoleState
    private var parser = KeyParser()
    private var writer: ScreenWriter
    private var isShown = false
    private var mustDraw = true
    private var drawnAt: Int64 = 0

    /// A console that has drawn nothing. Pictures are shown from the start where their colours can be.
    package init(on terminal: consuming Terminal, _ link: ConsoleLink) {
        let size = terminal.size, colors = Terminal.colors
        self.terminal = terminal
        self.link = link
        state = ConsoleState(showsPicture: colors != .basic && size.width >= 80 && size.height >= 24)
        writer = ScreenWriter(colors)
    }

    /// Runs until a key or a signal ends it, and gives the terminal back; answers why it failed, if it did.
    package consuming func run(_ events: borrowing TerminalEvents) -> CaptureError? {
        link.wantPictures(state.showsPicture)
        while true {
            let happened = events.wait(milliseconds: Self.pace)
            for event in happened where !take(event, events) {
                terminal.leave()
                return nil
            }
            // The escape key is the beginning of other keys, which come at once.
            if happened.isEmpty, parser.isWaiting, !press(parser.flush(), events) { break }
            let news = link.take()
            for update in news { state.apply(update) }
            if let failure = state.failure {
                terminal.leave()
                return failure
            }
            let now = MonotonicClock.now()
            state.figures.advance(to: now)
            if !news.isEmpty || now - drawnAt > 1_000_000_000 { mustDraw = true }
            if state.isConnected { draw(at: now) }
        }
        terminal.leave()
        return nil
    }

    /// False when the console is to end.
    private mutating func take(_ event: TerminalEvents.Event, _ events: borrowing TerminalEvents) -> Bool {
        switch event {
        case .bytes(let bytes): return press(parser.parse(bytes), events)
        case .end: return false
        case .resized: mustDraw = true
        case .stop: stop(events, wholeJob: false)
        case .resumed:
            // The shell has had the terminal meanwhile.
            if isShown { show() }
        }
        return true
    }

    private mutating func press(_ keys: [Key], _ events: borrowing TerminalEvents) -> Bool {
        // What was typed before there was anything to see is not meant for it.
        guard isShown else { return true }
        for key in keys {
            let showedPicture = state.showsPicture
            switch state.press(key) {
            case .none: break
            case .quit: return false
            case .suspend: stop(events, wholeJob: true)
            case .redraw: writer.forget()
            case .command(let command):
                if !link.send(command) { state.say("\(command.text): too much at once", isFailure: true) }
            }
            if state.showsPicture != showedPicture { link.wantPictures(state.showsPicture) }
            mustDraw = true
            drawnAt = 0
        }
        return true
    }

    private mutating func stop(_ events: borrowing TerminalEvents, wholeJob: Bool) {
        let wasShown = isShown
        terminal.leave()
        events.stop(wholeJob: wholeJob)
        if wasShown { show() }
    }

    private mutating func show() {
        terminal.enter()
        writer.forget()
        isShown = true
        mustDraw = true
        drawnAt = 0
    }

    private mutating func draw(at now: Int64) {
        if !isShown { show() }
        guard mustDraw, now - drawnAt >= Self.drawInterval, terminal.isWritable else { return }
        let size = terminal.size
        let bytes = writer.update(to: ConsoleView.screen(state, width: size.width, height: size.height))
        if !bytes.isEmpty { terminal.write(bytes) }
        mustDraw = false
        drawnAt = now
    }
}
