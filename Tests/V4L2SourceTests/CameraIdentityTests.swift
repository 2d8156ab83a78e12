import Testing

@testable import V4L2Source

@Suite("Ids of cameras")
struct CameraIdentityTests {
    private let logitech = CameraIdentity.USB(vendor: "Logitech, Inc.", product: "HD Pro Webcam C920", serial: "1234ABCD")

    @Test("An id is made of the USB device's own words, with safe characters only")
    func usb() {
        #expect(CameraIdentity(logitech, place: "1-1:1.0").base == "usb-Logitech_Inc._HD_Pro_Webcam_C920_1234ABCD")
        let bare = CameraIdentity.USB(vendor: "046d", product: "082d", serial: nil)
        #expect(CameraIdentity(bare, place: "").base == "usb-046d_082d")
        #expect(CameraIdentity.safe("  Kamera \u{1F4F7}/é\n") == "_Kamera")
    }

    @Test("A camera that is alone has no place in its id, wherever it is attached")
    func alone() {
        let first = CameraIdentity.ids([CameraIdentity(logitech, place: "1-1:1.0")])
        let moved = CameraIdentity.ids([CameraIdentity(logitech, place: "2-4.1:1.0")])
        #expect(first == moved)
    }

    @Test("Two equal cameras are told apart by their places, and others beside them keep their ids")
    func equal() {
        let other = CameraIdentity(base: "platform:vivid-000", place: "")
        let ids = CameraIdentity.ids([
            CameraIdentity(logitech, place: "1-1:1.0"), other, CameraIdentity(logitech, place: "1-2:1.0"),
        ])
        #expect(
            ids == [
                "usb-Logitech_Inc._HD_Pro_Webcam_C920_1234ABCD-at-1-1:1.0", "platform:vivid-000",
                "usb-Logitech_Inc._HD_Pro_Webcam_C920_1234ABCD-at-1-2:1.0",
            ])
    }

    @Test("Ids are unique even where nothing tells cameras apart")
    func indistinguishable() {
        let ids = CameraIdentity.ids([CameraIdentity](repeating: CameraIdentity(base: "a", place: ""), count: 3))
        #expect(ids == ["a", "a-2", "a-3"])
    }
}
