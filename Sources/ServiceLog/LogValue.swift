/// The value of a field in a log line.
package enum LogValue: Sendable, Hashable {
    /// Text; whatever it contains stays on its line.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A decimal number.
    case number(Double)
    /// True or false.
    case boolean(Bool)
}

extension LogValue: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self = .string(value) }
}

extension LogValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

/// A type whose values can stand in a log line as they are.
package protocol LogValueConvertible {
    /// The value as the log knows it.
    var logValue: LogValue { get }
}

extension LogValue: LogValueConvertible {
    package var logValue: LogValue { self }
}

extension String: LogValueConvertible {
    package var logValue: LogValue { .string(self) }
}

extension Double: LogValueConvertible {
    package var logValue: LogValue { .number(self) }
}

extension Bool: LogValueConvertible {
    package var logValue: LogValue { .boolean(self) }
}

extension LogValueConvertible where Self: BinaryInteger {
    /// The number; as text when it is too great for 64 bits with sign, so that no digit is lost.
    package var logValue: LogValue { Int64(exactly: self).map(LogValue.integer) ?? .string("\(self)") }
}

extension Int: LogValueConvertible {}
extension Int32: LogValueConvertible {}
extension Int64: LogValueConvertible {}
extension UInt: LogValueConvertible {}
extension UInt8: LogValueConvertible {}
extension UInt16: LogValueConvertible {}
extension UInt32: LogValueConvertible {}
extension UInt64: LogValueConvertible {}
