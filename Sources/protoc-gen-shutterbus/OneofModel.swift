/// What generated code needs to know about a `oneof`.
struct OneofModel {
    let index: Int
    let protoName: String
    let swiftName: String
    let typeName: String
    let members: [FieldModel]
}
