internal import CYUV

/// Makes colours of a sensor's numbers, of which each pixel has only one.
package enum Demosaicing {
    /// Where red is in the upper left square of two by two pixels; blue is across from it, green beside both.
    package struct Pattern: Hashable, Sendable {
        /// Red's column.
        package var redColumn: Int
        /// Red's row.
        package var redRow: Int

        /// Red in that column and row, 0 or 1.
        package init(redColumn: Int, redRow: Int) {
            precondition((0...1).contains(redColumn) && (0...1).contains(redRow), "no such place in a square of two by two")
            self.redColumn = redColumn
            self.redRow = redRow
        }
    }

    /// Converts to 24-bit pixels, red first: what a pixel lacks is the average of its neighbours that have it. Beyond an edge the
    /// picture goes on as in a mirror. `rows` has at least two columns and rows; `target` is three times as wide.
    package static func rgb(
        _ source: RawSpan, _ rows: PlaneRows, _ pattern: Pattern, into output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(rows.width >= 2 && rows.height >= 2, "no square of two by two pixels")
        precondition(target.width == 3 * rows.width && target.height == rows.height, "sizes differ")
        let from = unsafe start(source, rows), to = unsafe start(&output, target)
        for y in 0..<rows.height {
            let above = y == 0 ? 1 : y - 1, below = y == rows.height - 1 ? y - 1 : y + 1
            unsafe cyuv_demosaic_row(
                from + above * rows.stride, from + y * rows.stride, from + below * rows.stride, to + y * target.stride,
                rows.width,
                Int32(pattern.redColumn), (y & 1) == pattern.redRow ? 1 : 0)
        }
    }
}
