import CaptureClient

extension Tour {
    /// To another camera and back: frames must come from it from the first promised one on, show something else, and in the end
    /// the same as before.
    mutating func switchCamera() async throws(CaptureError) -> Finding {
        let before = try await feed.next()
        let usable = cameras.filter { $0.problem == nil && $0.id != before.header.camera }
        let here = cameras.first { $0.id == before.header.camera }?.position
        guard let other = usable.first(where: { $0.position != here }) ?? usable.first else {
            return .unsupported("\(before.header.camera) is the only camera")
        }
        let there = try await client.switchCamera(to: .camera(other.id), session: session)
        guard there.result.outcome == .switched else {
            return .fails("no switch to \(other.id): \(there.result.reason?.message ?? "no reason told")")
        }
        let after = try await feed.frame(from: there.sequence)
        let back = try await client.switchCamera(to: .camera(before.header.camera), session: session)
        var again = try await feed.frame(from: back.sequence)
        let isTold =
            after.header.camera == other.id && after.header.generation == there.result.generation
            && after.header.generation > before.header.generation
            && again.header.camera == before.header.camera && again.header.generation == back.result.generation
        if again.header.layout.size != before.header.layout.size {
            // A camera that is switched to starts with a format of its own, which may show more or less.
            let size = before.header.layout.size
            let format = try await client.setFormat(
                pixelFormat: before.header.layout.pixelFormat.description, width: UInt32(size.width), height: UInt32(size.height),
                session: session)
            again = try await feed.frame(from: format.sequence)
        }
        let between = after.picture.correlation(with: before.picture), home = again.picture.correlation(with: before.picture)
        return Finding(
            isTold && between < Self.alike && home > Self.alike,
            "\(before.header.camera) → \(after.header.camera) from frame \(after.header.frameSequence), generation "
                + "\(after.header.generation), correlation of the pictures \(between.text); and back from frame "
                + "\(again.header.frameSequence), generation \(again.header.generation), correlation \(home.text)")
    }

    /// Left becomes right, and right left, where a camera has such a control.
    mutating func mirror() async throws(CaptureError) -> Finding {
        let before = try await feed.next()
        guard
            let control = try await client.controls(session: session).first(where: { $0.name == "Mirror" && $0.type == .boolean })
        else { return .unsupported("\(before.header.camera) has no control for it") }
        let done = try await client.setControl(control.id, to: .boolean(!before.header.geometry.isMirrored), session: session)
        let after = try await feed.frame(from: done.sequence)
        _ = try await client.setControl(control.id, to: .boolean(before.header.geometry.isMirrored), session: session)
        let turned = after.picture.correlation(with: before.picture, mirrored: true)
        let straight = after.picture.correlation(with: before.picture)
        return Finding(
            turned > Self.alike && turned > straight && after.header.geometry.isMirrored != before.header.geometry.isMirrored,
            "from frame \(after.header.frameSequence), correlation \(turned.text) with the picture before, mirrored, "
                + "\(straight.text) with it as it was")
    }
}
