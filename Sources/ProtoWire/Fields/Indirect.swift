/// Stores an optional message behind a reference, so that a message can contain its own type.
@propertyWrapper
public enum Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
    /// No message.
    case none
    /// A message, in a box of its own.
    indirect case some(Value)

    /// Boxes the message.
    public init(wrappedValue: Value?) {
        if let wrappedValue { self = .some(wrappedValue) } else { self = .none }
    }

    /// The message.
    public var wrappedValue: Value? {
        get { if case .some(let value) = self { value } else { nil } }
        _modify {
            // The box is let go before the change, so that a list inside is extended in place and not copied.
            var value = wrappedValue
            self = .none
            defer { self = Indirect(wrappedValue: value) }
            yield &value
        }
    }
}
