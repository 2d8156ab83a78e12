/// How much a text may hold, so that no text costs more than a little.
package struct YAMLLimits: Hashable, Sendable {
    /// Bytes.
    package var bytes: Int
    /// Levels of lists and mappings.
    package var depth: Int
    /// Values of all kinds, keys not counted.
    package var values: Int

    /// Room for any file that people write by hand.
    package init(bytes: Int = 1 << 20, depth: Int = 16, values: Int = 10_000) {
        self.bytes = bytes
        self.depth = depth
        self.values = values
    }
}
