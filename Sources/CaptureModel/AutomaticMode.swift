/// Who decides on a setting: focus, exposure or white balance.
public enum AutomaticMode: Hashable, Sendable {
    /// Nobody: it stays as it is.
    case locked
    /// The camera once, then it stays.
    case auto
    /// The camera, all the time.
    case continuous
}
