import Glibc

/// Where photos go when nobody says otherwise.
enum PhotoFolder {
    /// `Pictures/Shutterbus` at home; for root, as whom services run, `/var/lib/shutterbus/photos`.
    static var standard: String {
        guard geteuid() != 0, let home = unsafe getenv("HOME") else { return "/var/lib/shutterbus/photos" }
        return unsafe "\(String(cString: home))/Pictures/Shutterbus"
    }
}
