import Digest
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    private func hexadecimal(_ digest: [UInt8]) -> String {
        digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    @Test(
        "The examples of FIPS 180 come out",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func examples(text: String, digest: String) {
        #expect(hexadecimal(SHA256.digest(of: unsafe Array(text.utf8).span.bytes)) == digest)
    }

    @Test("A million letters a give FIPS 180's digest")
    func million() {
        let letters = [UInt8](repeating: 0x61, count: 1_000_000)
        #expect(
            hexadecimal(SHA256.digest(of: unsafe letters.span.bytes))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("Pieces of any length give the digest of the whole", arguments: [1, 7, 63, 64, 65, 1000])
    func pieces(length: Int) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: length) {
            hash.update(unsafe Array(bytes[start..<min(start + length, bytes.count)]).span.bytes)
            hash.update(RawSpan())
        }
        #expect(hash.finish() == SHA256.digest(of: unsafe bytes.span.bytes))
    }
}
