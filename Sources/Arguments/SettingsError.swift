/// Why a file of settings was not taken. Its description is one clear line, without the program's name: `FILE:LINE: problem`.
package struct SettingsError: Error, Hashable, CustomStringConvertible {
    /// The file's name.
    package let file: String
    /// The line; nil when it is about the file as a whole.
    package let line: Int?
    /// What is wrong.
    package let problem: String

    /// The status to exit with: `EX_CONFIG` of sysexits.
    package static let exitStatus: Int32 = 78

    /// Something is wrong with a file.
    package init(file: String, line: Int? = nil, _ problem: String) {
        self.file = file
        self.line = line
        self.problem = problem
    }

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(problem)" }
}

/// What is wrong in a line of a file that the reader of one value does not know.
package struct SettingFault: Error {
    let line: Int
    let problem: String

    init(line: Int, _ problem: String) {
        self.line = line
        self.problem = problem
    }

    init(line: Int, _ error: UsageError) { self.init(line: line, error.description) }

    /// `name` is none of `names`; `place` says where when that is not the top.
    init(unknown name: Setting, among names: [String], in place: String = "") {
        let suggestion = nearest(to: name.name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        self.init(
            line: name.line,
            "unknown key \(quoted(name.name))\(place)\(suggestion) (allowed: \(names.joined(separator: ", ")))")
    }
}
