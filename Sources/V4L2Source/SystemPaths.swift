/// Where the kernel shows devices and processes; other folders in tests.
package struct SystemPaths: Hashable, Sendable {
    /// Device nodes.
    package var dev: String
    /// Devices and drivers.
    package var sys: String
    /// Processes.
    package var proc: String
    /// The list of groups.
    package var groups: String

    /// The system's own, unless told otherwise.
    package init(dev: String = "/dev", sys: String = "/sys", proc: String = "/proc", groups: String = "/etc/group") {
        self.dev = dev
        self.sys = sys
        self.proc = proc
        self.groups = groups
    }
}
