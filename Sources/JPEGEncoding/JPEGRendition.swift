package import CaptureModel
package import CapturePipeline

/// Renditions named `jpeg`: every frame as one JPEG picture.
///
/// `q` is the quality, 1…100. `w` is the largest width: a wider frame is scaled down to it, keeping its shape, to an even width
/// and height; none is made larger. Colour is sampled 4:2:0, which encodes a third faster than 4:2:2 and is what viewers expect;
/// a grey picture has none, and one that came as JPEG keeps the sampling it had. A camera's own JPEG passes through untouched
/// unless `q` is given or `w` makes it smaller.
package struct JPEGRendition: RenditionFormat {
    /// The kind of rendition.
    package init() {}

    /// `jpeg`.
    package var name: String { "jpeg" }

    /// `q` and `w`.
    package var parameters: [RenditionParameter] {
        [
            RenditionParameter("q", 1...100, default: Self.defaultQuality),
            RenditionParameter("w", 16...8192, default: nil),
        ]
    }

    static let defaultQuality = 80

    /// A JPEG passes unless `q` is given or `w` makes it smaller.
    package func passes(_ parameters: [String: Int]) -> @Sendable (ImageLayout) -> Bool {
        let isAnyQuality = parameters["q"] == nil, widest = parameters["w"] ?? .max
        return { isAnyQuality && $0.pixelFormat.isCompressed && $0.size.width <= widest }
    }

    /// An encoder with buffers of its own.
    package func encoder(_ parameters: [String: Int]) -> any FrameEncoder {
        JPEGEncoder(quality: parameters["q"], largestWidth: parameters["w"])
    }
}
