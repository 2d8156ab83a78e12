/// What went wrong, as a word that programs can compare. The set is open: a client treats an unknown code by `isRetriable` of
/// its error alone.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
    /// The word, lowerCamelCase; the same on the wire.
    public var rawValue: String

    /// A code by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Requests
    /// The request is not a message of this protocol.
    public static let malformedRequest = ErrorCode(rawValue: "malformedRequest")
    /// The request is larger than the worker reads.
    public static let requestTooLarge = ErrorCode(rawValue: "requestTooLarge")
    /// The worker knows no such command.
    public static let unknownCommand = ErrorCode(rawValue: "unknownCommand")
    /// A value is missing, out of range or of the wrong kind.
    public static let invalidArgument = ErrorCode(rawValue: "invalidArgument")
    /// The request id was used before, with another body.
    public static let idReused = ErrorCode(rawValue: "idReused")
    /// The worker is not the one that the request was meant for: it has been started anew.
    public static let bootChanged = ErrorCode(rawValue: "bootChanged")
    /// Nobody can say any more whether the command was carried out: the worker has ended or was started anew.
    public static let outcomeUnknown = ErrorCode(rawValue: "outcomeUnknown")
    /// Too much at once; later it may go.
    public static let overloaded = ErrorCode(rawValue: "overloaded")
    /// The worker is going down.
    public static let shuttingDown = ErrorCode(rawValue: "shuttingDown")
    /// A fault of the worker itself.
    public static let internalError = ErrorCode(rawValue: "internalError")

    // Sessions, renditions
    /// There is no session of that name.
    public static let unknownSession = ErrorCode(rawValue: "unknownSession")
    /// A rendition's name is not canonical, or not one that can be made.
    public static let invalidRendition = ErrorCode(rawValue: "invalidRendition")
    /// No more renditions at once.
    public static let tooManyRenditions = ErrorCode(rawValue: "tooManyRenditions")
    /// A frame could not be encoded.
    public static let encodingFailed = ErrorCode(rawValue: "encodingFailed")

    /// The session was stopped by command.
    public static let sessionStopped = ErrorCode(rawValue: "sessionStopped")

    // Photos
    /// No photo has that id.
    public static let unknownPhoto = ErrorCode(rawValue: "unknownPhoto")
    /// The photo library could not be read or written.
    public static let libraryFailed = ErrorCode(rawValue: "libraryFailed")

    // Cameras
    /// No camera has that id, or it is gone.
    public static let cameraNotFound = ErrorCode(rawValue: "cameraNotFound")
    /// Another program holds the camera.
    public static let cameraBusy = ErrorCode(rawValue: "cameraBusy")
    /// The worker's user may not open the camera.
    public static let cameraPermissionDenied = ErrorCode(rawValue: "cameraPermissionDenied")
    /// The camera was unplugged.
    public static let cameraDisconnected = ErrorCode(rawValue: "cameraDisconnected")
    /// The camera delivers nothing.
    public static let cameraStalled = ErrorCode(rawValue: "cameraStalled")
    /// The camera or its driver failed.
    public static let cameraFailed = ErrorCode(rawValue: "cameraFailed")
    /// The bus has no room for the camera's stream.
    public static let noBandwidth = ErrorCode(rawValue: "noBandwidth")
    /// The camera is a bare sensor, or an image processor behind one: it gives pictures only to whoever sets up its media graph and
    /// computes its exposure and colours, as libcamera does.
    public static let needsLibcamera = ErrorCode(rawValue: "needsLibcamera")
    /// The camera has no such format.
    public static let unsupportedFormat = ErrorCode(rawValue: "unsupportedFormat")
    /// The camera lacks the ability.
    public static let unsupported = ErrorCode(rawValue: "unsupported")

    // The client's side
    /// No answer in time.
    public static let timedOut = ErrorCode(rawValue: "timedOut")
    /// No worker at that address.
    public static let noWorker = ErrorCode(rawValue: "noWorker")
    /// The address or name can't be one.
    public static let invalidAddress = ErrorCode(rawValue: "invalidAddress")
    /// Another worker of that name runs on this host.
    public static let nameTaken = ErrorCode(rawValue: "nameTaken")
    /// A file, socket or folder could not be used.
    public static let systemError = ErrorCode(rawValue: "systemError")
}
