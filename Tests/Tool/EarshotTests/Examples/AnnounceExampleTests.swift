import Foundation
import Testing

private let python = ExampleClient(path: "Announce/announce.py", launch: ["python3"])
private let node = ExampleClient(path: "Announce/announce.mjs", launch: ["node"])
private let shell = ExampleClient(path: "Announce/announce.sh", launch: ["bash"])

/// The clients of `earshot announce` that people copy, run with the tool.
@Suite struct `Examples of earshot announce` {
    /// The number of scalars spoken of a low announcement in one and a half seconds depends on timing; the outcome of
    /// each does not.
    private static let scene = ["1 interrupted 7/34", "2 superseded 0/16", "3 finished 16/16", "4 finished 15/15"]

    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `the client in Python speaks, is interrupted and rejected`() throws { try judge(python) }

    @Test(.enabled(if: ExampleClient.hasNode, "no node from 18.3"))
    func `the client in Node speaks, is interrupted and rejected`() throws { try judge(node) }

    @Test func `the client in bash speaks, is interrupted and rejected`() throws { try judge(shell) }

    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `the client in Python uses a running service, and reports a missing one`() throws { try judgeSocket(python) }

    @Test(.enabled(if: ExampleClient.hasNode, "no node from 18.3"))
    func `the client in Node uses a running service, and reports a missing one`() throws { try judgeSocket(node) }

    @Test(.enabled(if: ExampleClient.hasSocat, "no socat"))
    func `the client in bash uses a running service, and reports a missing one`() throws { try judgeSocket(shell) }

    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `a result can be awaited without sound while more is to be posted`() throws {
        let script = """
            import os, sys
            sys.path.insert(0, os.path.dirname(sys.argv[1]))
            from announce import Announcer
            announcer = Announcer(sink="null")
            for text in ["Saved", "Sent"]:
                print(announcer.post(text).result(timeout=50)["event"])
            announcer.close()
            """
        let outcome = try ExampleClient(path: python.path, launch: ["python3", "-B", "-c", script]).run([])
        #expect(outcome.lines == ["finished", "finished"] && outcome.code == 0, "\(outcome)")
    }

    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `the client in Python reads events while it posts many announcements`() throws {
        let script = """
            import os, sys
            sys.path.insert(0, os.path.dirname(sys.argv[1]))
            from announce import Announcer
            with Announcer(sink="null") as announcer:
                for number in range(20_000):
                    announcer.post(f"File {number}", "low", key="progress")
                print(announcer.post("Done", "high").result(timeout=50)["event"])
            """
        let outcome = try ExampleClient(path: python.path, launch: ["python3", "-B", "-c", script]).run([])
        #expect(outcome.lines == ["finished"] && outcome.code == 0, "\(outcome)")
    }

    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `the client in Python speaks to the end when its program ends`() throws {
        let script = """
            import os, sys
            sys.path.insert(0, os.path.dirname(sys.argv[1]))
            from announce import Announcer
            announcer = Announcer(sink="null", on_event=lambda event: print(event["event"], flush=True))
            announcer.post("Done")
            raise SystemExit(3)
            """
        let outcome = try ExampleClient(path: python.path, launch: ["python3", "-B", "-c", script]).run([])
        #expect(outcome.lines == ["posted", "started", "finished"] && outcome.code == 3, "\(outcome)")
    }

    @Test(.enabled(if: ExampleClient.hasPython, "no python3 from 3.9"))
    func `an argument that is no text doesn't disturb later announcements`() throws {
        let script = """
            import os, sys
            sys.path.insert(0, os.path.dirname(sys.argv[1]))
            from announce import Announcer, Rejected
            with Announcer(sink="null") as announcer:
                try: announcer.post(b"x")
                except TypeError: print("no text")
                try: announcer.post("x", "urgent").result(timeout=50)
                except Rejected: print("rejected")
            """
        let outcome = try ExampleClient(path: python.path, launch: ["python3", "-B", "-c", script]).run([])
        #expect(outcome.lines == ["no text", "rejected"] && outcome.code == 0, "\(outcome)")
    }

    private func judge(_ client: ExampleClient) throws {
        let scene = try client.run(["--sink", "null"])
        #expect(scene.lines.map(String.init) == Self.scene, "\(scene)")
        #expect(scene.code == 0)
        let strange = "Grüß \"Gott\" \\ \t \u{1} 🎉\nnext"
        let texts = try client.run(["--sink", "null", "--priority", "high", strange, "Saved"])
        let count = strange.unicodeScalars.count
        #expect(texts.lines == ["1 finished \(count)/\(count)", "2 finished 5/5"], "\(texts)")
        let rejected = try client.run(["--sink", "null", "--priority", "urgent", "Saved"])
        #expect(rejected.code == 65 && rejected.output.isEmpty)
        #expect(rejected.errors.contains("1 was rejected") && rejected.errors.contains("urgent"), "\(rejected)")
        let long = try client.run(["--sink", "null", String(repeating: "x", count: 70_000), "Saved"])
        #expect(long.code == 65 && long.lines == ["2 finished 5/5"], "\(long.errors.suffix(500))")
        #expect(try client.run(["--sink", "loud", "Saved"]).code == 69)
        #expect(try client.run(["--loud", "Saved"]).code == 64)
        let missing = try client.run(["Saved"], environment: ["EARSHOT": "/no/such/tool"])
        #expect(missing.code == 69 && missing.errors.contains("/no/such/tool"), "\(missing)")
    }

    private func judgeSocket(_ client: ExampleClient) throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "s").path
        #expect(try client.run(["--socket", path, "Saved"]).code == 69)
        let service = try BuiltTool.start(["announce", "--sink", "null", "--socket", path])
        defer { service.terminate() }
        #expect(BuiltTool.wait { SocketClient(path: path) != nil })
        let scene = try client.run(["--socket", path])
        #expect(scene.lines.map(String.init) == Self.scene && scene.code == 0, "\(scene)")
    }
}
