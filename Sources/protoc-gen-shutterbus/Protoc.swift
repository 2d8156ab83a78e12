/// The messages that `protoc` and its plug-ins exchange.
enum Protoc {}
