package import CaptureModel

/// One picture as a source delivers it.
package struct CapturedImage: Sendable {
    /// The bytes.
    package var buffer: FrameBuffer
    /// How to read them: of this very picture (a JPEG's size and sampling come from its own header).
    package var layout: ImageLayout
    /// `capture`, `clock`, `moment`, `dequeue` and, when the source knows it better than the session, `wallClock`.
    package var times: FrameTimes
    /// The driver's counter; nil when it has none.
    package var driverSequence: UInt64?
    /// Lost between the picture before and this one.
    package var drops: DropCounts
    /// How the pixels relate to the sensor.
    package var geometry: FrameGeometry
    /// The settings in force.
    package var settings: FrameSettings
    /// `ok`, `startup` or `corrupt`.
    package var status: FrameStatus

    /// A picture; what is not given is unknown or nothing.
    package init(
        buffer: FrameBuffer, layout: ImageLayout, times: FrameTimes, driverSequence: UInt64? = nil,
        drops: DropCounts = DropCounts(),
        geometry: FrameGeometry = FrameGeometry(), settings: FrameSettings = FrameSettings(), status: FrameStatus = .ok
    ) {
        self.buffer = buffer
        self.layout = layout
        self.times = times
        self.driverSequence = driverSequence
        self.drops = drops
        self.geometry = geometry
        self.settings = settings
        self.status = status
    }
}
