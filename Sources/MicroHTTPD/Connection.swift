internal import CMicroHTTPD

/// A client's connection while a request is answered (`MHD_Connection`).
@safe struct Connection: ~Copyable {
    /// Bytes of a stream handed to the library at once.
    private static let block = 1 << 16
    /// Bytes of a stream that wait in the kernel, about.
    private static let unsent: Int32 = 1 << 17

    private let connection: OpaquePointer

    @unsafe init(_ connection: OpaquePointer) { unsafe self.connection = connection }

    /// Answers a request by its handler.
    func answer(_ method: String, _ path: String, _ handling: Handling) -> MHD_Result {
        let request = HTTPRequest(
            method: method, path: path, query: values(cmhd_query_kind()),
            host: values(cmhd_header_kind()).first { $0.key.lowercased() == "host" }?.value)
        return send(handling.handle(request), isHead: method == "HEAD")
    }

    private func send(_ response: HTTPResponse, isHead: Bool) -> MHD_Result {
        let made: OpaquePointer?
        switch response.body {
        case .bytes(let bytes): unsafe made = cmhd_copy(bytes, bytes.count)
        case .stream(let stream):
            let socket = unsafe cmhd_socket(connection)
            cmhd_limit_unsent(socket, Self.unsent)
            let reader = unsafe Unmanaged.passRetained(StreamReader(stream, socket: socket))
            unsafe made = cmhd_stream(
                Self.block, { unsafe StreamReader.read($0, $2, $3) }, reader.toOpaque(), { unsafe StreamReader.release($0) })
            if unsafe made == nil { unsafe reader.release() }
        }
        guard let made = unsafe made else { return .NO }
        // The connection keeps a reference of its own.
        defer { unsafe MHD_destroy_response(made) }
        for header in response.headers {
            // A line feed in a header would begin another one; the library refuses it.
            guard unsafe MHD_add_response_header(made, header.name, header.value) == .YES else { return .NO }
        }
        return unsafe MHD_queue_response(connection, response.status, made)
    }

    private func values(_ kind: MHD_ValueKind) -> [String: String] {
        let values = Values()
        let context = unsafe Unmanaged.passUnretained(values).toOpaque()
        _ = unsafe MHD_get_connection_values(
            connection, kind,
            { context, _, key, value in
                guard let context = unsafe context, let key = unsafe key else { return .NO }
                let values = unsafe Unmanaged<Values>.fromOpaque(context).takeUnretainedValue()
                values.all[unsafe String(cString: key)] = unsafe value.map { unsafe String(cString: $0) } ?? ""
                return .YES
            }, context)
        return withExtendedLifetime(values) { values.all }
    }

    private final class Values {
        var all: [String: String] = [:]
    }
}
