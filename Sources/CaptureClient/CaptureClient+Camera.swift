public import CaptureModel
public import CaptureWire

/// A command's result, and the session's first frame that shows it (nil when the worker can't tell, or no picture changes).
public struct Effective<Result: Sendable>: Sendable {
    /// What the worker answered.
    public let result: Result
    /// `frameSequence` of the first frame for which it holds.
    public let sequence: UInt64?
}

/// Commands for a session's camera; the empty session is the worker's default one. Each throws what `request` throws.
extension CaptureClient {
    /// Uses another camera: the next one, one by id, or the first that looks somewhere. The old one is back when that fails; the
    /// reply says which of both it was.
    public func switchCamera(
        to target: Wire.SwitchCameraRequest.Target? = nil, session: String = "", timeout: Duration = .seconds(15)
    ) async throws(CaptureError) -> Effective<Wire.SwitchCameraReply> {
        let command = Wire.SwitchCameraRequest(session: session, target: target)
        let reply = try await request(.switchCamera(command), timeout: timeout)
        guard case .switchCamera(let result) = reply.result else { throw .unexpectedReply }
        return Effective(result: result, sequence: reply.effectiveSequence)
    }

    /// Zooms to `factor`, 1.0 being the whole field of view; one above the camera's range is clamped, or refused.
    public func setZoom(
        _ factor: Double, outOfRange: Wire.OutOfRange = .clamp, session: String = "", timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> Effective<Wire.SetZoomReply> {
        let command = Wire.SetZoomRequest(session: session, factor: factor, outOfRange: outOfRange)
        let reply = try await request(.setZoom(command), timeout: timeout)
        guard case .setZoom(let result) = reply.result else { throw .unexpectedReply }
        return Effective(result: result, sequence: reply.effectiveSequence)
    }

    /// Focuses: at a point of the picture, by itself, or at a lens position.
    public func setFocus(
        _ focus: Wire.SetFocusRequest.Focus, session: String = "", timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> Effective<Wire.SetFocusReply> {
        let reply = try await request(.setFocus(Wire.SetFocusRequest(session: session, focus: focus)), timeout: timeout)
        guard case .setFocus(let result) = reply.result else { throw .unexpectedReply }
        return Effective(result: result, sequence: reply.effectiveSequence)
    }

    /// Captures in another format; what is left out is the camera's choice. The reply says what came out.
    public func setFormat(
        pixelFormat: String = "", width: UInt32 = 0, height: UInt32 = 0, rate: Double = 0, session: String = "",
        timeout: Duration = .seconds(15)
    ) async throws(CaptureError) -> Effective<Wire.SetFormatReply> {
        let command = Wire.SetFormatRequest(session: session, pixelFormat: pixelFormat, width: width, height: height, rate: rate)
        let reply = try await request(.setFormat(command), timeout: timeout)
        guard case .setFormat(let result) = reply.result else { throw .unexpectedReply }
        return Effective(result: result, sequence: reply.effectiveSequence)
    }

    /// Everything of the camera that can be set, as the camera describes it.
    public func controls(session: String = "", timeout: Duration = .seconds(5)) async throws(CaptureError) -> [Wire.Control] {
        let reply = try await request(.controls(Wire.ControlsRequest(session: session)), timeout: timeout)
        guard case .controls(let result) = reply.result else { throw .unexpectedReply }
        return result.controls
    }

    /// Sets one control by its id; answers it as it is then.
    public func setControl(
        _ id: UInt32, to value: Wire.SetControlRequest.Value, session: String = "", timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> Effective<Wire.Control> {
        let command = Wire.SetControlRequest(session: session, id: id, value: value)
        let reply = try await request(.setControl(command), timeout: timeout)
        guard case .setControl(let result) = reply.result, let control = result.control else { throw .unexpectedReply }
        return Effective(result: control, sequence: reply.effectiveSequence)
    }

    /// Has a session capture again, when somebody wants frames.
    public func startSession(_ session: String = "", timeout: Duration = .seconds(15)) async throws(CaptureError)
        -> Wire.SessionSummary
    {
        let reply = try await request(.startSession(Wire.StartSessionRequest(session: session)), timeout: timeout)
        guard case .startSession(let result) = reply.result, let summary = result.session else { throw .unexpectedReply }
        return summary
    }

    /// Has a session let its camera go until it is started.
    public func stopSession(_ session: String = "", timeout: Duration = .seconds(15)) async throws(CaptureError)
        -> Wire.SessionSummary
    {
        let reply = try await request(.stopSession(Wire.StopSessionRequest(session: session)), timeout: timeout)
        guard case .stopSession(let result) = reply.result, let summary = result.session else { throw .unexpectedReply }
        return summary
    }

    /// Takes a photo of this moment, and waits until it is in the worker's library. An id is one photo, whoever asks and however
    /// often; without one the worker makes it. Throws `outcomeUnknown` when it may have been taken already, and the library of a
    /// worker that was started anew does not tell.
    public func capturePhoto(
        _ photoID: String = "", quality: UInt32 = 0, session: String = "", timeout: Duration = .seconds(20)
    ) async throws(CaptureError) -> Wire.Photo {
        let command = Wire.CapturePhotoRequest(session: session, photoId: photoID, quality: quality)
        let reply = try await request(.capturePhoto(command), timeout: timeout)
        guard case .capturePhoto(let result) = reply.result, let photo = result.photo else { throw .unexpectedReply }
        return photo
    }

    /// A photo's bytes, fetched in pieces of a mebibyte.
    public func photoBytes(_ photoID: String, timeout: Duration = .seconds(5)) async throws(CaptureError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let command = Wire.PhotoRequest(photoId: photoID, offset: UInt64(bytes.count), length: 1 << 20)
            guard case .photo(let result) = try await request(.photo(command), timeout: timeout).result, let photo = result.photo
            else { throw .unexpectedReply }
            bytes += result.data
            if result.data.isEmpty || UInt64(bytes.count) >= photo.size { return bytes }
        }
    }
}
