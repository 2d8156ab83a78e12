package import CaptureModel

/// A frame that travels: a header and a lease on its bytes. Its last holder gives the buffer back.
package final class Frame: Sendable {
    /// All that is known of it.
    package let header: FrameHeader
    /// Its bytes.
    package let buffer: FrameBuffer

    /// A frame of `buffer`.
    package init(header: FrameHeader, buffer: FrameBuffer) {
        self.header = header
        self.buffer = buffer
    }
}
