/// What a camera looks at: three depths that stand still, and props in front of them.
///
/// A lens position says which depth is sharp: 0 is the nearest, 1 the farthest.
protocol Scenery: Sendable {
    /// The colour far behind everything at a point: smooth, because it is painted small and enlarged.
    func backdrop(_ x: Double, _ y: Double) -> Color
    /// Draws what stands far away, over the backdrop.
    func drawFar(_ canvas: inout Canvas)
    /// Draws what stands in the middle distance.
    func drawMiddle(_ canvas: inout Canvas)
    /// Draws what is near.
    func drawNear(_ canvas: inout Canvas)
    /// The upper edges of what the two draw.
    var middleTop: Double { get }
    var nearTop: Double { get }
    /// What moves, and what it may pass behind, in the order of drawing.
    var props: [Prop] { get }
}

/// Lens positions at which things are sharp.
enum Depth {
    static let near = 0.25, middle = 0.5, far = 0.8
}

/// A thing that is drawn by itself in every frame.
struct Prop: Sendable {
    /// Where it is at some time.
    struct Place {
        /// Its own (0, 0) in the scene.
        var x: Double, y: Double
        /// Which of its pictures it shows.
        var phase = 0
    }
    /// Its edges around its own (0, 0).
    var left: Double, top: Double, right: Double, bottom: Double
    /// The lens position at which it is sharp.
    var depth: Double
    /// How many pictures of it there are.
    var phases = 1
    /// Draws a picture of it; the canvas has its (0, 0) at the prop's.
    var draw: @Sendable (_ canvas: inout Canvas, _ phase: Int) -> Void
    /// Where it is after so many seconds.
    var place: @Sendable (_ time: Double) -> Place
}

/// `value` brought into −half…half by whole lengths of that range.
func wrapped(_ value: Double, _ half: Double) -> Double {
    let turned = (value + half) / (2 * half)
    return (turned - turned.rounded(.down)) * 2 * half - half
}
