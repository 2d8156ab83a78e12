internal import CYUV

/// Scales pictures with libyuv: averages where it makes them much smaller, interpolates otherwise. Planes are enlarged by a loop of
/// our own, which gives the same bytes in a third of the time.
package enum Scaling {
    /// How new pixels come from old ones.
    package enum Filter: Hashable, Sendable {
        /// The average of all pixels under a new one: for making smaller.
        case box
        /// Between the four nearest: for making larger.
        case bilinear

        var mode: FilterMode { self == .box ? kFilterBox : kFilterBilinear }
    }

    /// Scales a plane of single bytes (`ScalePlane`).
    package static func plane(
        _ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows, _ filter: Filter
    ) {
        if filter == .bilinear, enlarge(source, rows, into: &output, target, apart: 1) { return }
        unsafe ScalePlane(
            start(source, rows), Int32(rows.stride), Int32(rows.width), Int32(rows.height), start(&output, target),
            Int32(target.stride), Int32(target.width), Int32(target.height), filter.mode)
    }

    /// Scales 24-bit pixels, in whatever order their channels are (`RGBScale`); widths are in bytes, three for each pixel.
    package static func rgb(
        _ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows, _ filter: Filter
    ) {
        _ = unsafe RGBScale(
            start(source, rows), Int32(rows.stride), Int32(rows.width / 3), Int32(rows.height), start(&output, target),
            Int32(target.stride), Int32(target.width / 3), Int32(target.height), filter.mode)
    }

    /// Scales a plane of interleaved chroma (`UVScale`); widths are in bytes, two for each pair.
    package static func chroma(
        _ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows, _ filter: Filter
    ) {
        precondition(rows.width % 2 == 0 && target.width % 2 == 0, "half a pair")
        if filter == .bilinear, enlarge(source, rows, into: &output, target, apart: 2) { return }
        _ = unsafe UVScale(
            start(source, rows), Int32(rows.stride), Int32(rows.width / 2), Int32(rows.height), start(&output, target),
            Int32(target.stride), Int32(target.width / 2), Int32(target.height), filter.mode)
    }

    /// Interpolates where nothing becomes smaller, between bytes that are `apart` bytes apart; false when it can't.
    private static func enlarge(
        _ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows, apart: Int
    ) -> Bool {
        unsafe cyuv_enlarge(
            start(source, rows), rows.stride, rows.width, rows.height, start(&output, target), target.stride, target.width,
            target.height, apart) != 0
    }
}
