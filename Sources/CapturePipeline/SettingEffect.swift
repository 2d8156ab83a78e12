/// What a device made of a setting, and from when on it shows.
package struct SettingEffect<Value: Sendable>: Sendable {
    /// The value in force, read back.
    package var value: Value
    /// The device's sequence of the first frame that has it; nil when the device can't tell.
    package var driverSequence: UInt64?

    /// A value in force from frame `driverSequence` on.
    package init(_ value: Value, from driverSequence: UInt64?) {
        self.value = value
        self.driverSequence = driverSequence
    }
}
