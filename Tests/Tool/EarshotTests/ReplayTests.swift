import Foundation
import TestSupport
import Testing

/// Logs of sessions, and their replay, as a user makes them.
struct ReplayTests {
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func `a log of read is replayed on the same screen and on a changed one`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = folder.appending(path: "screen.json")
        let log = folder.appending(path: "log.jsonl").path
        try Data(ToolTests.screen.utf8).write(to: screen)
        #expect(try ToolTests.run(["read", screen.path, "--log", log]).code == 0)
        let same = try ToolTests.run(["replay", log])
        #expect(same.code == 0)
        #expect(same.out == "speech is unchanged\n")

        try Data(ToolTests.screen.replacing("Wi-Fi", with: "Bluetooth").utf8).write(to: screen)
        let changed = try ToolTests.run(["replay", log])
        #expect(changed.code == 1)
        #expect(
            changed.out == """
                session 1 (screen): speech has changed
                      Settings, heading
                    > readFromTop
                      Settings, heading
                  -   Wi-Fi, switch button, on
                  +   Bluetooth, switch button, on

                """)

        let other = try ToolTests.file(ToolTests.screen)
        #expect(try ToolTests.run(["replay", log, "--screen", other]).code == 0)
    }

    @Test func `each session is replayed on the screen as it is in the file, whatever those before have done`() throws {
        let xib = try ToolTests.file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="a"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
            <switch on="YES" id="b"><rect key="frame" x="0" y="100" width="51" height="31"/></switch>
            </subviews></view></objects></document>
            """, "Switch.xib")
        let folder = URL(filePath: xib).deletingLastPathComponent()
        let (changed, read) = (folder.appending(path: "a.jsonl"), folder.appending(path: "b.jsonl"))
        let terminal = try PseudoTerminal(
            ["explore", "--silent", "--plain", xib, "--log", changed.path], environment: ["XDG_STATE_HOME": folder.path]
        )
        try terminal.wait(for: "switch button, on")
        try terminal.type("\r", until: "off")
        terminal.type("q")
        #expect(try terminal.waitUntilExit() == .exit(0))
        #expect(try ToolTests.run(["read", xib, "--log", read.path]).code == 0)
        let log = folder.appending(path: "log.jsonl")
        try (Data(contentsOf: changed) + Data(contentsOf: read)).write(to: log)
        let output = try ToolTests.run(["replay", log.path])
        #expect(output.out == "speech is unchanged in 2 sessions\n", "\(output.err)\(output.out)")
    }

    @Test func `every line of a log fits the schema`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "demo.jsonl")
        let wav = folder.appending(path: "demo.wav").path
        let state = folder.appending(path: "demo.state").path
        let output = try ToolTests.run(["demo", "--log", log.path, "--wav", wav, "--state", state])
        // Without a synthesizer the demo has no sound; the log is there all the same.
        #expect(output.code == 0 || output.code == 69)
        let schema = try JSONSchema(
            contentsOf: PackageFolders.root.appending(path: "Sources/Reader/ScreenReader/Log/session-log.schema.json"))
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 100)
        for line in lines { #expect(try schema.problems(in: Data(line.utf8)) == [], "\(line)") }
        #expect(try ToolTests.run(["replay", log.path]).code == 0)
    }

    @Test func `what can't be replayed is trouble, with its line`() throws {
        let damaged = try ToolTests.file(
            #"{"format":"earshot-log/1"}"# + "\n{\"at\":0,\"event\":\"shout\"}\n", "log.jsonl")
        let output = try ToolTests.run(["replay", damaged])
        #expect(output.code == 2)
        #expect(output.err == "earshot: \(damaged):2: there is no event \"shout\"\n")
        #expect(try ToolTests.run(["replay", "/nonexistent/log.jsonl"]).code == 2)
        let lost = try ToolTests.file(#"{"format":"earshot-log/1","file":"/nonexistent/a.json"}"#, "log.jsonl")
        #expect(try ToolTests.run(["replay", lost]).code == 2)
        let screen = try ToolTests.file(ToolTests.screen)
        let log = try ToolTests.file(#"{"format":"earshot-log/1"}"#, "log.jsonl")
        let silent = try ToolTests.run(["replay", log, "--screen", screen])
        #expect(silent.code == 1)
        #expect(silent.out.contains("+   Settings, heading"))
    }

    @Test func `conformance takes folders`() throws {
        let folder = PackageFolders.expectations.appending(path: "conformance").path
        let output = try ToolTests.run(["conformance", folder, "--filter", "swipes-move-and-stop"])
        #expect(output.code == 0)
        #expect(output.out == "1 passed, 0 failed\n")
        let empty = try Self.folder()
        defer { try? FileManager.default.removeItem(at: empty) }
        #expect(try ToolTests.run(["conformance", empty.path]).code == 66)
    }
}
