import Foundation
import Testing

/// Makes the Debian package and uses it in a Debian that has nothing else.
@Suite("The Debian package", .serialized, .enabled(if: ProcessInfo.processInfo.environment["V4L2_GUEST"] != "1"))
struct PackageTests {
    private static let scripts = ServiceProcess.checkout.appending(path: "scripts").path
    /// The package, made once for all tests.
    private static let package = Task { try await make(".build/package-test") }

    @Test("In a bare Debian without Swift it installs, and its worker's frames all arrive at a user of the group video")
    func bareRoot() async throws {
        let package = try await Self.package.value
        let outcome = try await ServiceProcess.run(
            "\(Self.scripts)/bare-root", ["--install", package, "--", "sh", "-euc", Self.use])
        try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        let version = try #require(outcome.line("version: "))
        #expect(package.contains("/shutterbus_\(version)_"))
        #expect(outcome.line("unit: ")?.hasSuffix(" \(version)") == true, "\(outcome.output)")
        #expect(outcome.line("frames: ") == "all", "\(outcome.output)")
        #expect(outcome.output.contains("30 frames in "), "capture-tap said something else: \(outcome.output)")
        #expect(outcome.line("socket: ") == "shutterbus:video 660")
        #expect(outcome.line("folder: ") == "shutterbus:video 750")
        #expect(outcome.line("swift: ") == "", "Swift's files are in the bare root")
        #expect(outcome.line("missing: ") == "", "libraries are missing")
        #expect(outcome.line("completion: ") == "capture-ctl")
        #expect(outcome.line("page: ") == #"capture-ctl-zoom \- zoom nearer or farther"#)
        #expect(outcome.line("removed: ") == "yes")
    }

    @Test("Packed again it is the same, byte for byte; nothing in it belongs to whoever built it, and it tells what it needs")
    func contents() async throws {
        let package = try await Self.package.value
        let list = try await ServiceProcess.run("/usr/bin/dpkg-deb", ["--contents", package])
        #expect(list.status == 0 && list.output.contains("/usr/bin/capture-worker\n"), "\(list.errors)")
        #expect(list.output.split(separator: "\n").allSatisfy { $0.contains(" root/root ") }, "\(list.output)")
        let depends = try await ServiceProcess.run("/usr/bin/dpkg-deb", ["--field", package, "Depends"])
        for library in ["libzmq5", "libyuv0", "libexif12", "libc6 (>= "] { #expect(depends.output.contains(library)) }
        let pages = list.output.split(separator: "\n").compactMap { $0.split(separator: "/man1/").dropFirst().first }
        for name in [
            "capture-worker", "capture-ctl", "capture-ctl-zoom", "capture-tap", "capture-console", "capture-web", "capture-tour",
        ] {
            #expect(pages.contains("\(name).1.gz"), "\(pages)")
        }
        let sections = try await ServiceProcess.run(
            "/bin/sh",
            [
                "-euc",
                "dpkg-deb --fsys-tarfile \"$0\" | tar -xO ./usr/bin/capture-worker >\"$0.program\"; readelf -d \"$0.program\"",
                package,
            ])
        #expect(
            sections.output.contains("BIND_NOW") || sections.output.contains("NOW PIE"), "\(sections.output)\(sections.errors)")
        let again = try await Self.make(".build/package-test/again")
        #expect(try Data(contentsOf: URL(filePath: again)) == Data(contentsOf: URL(filePath: package)))
    }

    /// Makes the package in a folder of the checkout, whether it is there already or not; answers its path.
    private static func make(_ folder: String) async throws -> String {
        // This runs within `swift test`, which holds SwiftPM's lock until this has ended.
        let outcome = try await ServiceProcess.run(
            "\(scripts)/package", ["--output", ServiceProcess.checkout.appending(path: folder).path, "--ignore-lock"],
            // Somebody may commit meanwhile.
            environment: ["SOURCE_DATE_EPOCH": "1796000000"])
        try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        return try #require(outcome.output.split(separator: "\n").last.map(String.init))
    }

    /// What is done in the bare root, by its own means; the worker runs as its unit has it run.
    private static let use = """
        echo "version: $(capture-worker --version | sed 's/.* //')"
        echo "unit: $(sed -n 's/^Description=//p' /lib/systemd/system/shutterbus.service)"
        echo "swift: $(find / -xdev \\( -name 'libswift*' -o -name swift -o -name swiftc \\) | tr '\\n' ' ')"
        echo "page: $(zcat /usr/share/man/man1/capture-ctl-zoom.1.gz | sed -n '/^.SH NAME/{n;p}')"
        echo "missing: $(ldd /usr/bin/capture-* | grep 'not found' || true)"
        bash -c '. /usr/share/bash-completion/completions/capture-ctl && complete -p capture-ctl' |
            sed 's/.* /completion: /'
        install -d -o shutterbus -g video /run/shutterbus
        install -d -o shutterbus -g video /var/lib/shutterbus
        # Slow enough for a machine that compiles meanwhile; that frames are made in time is proved elsewhere.
        sed -i 's/camera: synthetic:back$/&\\n    rate: 10/' /etc/shutterbus/worker.yaml
        user='setpriv --reuid shutterbus --regid video --init-groups'
        start=$(sed -n 's/^ExecStart=//p' /lib/systemd/system/shutterbus.service)
        SHUTTERBUS_RUNTIME_DIR=/run/shutterbus $user $start --name bare 2>/tmp/worker.log &
        worker=$!
        for try in $(seq 200); do ! grep -qw ready /tmp/worker.log || break; sleep 0.05; done
        stat -c 'socket: %U:%G %a' /run/shutterbus/bare/control
        stat -c 'folder: %U:%G %a' /run/shutterbus/bare
        for try in 1 2 3; do
            ! setpriv --reuid nobody --regid nogroup --groups video capture-tap --count 30 || { echo "frames: all"; break; }
        done
        cat /tmp/worker.log
        setpriv --reuid nobody --regid nogroup --groups video capture-ctl photo --save /tmp/photo.jpg
        test -s /tmp/photo.jpg
        ls /var/lib/shutterbus/photos | grep -q .
        kill $worker && wait $worker
        apt-get -q -y purge shutterbus >/dev/null
        test -e /usr/bin/capture-worker -o -e /etc/shutterbus || echo "removed: yes"
        """
}

extension ServiceProcess.Outcome {
    /// The rest of the first line of the output that begins with `label`.
    fileprivate func line(_ label: String) -> String? {
        output.split(separator: "\n").first { $0.hasPrefix(label) || $0 == label.dropLast() }.map {
            $0.dropFirst(label.count).trimmingCharacters(in: .whitespaces)
        }
    }
}
