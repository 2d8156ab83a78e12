/// The comments of one `.proto` file, found by the path of indexes that leads to a declaration.
struct Comments {
    private var texts: [[Int32]: String] = [:]

    init(_ info: Protoc.SourceCodeInfo?) {
        for location in info?.location ?? [] {
            let parts = [location.leadingComments, location.trailingComments].filter { !$0.isEmpty }
            if !parts.isEmpty { texts[location.path] = parts.joined() }
        }
    }

    /// The comments before and after a declaration.
    subscript(path: [Int32]) -> String { texts[path] ?? "" }
}
