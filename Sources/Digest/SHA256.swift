internal import CDigest

/// SHA-256 (FIPS 180-4) of bytes that come piece by piece.
package struct SHA256: ~Copyable {
    /// Bytes of a digest.
    package static let byteCount = Int(SHA256_DIGEST_LENGTH)

    private var context = SHA2_CTX()

    /// The start of a digest: of nothing, so far.
    package init() { unsafe SHA256Init(&context) }

    /// Takes the next bytes in (`SHA256Update`).
    package mutating func update(_ bytes: RawSpan) {
        unsafe bytes.withUnsafeBytes { bytes in
            // Of no bytes there may be no address either, which the library would not expect.
            guard let start = bytes.baseAddress, bytes.count > 0 else { return }
            unsafe SHA256Update(&context, start.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
    }

    /// The digest of all bytes taken in, 32 of them (`SHA256Final`).
    package consuming func finish() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Self.byteCount)
        unsafe SHA256Final(&digest, &context)
        return digest
    }

    /// The digest of `bytes`.
    package static func digest(of bytes: RawSpan) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }
}
