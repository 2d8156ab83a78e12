package import CaptureModel

extension Session {
    /// What a session is made of.
    package struct Configuration: Sendable {
        /// Its name.
        package var name: String
        /// The id of its camera.
        package var camera: String
        /// The wanted format.
        package var format: FormatRequest
        /// How long capture goes on when nobody wants frames any more.
        package var linger: Duration
        /// The calibration frame of its headers; by default the session's name.
        package var frameID: String?

        /// A session of camera `camera`.
        package init(
            name: String, camera: String, format: FormatRequest = FormatRequest(), linger: Duration = .seconds(5),
            frameID: String? = nil
        ) {
            self.name = name
            self.camera = camera
            self.format = format
            self.linger = linger
            self.frameID = frameID
        }
    }

    /// Which camera a session uses, and how: what a switch changes as a whole, and what a roll-back brings back.
    struct Choice: Sendable {
        var camera: String
        var format = FormatRequest()
        /// Does the camera get as much of `format` as it has, instead of being refused, when it is opened next?
        var isFormatOptional = false
        /// What came out of it; nil before the camera's first start.
        var activeFormat: ActiveFormat?
        var wanted = WantedSettings()
        /// What became of them.
        var settings = FrameSettings()
    }
}
