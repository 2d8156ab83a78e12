import CaptureWire
import ProtoWire
import Testing

@Suite("Topics")
struct TopicTests {
    @Test(
        "A complete topic reads back as it was written",
        arguments: [
            "sb1/w/main/frame/raw/", "sb1/cam-1.local/1/frame/jpeg;fps=10;q=60/", "sb1/w/_/event/cameras/",
            "sb1/w/main/event/sessionState/",
        ])
    func complete(_ text: String) throws {
        let topic = try #require(Topic(text))
        #expect(topic.text == text)
        #expect(topic.description == text)
    }

    @Test(
        "Prefixes, other versions and malformed texts are no topics",
        arguments: [
            "", "sb1", "sb1/", "sb1/w/", "sb1/w/main/", "sb1/w/main/frame/", "sb1/w/main/frame/raw", "sb1/w/main/frame/raw//",
            "sb2/w/main/frame/raw/",
            "sb1//main/frame/raw/", "sb1/w//frame/raw/", "sb1/w/main/frame//", "sb1/w/main/picture/raw/",
            "sb1/w/ma in/frame/raw/",
            "sb1/w/main/frame/ra w/", "sb1/w/main/event/a;b/", "/sb1/w/main/frame/raw/", "sb1/w/main/frame/raw/x/",
            "sb1/w/mäin/frame/raw/",
        ])
    func incomplete(_ text: String) { #expect(Topic(text) == nil) }

    @Test("A segment has 1 to 64 letters, digits, dots, underscores and dashes; a rendition's also ; and =")
    func segments() {
        #expect(Topic.isSegment("aZ09._-") && Topic.isSegment(String(repeating: "x", count: 64)))
        #expect(!Topic.isSegment("") && !Topic.isSegment(String(repeating: "x", count: 65)) && !Topic.isSegment("a;b"))
        #expect(Topic.isRenditionSegment("jpeg;q=1") && !Topic.isRenditionSegment("a/b") && !Topic.isRenditionSegment(""))
    }

    @Test("One session's prefix is no prefix of another's")
    func prefixes() {
        let prefix = Topic.prefix(worker: "w", session: "1")
        #expect(prefix == "sb1/w/1/frame/")
        #expect(!Topic(worker: "w", session: "10", channel: .frame, name: "raw").text.hasPrefix(prefix))
        #expect(Topic.prefix(worker: "w", session: "1", channel: .event) == "sb1/w/1/event/")
        #expect(Topic.prefix(worker: "w") == "sb1/w/")
    }

    @Test("Every kind of event has the name of its field, and only states are retained")
    func kinds() {
        let fields = Wire.Event.fieldNames.filter { $0.oneof == "kind" }
        #expect(SampleMessages.eventKinds.map(\.name) == fields.map(\.jsonName))
        #expect(SampleMessages.eventKinds.filter(\.isRetained).map(\.name) == ["sessionState", "cameras", "workerState"])
        for kind in SampleMessages.eventKinds {
            let event = Wire.Event(worker: "w", session: "main", kind: kind)
            #expect(event.topic.text == "sb1/w/main/event/\(kind.name)/")
            #expect(String(decoding: event.jsonUTF8(), as: UTF8.self).contains("\"\(kind.name)\":"))
        }
        #expect(Wire.Event(worker: "w", session: "_").topic.name == "unknown")
    }
}
