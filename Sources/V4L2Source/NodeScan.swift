internal import CaptureModel
internal import V4L2

/// Finds the video nodes that there are now.
struct NodeScan: Sendable {
    let paths: SystemPaths

    /// All nodes for pictures or data about them, asked what they are, in the order of their numbers.
    func nodes() -> [VideoNode] {
        let udevNames = udevNames()
        let folderOfNodes = "\(paths.sys)/class/video4linux"
        return Files.names(in: folderOfNodes).compactMap { name -> VideoNode? in
            guard name.hasPrefix("video"), let number = Int(name.dropFirst(5)) else { return nil }
            let folder = "\(folderOfNodes)/\(name)", device = Files.resolved("\(folder)/device") ?? ""
            var node = VideoNode(
                path: "\(paths.dev)/\(name)", number: number, index: Files.text("\(folder)/index").flatMap { Int($0) } ?? 0,
                name: Files.text("\(folder)/name") ?? "", device: device, usb: usb(above: device), udevName: udevNames[name])
            ask(&node)
            return node
        }.sorted { $0.number < $1.number }
    }

    /// Differs whenever a node has come, gone, been replaced under the same number, or changed its owner or mode. Opens none.
    var token: [Int] {
        let folder = "\(paths.sys)/class/video4linux"
        return Files.names(in: folder).flatMap { name in
            // The kernel numbers what it shows in /sys anew each time; a node's file, too, is another one when it comes back.
            let link = Files.state("\(folder)/\(name)", followsLink: false), node = Files.state("\(paths.dev)/\(name)")
            return [link.inode, node.inode, node.changed]
        }
    }

    /// Opens the node and notes what it says. Opening a camera that streams elsewhere does not disturb it.
    private func ask(_ node: inout VideoNode) {
        do {
            let device = try VideoDevice(node.path)
            let capabilities = try device.capabilities()
            let listed = try device.formats()
            node.answer = VideoNode.Answer(
                capabilities: capabilities, formats: try device.cameraFormats(),
                pixelFormats: listed.map { PixelFormat(rawValue: $0.pixelFormat).description },
                abilities: listed.isEmpty ? [] : device.abilities())
        } catch {
            let problem = DeviceTrouble(paths: paths, node: node.path).report(error)
            // What has just vanished, or is no video device, is not there for anybody.
            if problem.code == .cameraPermissionDenied || problem.code == .cameraBusy { node.problem = problem }
        }
    }

    /// The USB device that `folder`, one of its interfaces, is in.
    private func usb(above folder: String) -> CameraIdentity.USB? {
        guard let slash = folder.lastIndex(of: "/") else { return nil }
        let parent = folder[..<slash]
        guard let vendor = Files.text("\(parent)/idVendor"), let product = Files.text("\(parent)/idProduct") else { return nil }
        return CameraIdentity.USB(
            vendor: Files.text("\(parent)/manufacturer") ?? vendor, product: Files.text("\(parent)/product") ?? product,
            serial: Files.text("\(parent)/serial"), isBuiltIn: Files.text("\(parent)/removable") == "fixed")
    }

    /// udev's persistent names by node: `video0` → `usb-Vendor_Product_Serial`.
    private func udevNames() -> [String: String] {
        let folder = "\(paths.dev)/v4l/by-id"
        var names: [String: String] = [:]
        for link in Files.names(in: folder) {
            guard let node = Files.link("\(folder)/\(link)")?.split(separator: "/").last,
                let suffix = link.range(ofLast: "-video-index")
            else { continue }
            names[String(node)] = String(link[..<suffix])
        }
        return names
    }
}

extension String {
    /// Where the last `text` in it begins.
    fileprivate func range(ofLast text: String) -> Index? {
        var start = endIndex
        while start > startIndex {
            start = index(before: start)
            if self[start...].hasPrefix(text) { return start }
        }
        return nil
    }
}
