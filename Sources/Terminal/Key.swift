/// A key as it was pressed.
package enum Key: Hashable, Sendable {
    /// One that writes something.
    case character(Character)
    /// A letter, in lower case, together with Ctrl.
    case control(Character)
    case up, down, left, right
    case enter, tab, backTab, escape, backspace
}
