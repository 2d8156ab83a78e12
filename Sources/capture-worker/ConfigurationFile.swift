import Arguments
import CLinux
import Glibc
import YAML

/// The YAML file of `--config`.
enum ConfigurationFile {
    private static let limits = YAMLLimits()

    /// The settings of a file; none when it is empty.
    static func read(_ path: String) throws(SettingsError) -> Settings {
        let bytes = try contents(path)
        let root: YAMLNode?
        do throws(YAMLError) {
            root = try YAMLDocument(bytes, limits: limits).root
        } catch {
            throw SettingsError(file: path, line: error.position.line, error.description)
        }
        guard let root, !root.isNull else { return Settings(file: path, entries: []) }
        guard case .mapping(let entries) = root.content else {
            throw SettingsError(file: path, line: root.position.line, "expected keys with values, such as 'linger: 5s'")
        }
        return Settings(file: path, entries: entries.map(setting))
    }

    private static func setting(_ entry: YAMLNode.Entry) -> Setting {
        Setting(entry.key, line: entry.position.line, value(entry.value))
    }

    private static func value(_ node: YAMLNode) -> SettingValue {
        let content: SettingValue.Content =
            switch node.content {
            case _ where node.isNull: .nothing
            case .scalar(let text, _): .text(text)
            case .sequence(let items): .list(items.map(value))
            case .mapping(let entries): .fields(entries.map(setting))
            }
        return SettingValue(content, line: node.position.line)
    }

    /// The file's bytes; a file that is too long, or has no end, is not read further than the limit.
    private static func contents(_ path: String) throws(SettingsError) -> [UInt8] {
        let file = unsafe clinux_open(path, O_RDONLY | O_CLOEXEC, 0)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        let chunk = 1 << 16
        var bytes: [UInt8] = []
        while true {
            var failed = false
            let part = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
                var got = 0
                repeat { got = unsafe Glibc.read(file, buffer.baseAddress, chunk) } while got < 0 && errno == EINTR
                failed = got < 0
                count = max(got, 0)
            }
            if failed { throw failure(path) }
            if part.isEmpty { return bytes }
            bytes += part
            guard bytes.count <= limits.bytes else {
                throw SettingsError(file: path, "longer than \(limits.bytes >> 20) MiB: this is no configuration file")
            }
        }
    }

    private static func failure(_ path: String) -> SettingsError {
        SettingsError(file: path, unsafe "can't be read: \(String(cString: strerror(errno)))")
    }
}
