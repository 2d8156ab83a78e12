internal import CV4L2

/// One control of a device as its driver describes it now: an answer to `VIDIOC_QUERY_EXT_CTRL`.
package struct ControlDescription: Hashable, Sendable {
    /// What values it takes (`V4L2_CTRL_TYPE_*`).
    package enum Kind: Hashable, Sendable {
        /// 32-bit numbers.
        case integer
        /// 64-bit numbers.
        case integer64
        /// 0 or 1.
        case boolean
        /// An index into a menu of names.
        case menu
        /// An index into a menu of numbers.
        case integerMenu
        /// Any of the bits of `maximum`.
        case bitmask
        /// Something to press, which has no value.
        case button
        /// Text of `minimum` to `maximum` characters.
        case text
        /// A headline above the controls of a class.
        case heading
        /// An array or a structure.
        case compound
    }

    /// What is true of it now (`V4L2_CTRL_FLAG_*`).
    package struct Flags: OptionSet, Hashable, Sendable {
        /// The bits as the kernel numbers them.
        package var rawValue: UInt32
        /// Flags by their bits.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The driver knows it and never obeys it.
        package static let disabled = Flags(rawValue: UInt32(V4L2_CTRL_FLAG_DISABLED))
        /// Not now: while a stream runs, or another program has it.
        package static let grabbed = Flags(rawValue: UInt32(V4L2_CTRL_FLAG_GRABBED))
        /// Never set.
        package static let readOnly = Flags(rawValue: UInt32(V4L2_CTRL_FLAG_READ_ONLY))
        /// Without effect now: another control decides.
        package static let inactive = Flags(rawValue: UInt32(V4L2_CTRL_FLAG_INACTIVE))
        /// Never read.
        package static let writeOnly = Flags(rawValue: UInt32(V4L2_CTRL_FLAG_WRITE_ONLY))
        /// Setting it always does something, even to the value that it has.
        package static let executesOnWrite = Flags(rawValue: UInt32(V4L2_CTRL_FLAG_EXECUTE_ON_WRITE))
    }

    /// Its number (`V4L2_CID_*`). Names differ between kernels; numbers do not.
    package var id: UInt32
    /// For people.
    package var name: String
    /// What values it takes.
    package var kind: Kind
    /// The least value.
    package var minimum: Int64
    /// The greatest value.
    package var maximum: Int64
    /// Between two values; at least 1.
    package var step: Int64
    /// The value of a fresh device.
    package var defaultValue: Int64
    /// What is true of it now.
    package var flags: Flags

    /// A description from its parts.
    package init(
        id: UInt32, name: String = "", kind: Kind = .integer, minimum: Int64 = 0, maximum: Int64 = 0, step: Int64 = 1,
        defaultValue: Int64 = 0, flags: Flags = []
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.defaultValue = defaultValue
        self.flags = flags
    }

    /// May its value be read?
    package var isReadable: Bool {
        guard ![.button, .heading, .compound].contains(kind) else { return false }
        return flags.isDisjoint(with: [.writeOnly, .disabled])
    }
}

extension ControlDescription {
    init(_ answer: v4l2_query_ext_ctrl) {
        self.init(
            id: answer.id, name: unsafe text(of: answer.name), minimum: answer.minimum, maximum: answer.maximum,
            step: Int64(clamping: max(answer.step, 1)), defaultValue: answer.default_value, flags: Flags(rawValue: answer.flags))
        kind =
            switch answer.type {
            // Arrays have the type of their elements.
            case _ where answer.nr_of_dims > 0: .compound
            case V4L2_CTRL_TYPE_INTEGER.rawValue: .integer
            case V4L2_CTRL_TYPE_INTEGER64.rawValue: .integer64
            case V4L2_CTRL_TYPE_BOOLEAN.rawValue: .boolean
            case V4L2_CTRL_TYPE_MENU.rawValue: .menu
            case V4L2_CTRL_TYPE_INTEGER_MENU.rawValue: .integerMenu
            case V4L2_CTRL_TYPE_BITMASK.rawValue: .bitmask
            case V4L2_CTRL_TYPE_BUTTON.rawValue: .button
            case V4L2_CTRL_TYPE_STRING.rawValue: .text
            case V4L2_CTRL_TYPE_CTRL_CLASS.rawValue: .heading
            default: .compound
            }
    }
}
