internal import CaptureModel
internal import YUV

extension PixelFormat {
    /// Where a sensor's numbers are red, green and blue; nil for a format whose pixels have all three.
    var bayerPattern: Demosaicing.Pattern? {
        switch self {
        case .bayerRGGB: Demosaicing.Pattern(redColumn: 0, redRow: 0)
        case .bayerGRBG: Demosaicing.Pattern(redColumn: 1, redRow: 0)
        case .bayerGBRG: Demosaicing.Pattern(redColumn: 0, redRow: 1)
        case .bayerBGGR: Demosaicing.Pattern(redColumn: 1, redRow: 1)
        default: nil
        }
    }
}
