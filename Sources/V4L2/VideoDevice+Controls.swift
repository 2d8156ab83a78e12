internal import CV4L2
internal import Glibc

extension VideoDevice {
    /// All controls but compound ones, headlines included, in the order of their numbers (`VIDIOC_QUERY_EXT_CTRL`); none where the
    /// driver has none.
    package func controls() throws(V4L2Error) -> [ControlDescription] {
        var found: [ControlDescription] = []
        while let next = try describe((found.last?.id ?? 0) | UInt32(V4L2_CTRL_FLAG_NEXT_CTRL)) {
            // A driver that goes round in circles would be asked for ever.
            guard next.id > found.last?.id ?? 0 else { break }
            found.append(next)
        }
        return found
    }

    /// The control of that number; nil where there is none.
    package func control(_ id: UInt32) throws(V4L2Error) -> ControlDescription? { try describe(id) }

    private func describe(_ id: UInt32) throws(V4L2Error) -> ControlDescription? {
        var query = v4l2_query_ext_ctrl()
        query.id = id
        do {
            try unsafe call("VIDIOC_QUERY_EXT_CTRL", cv4l2_query_ext_ctrl, &query)
        } catch {
            guard error.errno == EINVAL || error.errno == ENOTTY else { throw error }
            return nil
        }
        return ControlDescription(query)
    }

    /// The entries of a menu by their index (`VIDIOC_QUERYMENU`), which may leave some out.
    package func menu(of control: ControlDescription) throws(V4L2Error) -> [Int64: String] {
        var entries: [Int64: String] = [:]
        // The widest menus that drivers have are some dozens long.
        let last = min(control.maximum, max(control.minimum, 0) + 1023)
        for index in stride(from: max(control.minimum, 0), through: last, by: 1) {
            var entry = v4l2_querymenu()
            entry.id = control.id
            entry.index = UInt32(index)
            do {
                try unsafe call("VIDIOC_QUERYMENU", cv4l2_querymenu, &entry)
            } catch {
                guard error.errno == EINVAL else { throw error }
                continue
            }
            entries[index] = unsafe control.kind == .integerMenu ? String(entry.value) : text(of: entry.name)
        }
        return entries
    }

    /// The number that a control has (`VIDIOC_G_EXT_CTRLS`). Not for text, nor for what can't be read.
    package func readNumber(of control: ControlDescription) throws(V4L2Error) -> Int64 {
        var number = 0
        try again("VIDIOC_G_EXT_CTRLS") {
            unsafe cv4l2_get_number(descriptor, control.id, control.kind == .integer64 ? 1 : 0, &number)
        }
        // All 32 bits of a mask are bits, none a sign.
        return control.kind == .bitmask ? Int64(UInt32(truncatingIfNeeded: number)) : Int64(number)
    }

    /// Sets a control's number, or presses a button (`VIDIOC_S_EXT_CTRLS`).
    ///
    /// Throws `ERANGE` for a number that is not allowed, `EACCES` for one that is read-only or inactive, `EBUSY` while it is grabbed.
    package func set(_ control: ControlDescription, to number: Int64) throws(V4L2Error) {
        try again("VIDIOC_S_EXT_CTRLS") {
            cv4l2_set_number(descriptor, control.id, control.kind == .integer64 ? 1 : 0, Int(number))
        }
    }

    /// The text that a control has.
    package func readText(of control: ControlDescription) throws(V4L2Error) -> String {
        // With the closing zero.
        var text = [CChar](repeating: 0, count: Int(clamping: max(control.maximum, 0)) + 1)
        try again("VIDIOC_G_EXT_CTRLS") { unsafe cv4l2_get_text(descriptor, control.id, &text, UInt32(text.count)) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Sets a control's text.
    package func set(_ control: ControlDescription, to text: String) throws(V4L2Error) {
        let size = UInt32(clamping: text.utf8.count + 1)
        try again("VIDIOC_S_EXT_CTRLS") { unsafe cv4l2_set_text(descriptor, control.id, text, size) }
    }

    /// A call that is repeated when a signal interrupts it.
    func again(_ operation: String, _ body: () -> Int32) throws(V4L2Error) {
        var status: Int32
        repeat { status = body() } while status < 0 && Glibc.errno == EINTR
        guard status >= 0 else { throw V4L2Error(operation, errno: Glibc.errno) }
    }
}
