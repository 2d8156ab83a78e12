public import CaptureModel

extension Wire.FrameHeader {
    /// The header as it travels.
    public init(_ header: FrameHeader) {
        self.init(
            wireMinor: Wire.minor, worker: header.worker, bootId: header.bootID, hostBootId: header.hostBootID,
            session: header.session, camera: header.camera, generation: header.generation, frameSequence: header.frameSequence,
            renditionSequence: header.renditionSequence, driverSequence: header.driverSequence,
            drops: header.drops == DropCounts() ? nil : Wire.DropCounts(header.drops), times: Wire.FrameTimes(header.times),
            layout: Wire.ImageLayout(header.layout), geometry: Wire.FrameGeometry(header.geometry),
            settings: Wire.FrameSettings(header.settings), status: Wire.FrameStatus(header.status), frameId: header.frameID)
    }
}

extension FrameHeader {
    /// The header that came. What a newer worker says in words that this build lacks counts as unknown.
    ///
    /// Throws `malformedRequest` for a layout that no picture can have.
    public init(_ header: Wire.FrameHeader) throws(CaptureError) {
        self.init(
            worker: header.worker, bootID: header.bootId, hostBootID: header.hostBootId, session: header.session,
            camera: header.camera, generation: header.generation, frameSequence: header.frameSequence,
            renditionSequence: header.renditionSequence, driverSequence: header.driverSequence,
            drops: header.drops.map(DropCounts.init) ?? DropCounts(), times: header.times.map(FrameTimes.init) ?? FrameTimes(),
            layout: try ImageLayout(header.layout ?? Wire.ImageLayout()),
            geometry: header.geometry.map(FrameGeometry.init) ?? FrameGeometry(),
            settings: header.settings.map(FrameSettings.init) ?? FrameSettings(), status: FrameStatus(header.status),
            frameID: header.frameId)
    }
}

extension Wire.DropCounts {
    /// The counts as they travel.
    public init(_ drops: DropCounts) {
        self.init(driver: drops.driver, corrupt: drops.corrupt, overload: drops.overload)
    }
}

extension DropCounts {
    /// The counts that came.
    public init(_ drops: Wire.DropCounts) {
        self.init(driver: drops.driver, corrupt: drops.corrupt, overload: drops.overload)
    }
}

extension Wire.FrameTimes {
    init(_ times: FrameTimes) {
        self.init(
            capture: times.capture, clock: times.clock == .monotonic ? .monotonic : .unspecified,
            moment: Wire.CaptureMoment(times.moment), dequeue: times.dequeue, encode: times.encode, publish: times.publish,
            wallClock: times.wallClock)
    }
}

extension FrameTimes {
    init(_ times: Wire.FrameTimes) {
        self.init(
            capture: times.capture, clock: times.clock == .monotonic ? .monotonic : .unknown, moment: CaptureMoment(times.moment),
            dequeue: times.dequeue, encode: times.encode, publish: times.publish, wallClock: times.wallClock)
    }
}

extension Wire.CaptureMoment {
    init(_ moment: CaptureMoment) {
        self =
            switch moment {
            case .unknown: .unspecified
            case .startOfExposure: .startOfExposure
            case .endOfFrame: .endOfFrame
            }
    }
}

extension CaptureMoment {
    init(_ moment: Wire.CaptureMoment) {
        self =
            switch moment {
            case .startOfExposure: .startOfExposure
            case .endOfFrame: .endOfFrame
            default: .unknown
            }
    }
}

extension Wire.FrameStatus {
    init(_ status: FrameStatus) {
        self =
            switch status {
            case .ok: .ok
            case .startup: .startup
            case .corrupt: .corrupt
            case .repeated: .repeated
            case .noPicture: .noPicture
            }
    }
}

extension FrameStatus {
    /// A status that this build does not know is that of a frame which may not be whole.
    init(_ status: Wire.FrameStatus) {
        self =
            switch status {
            case .ok: .ok
            case .startup: .startup
            case .repeated: .repeated
            case .noPicture: .noPicture
            default: .corrupt
            }
    }
}
