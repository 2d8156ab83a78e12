import CLinux
import Glibc

/// A folder that is removed with the last reference to it: a small `/sys` or `/dev` for tests.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        var template = Array("/tmp/v4l2-source-test-XXXXXX".utf8CString)
        unsafe mkdtemp(&template)
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { remove(path) }

    private func remove(_ path: String) {
        for name in Self.names(path) where name != "." && name != ".." {
            let inner = "\(path)/\(name)"
            if unsafe unlink(inner) != 0 { remove(inner) }
        }
        unsafe rmdir(path)
    }

    private static func names(_ path: String) -> [String] {
        guard let stream = unsafe opendir(path) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe names.append(String(cString: $0)) }
            }
        }
        return names
    }

    /// Makes a file, and the folders above it.
    func write(_ text: String, to name: String, mode: UInt32 = 0o644) {
        makeFolders(above: name)
        let file = unsafe clinux_open("\(path)/\(name)", O_WRONLY | O_CREAT, mode)
        _ = unsafe Glibc.write(file, text, text.utf8.count)
        close(file)
        unsafe chmod("\(path)/\(name)", mode)
    }

    /// Makes a link to `target`, and the folders above it.
    func link(_ name: String, to target: String) {
        makeFolders(above: name)
        unsafe symlink(target, "\(path)/\(name)")
    }

    private func makeFolders(above name: String) {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            unsafe mkdir(folder, 0o755)
        }
    }
}
