/// What the caller asked for with `--shutterbus_opt=Namespace=Wire,Visibility=public`.
struct GeneratorOptions {
    /// The hand-written caseless enum that generated types are put into; none puts them at file level.
    private(set) var namespace: String?
    /// The access level of everything generated: `public`, `package` or `internal`.
    private(set) var visibility = "internal"

    init(_ parameter: String) throws(GeneratorError) {
        for option in parameter.split(separator: ",") {
            let parts = option.split(separator: "=", maxSplits: 1).map { String($0) }
            switch parts.first {
            case "Namespace" where parts.count == 2: namespace = parts[1]
            case "Visibility" where parts.count == 2 && ["public", "package", "internal"].contains(parts[1]):
                visibility = parts[1]
            default:
                throw GeneratorError("unknown option \(option): Namespace=NAME and Visibility=public|package|internal are known")
            }
        }
    }

    /// What stands before a declaration.
    var access: String { visibility == "internal" ? "" : visibility + " " }
}
