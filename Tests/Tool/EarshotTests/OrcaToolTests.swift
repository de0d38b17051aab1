import Foundation
import TestSupport
import Testing

/// The tool with `--engine orca` and `--engine auto`.
@Suite(.enabled(if: PrivateBus.isAvailable, "dbus-daemon or libsystemd is not installed"))
struct `Engines of other programs` {
    /// An environment without speech-dispatcher.
    private static func environment(_ bus: PrivateBus) throws -> [String: String] {
        let folder = try BuiltTool.folder().path
        return bus.environment.merging(["XDG_RUNTIME_DIR": folder, "PATH": folder, "SPEECHD_ADDRESS": ""]) { $1 }
    }

    @Test func `say speaks through Orca, and auto chooses it`() throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        let environment = try Self.environment(bus)
        let named = try ToolTests.run(["say", "--engine", "orca", "--rate", "900", "one"], environment: environment)
        #expect(named.code == 0 && named.err.isEmpty)
        let chosen = try ToolTests.run(["say", "--engine", "auto", "--rate", "900", "two"], environment: environment)
        #expect(chosen.code == 0 && chosen.err == "earshot: the speech engine is Orca\n")
        #expect(orca.calls == [.present("one"), .present("two")])
    }

    @Test func `announce speaks through Orca, with exactly one end for each announcement`() throws {
        let bus = try PrivateBus()
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        let output = try ToolTests.run(
            ["announce", "--engine", "orca", "--rate", "900"],
            input: """
                {"id": 1, "text": "one", "priority": "low"}
                {"id": 2, "text": "two", "priority": "low"}
                """,
            environment: try Self.environment(bus))
        #expect(output.code == 0)
        for id in 1...2 {
            let events = output.out.split(separator: "\n").filter { $0.hasPrefix("{\"id\":\(id),") }
            #expect(events.map { $0.split(separator: "\"")[5] } == ["posted", "started", "finished"], "\(events)")
        }
        #expect(orca.calls == [.present("one"), .present("two")])
    }

    @Test func `without Orca its absence is an error, and auto chooses eSpeak NG`() throws {
        let bus = try PrivateBus()
        let environment = try Self.environment(bus)
        let named = try ToolTests.run(["say", "--engine", "orca", "one"], environment: environment)
        #expect(named.code == 69)
        #expect(named.err.contains("Orca's D-Bus service is not running: start Orca 49 or later"), "\(named.err)")
        let file = try BuiltTool.folder().appending(path: "a.raw").path
        let chosen = try ToolTests.run(
            ["announce", "--engine", "auto", "--sink", "null", "--sink", "raw=\(file)"], input: #"{"text": "one"}"#,
            environment: environment)
        #expect(chosen.code == 0 && chosen.err == "earshot: the speech engine is eSpeak NG\n", "\(chosen.err)")
        let live = try ToolTests.run(["say", "--engine", "auto", "one"], environment: environment)
        #expect(live.err.hasPrefix("earshot: the speech engine is eSpeak NG\n"), "\(live.err)")
    }

    @Test func `speech of Orca can't be written to a file`() throws {
        let output = try ToolTests.run(["say", "--engine", "orca", "--wav", "/tmp/x.wav", "one"])
        #expect(output.code == 64 && output.err.contains("Orca plays its speech itself"), "\(output.err)")
    }
}
