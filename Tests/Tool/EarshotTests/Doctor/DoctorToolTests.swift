import Foundation
import Testing

/// `earshot doctor` as users run it.
@Suite struct `earshot doctor` {
    /// An environment in which sound goes to a program in place of `pacat`, without another sound server.
    private static func environment(player script: String) throws -> (variables: [String: String], folder: URL) {
        let folder = try BuiltTool.folder()
        let player = folder.appending(path: "pacat")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: player)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player.path)
        // No server listens at that port, so the library of PulseAudio, if present, gives up.
        let variables = [
            "PATH": "\(folder.path):/usr/bin:/bin", "PULSE_SERVER": "tcp:127.0.0.1:1", "HOME": folder.path,
            "XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8", "LC_ALL": "", "TMUX": "",
            "SOUND": "\(folder.path)/sound",
        ]
        return (variables, folder)
    }

    @Test func `plays a sentence, says that all is well, and speaks that too`() throws {
        let (environment, folder) = try Self.environment(player: #"cat >> "$SOUND""#)
        let told = try ToolTests.run(["doctor"], environment: environment)
        #expect(told.code == 0, "\(told.out)")
        #expect(told.out.contains("ok: sound: a sentence was played through "))
        #expect(told.out.contains("ok: voices: 12 of 12 profiles work"))
        #expect(told.out.hasSuffix("No problems found.\n"))
        let sound = try Data(contentsOf: folder.appending(path: "sound"))
        // Two sentences of at least a second each, in 16 bits.
        #expect(sound.count > 2 * 2 * 22_050 && sound.contains { $0 != 0 })
    }

    @Test func `a player that dies is no sound`() throws {
        let (environment, _) = try Self.environment(player: "exit 1")
        let told = try ToolTests.run(["doctor"], environment: environment)
        #expect(told.code == 69)
        #expect(told.out.contains("problem: sound: ") && told.out.contains("could not be played"))
    }

    @Test func `without a sound server it says what to start, and plays nothing when silent`() throws {
        let (changed, folder) = try Self.environment(player: #"cat >> "$SOUND""#)
        let silent = try ToolTests.run(["doctor", "--silent"], environment: changed)
        #expect(silent.code == 0 && silent.out.contains("nothing was played"))
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "sound").path))
        var none = changed
        none["PULSE_SERVER"] = "unix:/nonexistent"
        let told = try ToolTests.run(["doctor"], environment: none)
        #expect(told.code == 69 && told.out.contains("\n1 problem found.\n"))
    }

    @Test func `a missing helper is the first thing to fix`() throws {
        var (environment, _) = try Self.environment(player: "cat")
        environment["EARSHOT_SYNTHESIZER"] = "/nonexistent"
        let told = try ToolTests.run(["doctor", "--format", "json"], environment: environment)
        #expect(told.code == 69)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(told.out.utf8)) as? [String: Any])
        #expect(report["format"] as? String == "earshot-doctor/1")
        let first = try #require((report["diagnoses"] as? [[String: Any]])?.first)
        #expect(first["subject"] as? String == "speech" && first["state"] as? String == "problem")
    }

    @Test func `a profile of a voice that is not there is named`() throws {
        let (environment, folder) = try Self.environment(player: "cat")
        let voices = folder.appending(path: ".config/earshot/voices")
        try FileManager.default.createDirectory(at: voices, withIntermediateDirectories: true)
        try Data("name: mine\nsummary: None\nlanguage: en\nvoice: zz-none\n".utf8).write(
            to: voices.appending(path: "mine.yaml"))
        let told = try ToolTests.run(["doctor", "--silent"], environment: environment)
        #expect(told.code == 69 && told.out.contains("problem: voices: mine: no such voice: zz-none"), "\(told.out)")
    }
}
