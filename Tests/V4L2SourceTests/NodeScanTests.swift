import CaptureModel
import Glibc
import Testing
import V4L2

@testable import V4L2Source

@Suite("What the system tells of nodes")
struct NodeScanTests {
    @Test("A node's number, name, device, USB texts and udev name are found; a file that is no video device answers nothing")
    func scan() throws {
        let folder = TemporaryFolder()
        let interface = "sys/devices/pci/usb1/1-2/1-2:1.0"
        folder.write("046d\n", to: "sys/devices/pci/usb1/1-2/idVendor")
        folder.write("082d\n", to: "sys/devices/pci/usb1/1-2/idProduct")
        folder.write("HD Pro Webcam C920\n", to: "sys/devices/pci/usb1/1-2/product")
        folder.write("fixed\n", to: "sys/devices/pci/usb1/1-2/removable")
        folder.write("", to: "\(interface)/uevent")
        for (number, index) in [(10, 1), (9, 0)] {
            folder.write("\(index)\n", to: "sys/class/video4linux/video\(number)/index")
            folder.write("HD Pro\n", to: "sys/class/video4linux/video\(number)/name")
            folder.link("sys/class/video4linux/video\(number)/device", to: "\(folder.path)/\(interface)")
            folder.write("", to: "dev/video\(number)")
        }
        folder.write("", to: "sys/class/video4linux/v4l-subdev0/name")
        folder.link("dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920-video-index0", to: "../../video9")

        let nodes = NodeScan(paths: SystemPaths(dev: "\(folder.path)/dev", sys: "\(folder.path)/sys")).nodes()
        #expect(nodes.map(\.number) == [9, 10] && nodes.map(\.index) == [0, 1])
        let node = try #require(nodes.first)
        #expect(node.name == "HD Pro" && node.path == "\(folder.path)/dev/video9")
        #expect(node.device.hasSuffix(interface) && node.udevName == "usb-046d_HD_Pro_Webcam_C920")
        #expect(node.usb == CameraIdentity.USB(vendor: "046d", product: "HD Pro Webcam C920", serial: nil, isBuiltIn: true))
        #expect(node.answer == nil && node.problem == nil && !node.isCamera)
        #expect(node.identity == nodes[1].identity, "with udev's name and without it, the id is the same")
        #expect(node.identity.place == "1-2:1.0")
    }

    @Test("Whatever may make a camera come or go changes the token; looking does not")
    func token() {
        let folder = TemporaryFolder()
        folder.write("", to: "dev/video0")
        folder.link("sys/class/video4linux/video0", to: "../../devices/a/video4linux/video0")
        let provider = V4L2Provider(paths: SystemPaths(dev: "\(folder.path)/dev", sys: "\(folder.path)/sys"))
        let first = provider.changeToken
        _ = provider.cameras()
        #expect(provider.changeToken == first)
        folder.link("sys/class/video4linux/video1", to: "../../devices/b/video4linux/video1")
        let second = provider.changeToken
        #expect(second != first)
        folder.write("", to: "dev/video1")
        let third = provider.changeToken
        #expect(third != second, "a node that udev makes later, or gives to a group later")
        folder.write("", to: "dev/video1", mode: 0o600)
        #expect(provider.changeToken != third)
    }

    @Test("No device at all is no failure")
    func empty() {
        let folder = TemporaryFolder()
        let provider = V4L2Provider(paths: SystemPaths(dev: "\(folder.path)/dev", sys: "\(folder.path)/sys"))
        #expect(provider.cameras().isEmpty)
        let error = #expect(throws: CaptureError.self) { _ = try provider.open("v4l2:none") }
        #expect(error?.code == .cameraNotFound && error?.message.contains("v4l2:none") == true)
    }

    @Test("Who tries to open a camera that is away has other nodes left alone, until something changes or time has passed")
    func trying() throws {
        let folder = TemporaryFolder(), node = "\(folder.path)/dev/video0"
        folder.write("", to: "dev/video0")
        folder.link("sys/class/video4linux/video0", to: "../../devices/a/video4linux/video0")
        let provider = V4L2Provider(paths: SystemPaths(dev: "\(folder.path)/dev", sys: "\(folder.path)/sys"))
        let watch = inotify_init1(Int32(IN_NONBLOCK))
        defer { close(watch) }
        unsafe inotify_add_watch(watch, node, UInt32(IN_OPEN))
        func isAsked(at now: Int64) -> Bool {
            #expect(throws: CaptureError.self) { _ = try provider.open("v4l2:away", at: now) }
            var event = [UInt8](repeating: 0, count: 4096)
            return unsafe read(watch, &event, event.count) > 0
        }
        #expect(isAsked(at: 0))
        #expect(!isAsked(at: 1) && !isAsked(at: V4L2Provider.patience - 1))
        #expect(isAsked(at: V4L2Provider.patience))
        folder.write("", to: "dev/video0", mode: 0o600)
        #expect(isAsked(at: V4L2Provider.patience + 1))
        #expect(!isAsked(at: V4L2Provider.patience + 2))
    }
}

@Suite("What a driver's failure means to the user")
struct DeviceTroubleTests {
    private let folder = TemporaryFolder()
    private var trouble: DeviceTrouble {
        DeviceTrouble(
            paths: SystemPaths(proc: "\(folder.path)/proc", groups: "\(folder.path)/group"), node: "\(folder.path)/dev/video0")
    }

    @Test(
        "A node that may not be opened names its mode and group",
        arguments: [
            (UInt32(0o660), "its mode is 0660; add this user to the group cameras"), (0o600, "excludes its group cameras"),
            (0o000, "its mode is 0000; give the node to this container"),
        ])
    func permission(mode: UInt32, expected: String) throws {
        folder.write("", to: "dev/video0", mode: mode)
        let group = try #require(Files.access("\(folder.path)/dev/video0")).group
        folder.write("others:x:99999:\ncameras:x:\(group):somebody\n", to: "group")
        let error = trouble.report(V4L2Error("open", errno: 13))
        #expect(error.code == .cameraPermissionDenied && error.message.contains(expected), "\(error)")
        #expect(error.cause == "open: Permission denied")
    }

    @Test("A busy camera names who holds it, as far as that can be seen")
    func busy() {
        folder.write("", to: "dev/video0")
        #expect(trouble.report(V4L2Error("VIDIOC_S_FMT", errno: 16)).message.contains("another session or program"))
        folder.write("cheese\n", to: "proc/4711/comm")
        folder.link("proc/4711/fd/3", to: "/dev/null")
        folder.link("proc/4711/fd/7", to: "\(folder.path)/dev/video0")
        let error = trouble.report(V4L2Error("VIDIOC_S_FMT", errno: 16))
        #expect(error.code == .cameraBusy && error.isRetriable && error.message.hasSuffix("in use by cheese (pid 4711)"))
    }

    @Test("The limit of libv4l2 is told as its own, and not as a busy camera")
    func libraryLimit() {
        let error = trouble.report(V4L2Error("v4l2_fd_open", errno: 16))
        #expect(error.code == .overloaded && error.isRetriable && error.message.contains("libv4l2 takes 16"))
    }

    @Test(
        "Each kind of failure has its code",
        arguments: [
            (Int32(19), ErrorCode.cameraDisconnected), (6, .cameraDisconnected), (28, .noBandwidth), (5, .cameraFailed),
        ])
    func codes(errno: Int32, code: ErrorCode) {
        #expect(trouble.report(V4L2Error("VIDIOC_STREAMON", errno: errno)).code == code)
    }
}
