internal import CZeroMQ

/// A libzmq call that failed.
package struct ZeroMQError: Error, Hashable, CustomStringConvertible {
    /// The call: `zmq_bind`.
    package let call: String
    /// libzmq's errno.
    package let number: Int32

    /// The failure of `call` on this thread, just now.
    init(_ call: StaticString) {
        self.call = String(describing: call)
        number = zmq_errno()
    }

    /// `zmq_bind: Address already in use`.
    package var description: String { unsafe "\(call): \(String(cString: zmq_strerror(number)))" }
}
