import Foundation
import Testing

/// Recorded terminal sessions, read and replayed as a user does it.
struct CastToolTests {
    private static let cast = """
        {"version":2,"width":40,"height":8}
        [0.25,"o","first line\\r\\n"]
        [1.5,"o","\\u001b[31msecond\\u001b[m \\u2500\\u2500\\u2500\\r\\n"]
        """

    private func file(_ text: String, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "session.cast")
        try Data(text.utf8).write(to: file)
        try body(file)
    }

    @Test func `read cast prints what would have been spoken`() throws {
        try file(Self.cast) { file in
            let text = try ToolTests.run(["read", "cast", file.path])
            #expect(text.code == 0 && text.out == "say: first line\nsay: second\n")
            let times = try ToolTests.run(["read", "cast", "--times", file.path])
            #expect(times.out == "0.25 say: first line\n1.50 say: second\n")
            let json = try ToolTests.run(["read", "cast", "--format", "json", file.path])
            let first = try #require(
                JSONSerialization.jsonObject(with: Data(json.out.utf8.prefix { $0 != 0x0A })) as? [String: Any])
            #expect(first["k"] as? String == "say" && first["x"] as? String == "first line")
        }
    }

    @Test func `replay compares a recorded session with what was spoken before`() throws {
        try file(Self.cast) { file in
            #expect(try ToolTests.run(["replay", file.path]).out == "say: first line\nsay: second\n")
            let expected = file.deletingLastPathComponent().appending(path: "expected.txt")
            try Data("say: first line\nsay: second\n".utf8).write(to: expected)
            let same = try ToolTests.run(["replay", file.path, "--expect", expected.path])
            #expect(same.code == 0 && same.out == "speech is unchanged\n")
            try Data("say: first line\nsay: third\n".utf8).write(to: expected)
            let changed = try ToolTests.run(["replay", file.path, "--expect", expected.path])
            #expect(changed.code == 1)
            #expect(changed.out.contains("- say: third") && changed.out.contains("+ say: second"))
        }
    }

    @Test func `a file that is no recorded session is refused`() throws {
        try file("{}") { file in
            let refused = try ToolTests.run(["read", "cast", file.path])
            #expect(refused.code == 65)
        }
        try file(Self.cast + "\n[broken") { file in
            let refused = try ToolTests.run(["read", "cast", file.path])
            #expect(refused.code == 65 && refused.err.contains("session.cast:4: "))
            #expect(try ToolTests.run(["replay", file.path]).code == 2)
        }
        #expect(try ToolTests.run(["read", "cast", "/nonexistent/file"]).code == 66)
    }
}
