/// How a camera is told from others over replug and reboot, and from an equal one beside it.
struct CameraIdentity: Hashable, Sendable {
    /// What the device itself says: `usb-Logitech_C920_1234`, `platform:vivid-000`. Two equal cameras have the same.
    var base: String
    /// Where it is attached: `1-1.2:1.0`; empty when that is not known.
    var place: String

    /// Names of the USB device: its texts where it has them, else its numbers; as udev forms them for `/dev/v4l/by-id`, so that
    /// an id stays the same with and without udev.
    struct USB: Hashable, Sendable {
        var vendor: String
        var product: String
        var serial: String?
        /// Is it a fixed part of the machine, as the firmware tells?
        var isBuiltIn = false
    }

    init(base: String, place: String) {
        self.base = Self.safe(base)
        self.place = Self.safe(place)
    }

    init(_ usb: USB, place: String) {
        let parts = [usb.vendor, usb.product] + (usb.serial.map { [$0] } ?? [])
        self.init(base: "usb-" + parts.joined(separator: "_"), place: place)
    }

    /// `text` with every other character than `[A-Za-z0-9._:-]`, and every run of them, as one `_`.
    static func safe(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "A"..."Z", "a"..."z", "0"..."9", ".", ":", "-": result.unicodeScalars.append(scalar)
            default: if !result.hasSuffix("_") { result.append("_") }
            }
        }
        while result.hasSuffix("_") { result.removeLast() }
        return result
    }

    /// Ids for cameras attached at the same time: the base where it is the only one of its kind, else with the place, else
    /// (places equal or unknown) with a number.
    static func ids(_ identities: [CameraIdentity]) -> [String] {
        var taken: Set<String> = []
        return identities.map { identity in
            let isAlone = identities.count { $0.base == identity.base } == 1
            let wanted = isAlone ? identity.base : identity.fullID
            var id = wanted, number = 2
            while !taken.insert(id).inserted {
                id = "\(wanted)-\(number)"
                number += 1
            }
            return id
        }
    }

    /// Base and place.
    var fullID: String { place.isEmpty ? base : "\(base)-at-\(place)" }
}
