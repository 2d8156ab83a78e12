/// The product that this package makes.
public enum Product {
    /// Its version, as in `--version` and in `hello`.
    public static let version = "0.1.0"
}
