import CaptureModel
import Testing
import V4L2

@testable import V4L2Source

private func node(
    _ number: Int, device: String = "/sys/devices/usb/1-1/1-1:1.0", card: String = "Webcam", bus: String = "usb-0-1",
    can: DeviceCapabilities.Flags = [.videoCapture, .streaming], formats: [CameraFormat]? = nil, serial: String? = "1"
) -> VideoNode {
    let formats = formats ?? [CameraFormat(.mjpeg, FrameSize(width: 640, height: 480), intervals: [])]
    return VideoNode(
        path: "/dev/video\(number)", number: number, index: 0, name: card, device: device,
        usb: CameraIdentity.USB(vendor: "V", product: "P", serial: serial),
        answer: VideoNode.Answer(
            capabilities: DeviceCapabilities(driver: "uvcvideo", card: card, busInfo: bus, physicalDevice: can, node: can),
            formats: formats, pixelFormats: can.contains(.metadataCapture) ? [] : ["MJPG"]))
}

@Suite("Cameras behind nodes")
struct CameraListTests {
    private func cameras(_ nodes: VideoNode...) -> [Camera] { CameraList(nodes, kind: "v4l2").entries.map(\.camera) }

    @Test("Nodes for metadata and codecs are no cameras")
    func noCameras() {
        #expect(cameras(node(1, can: [.metadataCapture, .streaming])).isEmpty)
        #expect(cameras(node(1, can: [.memoryToMemory, .streaming])).isEmpty)
        #expect(cameras(node(1, can: [.videoCapture, .memoryToMemory, .streaming])).isEmpty)
        #expect(cameras(node(1, can: [.metadataCapture, .streaming, .mediaControllerInputOutput])).isEmpty)
        #expect(cameras(node(1, can: [.videoCapture, .memoryToMemory, .streaming, .mediaControllerInputOutput])).isEmpty)
        #expect(cameras(node(1, can: [.videoCapture])).isEmpty, "one without streaming")
    }

    @Test("All nodes of a media graph are one camera, which can't be used because it needs libcamera")
    func bareSensor() {
        let can: DeviceCapabilities.Flags = [.videoCapture, .streaming, .mediaControllerInputOutput]
        let device = "/sys/devices/platform/fe801000.csi"
        let found = cameras(
            node(0, device: device, card: "unicam", bus: "platform:fe801000.csi", can: can),
            node(1, device: device, card: "unicam", bus: "platform:fe801000.csi", can: [.metadataCapture, .streaming]),
            node(2, device: device, card: "unicam", bus: "platform:fe801000.csi", can: can, formats: []), node(3))
        #expect(found.map(\.path) == ["/dev/video3", "/dev/video0"])
        #expect(found[0].problem == nil, "a webcam beside it works")
        #expect(found[1].problem?.code == .needsLibcamera && found[1].problem?.isRetriable == false)
        #expect(found[1].problem?.message.contains("/dev/video0") == true && found[1].formats.isEmpty)
        let planes = cameras(node(1, can: [.videoCaptureMultiplanar, .streaming, .mediaControllerInputOutput], formats: []))
        #expect(planes.map { $0.problem?.code } == [.needsLibcamera])
    }

    @Test("The image processor of a Raspberry Pi, which looks like a camera, needs libcamera too")
    func imageProcessor() {
        var processor = node(13, card: "bcm2835-isp", bus: "platform:bcm2835-isp")
        processor.answer?.capabilities.driver = "bcm2835-isp"
        #expect(cameras(processor).map { $0.problem?.code } == [.needsLibcamera])
    }

    @Test("Several nodes of one function are one camera, at the node with most formats")
    func grouped() {
        let more = [FrameSize(width: 640, height: 480), FrameSize(width: 320, height: 240)].map {
            CameraFormat(.mjpeg, $0, intervals: [])
        }
        let found = cameras(node(0), node(1, can: [.metadataCapture, .streaming]), node(2, formats: more))
        #expect(found.map(\.path) == ["/dev/video2"] && found.map(\.id) == ["v4l2:usb-V_P_1"])
    }

    @Test("Two sensors in one device are two cameras")
    func twoSensors() {
        let infrared = node(2, device: "/sys/devices/usb/1-1/1-1:1.2", card: "Webcam IR")
        #expect(cameras(node(0), infrared).map(\.id) == ["v4l2:usb-V_P_1-at-1-1:1.0", "v4l2:usb-V_P_1-at-1-1:1.2"])
    }

    @Test("Cameras are listed in the order of their ids, whatever numbers their nodes got")
    func order() {
        let ids = ["v4l2:usb-V_P_1", "v4l2:usb-V_P_2"]
        for numbers in [(0, 2), (2, 0)] {
            let one = node(numbers.0), two = node(numbers.1, device: "/sys/devices/usb/1-2/1-2:1.0", bus: "usb-0-2", serial: "2")
            #expect(cameras(one, two).map(\.id) == ids && cameras(two, one).map(\.id) == ids)
        }
    }

    @Test("An id with a place finds its camera when it is alone; one without finds none among equals")
    func lookup() {
        let other = node(2, device: "/sys/devices/usb/1-2/1-2:1.0", bus: "usb-0-2")
        let alone = CameraList([node(0)], kind: "v4l2"), both = CameraList([node(0), other], kind: "v4l2")
        #expect(alone.entry("v4l2:usb-V_P_1")?.camera.path == "/dev/video0")
        #expect(alone.entry("v4l2:usb-V_P_1-at-1-1:1.0")?.camera.path == "/dev/video0")
        #expect(both.entry("v4l2:usb-V_P_1") == nil)
        #expect(both.entry("v4l2:usb-V_P_1-at-1-2:1.0")?.camera.path == "/dev/video2")
    }

    @Test("A node that may not be opened is a camera with a problem, unless another node of its device could be")
    func refused() {
        var closed = node(1)
        closed.answer = nil
        closed.problem = CaptureError(.cameraPermissionDenied, "no")
        #expect(cameras(closed).map { $0.problem?.code } == [.cameraPermissionDenied])
        #expect(cameras(node(0), closed).map(\.path) == ["/dev/video0"])
        closed.problem = nil
        #expect(cameras(closed).isEmpty, "one that vanished is no camera at all")
    }

    @Test("A camera whose formats can't be passed on says which it has")
    func foreignFormats() {
        let problem = cameras(node(0, formats: []))[0].problem
        #expect(problem?.code == .unsupportedFormat && problem?.message.contains("MJPG") == true)
        #expect(cameras(node(0, can: [.videoCaptureMultiplanar, .streaming]))[0].problem == nil, "several planes are fine")
    }
}
