import CaptureClient

extension Tour {
    /// Twice as large: the picture must be the middle of the one before, enlarged.
    mutating func zoom() async throws(CaptureError) -> Finding {
        let first = try await feed.next()
        guard let range = can("zoom", first.header), let most = range.maximum, most > 1.2 else {
            return .unsupported("\(first.header.camera) can't zoom")
        }
        let factor = min(2, most)
        let wide = try await client.setZoom(1, session: session)
        let before = try await feed.frame(from: wide.sequence)
        let done = try await client.setZoom(factor, session: session)
        let after = try await feed.frame(from: done.sequence)
        let back = try await client.setZoom(1, session: session)
        let again = try await feed.frame(from: back.sequence)
        let enlarged = after.picture.correlation(with: before.picture, zoomed: done.result.factor)
        let same = after.picture.correlation(with: before.picture), home = again.picture.correlation(with: before.picture)
        return Finding(
            enlarged > Self.alike && enlarged > same + 0.1 && home > Self.alike,
            "\(done.result.factor.text)× from frame \(after.header.frameSequence), correlation \(enlarged.text) with the picture before, "
                + "enlarged, \(same.text) with it as it was; back at 1× \(home.text)")
    }

    private static let tileColumns = 8, tileRows = 6
    /// A tile is called sharper when neighbours differ so many times as much.
    private static let sharper = 2.0

    /// Near and far: what is near must become sharp by the one, what is far by the other, and a point that is asked for as well.
    mutating func focus() async throws(CaptureError) -> Finding {
        let first = try await feed.next()
        guard can("focus", first.header)?.maximum != nil else {
            return .unsupported("\(first.header.camera) has no lens that could be moved")
        }
        let near = try await sharpness(.lensPosition(0)), far = try await sharpness(.lensPosition(1))
        // Tiles without detail say nothing; one is added to both so that noise is none.
        let gains = zip(near.tiles, far.tiles).map { ($0 + 1) / ($1 + 1) }
        let nearest = gains.indices.max { gains[$0] < gains[$1] }!, farthest = gains.indices.min { gains[$0] < gains[$1] }!
        var text =
            "lens at 0 from frame \(near.sequence), at 1 from frame \(far.sequence): what is near \(gains[nearest].text) times "
            + "as sharp at 0, what is far \((1 / gains[farthest]).text) times at 1"
        var holds = gains[nearest] > Self.sharper && 1 / gains[farthest] > Self.sharper
        if can("focusPoint", first.header) != nil {
            let place = LumaPicture.middle(ofTile: farthest, columns: Self.tileColumns, rows: Self.tileRows)
            _ = try await sharpness(.lensPosition(0))
            let point = try await sharpness(.point(Wire.Point(x: place.x, y: place.y)))
            let gain = (point.tiles[farthest] + 1) / (near.tiles[farthest] + 1)
            text += "; focused at its place, \(place.x.text), \(place.y.text), \(gain.text) times"
            holds = holds && gain > Self.sharper
        }
        // Best effort: how it was is not told, by itself is what most want.
        _ = try? await client.setFocus(.mode(.continuous), session: session)
        return Finding(holds, text)
    }

    private mutating func sharpness(
        _ focus: Wire.SetFocusRequest.Focus
    ) async throws(CaptureError) -> (sequence: UInt64, tiles: [Double]) {
        let done = try await client.setFocus(focus, session: session)
        let frame = try await feed.frame(from: done.sequence)
        return (frame.header.frameSequence, frame.picture.sharpness(columns: Self.tileColumns, rows: Self.tileRows))
    }
}
