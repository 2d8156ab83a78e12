import Arguments
import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker

extension ValueFormat where Value == String {
    /// A worker's or a session's name.
    static var name: Self {
        Self(expected: "1 to 64 characters of A-Z a-z 0-9 . _ -") { text in
            Topic.isSegment(text) && text != Topic.wholeWorker && text != "." && text != ".." ? text : nil
        }
    }
}

extension ValueFormat where Value == WorkerConfiguration.TCP {
    /// `HOST:PORT`.
    static var tcp: Self {
        Self(
            expected: "HOST:PORT with a port from 0 (any free one) to 65533, such as 127.0.0.1:5570",
            text: { "\($0.host):\($0.port)" }, parse: { WorkerConfiguration.TCP($0) })
    }
}

extension ValueFormat where Value == PixelFormat {
    /// A four-character code.
    static var pixelFormat: Self { Self(expected: "a four-character code such as NV12 or MJPG", parse: { PixelFormat($0) }) }
}

extension ValueFormat where Value == FrameSize {
    /// `1280x720`.
    static var frameSize: Self { Self(expected: "a size such as 1280x720", parse: { FrameSize($0) }) }
}

extension ValueFormat where Value == FrameInterval {
    /// Frames a second.
    static var rate: Self {
        Self(expected: "frames a second such as 30 or 29.97", text: { rateText($0) }) { text in
            // Swift also reads "0x1p3" and "nan": what people type are digits.
            guard text.utf8.allSatisfy("0123456789.".utf8.contains) else { return nil }
            return Double(text).flatMap { FrameInterval(rate: $0) }
        }
    }

    private static func rateText(_ interval: FrameInterval) -> String {
        let rate = interval.rate
        return rate == rate.rounded() ? "\(Int(rate))" : "\(rate)"
    }
}

extension RecordFormat where Value == Session.Configuration {
    /// `NAME=CAMERA[,format=F][,size=WxH][,rate=R][,frame-id=ID]`.
    static var session: Self {
        Self(
            Session.Configuration(name: "", camera: ""),
            .required("name", "NAME", .name, \.name),
            .required("camera", "CAMERA", .text, \.camera),
            .optional("format", "FOURCC", .pixelFormat, \.format.pixelFormat),
            .optional("size", "WxH", .frameSize, \.format.size),
            .optional("rate", "FPS", .rate, \.format.interval),
            .optional("frame-id", "ID", .text, \.frameID))
    }
}
