internal import Glibc

/// When something in a folder changed last.
struct FolderTime: Hashable {
    private let seconds: Int
    private let nanoseconds: Int
    /// Another folder under the same path is another one.
    private let node: UInt64

    /// Of the folder `path`; nil when there is none, or it can't be told.
    init?(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        node = UInt64(status.st_ino)
    }
}
