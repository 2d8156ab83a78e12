package import CaptureModel

/// A kind of rendition: makes encoders for its names. A new one is one line in the worker's table.
package protocol RenditionFormat: Sendable {
    /// The first part of its renditions' names: `jpeg`.
    var name: String { get }
    /// What each parameter of its names may be, `fps` excepted, which every rendition knows.
    var parameters: [RenditionParameter] { get }
    /// With those parameters: is a frame of a layout already what the rendition wants, so that it is passed on as it is? What is
    /// answered is asked for every frame, on any thread.
    func passes(_ parameters: [String: Int]) -> @Sendable (ImageLayout) -> Bool
    /// An encoder for the parameters given; those left out have their defaults.
    func encoder(_ parameters: [String: Int]) -> any FrameEncoder
}

extension RenditionFormat {
    /// Never: every frame is encoded.
    package func passes(_ parameters: [String: Int]) -> @Sendable (ImageLayout) -> Bool { { _ in false } }
}

/// One parameter of a rendition's name.
package struct RenditionParameter: Hashable, Sendable {
    /// Its name: `q`.
    package var name: String
    /// The values it takes.
    package var range: ClosedRange<Int>
    /// The value when it is left out; nil when leaving it out means something of its own.
    package var defaultValue: Int?

    /// A parameter of whole numbers.
    package init(_ name: String, _ range: ClosedRange<Int>, default defaultValue: Int?) {
        self.name = name
        self.range = range
        self.defaultValue = defaultValue
    }
}

/// Makes one rendition's bytes. Confined to the rendition's own thread.
package protocol FrameEncoder: AnyObject {
    /// Encodes one frame. A frame that is already what the rendition wants comes back as it is, its buffer shared and uncopied.
    ///
    /// Throws `encodingFailed`, `unsupportedFormat`, or `overloaded` when readers still hold all of the encoder's buffers; the
    /// encoder stays usable for the next frame.
    func encode(_ frame: Frame) throws(CaptureError) -> EncodedImage
}

/// What an encoder made of a frame.
package struct EncodedImage: Sendable {
    /// The bytes.
    package var buffer: FrameBuffer
    /// How to read them.
    package var layout: ImageLayout

    /// Encoded bytes and their layout.
    package init(buffer: FrameBuffer, layout: ImageLayout) {
        self.buffer = buffer
        self.layout = layout
    }
}
