internal import ZeroMQ

/// One multipart message as it came: its first three parts, and how many there were. No message of the bus has more, so those
/// past them are read and let go at once.
struct MessageParts: ~Copyable {
    var first = Message()
    var second = Message()
    var third = Message()
    private(set) var count = 0

    /// Reads the next message; nil when none is there.
    init?(from socket: borrowing Socket) {
        // A failed read tells nothing that silence does not: the socket is closed or its context ends.
        guard (try? socket.receive(into: &first)) == true else { return nil }
        count = 1
        var hasMore = first.hasMore
        while hasMore {
            switch count {
            case 1: hasMore = Self.receiveNext(into: &second, from: socket)
            case 2: hasMore = Self.receiveNext(into: &third, from: socket)
            default:
                var surplus = Message()
                hasMore = Self.receiveNext(into: &surplus, from: socket)
            }
            count += 1
        }
    }

    /// Reads the part that must be there; answers whether another follows.
    private static func receiveNext(into part: inout Message, from socket: borrowing Socket) -> Bool {
        (try? socket.receive(into: &part)) == true && part.hasMore
    }
}
