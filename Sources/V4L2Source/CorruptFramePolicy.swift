/// What becomes of a picture that is damaged or cut short. It is counted in any case.
package enum CorruptFramePolicy: String, Hashable, Sendable {
    /// It is dropped.
    case strict
    /// It is passed on, marked.
    case flag
    /// It is passed on as if it were whole.
    case pass
}
