internal import CaptureModel
internal import JPEGStructure
internal import V4L2
internal import V4LConvert

/// The mapped memory of a stream's buffers, and where in it pictures lie. It belongs to the stream's thread.
final class BufferMemory {
    /// By buffer, and by memory area.
    private(set) var areas: [[BufferMapping]]
    private let layout: ImageLayout
    private let conversion: Conversion?
    private let converter: FrameConverter?
    /// Is each picture that is passed on made of what lies there, by conversion or out of several areas?
    let isMadeAnew: Bool
    private let isApart: Bool
    /// Bytes of a picture that lies in one area.
    private let pictureBytes: Int

    init(_ areas: [[BufferMapping]], _ layout: ImageLayout, _ conversion: Conversion?) {
        self.areas = areas
        self.layout = layout
        self.conversion = conversion
        converter = conversion.flatMap { FrameConverter($0.format) }
        isApart = areas.contains { $0.count > 1 }
        isMadeAnew = isApart || conversion != nil
        pictureBytes = conversion?.byteCount ?? layout.byteCount
    }

    /// Bytes of the largest picture there can be.
    var largest: Int { isMadeAnew ? layout.byteCount : areas.map { $0[0].count }.max() ?? 0 }

    /// Has every buffer room for a picture?
    var isEnough: Bool {
        !areas.isEmpty
            && areas.allSatisfy { areas in
                guard areas.count > 1 else { return areas.first.map { $0.count >= pictureBytes } ?? false }
                return areas.count == layout.planes.count && zip(areas, layout.planes).allSatisfy { $0.count >= $1.length }
            }
    }

    /// What the driver filled of a picture that lies in one area: nothing where a whole picture would not fit behind its offset.
    func withPicture<Result>(_ buffer: DriverBuffer, _ body: (RawSpan) -> Result) -> Result {
        let area = areas[buffer.index][0], offset = offset(buffer)
        let count = area.count - offset < pictureBytes ? 0 : min(buffer.first.count, area.count - offset)
        return unsafe body(UnsafeRawBufferPointer(start: area.base + offset, count: count).bytes)
    }

    /// Bytes before a picture that lies in one area.
    func offset(_ buffer: DriverBuffer) -> Int { min(max(buffer.first.offset, 0), areas[buffer.index][0].count) }

    /// Is all there of which a picture is made?
    func isComplete(_ buffer: DriverBuffer) -> Bool {
        guard isApart else { return buffer.first.count >= pictureBytes }
        return buffer.planes.count == layout.planes.count
            && zip(buffer.planes, layout.planes).allSatisfy { $0.count >= $1.length }
    }

    /// Writes the planes of a picture that lies in several areas one behind the other. Where a driver filled less, there is what
    /// was there before.
    func assemble(_ buffer: DriverBuffer, into target: inout MutableRawSpan) {
        let filled = buffer.planes
        for (index, plane) in layout.planes.enumerated() {
            let area = areas[buffer.index][index], told = index < filled.count ? filled[index].offset : 0
            let offset = min(max(told, 0), area.count), count = min(plane.length, area.count - offset)
            unsafe target.withUnsafeMutableBytes { target in
                unsafe target.baseAddress!.advanced(by: plane.offset).copyMemory(from: area.base + offset, byteCount: count)
            }
        }
    }

    /// Writes a picture as it was found, or made anew, a JPEG completed, and answers how many bytes that are; nil when it could not
    /// be converted.
    func copy(_ buffer: DriverBuffer, _ inspection: Inspection, into target: inout MutableRawSpan) -> Int? {
        if isApart {
            assemble(buffer, into: &target)
            return inspection.count
        }
        // All of the picture's memory, also where the driver filled less.
        let area = areas[buffer.index][0], offset = offset(buffer)
        if let conversion {
            let source = unsafe UnsafeRawBufferPointer(start: area.base + offset, count: area.count - offset).bytes
            return converter?.convert(
                source, width: layout.size.width, height: layout.size.height, stride: conversion.stride, into: &target)
        }
        let source = unsafe UnsafeRawBufferPointer(
            start: area.base + offset, count: min(inspection.count, area.count - offset)
        ).bytes
        if let picture = inspection.incomplete { return picture.writeCompleted(source, to: &target) }
        unsafe target.withUnsafeMutableBytes { target in
            unsafe source.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
        }
        return source.byteCount
    }

    /// Leaves the memory to those who hold leases on it.
    func drop() { areas = [] }
}
