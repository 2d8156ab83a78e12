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
}
