/// The keys, for the command line's help, the help on the screen and the line at its foot.
package enum KeyHelp {
    /// Keys and what they do; the short forms are for the foot of the screen.
    static let keys: [(keys: String, does: String, short: (keys: String, does: String)?)] = [
        ("SPACE", "take a photo", ("SPACE", "photo")),
        ("n TAB", "next camera", ("n", "camera")),
        ("1 … 9", "camera by its number", nil),
        ("+ -", "zoom in and out, four steps to twice the size", ("+-", "zoom")),
        ("0", "zoom back to 1×", nil),
        ("arrows", "move the focus mark in the picture", ("arrows", "mark")),
        ("f ENTER", "focus at the mark", ("f", "focus")),
        ("a", "focus once, by itself, at the middle", ("a", "auto")),
        ("c", "focus all the time", ("c", "cont.")),
        ("[ ]", "move the lens nearer, farther", ("[]", "lens")),
        ("s", "stop the session, start it again", ("s", "stop")),
        ("p", "picture on and off", ("p", "picture")),
        ("?", "this help; any key leaves it", ("?", "help")),
        ("q Ctrl-C", "quit", ("q", "quit")),
    ]

    /// The keys as a table.
    package static var text: String {
        "Keys:\n"
            + keys.map { "  \($0.keys)\(String(repeating: " ", count: max(30 - $0.keys.count, 1)))\($0.does)" }.joined(
                separator: "\n")
    }
}
