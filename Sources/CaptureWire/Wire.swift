/// The messages of `proto/shutterbus/v1`, generated: requests, replies and events as they travel.
public enum Wire {
    /// The wire's major version, the first part of every topic.
    public static let major: UInt32 = 1
    /// Grows when fields are added.
    public static let minor: UInt32 = 0
}
