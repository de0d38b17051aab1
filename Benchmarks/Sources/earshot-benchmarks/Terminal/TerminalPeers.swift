import Foundation

/// The other screen readers for terminals, as they are shipped but for two things: key echo is on, and their speech
/// goes through a pipe to a helper that records the time.
struct TerminalPeers {
    let folder: String

    /// Those that the environment names; `terminal.sh` looks for them.
    func present() throws -> [MeasuredReader] {
        let environment = ProcessInfo.processInfo.environment
        return try [
            environment["YASR"].map(yasr), environment["FENRIR"].map(fenrir), environment["TDSR"].map(tdsr),
        ].compactMap { $0 }
    }

    private var environment: [String: String] {
        var environment = MeasuredReader.plainEnvironment
        environment["HOME"] = folder
        return environment
    }

    /// Writes a command without arguments, since none of them takes more for a server or a program.
    private func script(_ name: String, _ words: [String]) throws -> String {
        let path = folder + "/" + name
        let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
        try "#!/bin/sh\nexec \(quoted)\n".write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o700)
        return path
    }

    private func server(_ log: String) throws -> String { try script("server", TerminalHelper.stamp.words([log])) }

    /// yasr reads its settings from the home folder and runs a server of Emacspeak's kind.
    private func yasr(_ tool: String) throws -> MeasuredReader {
        let shipped = try String(contentsOfFile: "/etc/yasr/yasr.conf", encoding: .utf8)
        return MeasuredReader(
            name: "yasr",
            words: { program, log in
                let server = try self.server(log)
                let changes = [
                    "synthesizer=": "emacspeak server", "synthesizer port=": "|\(server)", "key echo=": "keys",
                ]
                let lines = shipped.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    changes.first { line.hasPrefix($0.key) }.map { $0.key + $0.value } ?? String(line)
                }
                try lines.joined(separator: "\n").write(
                    toFile: folder + "/.yasr.conf", atomically: true, encoding: .utf8)
                return [tool, try script("program", program)]
            }, environment: environment, form: .emacspeak, reviewKeys: "\u{1B}l")
    }

    /// Fenrir loads a speech driver from any folder if its name is a relative path from Fenrir's own folder.
    private func fenrir(_ tool: String) throws -> MeasuredReader {
        let driver = folder + "/fenrir_speech"
        guard let source = ProcessInfo.processInfo.environment["FENRIR_DRIVER"] else {
            throw CocoaError(.fileNoSuchFile)
        }
        try FileManager.default.copyItem(atPath: source, toPath: driver + ".py")
        var environment = environment
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        environment["SPEECH_SERVER"] = folder + "/server"
        let up = String(repeating: "../", count: 16)
        return MeasuredReader(
            name: "Fenrir",
            words: { program, log in
                _ = try server(log)
                let options = [
                    "speech#driver": up + driver.dropFirst(), "sound#enabled": "False", "sound#driver": "dummyDriver",
                    "remote#driver": "dummyDriver", "keyboard#charEcho": "True",
                    "general#shell": try script("program", program),
                ]
                return [
                    tool, "-e", "-s", "/etc/fenrirscreenreader/settings/settings.conf", "-o",
                    options.map { "\($0.key)=\($0.value)" }.joined(separator: ";"),
                ]
            }, environment: environment, form: .emacspeak, reviewKeys: "\u{1B}[1;3B")
    }

    /// TDSR takes a server by a word; key echo is on as it is shipped.
    private func tdsr(_ tool: String) throws -> MeasuredReader {
        MeasuredReader(
            name: "TDSR",
            words: { program, log in [tool, "-s", try server(log), try script("program", program)] },
            environment: environment, form: .letters, reviewKeys: "\u{1B}i")
    }
}
