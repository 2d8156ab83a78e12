import Glibc

/// The host's name as a name for a worker.
enum HostName {
    /// The first label of the host's name (`gethostname`), with `-` for what a worker's name can't have; `worker` when there is none.
    static var current: String {
        var bytes = [CChar](repeating: 0, count: 256)
        guard unsafe gethostname(&bytes, bytes.count - 1) == 0 else { return "worker" }
        let name = bytes.prefix { $0 != 0 && $0 != CChar(UInt8(ascii: ".")) }.prefix(64).map { byte -> Character in
            let character = Character(Unicode.Scalar(UInt8(bitPattern: byte)))
            return character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character)) ? character : "-"
        }
        return name.isEmpty ? "worker" : String(name)
    }
}
