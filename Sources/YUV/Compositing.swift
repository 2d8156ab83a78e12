internal import CYUV

/// Puts planes of bytes on top of each other. What it does to a byte does not depend on what the byte means.
package enum Compositing {
    /// Lays `top` over what is in `target`, by an alpha of the same size (`BlendPlane`): 0 keeps what is there, 255 covers it.
    package static func blend(
        _ source: RawSpan, _ top: PlaneRows, alpha: PlaneRows, onto output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(top.width == alpha.width && top.height == alpha.height, "sizes differ")
        precondition(top.width == target.width && top.height == target.height, "sizes differ")
        let there = unsafe start(&output, target)
        _ = unsafe BlendPlane(
            start(source, top), Int32(top.stride), there, Int32(target.stride), start(source, alpha), Int32(alpha.stride), there,
            Int32(target.stride), Int32(top.width), Int32(top.height))
    }

    /// Adds and then subtracts, stopping at 255 and at 0 (`ARGBAdd`, `ARGBSubtract`); widths are multiples of 4.
    package static func addAndSubtract(
        _ source: RawSpan, add: PlaneRows, subtract: PlaneRows, to output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(add.width == target.width && add.height == target.height && target.width % 4 == 0, "sizes differ")
        precondition(subtract.width == target.width && subtract.height == target.height, "sizes differ")
        let there = unsafe start(&output, target), stride = Int32(target.stride)
        let width = Int32(target.width / 4), height = Int32(target.height)
        _ = unsafe ARGBAdd(there, stride, start(source, add), Int32(add.stride), there, stride, width, height)
        _ = unsafe ARGBSubtract(there, stride, start(source, subtract), Int32(subtract.stride), there, stride, width, height)
    }

    /// Sets every byte (`SetPlane`).
    package static func fill(_ output: inout MutableRawSpan, _ target: PlaneRows, with value: UInt8) {
        unsafe SetPlane(
            start(&output, target), Int32(target.stride), Int32(target.width), Int32(target.height), UInt32(value))
    }
}
