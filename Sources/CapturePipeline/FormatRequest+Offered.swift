internal import CaptureModel

extension FormatRequest {
    /// What a device offers of this wish: all of it, else its size and rate, else its size, else its rate, else nothing.
    func offered(by device: any CameraDevice) -> FormatRequest {
        let parts = [
            self, FormatRequest(size: size, interval: interval), FormatRequest(size: size), FormatRequest(interval: interval),
        ]
        for part in parts {
            do throws(CaptureError) {
                try device.check(part)
                return part
            } catch {}
        }
        return FormatRequest()
    }
}
