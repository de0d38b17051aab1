import Foundation
import ReadableSound
import Testing

/// The audible output of a session, read from the samples of its sink.
@Suite(.serialized) struct `The sound of earshot run` {
    @Test func `the last words of a program are played after its end`() throws {
        let device = try SlowDevice()
        let run = try RecordedRun(["sh", "-c", "echo one two three; echo the very last words"], sink: device.path)
        try run.terminal.wait(for: "the very last words")
        #expect(BuiltTool.wait { device.isPlaying })
        let texts = RecordedRun.texts(device.playToEnd())
        #expect(texts.last == "the very last words", "\(texts)")
        #expect(texts.contains("one two three"))
        #expect(try run.terminal.waitUntilExit() == .exit(0))
    }

    @Test func `any key ends the last words, and goes to the program that reads next`() throws {
        let device = try SlowDevice()
        let run = try RecordedRun(
            ["sh", "-c", "echo words that nobody plays to their end, since the device stands still"],
            sink: device.path, after: "echo over; read x; echo \"got <$x>\"")
        try run.terminal.wait(for: "stands still")
        #expect(BuiltTool.wait { device.isPlaying })
        run.terminal.type("k")
        try run.terminal.wait(for: "over", within: .seconds(20))
        run.terminal.type("\r")
        try run.terminal.wait(for: "got <k>", within: .seconds(20))
    }

    @Test func `the output of a failing program is spoken to its end too, and its code is passed on`() throws {
        let run = try RecordedRun(["sh", "-c", "echo make: all is broken; exit 2"])
        #expect(try run.terminal.waitUntilExit() == .exit(2))
        #expect(run.texts.last == "make: all is broken", "\(run.heard)")
    }

    @Test func `a variant of a voice that is chosen in a session speaks`() throws {
        let run = try RecordedRun(
            ["sh", "-c", "echo first; read x; echo second; read x"],
            files: ["terminal.json": #"{"voice": "default"}"#])
        #expect(run.hears("first"))
        run.terminal.type("\u{1B}[24~")
        #expect(run.hears("review mode on"))
        for _ in 0..<5 where !run.texts.contains("bedside") {
            let before = run.texts.count
            run.terminal.type("}")
            #expect(BuiltTool.wait { run.texts.count > before })
        }
        run.terminal.type("q")
        #expect(run.hears("review mode off"))
        run.terminal.type("\r")
        #expect(run.hears("second"))
        #expect(run.heard.contains(.text("second", voice: "en-gb+earshot-hush", isWhole: true)), "\(run.heard)")
        run.terminal.type("\r")
        #expect(try run.terminal.waitUntilExit() == .exit(0))
    }

    @Test(arguments: ["en-us+earshot-steady", "en-us+nosuch", "nowhere"])
    func `a voice that is not there gives way to the one behind it, which says so`(voice: String) throws {
        let profile = """
            name: mine
            summary: a voice of the user's
            language: en-US
            voice: \(voice)

            """
        let run = try RecordedRun(
            ["sh", "-c", "echo hello"], files: ["terminal.json": #"{"voice": "mine"}"#, "voices/mine.yaml": profile])
        #expect(try run.terminal.waitUntilExit() == .exit(0))
        #expect(run.texts.contains("hello"), "\(run.heard)")
        let isThere = voice == "en-us+earshot-steady"
        #expect(
            run.heard.contains(.text("hello", voice: isThere ? voice : "en-us", isWhole: true)), "\(run.heard)")
        #expect(run.texts.contains { $0.contains(voice) } == !isThere, "\(run.texts)")
        #expect(run.terminal.output.contains(voice) == !isThere)
    }

    @Test func `a device that takes nothing is reported by the bell and a line`() throws {
        let run = try RecordedRun(["sh", "-c", "echo hello; read x"], sink: "/dev/full")
        try run.terminal.waitForOutput("\u{7}")
        run.terminal.type("\r")
        #expect(try run.terminal.waitUntilExit() == .exit(0))
        #expect(run.terminal.output.contains("earshot: speech failed: cannot write /dev/full"))
        // One bell for one error.
        #expect(run.terminal.output.count { $0 == "\u{7}" } == 1)
    }

    @Test func `the sound of a progress is the higher the further it has come`() throws {
        let run = try RecordedRun(
            ["bash", "-c", #"for p in 1 12 27 32 52 62; do printf '\033]9;4;1;%d\007' $p; read -rsn1; done"#])
        // Each number is audible, as words or as a sound, before the next one comes.
        for count in 1...6 {
            #expect(BuiltTool.wait { run.heard.count >= count }, "\(run.heard)")
            run.terminal.type("x")
        }
        #expect(try run.terminal.waitUntilExit() == .exit(0))
        let heights = run.heard.compactMap { item -> Int? in
            if case .sound(let samples, let crossings) = item { crossings * 22_050 / samples } else { nil }
        }
        #expect(
            heights.count == 3 && heights == heights.sorted() && Set(heights).count == heights.count, "\(run.heard)")
    }

    @Test(arguments: ["--record", "--speech-log"])
    func `a file that is full is reported at the end`(option: String) throws {
        let run = try RecordedRun(["sh", "-c", "echo hello"], options: [option, "/dev/full"])
        #expect(try run.terminal.waitUntilExit() == .exit(73))
        #expect(run.terminal.output.contains("earshot: /dev/full: later output was not written"))
        #expect(run.texts == ["hello"])
    }

    @Test func `speech is written to files that only their owner can read, and never through a link`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for kind in ["wav", "raw"] {
            let file = folder.appending(path: "sound.\(kind)").path
            // Also where the file was there and others could read it.
            try Data("old".utf8).write(to: URL(filePath: file))
            chmod(file, 0o644)
            let run = try PseudoTerminal(
                ["run", "--sink", "\(kind)=\(file)", "--", "sh", "-c", "echo hello"],
                environment: ["EARSHOT_SYNTHESIZER": BuiltTool.beside("readable-synthesizer")])
            #expect(try run.waitUntilExit() == .exit(0))
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let bytes = try Data(contentsOf: URL(filePath: file)).dropFirst(kind == "wav" ? 44 : 0)
            #expect(RecordedRun.texts(ReadableSound.read(ReadableSound.samples(bytes))) == ["hello"])
            let target = folder.appending(path: "target").path
            try Data("kept".utf8).write(to: URL(filePath: target))
            let link = folder.appending(path: "link-\(kind)").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            let refused = try PseudoTerminal(
                ["run", "--sink", "\(kind)=\(link)", "--", "true"],
                environment: ["EARSHOT_SYNTHESIZER": BuiltTool.beside("readable-synthesizer")])
            #expect(try refused.waitUntilExit() == .exit(73))
            #expect(refused.output.contains("symbolic link"))
            #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept")
        }
    }
}
