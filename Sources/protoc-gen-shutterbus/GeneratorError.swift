/// Why a `.proto` file can't be turned into Swift; shown by `protoc`.
struct GeneratorError: Error {
    let text: String

    init(_ text: String) { self.text = text }
}
