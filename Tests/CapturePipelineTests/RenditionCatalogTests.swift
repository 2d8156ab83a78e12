import CaptureModel
import Testing

@testable import CapturePipeline

@Suite("The names of renditions")
struct RenditionCatalogTests {
    private struct Format: RenditionFormat {
        let name = "jpeg"
        let parameters = [RenditionParameter("q", 1...100, default: 80), RenditionParameter("w", 16...8192, default: nil)]
        func encoder(_ parameters: [String: Int]) -> any FrameEncoder { Encoder(parameters) }
    }
    private final class Encoder: FrameEncoder {
        let parameters: [String: Int]
        init(_ parameters: [String: Int]) { self.parameters = parameters }
        func encode(_ frame: Frame) throws(CaptureError) -> EncodedImage { throw CaptureError(.encodingFailed, "") }
    }
    private let catalog = RenditionCatalog([Format()])

    @Test(
        "Have one spelling: parameters in alphabetical order, no default, no leading zeros",
        arguments: [
            ("raw", "raw"), ("raw;fps=5", "raw;fps=5"), ("raw;fps=0005", "raw;fps=5"), ("raw;fps=+5", "raw;fps=5"),
            ("jpeg", "jpeg"),
            ("jpeg;q=80", "jpeg"), ("jpeg;w=640;q=60", "jpeg;q=60;w=640"), ("jpeg;w=640;q=80;fps=10", "jpeg;fps=10;w=640"),
        ])
    func canonical(_ text: String, _ name: String) throws {
        let resolved = try catalog.resolve(text)
        #expect(resolved.name == name)
        #expect(try catalog.resolve(name).name == name)
    }

    @Test(
        "Anything else is refused with what is allowed",
        arguments: [
            ("", "there are raw, jpeg"), ("png", "there are raw, jpeg"), ("RAW", "there are raw, jpeg"),
            ("raw;q=5", "it has fps"),
            ("raw;", "no parameter ''"), ("jpeg;;q=5", "no parameter ''"), ("jpeg;q", "from 1 to 100"),
            ("jpeg;q=", "from 1 to 100"),
            ("jpeg;q=0", "from 1 to 100"), ("jpeg;q=101", "from 1 to 100"), ("jpeg;q=1=2", "from 1 to 100"),
            ("jpeg;q= 5", "from 1 to 100"),
            ("jpeg;q=5.5", "from 1 to 100"), ("jpeg;q=99999999999999999999", "from 1 to 100"), ("jpeg;q=5;q=6", "given twice"),
            ("jpeg;q=5;q=5", "given twice"), ("jpeg;fps=0", "from 1 to 1000"), ("jpeg;fps=1001", "from 1 to 1000"),
            (" raw", "there are"),
        ])
    func refused(_ text: String, _ hint: String) {
        do throws(CaptureError) {
            Issue.record("\(try catalog.resolve(text))")
        } catch {
            #expect(error.code == .invalidRendition)
            #expect(error.message.contains(hint), "\(error.message)")
        }
    }

    @Test("Tell what is to be made: rate, parameters, or nothing at all")
    func resolved() throws {
        let raw = try catalog.resolve("raw;fps=7")
        #expect(raw.framesPerSecond == 7 && !raw.makesBytes && raw.makeEncoder() == nil)
        let jpeg = try catalog.resolve("jpeg;w=32;fps=9;q=80")
        #expect(jpeg.framesPerSecond == 9 && jpeg.makesBytes)
        #expect((jpeg.makeEncoder() as? Encoder)?.parameters == ["w": 32])
        #expect(try catalog.resolve("raw").framesPerSecond == nil)
    }

    @Test("Are listed with their parameters, the rate among them")
    func kinds() {
        #expect(catalog.kinds.map(\.name) == ["raw", "jpeg"])
        #expect(catalog.kinds[1].parameters.map(\.name) == ["fps", "q", "w"])
    }
}
