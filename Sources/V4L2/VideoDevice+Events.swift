internal import CV4L2
internal import Glibc

extension VideoDevice {
    /// Has the kernel tell, by `POLLPRI`, when the control of that number changes otherwise than by this handle's own calls: in
    /// value, or in what is true of it (`VIDIOC_SUBSCRIBE_EVENT` of `V4L2_EVENT_CTRL`). It ends with the handle.
    ///
    /// Throws `ENOTTY` where the driver tells nothing, `EINVAL` for a control that is not there.
    package func subscribe(toControl id: UInt32) throws(V4L2Error) {
        try again("VIDIOC_SUBSCRIBE_EVENT") { cv4l2_subscribe_control(descriptor, id) }
    }

    /// Takes the oldest event and answers the number of the control that has changed; nil when there is none
    /// (`VIDIOC_DQEVENT`). Changes of one control that were not taken are one event.
    ///
    /// Throws `ENOTTY` where the driver tells nothing, `ENODEV` when the device is gone.
    package func nextChangedControl() throws(V4L2Error) -> UInt32? {
        var id: UInt32 = 0
        do {
            try again("VIDIOC_DQEVENT") { unsafe cv4l2_next_event(descriptor, &id) }
        } catch {
            guard error.errno == ENOENT else { throw error }
            return nil
        }
        return id
    }
}
