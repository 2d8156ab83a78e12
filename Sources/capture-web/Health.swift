import CaptureClient
import MicroHTTPD
import ProtoWire

/// How worker and server are, for programs.
enum Health {
    /// The worker's own words, and what the server has of it.
    static func response(_ status: Wire.StatusReply, _ figures: (subscriptions: Int, readers: Int)) -> HTTPResponse {
        let head = "{\"reachable\":true,\"subscriptions\":\(figures.subscriptions),\"readers\":\(figures.readers),\"status\":"
        return json(200, Array(head.utf8) + status.jsonUTF8())
    }

    /// The worker can't be reached.
    static func response(_ error: CaptureError) -> HTTPResponse {
        json(503, Array("{\"reachable\":false,\"error\":".utf8) + Wire.Error(error).jsonUTF8())
    }

    private static func json(_ status: UInt32, _ beginning: [UInt8]) -> HTTPResponse {
        HTTPResponse(status, headers: [("Content-Type", "application/json")], .bytes(beginning + Array("}\n".utf8)))
    }
}
