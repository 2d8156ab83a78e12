/// The CRC of zlib, PNG and Ethernet: polynomial 0x04C11DB7, reflected, inverted before and after.
enum CRC32 {
    /// The CRC of both numbers' bytes, big-endian.
    static func of(_ first: UInt64, _ second: UInt64) -> UInt32 { ~adding(second, to: adding(first, to: ~0)) }

    private static func adding(_ number: UInt64, to crc: UInt32) -> UInt32 {
        var crc = crc
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            crc ^= UInt32(truncatingIfNeeded: number >> shift) & 0xff
            for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xedb8_8320) }
        }
        return crc
    }
}
