package import CaptureModel
internal import Glibc

/// What a synthetic camera's lens and sensor are set to. Its scene follows every value to the pixel.
package struct SceneSettings: Hashable, Sendable {
    /// Multiplier, 1.0 = the whole field of view. Up to the camera's lens range the lens does it, beyond it is cropped.
    package var zoom: Double = 1
    /// The distance that is sharp: 0.0 nearest … 1.0 farthest.
    package var lensPosition: Double = 0.5
    /// What the lens does of itself.
    package var focusMode = AutomaticMode.locked
    /// Exposure time in nanoseconds.
    package var exposure: Int64 = Self.neutralExposure
    /// Multiplier of the signal, 1.0 = none; above it there is noise.
    package var gain: Double = 1
    /// The light for which colours are right. The scene's is 5500 K without tint.
    package var whiteBalance = WhiteBalance(temperature: Self.light)
    /// Are pictures mirrored left to right?
    package var isMirrored = false

    /// The settings of a camera that was just opened.
    package init() {}

    /// The exposure at which the scene looks as it was drawn: 1/100 s.
    package static let neutralExposure: Int64 = 10_000_000
    /// The colour temperature of the scene's light, in kelvin.
    package static let light = 5500.0
    /// The ranges of `zoom`, `gain` and the white balance's temperature.
    package static let zoomRange = 1.0...10.0, gainRange = 1.0...16.0, temperatureRange = 2500.0...10000.0
    /// The range of `exposure`: to 1/20000 s and 1 s.
    package static let exposureRange: ClosedRange<Int64> = 50_000...1_000_000_000

    /// The nearest settings within the ranges.
    package var clamped: SceneSettings {
        var result = self
        result.zoom = zoom.clamped(to: Self.zoomRange)
        result.lensPosition = lensPosition.clamped(to: 0...1)
        result.exposure = min(max(exposure, Self.exposureRange.lowerBound), Self.exposureRange.upperBound)
        result.gain = gain.clamped(to: Self.gainRange)
        result.whiteBalance.temperature = whiteBalance.temperature.clamped(to: Self.temperatureRange)
        result.whiteBalance.tint = whiteBalance.tint.clamped(to: -150...150)
        return result
    }

    /// The same in the words of frame headers.
    package var frameSettings: FrameSettings {
        FrameSettings(
            zoom: zoom, lensPosition: lensPosition, exposure: exposure, gain: gain, whiteBalance: whiteBalance, flash: false,
            focusMode: focusMode, exposureMode: .locked, whiteBalanceMode: .locked)
    }

    /// How red, green and blue light counts, compared with the scene as it was drawn.
    var channelGains: (red: Double, green: Double, blue: Double) {
        let brightness = Double(exposure) / Double(Self.neutralExposure) * gain
        let warmth = log(whiteBalance.temperature / Self.light)
        return (
            brightness * exp(0.8 * warmth), brightness * exp(-whiteBalance.tint / 300), brightness * exp(-1.1 * warmth)
        )
    }

    /// The tables of blue, green and red, and a byte that is not used, which `ARGBImage.grade` takes; nil when nothing changes.
    var gradingTable: [UInt8]? {
        let gains = channelGains
        if gains == (1, 1, 1) { return nil }
        var table: [UInt8] = []
        table.reserveCapacity(1024)
        for value in 0..<256 {
            // Light is linear; what is drawn has a screen's curve.
            let light = pow(Double(value) / 255, 2.2)
            for gain in [gains.blue, gains.green, gains.red] {
                table.append(UInt8(min(pow(light * gain, 1 / 2.2), 1) * 255 + 0.5))
            }
            table.append(0)
        }
        return table
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
    }
}
