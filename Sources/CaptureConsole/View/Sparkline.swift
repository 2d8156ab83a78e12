/// A small curve of bars, one column a value.
enum Sparkline {
    private static let bars = Array("▁▂▃▄▅▆▇█".unicodeScalars)

    /// The newest values in `width` columns, from 0 to the largest of them; a gap for a value that is not known.
    static func text(_ values: [Double?], width: Int) -> String {
        let newest = values.suffix(max(width, 0))
        let largest = newest.compactMap { $0 }.max() ?? 0
        var text = ""
        for value in newest {
            guard let value, largest > 0 else {
                text += value == nil ? " " : "▁"
                continue
            }
            let index = Int((max(value, 0) / largest * Double(bars.count - 1)).rounded())
            text.unicodeScalars.append(bars[min(index, bars.count - 1)])
        }
        return text
    }
}
