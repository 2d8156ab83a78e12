internal import CaptureModel
internal import V4L2

/// The cameras behind a number of nodes.
struct CameraList: Sendable {
    /// A camera, and the other ids by which it can be asked for.
    struct Entry: Sendable {
        var camera: Camera
        /// The node that it captures from.
        var node: VideoNode
        /// The id that it has beside an equal one: so that it is still found when that one is gone.
        var fullID: String
    }

    /// In the order of their ids: nodes' numbers change when cameras are plugged in, and with what is attached at boot.
    let entries: [Entry]

    /// Groups `nodes` into cameras.
    ///
    /// - Parameters:
    ///   - nodes: In the order of their numbers.
    ///   - kind: The first part of the ids.
    init(_ nodes: [VideoNode], kind: String) {
        var groups: [(key: [String], nodes: [VideoNode])] = []
        for node in nodes where node.isCamera {
            if let place = groups.firstIndex(where: { $0.key == node.group }) {
                groups[place].nodes.append(node)
            } else {
                groups.append((node.group, [node]))
            }
        }
        // A node that may not be opened counts only where nothing of its device can be: else it is perhaps one for metadata.
        let reachable = Set(nodes.filter { $0.answer != nil }.map(\.device))
        let chosen = groups.filter { $0.nodes[0].answer != nil || !reachable.contains($0.nodes[0].device) }.map {
            Self.best($0.nodes)
        }
        let identities = chosen.map(\.identity)
        let ids = CameraIdentity.ids(identities)
        entries = chosen.indices.map { index in
            Entry(
                camera: Self.camera(chosen[index], id: "\(kind):\(ids[index])", kind: kind), node: chosen[index],
                fullID: "\(kind):\(identities[index].fullID)")
        }.sorted { $0.camera.id < $1.camera.id }
    }

    /// The camera that `id` names now. An id with a place finds its camera when it is alone, too; one without a place finds none
    /// while equal ones are attached, because it might be the other.
    func entry(_ id: String) -> Entry? { entries.first { $0.camera.id == id } ?? entries.first { $0.fullID == id } }

    /// The node with most formats, the lowest of equals: some cameras have a second one for a single format.
    private static func best(_ nodes: [VideoNode]) -> VideoNode {
        nodes.reduce(nodes[0]) { best, node in
            (node.answer?.formats.count ?? 0) > (best.answer?.formats.count ?? 0) ? node : best
        }
    }

    private static func camera(_ node: VideoNode, id: String, kind: String) -> Camera {
        let isExternal = node.usb.map { !$0.isBuiltIn } ?? false
        var camera = Camera(
            id: id, name: node.name, source: kind, position: isExternal ? .external : .unspecified,
            type: isExternal ? .external : .unspecified, path: node.path, problem: node.problem)
        guard let answer = node.answer else { return camera }
        camera.name = answer.capabilities.card
        camera.driver = answer.capabilities.driver
        camera.formats = answer.formats
        camera.capabilities = answer.abilities
        if node.needsLibcamera {
            camera.formats = []
            camera.problem = CaptureError(
                .needsLibcamera,
                "\(node.path) (\(answer.capabilities.driver)) is a bare sensor or image processor, which needs libcamera; this worker "
                    + "reads cameras that deliver pictures by themselves")
        } else if answer.formats.isEmpty {
            camera.problem = CaptureError(
                .unsupportedFormat,
                "\(node.path) lists only formats that this worker can't pass on: \(answer.pixelFormats.joined(separator: ", "))")
        }
        return camera
    }
}
