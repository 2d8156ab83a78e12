/// What an option is set to in a file: the second way in, beside the words of the command line.
package struct Setting: Hashable, Sendable {
    /// The option's name there.
    package let name: String
    /// The line that it stands in.
    package let line: Int
    /// What it is set to.
    package let value: SettingValue

    /// `name` set to `value` in line `line`.
    package init(_ name: String, line: Int, _ value: SettingValue) {
        self.name = name
        self.line = line
        self.value = value
    }
}

/// A value in a file of settings, whatever the file's language.
package struct SettingValue: Hashable, Sendable {
    /// What it is.
    package indirect enum Content: Hashable, Sendable {
        /// The option is named, and nothing said of it.
        case nothing
        /// What would be typed on the command line; of a flag `true` or `false`.
        case text(String)
        /// The values of an option that may be repeated.
        case list([SettingValue])
        /// The fields of a record.
        case fields([Setting])
    }

    /// What it is.
    package let content: Content
    /// The line that it begins in; 0 for one that stands in no file yet.
    package let line: Int

    /// A value that begins in line `line`.
    package init(_ content: Content, line: Int = 0) {
        self.content = content
        self.line = line
    }
}

/// A file of settings as it was read.
package struct Settings: Sendable {
    /// The file's name as the user gave it.
    package let file: String
    /// The settings in the order of the file; no name twice.
    package let entries: [Setting]

    /// The settings of a file.
    package init(file: String, entries: [Setting]) {
        self.file = file
        self.entries = entries
    }
}
