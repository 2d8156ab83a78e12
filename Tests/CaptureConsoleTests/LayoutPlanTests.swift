import Testing

@testable import CaptureConsole

@Suite("Where things lie on the screen")
struct LayoutPlanTests {
    @Test("Whatever the size, nothing lies outside or over something else")
    func inside() {
        for width in stride(from: 1, through: 250, by: 7) {
            for height in 1...70 {
                for aspect in [nil, 16.0 / 9, 4.0 / 3, 9.0 / 16] {
                    let plan = LayoutPlan(width: width, height: height, rows: 10, aspect: aspect)
                    let regions = [plan.figures, plan.messages] + (plan.picture.map { [$0] } ?? [])
                    for (index, region) in regions.enumerated() where region.width > 0 && region.height > 0 {
                        let place = "\(width)x\(height), \(String(describing: aspect)): \(plan)"
                        #expect(region.x >= 0 && region.x + region.width <= width, "\(place)")
                        #expect(region.y >= 1 && region.y + region.height <= height - 1, "\(place)")
                        for other in regions.dropFirst(index + 1) where other.width > 0 && other.height > 0 {
                            let isApart =
                                region.x + region.width <= other.x || other.x + other.width <= region.x
                                || region.y + region.height <= other.y || other.y + other.height <= region.y
                            #expect(isApart, "\(place)")
                        }
                    }
                }
            }
        }
    }

    @Test("A picture has the frame's shape, a character being twice as high as wide", arguments: [16.0 / 9, 4.0 / 3, 1])
    func shape(aspect: Double) throws {
        for (width, height) in [(80, 24), (100, 30), (140, 45), (200, 50)] {
            let picture = try #require(LayoutPlan(width: width, height: height, rows: 10, aspect: aspect).picture)
            let shown = Double(picture.width) / Double(picture.height * 2)
            #expect(abs(shown / aspect - 1) < 0.1, "\(width)x\(height): \(picture)")
        }
    }

    @Test("On 80 × 24 all figures, a picture and messages have room")
    func usual() {
        let plan = LayoutPlan(width: 80, height: 24, rows: 10, aspect: 16 / 9)
        #expect(plan.figures.height == 10)
        #expect(plan.picture != nil)
        #expect(plan.messages.height >= 5)
    }

    @Test("A low screen has a message line, and as many figures as fit")
    func low() {
        let plan = LayoutPlan(width: 60, height: 8, rows: 10, aspect: 16 / 9)
        #expect(plan.picture == nil)
        #expect(plan.figures.height == 5)
        #expect(plan.messages.height == 1)
    }
}
