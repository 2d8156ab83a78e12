/// A frame's number and capture time as black and white cells in its own pixels, so that whoever sees the picture knows which one
/// it is and how old, whatever carried it: it survives JPEG at quality 40, scaling down to a width of 320 and a change of range.
///
/// The layout depends on the picture's width alone. One unit is `width / 80` pixels, a real number. The patch starts at the top
/// left corner of the picture and is 41 × 5 units large: a white frame half a unit wide around 40 × 4 cells of one unit each.
/// Cell `(column, row)` reaches from `(0.5 + column, 0.5 + row)` to `(1.5 + column, 1.5 + row)` units; edges between two pixels
/// are rounded down. A white cell (luma 235) is a 1, a black one (luma 16) a 0; the chroma there is neutral. Bit `n` of the 160,
/// counted from 0, is in column `n % 40` of row `n / 40`. They are 20 bytes, each with its highest bit first:
///
/// | bytes | content, big-endian |
/// | --- | --- |
/// | 0–7 | the frame's number, unsigned |
/// | 8–15 | the capture time in nanoseconds of the capturing host's `CLOCK_MONOTONIC`, signed |
/// | 16–19 | CRC-32 (as in zlib, PNG and Ethernet) of bytes 0–15 |
///
/// To read it, compare the pixel in the middle of each cell, at `(1 + column, 1 + row)` units rounded down, with 128, and reject
/// the result if the CRC is another. The average over the middle half of a cell stands more noise. A picture narrower than 160
/// pixels can't be read.
///
/// With numpy, `grey` being the rows of luma, or of any of red, green and blue:
///
/// ```python
/// unit = grey.shape[1] / 80
/// rows = [int(unit * (1 + row)) for row in range(4)]
/// columns = [int(unit * (1 + column)) for column in range(40)]
/// data = numpy.packbits(grey[numpy.ix_(rows, columns)] >= 128).tobytes()
/// number, time, crc = struct.unpack(">QqI", data)
/// valid = crc == zlib.crc32(data[:16])
/// ```
package struct FramePatch: Hashable, Sendable {
    /// The frame's number.
    package var sequence: UInt64
    /// The capture time in nanoseconds of `CLOCK_MONOTONIC`.
    package var captureTime: Int64

    /// The patch of frame `sequence`, captured at `captureTime` nanoseconds.
    package init(sequence: UInt64, captureTime: Int64) {
        self.sequence = sequence
        self.captureTime = captureTime
    }

    /// Cells in a row.
    static let columns = 40
    /// Rows of cells.
    static let rows = 4
    /// Units in the width of a picture.
    static let unitsPerWidth = 80
    /// The narrowest picture that can be read: two pixels to a cell.
    static let smallestWidth = 160

    /// The pixel at which `halves` half units from the edge of a picture `width` pixels wide lie, rounded down.
    static func pixel(_ halves: Int, of width: Int) -> Int { halves * width / (2 * unitsPerWidth) }

    /// Width and height in pixels of the patch in a picture `width` pixels wide.
    package static func size(in width: Int) -> (width: Int, height: Int) {
        (pixel(2 * columns + 2, of: width), pixel(2 * rows + 2, of: width))
    }

    /// The bits, row by row, column 0 in the highest of 40.
    var bits: InlineArray<4, UInt64> {
        let time = UInt64(bitPattern: captureTime)
        let check = UInt64(CRC32.of(sequence, time))
        return [
            sequence >> 24,
            (sequence & 0xff_ffff) << 16 | time >> 48,
            (time >> 8) & 0xff_ffff_ffff,
            (time & 0xff) << 32 | check,
        ]
    }

    /// The patch of these bits; nil if the CRC is another.
    init?(bits: InlineArray<4, UInt64>) {
        let sequence = bits[0] << 24 | bits[1] >> 16
        let time = (bits[1] & 0xffff) << 48 | bits[2] << 8 | bits[3] >> 32
        guard UInt32(truncatingIfNeeded: bits[3]) == CRC32.of(sequence, time) else { return nil }
        self.init(sequence: sequence, captureTime: Int64(bitPattern: time))
    }
}
