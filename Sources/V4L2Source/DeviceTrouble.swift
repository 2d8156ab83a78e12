internal import CaptureModel
internal import Glibc
internal import V4L2

/// Turns what a driver says into what a user can act on.
struct DeviceTrouble {
    let paths: SystemPaths
    /// The node, `/dev/video0`.
    let node: String

    /// The failure that `error` means to whoever asked for the camera.
    func report(_ error: V4L2Error) -> CaptureError {
        let cause = error.description
        switch error.errno {
        case EACCES, EPERM: return CaptureError(.cameraPermissionDenied, "\(node) may not be opened: \(permission)", cause: cause)
        case EBUSY where error.operation == "v4l2_fd_open":
            return CaptureError(
                .overloaded, "\(node) can't be opened: libv4l2 takes 16 open cameras in one process, and there are as many",
                cause: cause)
        case EBUSY: return CaptureError(.cameraBusy, "\(node) is in use by \(holders)", cause: cause)
        case ENODEV, ENXIO, ENOENT:
            return CaptureError(.cameraDisconnected, "\(node) is gone: the camera was unplugged", cause: cause)
        case ENOSPC:
            return CaptureError(
                .noBandwidth,
                "the USB bus has no room for the stream of \(node): ask for MJPG, a smaller size or a lower rate, or attach the "
                    + "camera to another port", cause: cause)
        default: return CaptureError(.cameraFailed, "the driver of \(node) failed", cause: cause)
        }
    }

    /// Who may open the node, and what to do about it.
    private var permission: String {
        guard let access = Files.access(node) else { return "nothing is known about it" }
        let mode = "0" + String(access.mode, radix: 8)
        let group = groupName(access.group)
        // A container shows host nodes that it was not given with no permission at all.
        guard access.mode & 0o777 != 0 else { return "its mode is 0000; give the node to this container or change its mode" }
        guard access.mode & 0o060 == 0o060 else { return "its mode is \(mode), which excludes its group \(group)" }
        return "its mode is \(mode); add this user to the group \(group)"
    }

    private func groupName(_ number: UInt32) -> String {
        for line in (Files.text(paths.groups, limit: 1 << 16) ?? "").split(separator: "\n") {
            let fields = line.split(separator: ":", omittingEmptySubsequences: false)
            if fields.count >= 3, UInt32(fields[2]) == number { return String(fields[0]) }
        }
        return String(number)
    }

    /// The processes that hold the node open, as far as this user may look.
    private var holders: String {
        let own = String(getpid())
        let found = Files.names(in: paths.proc).filter { name in
            guard name != own, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
            let folder = "\(paths.proc)/\(name)/fd"
            return Files.names(in: folder).contains { Files.link("\(folder)/\($0)") == node }
        }
        let named = found.map { "\(Files.text("\(paths.proc)/\($0)/comm") ?? "process") (pid \($0))" }
        return named.isEmpty ? "another session or program" : named.joined(separator: ", ")
    }
}
