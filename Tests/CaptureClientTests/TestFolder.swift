import CaptureBus
import Glibc

/// A folder of a test's own for sockets, removed at its end.
final class TestFolder: Sendable {
    let path: String
    /// The folder as workers see it.
    var runtime: RuntimeFolder { RuntimeFolder(path: path) }

    init() {
        var template = Array("/tmp/sb-client-XXXXXX".utf8CString)
        path = unsafe String(cString: mkdtemp(&template))
    }

    deinit { removeAll(path) }
}

private func removeAll(_ path: String) {
    if let folder = unsafe opendir(path) {
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { removeAll("\(path)/\(name)") }
        }
        unsafe closedir(folder)
        unsafe rmdir(path)
    } else {
        unsafe unlink(path)
    }
}
