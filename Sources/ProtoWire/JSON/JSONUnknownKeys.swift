/// What to do with a JSON key that names no field.
public enum JSONUnknownKeys: Sendable {
    /// Pass over its value and list it in `unknownFieldPaths()`.
    case collect
    /// Throw `JSONError.Problem.unknownKey`.
    case refuse
}
