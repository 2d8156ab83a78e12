internal import CLinux
internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import Glibc
internal import SystemThreads

/// The folder of a worker's photos. A photo is in it whole or not at all, whenever the machine stops. It works on a thread of its
/// own, since disks block.
actor PhotoLibrary {
    private nonisolated let executor = ThreadExecutor("sb-library")
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    /// Photos whose headers and digests are kept at most.
    private static let rememberedLimit = 1000

    private let folder: String
    private let worker: String
    private let finisher: any PhotoFinisher
    /// The file's name of each id: what is in the folder, as far as it could be read.
    private var names: [String: String] = [:]
    /// When the folder changed last before `names` was true; nil when it was not there.
    private var folderTime: FolderTime?
    /// Was the folder ever read, so that `names` has all that was there when this worker started?
    private var isIndexed: Bool { readings > 0 }
    /// How often the folder was read.
    private(set) var readings = 0
    private var photos: [String: Wire.Photo] = [:]

    /// The library of worker `worker` in `folder`, which is made when the first photo needs it.
    init(folder: String, worker: String, finisher: any PhotoFinisher) {
        self.folder = folder
        self.worker = worker
        self.finisher = finisher
    }

    /// Learns which photos there are, and removes what a worker of this name that was killed has left unfinished. A folder that
    /// can't be read is tried again when a photo is asked for.
    func open() {
        let leftovers = (try? index())?.filter { $0.hasPrefix(temporaryPrefix) && $0.hasSuffix(temporaryEnding) } ?? []
        guard !leftovers.isEmpty else { return }
        for name in leftovers { LibraryFile.remove("\(folder)/\(name)") }
        folderTime = FolderTime(of: folder)
    }

    /// Lets the thread go.
    func close() { executor.stop() }

    /// The photo of an id; nil when there is none.
    ///
    /// Throws `libraryFailed` when its file can't be read, or nobody can say whether there is one.
    func photo(_ id: String) throws(CaptureError) -> Wire.Photo? {
        guard let path = try path(of: id) else { return nil }
        if let photo = photos[id], photo.path == path { return photo }
        let bytes = try LibraryFile.read(path, from: 0, count: .max)
        let (digest, size) = try finisher.inspect(bytes)
        let photo = Wire.Photo(
            photoId: id, path: path, size: UInt64(bytes.count), sha256: digest, width: UInt32(clamping: size.width),
            height: UInt32(clamping: size.height), wallClock: names[id].flatMap(PhotoName.init)?.wallClock ?? 0)
        remember(photo)
        return photo
    }

    /// At most `count` bytes of a photo from `offset` on.
    ///
    /// Throws `unknownPhoto`, `libraryFailed`.
    func read(_ id: String, from offset: UInt64, count: Int) throws(CaptureError) -> (photo: Wire.Photo, data: [UInt8]) {
        guard let photo = try photo(id) else { throw CaptureError(.unknownPhoto, "no photo '\(id)' in \(folder)") }
        guard offset < photo.size, count > 0 else { return (photo, []) }
        return (photo, try LibraryFile.read(photo.path, from: offset, count: count))
    }

    /// Puts a photo into the library: first under another name, then, when all of it is on the disk, under its own.
    ///
    /// Throws `libraryFailed`; nothing is left of it then.
    func store(_ finished: FinishedPhoto, id: String, frame: FrameHeader) throws(CaptureError) -> Wire.Photo {
        let isKnown = isIndexed && FolderTime(of: folder) == folderTime
        // What changes in the folder now is this photo alone, and known: a folder of a great many is not read again for it.
        defer { if isKnown { folderTime = FolderTime(of: folder) } }
        try LibraryFile.makeFolder(folder)
        let name = PhotoName(id: id, wallClock: frame.times.wallClock).text
        let path = "\(folder)/\(name)"
        try LibraryFile.write(finished.bytes, to: path, by: "\(folder)/\(temporaryPrefix)\(id)\(temporaryEnding)")
        names[id] = name
        let photo = Wire.Photo(
            photoId: id, path: path, size: UInt64(finished.bytes.count), sha256: finished.digest,
            width: UInt32(clamping: finished.size.width), height: UInt32(clamping: finished.size.height),
            wallClock: frame.times.wallClock, frame: Wire.FrameHeader(frame))
        remember(photo)
        return photo
    }

    /// Keeps what is known of a photo; of a great many only the newest.
    private func remember(_ photo: Wire.Photo) {
        if photos.count >= Self.rememberedLimit { photos = [:] }
        photos[photo.photoId] = photo
    }

    /// No name of a worker has a `~`: another one's, which begins like this one's, is not meant.
    private var temporaryPrefix: String { ".\(worker)~" }
    private let temporaryEnding = ".part"

    /// The photo's file, if it is still there. The folder is read again only when somebody else has changed something in it.
    ///
    /// Throws `libraryFailed` when a photo can't be looked for, and might have been there when this worker started.
    private func path(of id: String) throws(CaptureError) -> String? {
        if let name = names[id], try LibraryFile.exists("\(folder)/\(name)") { return "\(folder)/\(name)" }
        if isIndexed, FolderTime(of: folder) == folderTime { return nil }
        do throws(CaptureError) {
            _ = try index()
        } catch {
            // Whoever knew all photos before knows that this one was not taken.
            guard isIndexed, names[id] == nil else { throw error }
        }
        return names[id].map { "\(folder)/\($0)" }
    }

    /// Reads which photos there are; answers all names in the folder.
    private func index() throws(CaptureError) -> [String] {
        // First the time: what changes while the folder is read is read again.
        let time = FolderTime(of: folder)
        let all = try LibraryFile.names(in: folder)
        names = [:]
        for name in all.lazy.compactMap(PhotoName.init) { names[name.id] = name.text }
        folderTime = time
        readings += 1
        return all
    }
}
