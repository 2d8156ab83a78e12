public import CaptureModel
internal import CaptureWire

extension CaptureClient {
    /// Frames of a session (empty: the default one) in a rendition of any spelling: `raw`, `jpeg`, `jpeg;fps=10;q=60;w=640`.
    ///
    /// Throws `invalidRendition` or `unknownSession` with what there is, and what requests throw.
    public func frames(
        session: String = "", rendition: String = "jpeg", delivery: FrameDelivery = .newest
    ) async throws(CaptureError) -> FrameStream {
        let reply = try await self.rendition(rendition, session: session)
        guard let topic = Topic(reply.topic), topic.channel == .frame else { throw .unexpectedReply }
        return try await FrameStream(topic, FrameOutput(delivery), lease: lease)
    }

    /// Events of the topics chosen by `<session>/<kind>` with `*` for either (none: all): first the states that hold now, then
    /// everything that happens after the call.
    ///
    /// With `position`, everything after it instead, also what happened in between. Heartbeats are left out unless
    /// `includingHeartbeats`.
    ///
    /// Throws `invalidArgument` for a text that chooses nothing, and what requests throw.
    public func events(
        topics: [String] = [], from position: EventPosition? = nil, includingHeartbeats: Bool = false
    ) async throws(CaptureError) -> EventStream {
        let choice = try EventChoice(topics)
        // A number that no event has reached: the answer is only how far they are.
        let command = Wire.EventsRequest(after: UInt64(Int64.max), limit: 1)
        let reply = try await request(.events(command))
        guard case .events(let now) = reply.result else { throw .unexpectedReply }
        let output = EventOutput()
        var number = now.newest
        if let position {
            number = position.bootID == reply.bootId ? position.number : 0
            if position.bootID != reply.bootId { output.put(.workerRestarted(bootID: reply.bootId)) }
        }
        let ledger = EventLedger(after: number, of: reply.bootId) { choice.matches($0) }
        return try await EventStream(
            choice, from: ledger, includesHeartbeats: includingHeartbeats, output, lease: lease)
    }
}
