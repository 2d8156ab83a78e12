/// Bounds on what is accepted from outside.
public enum ProtoLimits {
    /// How many messages (in JSON: objects and arrays) may be nested in one another: the limit that Google's libraries use.
    public static let depth = 100
    /// How many bytes a message may have unless the caller says otherwise. A decoded message can take a hundred times the
    /// memory of its bytes, so that bytes are where the bound belongs.
    public static let size = 16 << 20
}
