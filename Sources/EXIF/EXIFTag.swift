internal import CEXIF

/// A field of EXIF: its number, and the directory that it belongs in.
package struct EXIFTag: Hashable, Sendable {
    /// One of the lists of fields that EXIF consists of.
    package enum Directory: Hashable, Sendable {
        /// Of the picture as TIFF sees it (IFD0).
        case image
        /// Of the thumbnail (IFD1).
        case thumbnail
        /// Of how the picture was taken (the Exif IFD).
        case exif

        var code: ExifIfd {
            switch self {
            case .image: EXIF_IFD_0
            case .thumbnail: EXIF_IFD_1
            case .exif: EXIF_IFD_EXIF
            }
        }
    }

    /// Where it belongs.
    package let directory: Directory
    let code: ExifTag

    private init(_ directory: Directory, _ code: ExifTag) {
        self.directory = directory
        self.code = code
    }

    // The picture
    /// `Make`: who made the camera.
    package static let make = EXIFTag(.image, EXIF_TAG_MAKE)
    /// `Model`: the camera.
    package static let model = EXIFTag(.image, EXIF_TAG_MODEL)
    /// `Software`: what wrote the picture.
    package static let software = EXIFTag(.image, EXIF_TAG_SOFTWARE)
    /// `Orientation`: how to turn and mirror the pixels to show them; 1: not at all.
    package static let orientation = EXIFTag(.image, EXIF_TAG_ORIENTATION)
    /// `DateTime`: when the file was made.
    package static let dateTime = EXIFTag(.image, EXIF_TAG_DATE_TIME)
    /// `XResolution`: pixels per unit in a row.
    package static let xResolution = EXIFTag(.image, EXIF_TAG_X_RESOLUTION)
    /// `YResolution`: pixels per unit in a column.
    package static let yResolution = EXIFTag(.image, EXIF_TAG_Y_RESOLUTION)
    /// `ResolutionUnit`: 2: inch.
    package static let resolutionUnit = EXIFTag(.image, EXIF_TAG_RESOLUTION_UNIT)
    /// `YCbCrPositioning`: where chroma is sampled; 1: amid its pixels.
    package static let yCbCrPositioning = EXIFTag(.image, EXIF_TAG_YCBCR_POSITIONING)

    // The thumbnail
    /// `Compression`: 6: JPEG.
    package static let thumbnailCompression = EXIFTag(.thumbnail, EXIF_TAG_COMPRESSION)
    /// `XResolution`: pixels per unit in a row.
    package static let thumbnailXResolution = EXIFTag(.thumbnail, EXIF_TAG_X_RESOLUTION)
    /// `YResolution`: pixels per unit in a column.
    package static let thumbnailYResolution = EXIFTag(.thumbnail, EXIF_TAG_Y_RESOLUTION)
    /// `ResolutionUnit`: 2: inch.
    package static let thumbnailResolutionUnit = EXIFTag(.thumbnail, EXIF_TAG_RESOLUTION_UNIT)

    // How it was taken
    /// `ExifVersion`: four digits.
    package static let exifVersion = EXIFTag(.exif, EXIF_TAG_EXIF_VERSION)
    /// `FlashpixVersion`: four digits.
    package static let flashpixVersion = EXIFTag(.exif, EXIF_TAG_FLASH_PIX_VERSION)
    /// `ComponentsConfiguration`: what the components are; 1, 2, 3, 0: Y, Cb, Cr.
    package static let componentsConfiguration = EXIFTag(.exif, EXIF_TAG_COMPONENTS_CONFIGURATION)
    /// `ColorSpace`: 1: sRGB.
    package static let colorSpace = EXIFTag(.exif, EXIF_TAG_COLOR_SPACE)
    /// `PixelXDimension`: the width.
    package static let pixelXDimension = EXIFTag(.exif, EXIF_TAG_PIXEL_X_DIMENSION)
    /// `PixelYDimension`: the height.
    package static let pixelYDimension = EXIFTag(.exif, EXIF_TAG_PIXEL_Y_DIMENSION)
    /// `DateTimeOriginal`: when the picture was taken.
    package static let dateTimeOriginal = EXIFTag(.exif, EXIF_TAG_DATE_TIME_ORIGINAL)
    /// `DateTimeDigitized`: when it became numbers.
    package static let dateTimeDigitized = EXIFTag(.exif, EXIF_TAG_DATE_TIME_DIGITIZED)
    /// `SubSecTime`: decimals of `dateTime`.
    package static let subSecTime = EXIFTag(.exif, EXIF_TAG_SUB_SEC_TIME)
    /// `SubSecTimeOriginal`: decimals of `dateTimeOriginal`.
    package static let subSecTimeOriginal = EXIFTag(.exif, EXIF_TAG_SUB_SEC_TIME_ORIGINAL)
    /// `SubSecTimeDigitized`: decimals of `dateTimeDigitized`.
    package static let subSecTimeDigitized = EXIFTag(.exif, EXIF_TAG_SUB_SEC_TIME_DIGITIZED)
    /// `OffsetTime`: the zone of `dateTime`, `+01:00`.
    package static let offsetTime = EXIFTag(.exif, EXIF_TAG_OFFSET_TIME)
    /// `OffsetTimeOriginal`: the zone of `dateTimeOriginal`.
    package static let offsetTimeOriginal = EXIFTag(.exif, EXIF_TAG_OFFSET_TIME_ORIGINAL)
    /// `OffsetTimeDigitized`: the zone of `dateTimeDigitized`.
    package static let offsetTimeDigitized = EXIFTag(.exif, EXIF_TAG_OFFSET_TIME_DIGITIZED)
    /// `ExposureTime`: in seconds.
    package static let exposureTime = EXIFTag(.exif, EXIF_TAG_EXPOSURE_TIME)
    /// `Flash`: bit 0: it fired.
    package static let flash = EXIFTag(.exif, EXIF_TAG_FLASH)
    /// `DigitalZoomRatio`: multiplier.
    package static let digitalZoomRatio = EXIFTag(.exif, EXIF_TAG_DIGITAL_ZOOM_RATIO)
    /// `ImageUniqueID`: 32 hexadecimal digits.
    package static let imageUniqueID = EXIFTag(.exif, EXIF_TAG_IMAGE_UNIQUE_ID)
    /// `UserComment`: anything.
    package static let userComment = EXIFTag(.exif, EXIF_TAG_USER_COMMENT)
}
