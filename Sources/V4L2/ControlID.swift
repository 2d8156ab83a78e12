internal import CV4L2

/// Numbers of controls that have a meaning beyond their own driver.
package enum ControlID {
    /// Boolean: balances colours by itself.
    package static let autoWhiteBalance = UInt32(V4L2_CID_AUTO_WHITE_BALANCE)
    /// Menu of ready-made white balances, of which one is automatic.
    package static let whiteBalancePreset = UInt32(V4L2_CID_AUTO_N_PRESET_WHITE_BALANCE)
    /// Kelvin.
    package static let whiteBalanceTemperature = UInt32(V4L2_CID_WHITE_BALANCE_TEMPERATURE)
    /// Strength of red.
    package static let redBalance = UInt32(V4L2_CID_RED_BALANCE)
    /// Strength of blue.
    package static let blueBalance = UInt32(V4L2_CID_BLUE_BALANCE)
    /// Boolean: chooses the gain by itself.
    package static let autoGain = UInt32(V4L2_CID_AUTOGAIN)
    /// In the driver's own unit.
    package static let gain = UInt32(V4L2_CID_GAIN)
    /// Boolean: chooses the hue by itself.
    package static let hueAuto = UInt32(V4L2_CID_HUE_AUTO)
    /// In the driver's own unit.
    package static let hue = UInt32(V4L2_CID_HUE)
    /// Boolean: chooses the brightness by itself.
    package static let autoBrightness = UInt32(V4L2_CID_AUTOBRIGHTNESS)
    /// In the driver's own unit.
    package static let brightness = UInt32(V4L2_CID_BRIGHTNESS)
    /// Menu, `ExposureMode`.
    package static let exposureAuto = UInt32(V4L2_CID_EXPOSURE_AUTO)
    /// Exposure time in units of 100 µs.
    package static let exposureAbsolute = UInt32(V4L2_CID_EXPOSURE_ABSOLUTE)
    /// Exposure in the driver's own unit.
    package static let exposure = UInt32(V4L2_CID_EXPOSURE)
    /// Aperture in the driver's own unit.
    package static let irisAbsolute = UInt32(V4L2_CID_IRIS_ABSOLUTE)
    /// Menu: chooses the sensitivity by itself, or not.
    package static let sensitivityAuto = UInt32(V4L2_CID_ISO_SENSITIVITY_AUTO)
    /// Menu of sensitivities.
    package static let sensitivity = UInt32(V4L2_CID_ISO_SENSITIVITY)
    /// Boolean: focuses all the time by itself.
    package static let focusAuto = UInt32(V4L2_CID_FOCUS_AUTO)
    /// Where the lens is, in the driver's own unit; greater is nearer.
    package static let focusAbsolute = UInt32(V4L2_CID_FOCUS_ABSOLUTE)
    /// Moves the lens.
    package static let focusRelative = UInt32(V4L2_CID_FOCUS_RELATIVE)
    /// Button: focuses once.
    package static let autoFocusStart = UInt32(V4L2_CID_AUTO_FOCUS_START)
    /// Focal length in the driver's own unit.
    package static let zoomAbsolute = UInt32(V4L2_CID_ZOOM_ABSOLUTE)
    /// Arc seconds to the right.
    package static let panAbsolute = UInt32(V4L2_CID_PAN_ABSOLUTE)
    /// Arc seconds up.
    package static let tiltAbsolute = UInt32(V4L2_CID_TILT_ABSOLUTE)
    /// Menu, `LightMode`.
    package static let flashMode = UInt32(V4L2_CID_FLASH_LED_MODE)

    /// Entries of the menu `exposureAuto`.
    package enum ExposureMode {
        /// Time and aperture are the driver's.
        package static let auto = Int64(V4L2_EXPOSURE_AUTO.rawValue)
        /// Both are the user's.
        package static let manual = Int64(V4L2_EXPOSURE_MANUAL.rawValue)
        /// The time is the user's.
        package static let shutterPriority = Int64(V4L2_EXPOSURE_SHUTTER_PRIORITY.rawValue)
        /// The aperture is the user's.
        package static let aperturePriority = Int64(V4L2_EXPOSURE_APERTURE_PRIORITY.rawValue)
    }

    /// Entries of the menu `flashMode`.
    package enum LightMode {
        /// Fires with a picture.
        package static let flash = Int64(V4L2_FLASH_LED_MODE_FLASH.rawValue)
        /// Shines on.
        package static let torch = Int64(V4L2_FLASH_LED_MODE_TORCH.rawValue)
    }
}
