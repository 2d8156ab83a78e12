/// The messages of `Protos`.
enum Sample {}
