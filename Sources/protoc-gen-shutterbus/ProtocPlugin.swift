import Glibc
import ProtoWire

/// The plug-in: `protoc` starts it, writes a request to its standard input and reads the response from its standard output.
@main
struct ProtocPlugin {
    /// Requests hold every imported file with its comments.
    private static let requestLimit = 256 << 20

    static func main() {
        do throws(ProtoError) {
            let request = try Protoc.CodeGeneratorRequest(protobuf: readInput(), sizeLimit: requestLimit)
            writeOutput(Generator.respond(to: request).protobuf())
        } catch {
            // The protocol's way to report that the request itself is not understood.
            fail("standard input holds no request of protoc: \(error)")
        }
    }

    private static func readInput() -> [UInt8] {
        var input: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count < 0 { fail("standard input cannot be read") }
            if count == 0 { return input }
            input += buffer[..<count]
        }
    }

    private static func writeOutput(_ output: [UInt8]) {
        var rest = output[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0 { fail("standard output cannot be written") }
            rest = rest.dropFirst(count)
        }
    }

    private static func fail(_ text: String) -> Never {
        let line = Array("protoc-gen-shutterbus: \(text)\n".utf8)
        _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(1)
    }
}
