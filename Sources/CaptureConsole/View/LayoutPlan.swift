/// Where what is shown lies on a screen of some size.
struct LayoutPlan: Hashable, Sendable {
    /// A part of the screen.
    struct Region: Hashable, Sendable {
        var x: Int, y: Int, width: Int, height: Int
    }
    /// Columns that figures need beside a picture.
    private static let figureWidth = 46
    /// A picture narrower than this shows nothing.
    private static let smallestPicture = 16

    /// The figures, a row each.
    var figures: Region
    /// The picture, of the frame's shape; nil: none is wanted, or there is no room.
    var picture: Region?
    /// What happened, newest last.
    var messages: Region
    /// Rows 0 and the last one are the title's and the keys'.
    static let titleRow = 0

    /// Places `rows` of figures on a screen, and a picture of `aspect` (width to height) where it becomes largest.
    init(width: Int, height: Int, rows: Int, aspect: Double?) {
        // A row of air below the title when there is room for all else.
        let top = height >= rows + 4 ? 2 : 1
        let available = max(height - top - 1, 0)
        let shown = min(rows, max(available - 1, 0))
        figures = Region(x: 0, y: top, width: width, height: shown)
        let below = top + shown
        messages = Region(x: 0, y: below, width: width, height: max(available - shown, 0))
        if messages.height > 2 {
            messages.y += 1
            messages.height -= 1
        }
        guard let aspect else { return }
        let beside = Self.fitted(
            aspect, into: Region(x: Self.figureWidth + 1, y: top, width: width - Self.figureWidth - 2, height: available - 1))
        let under = Self.fitted(aspect, into: Region(x: 1, y: below + 1, width: width - 2, height: available - shown - 2))
        func area(_ region: Region?) -> Int { region.map { $0.width * $0.height } ?? 0 }
        if let beside, area(beside) >= area(under) {
            picture = beside
            figures.width = beside.x - 1
            messages.width = beside.x - 1
        } else if let under {
            picture = under
            // What happened stands beside it, or, where that is too narrow, below.
            if width - under.width - 3 >= 30 {
                messages = Region(x: under.width + 3, y: under.y, width: width - under.width - 3, height: height - 1 - under.y)
            } else {
                messages = Region(x: 0, y: height - 2, width: width, height: 1)
            }
        }
    }

    /// The largest region of a shape in another, at its left and top; a character is twice as high as wide.
    private static func fitted(_ aspect: Double, into region: Region) -> Region? {
        guard region.width >= smallestPicture, region.height >= 4, aspect > 0 else { return nil }
        var result = region
        result.width = min(region.width, Int((Double(region.height * 2) * aspect).rounded()))
        result.height = min(region.height, max(Int((Double(result.width) / aspect / 2).rounded()), 1))
        return result.width >= smallestPicture ? result : nil
    }
}
