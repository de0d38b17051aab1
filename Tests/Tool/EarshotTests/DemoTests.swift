import CommandIO
import Foundation
import HeadlessUIKit
import SessionOutput
import TestSupport
import Testing

@testable import earshot

@Suite(.serialized) @MainActor struct DemoTests {
    private func withFolder(_ test: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try test(folder)
    }

    /// Runs the demo in this process and keeps its transcript; the state goes to a file.
    private func run(restoring: Bool = false, state: DemoState) throws -> (lines: [String], isRestored: Bool) {
        var lines: [String] = []
        let result = try DemoSession.run(
            restoringFrom: restoring ? state.store : nil, write: { lines.append($0) },
            atEnd: { try state.save { Issue.record("\($0)") } })
        return (lines, result.isRestored)
    }

    private func spoken(_ lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix("    speaks     ") }.map { String($0.dropFirst("    speaks     ".count)) }
    }

    @Test func `the demo speaks as recorded, the same every time`() throws {
        var lines: [String] = []
        let items = try DemoSession.run(write: { lines.append($0) }).items
        #expect(items.count > 50)
        try expectMatches(recorded: "demo/transcript.txt", actual: lines.joined(separator: "\n") + "\n")
        var again: [String] = []
        _ = try DemoSession.run(write: { again.append($0) })
        #expect(again == lines)
    }

    @Test func `a restored session begins at the cursor of the previous one`() throws {
        try withFolder { folder in
            let state = DemoState(file: folder.appending(path: "demo.state").path)
            let first = try run(state: state)
            #expect(!first.isRestored)
            #expect(
                spoken(first.lines).suffix(2) == [
                    "Volume, 50%, adjustable, Swipe up or down with one finger to adjust the value.", "60%",
                ])

            let second = try run(restoring: true, state: state)
            #expect(second.isRestored)
            let begin = "Volume, 60%, adjustable, Swipe up or down with one finger to adjust the value."
            #expect(spoken(second.lines).first == begin)
            try expectMatches(recorded: "demo/restored.txt", actual: second.lines.joined(separator: "\n") + "\n")

            let third = try run(restoring: true, state: state)
            #expect(spoken(third.lines).first == spoken(second.lines).last)
        }
    }

    @Test func `a state of another process is restored, by the options of the tool`() throws {
        try withFolder { folder in
            let state = folder.appending(path: "not/there/yet/demo.state").path
            let wav = folder.appending(path: "demo.wav").path
            func run(_ arguments: String...) throws -> ToolTests.Output {
                try ToolTests.run(["demo", "--wav", wav, "--state", state] + arguments)
            }
            // Without a synthesizer there is no sound, and all else.
            let codes: [Int32] = [0, 69]
            let nothing = try run("--restore")
            #expect(codes.contains(nothing.code))
            #expect(
                nothing.err.hasPrefix("earshot: there is no saved session, so the demo starts from the beginning\n"))
            #expect(nothing.out.hasPrefix("The app starts.\n"))
            let restored = try run("--restore")
            #expect(codes.contains(restored.code))
            let expected = try String(
                contentsOf: PackageFolders.expectations.appending(path: "demo/restored.txt"), encoding: .utf8)
            #expect(restored.out.hasPrefix(expected))
            #expect(!restored.err.contains("state"))

            #expect(try run("--restore", "--log", folder.appending(path: "log").path).code == 64)
        }
    }

    @Test(arguments: ["", "no state at all", "saved-state 1 4 0\n{}", "saved-state 99 2 0\n{}"])
    func `a damaged or foreign state is put aside with a message and the demo starts afresh`(content: String) throws {
        try withFolder { folder in
            let file = folder.appending(path: "demo.state")
            try Data(content.utf8).write(to: file)
            let state = DemoState(file: file.path)
            var messages: [String] = []
            #expect(!state.check { messages.append($0) })
            #expect(messages.count == 1)
            #expect(messages.first?.contains("was moved to \(file.path).damaged") == true, "\(messages)")
            #expect(try String(contentsOfFile: file.path + ".damaged", encoding: .utf8) == content)
            #expect(!state.store.exists)
            #expect(try run(state: state).lines.first == "The app starts.")
            #expect(state.check { messages.append($0) })
            #expect(messages.count == 1)
        }
    }

    @Test func `a state cut off at any place is refused`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "demo.state")
            let state = DemoState(file: file.path)
            _ = try run(state: state)
            let whole = try Data(contentsOf: file)
            for length in stride(from: 0, to: whole.count, by: max(whole.count / 20, 1)) {
                try whole.prefix(length).write(to: file)
                #expect(!state.check { _ in }, "\(length) of \(whole.count) bytes")
            }
        }
    }

    @Test func `a state of another app is not restored`() throws {
        try withFolder { folder in
            let state = DemoState(file: folder.appending(path: "demo.state").path)
            let other = OtherApp()
            UIApplication.shared.delegate = other
            try UIApplication.shared.saveState(to: state.store)
            let result = try run(restoring: true, state: state)
            #expect(!result.isRestored)
            #expect(result.lines.prefix(2) == ["The saved state belongs to another app.", "The app starts."])
        }
    }

    private final class OtherApp: UIApplicationDelegate {
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    @Test func `the state is kept in the folder for state, wherever that is`() {
        let named = StateFolder.file("demo.state", environment: ["XDG_STATE_HOME": "/somewhere", "HOME": "/home/me"])
        #expect(named.path == "/somewhere/earshot/demo.state")
        let usual = StateFolder.file("demo.state", environment: ["XDG_STATE_HOME": "relative", "HOME": "/home/me"])
        #expect(usual.path == "/home/me/.local/state/earshot/demo.state")
    }

    @Test func `a state that can't be written is an error only where the user has named its file`() throws {
        try withFolder { folder in
            let blocked = folder.appending(path: "file")
            try Data().write(to: blocked)
            #expect(throws: ToolError.self) {
                try DemoState(file: blocked.appending(path: "demo.state").path).save { _ in }
            }
        }
    }
}
