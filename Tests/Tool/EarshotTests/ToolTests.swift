import Foundation
import TestSupport
import Testing

/// Runs the tool as a user does.
struct ToolTests {
    struct Output {
        var code: Int32
        var out: String
        var err: String
    }

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - input: The tool's standard input; nothing for nil.
    ///   - standardOutput: The file that it writes to, instead of the text that is returned.
    ///   - environment: Variables in addition to those of the tests.
    static func run(
        _ arguments: [String], input: String? = nil, standardOutput: String? = nil, environment: [String: String] = [:]
    ) throws -> Output {
        let process = Process()
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let file = try input.map { try Self.file($0, "input") }
        process.standardInput = try file.map { try FileHandle(forReadingFrom: URL(filePath: $0)) } ?? .nullDevice
        let told = try process.runToEnd(
            standardOutput: try standardOutput.map { try FileHandle(forWritingTo: URL(filePath: $0)) })
        return Output(code: process.terminationStatus, out: told.output, err: told.errors)
    }

    static func file(_ text: String, _ name: String = "screen.json") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    static let screen = """
        {"class": "UIView", "frame": [0, 0, 402, 874], "children": [
          {"class": "UILabel", "frame": [20, 60, 300, 30], "props": {"text": "Settings"}, "addTraits": ["header"]},
          {"class": "UISwitch", "frame": [20, 120, 51, 31], "label": "Wi-Fi", "props": {"isOn": true}}]}
        """

    @Test func `read prints each element in order`() throws {
        let output = try Self.run(["read", try Self.file(Self.screen)])
        #expect(output.code == 0)
        #expect(
            output.out == """
                screen
                  Settings, heading
                  Wi-Fi, switch button, on, Double tap to toggle setting.

                """)
        #expect(output.err.isEmpty)
    }

    @Test func `read prints the snapshot style and JSON`() throws {
        let path = try Self.file(Self.screen)
        #expect(try Self.run(["read", path, "--style", "snapshot"]).out.contains("  Wi-Fi. Switch Button. On. Double"))
        let json = try Self.run(["read", path, "--format", "json"]).out
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(report["format"] as? String == "earshot-read/1")
        let screens = try #require(report["screens"] as? [[String: Any]])
        let elements = try #require(screens[0]["elements"] as? [[String: Any]])
        #expect(elements.map { $0["description"] as? String } == ["Settings, heading", "Wi-Fi, switch button, on"])
    }

    @Test func `tree prints the tree as text and as JSON`() throws {
        let path = try Self.file(Self.screen)
        #expect(try Self.run(["tree", path]).out.contains("UISwitch"))
        let json = try Self.run(["tree", path, "--format", "json"]).out
        #expect(json.contains("earshot-tree"))
    }

    static let mistakes: [(arguments: [String], content: String?, code: Int32, message: String)] = [
        (["read", "/nonexistent/file.json"], nil, 66, "/nonexistent/file.json: the file cannot be read"),
        (["read", "EMPTY"], nil, 66, "EMPTY: no storyboard or xib found"),
        (["read", "FILE"], "{", 65, "FILE:1:2: "),
        (["read", "FILE"], #"{"class": "UIView", "frame": [0, 0, 1]}"#, 65, "FILE:1:"),
        (["read", "FILE"], "<a><b></a>", 65, "FILE:1:"),
        (["read", "FILE"], #"<!DOCTYPE a SYSTEM "x"><document/>"#, 65, "FILE:1:1: "),
        (["tree", "FILE"], "", 65, "FILE"),
        (["conformance", "FILE"], "{}", 65, "FILE: \"format\" must be"),
        (["explore", "FILE"], screen, 64, "standard input is not a terminal"),
        (["say", "x", "--voice", "nobody"], nil, 64, "nobody"),
        (["say", "x", "--engine", "festival"], nil, 64, "'espeak', 'speech-dispatcher'"),
        (["say", "x", "--engine", "speech-dispatcher", "--wav", "x.wav"], nil, 64, "plays its speech itself"),
        (["voices", "--engine", "speech-dispatcher", "--say", "x"], nil, 64, "--engine and --say can't be combined"),
        (["say", "x", "--wav", "/nonexistent/folder/x.wav"], nil, 73, "/nonexistent/folder"),
        (["say", "x", "--silent", "--lexicon", "/nonexistent/file.yaml"], nil, 66, "/nonexistent/file.yaml"),
        (["say", "x", "--silent", "--lexicon", "FILE"], "words:\n  a: [b]\n", 65, "FILE:2:"),
        (["say", "x", "--silent", "--text", "/nonexistent/folder/x"], nil, 73, "/nonexistent/folder"),
        (["voices", "--check", "FILE"], "name: a\nlanguage: en\nvoice: en\nrat: 5\n", 65, "FILE:4:"),
        (["voices", "--check", "FILE"], "name: a\nlanguage: en\nvoice: en\nrat: 5\nrate: x\n", 65, "FILE:5:"),
        (["voices", "--voice", "defualt"], nil, 64, "did you mean \"default\"?"),
        (["voices", "--wav", "x.wav"], nil, 64, "--wav requires --say"),
        (["voices", "--say"], nil, 64, "Missing value for '--say <say>'"),
        (["voices", "--say", "x", "--voice", "nobody"], nil, 64, "allowed are"),
        (["voices", "--say", "x", "--format", "json"], nil, 64, "can't be combined"),
        (["read", "FILE", "--voice", "nobody"], screen, 64, "allowed are"),
        (["read", "FILE", "--lexicon", "/nonexistent/file.yaml"], screen, 66, "/nonexistent/file.yaml"),
        (["read", "FILE", "--language", "tlh"], screen, 64, "does not speak the language \"tlh\"; it speaks ar, de"),
        (["read", "FILE", "--rate", "2000"], screen, 64, "--rate must be a number from 80 to 900"),
        (["read", "FILE", "--now", "yesterday"], screen, 64, "\"yesterday\" is not a date such as"),
        (["read", "FILE", "--time-zone", "Moon"], screen, 64, "\"Moon\" is not a time zone such as"),
        (["read", "FILE", "--speak", "--wav", "x.wav"], screen, 64, "--speak and --wav can't be combined"),
        (["read", "FILE", "--wav", "-", "--text", "-"], screen, 64, "standard output is used for sound"),
        (["read", "FILE", "--max-size", "0"], screen, 64, "--max-size must be a number from 1 to 1024"),
        (["explore", "-"], nil, 64, "standard input is used for keys"),
        (["serve", "--at-driver", "-"], nil, 64, "standard input can't be served"),
        (["tree", "FILE"], collection("-1e308"), 65, "FILE:1:47: frame[2]: this must be a number from -1000000 to"),
        (["read"], nil, 64, "Missing expected argument"),
        (["dance"], nil, 64, "unknown command 'dance'; 'earshot help' lists all commands"),
    ]

    /// A described collection of a width.
    static func collection(_ width: String) -> String {
        #"{"class": "UICollectionView", "frame": [0, 0, \#(width), 9]}"#
    }

    @Test(arguments: [["say", "x"], ["voices"]], [true, false])
    func `a speech-dispatcher that does not run is an error`(arguments: [String], isInstalled: Bool) throws {
        let programs = try BuiltTool.folder()
        if isInstalled {
            try FileManager.default.createSymbolicLink(
                atPath: programs.appending(path: "speech-dispatcher").path, withDestinationPath: "/bin/true")
        }
        let output = try Self.run(
            arguments + ["--engine", "speech-dispatcher"],
            environment: ["SPEECHD_ADDRESS": "unix_socket:/nonexistent/socket", "PATH": programs.path])
        #expect(output.code == 69)
        #expect(output.err.contains("speech-dispatcher is not running at \"/nonexistent/socket\""))
        #expect(output.err.contains("is not installed") == !isInstalled, "\(output.err)")
    }

    @Test(arguments: mistakes.indices)
    func `a mistake gives one clear message and its exit code`(index: Int) throws {
        let mistake = Self.mistakes[index]
        let path = try mistake.content.map { try Self.file($0) } ?? ""
        let empty = try BuiltTool.folder().path
        let output = try Self.run(mistake.arguments.map { ["FILE": path, "EMPTY": empty][$0] ?? $0 })
        #expect(output.code == mistake.code)
        let message = mistake.message.replacingOccurrences(of: "FILE", with: path).replacingOccurrences(
            of: "EMPTY", with: empty)
        #expect(output.err.contains(message), "\(output.err)")
        #expect(output.out.isEmpty)
    }

    @Test func `say and read write lines for those who read along`() throws {
        #expect(try Self.run(["say", "Hello", "there", "--silent", "--text", "-"]).out == "Hello there\n")
        let path = try Self.file(Self.screen)
        let read = try Self.run(["read", path, "--text", "-"]).out
        #expect(
            read.hasSuffix("screen\nSettings heading\nWi-Fi switch button on Double tap to toggle setting.\n"),
            "\(read)")
    }

    @Test func `voices are listed and checked`() throws {
        let json = try Self.run(["voices", "--format", "json"]).out
        let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((list["voices"] as? [[String: Any]])?.count ?? 0 >= 8)
        let costly = try Self.file("name: a\nlanguage: en\nvoice: en\nrate: 500\n", "a.yaml")
        let output = try Self.run(["voices", "--check", costly])
        #expect(output.code == 0)
        #expect(output.out.hasSuffix("valid; its rate needs much CPU time, see 'earshot help voices'\n"))
    }

    @Test(arguments: [
        ("en-usa", 4, #"eSpeak NG has no voice "en-usa"; did you mean "en-us"?"#),
        ("nonsense", 4, #"eSpeak NG has no voice "nonsense"; 'espeak-ng --voices' lists them"#),
        (
            "de+earshot-stedy", 4,
            #"eSpeak NG has no variant of a voice "earshot-stedy"; did you mean "earshot-steady"?"#
        ),
    ])
    func `a profile with an unknown voice is not valid`(voice: String, line: Int, message: String) throws {
        let file = try Self.file("name: a\nlanguage: en\nrate: 200\nvoice: \(voice)\n", "a.yaml")
        let output = try Self.run(["voices", "--check", file])
        #expect(output.code == 65 && output.out.isEmpty)
        #expect(output.err == "earshot: \(file):\(line):8: \(message)\n")
    }

    @Test(arguments: [
        (["--voice", "germna"], 64, #"earshot: unknown voice profile: "germna"; did you mean "german"?"#),
        (["--lexicon", "/nonexistent"], 66, "earshot: /nonexistent: cannot read the file"),
    ])
    func `the exit codes of an unknown profile and a missing file differ`(
        words: [String], code: Int32, message: String
    ) throws {
        let output = try Self.run(["say", "x", "--silent"] + words)
        #expect(output.code == code && output.err == message + "\n", "\(output.err)")
    }

    @Test func `conformance exits with 1 and shows what differs`() throws {
        let path = try Self.file(
            """
            {"format": "voiceover-cases/1", "cases": [{"id": "wrong", "expect": [{"description": "Other"}], "tree":
              {"class": "UIView", "frame": [0, 0, 9, 9], "children": [
                {"class": "UIView", "frame": [0, 0, 9, 9], "isElement": true, "label": "A"}]}}]}
            """)
        let output = try Self.run(["conformance", path])
        #expect(output.code == 1)
        #expect(output.out == "wrong: failed\n  elements:\n  - Other\n  + A\n0 passed, 1 failed\n")
    }

    @Test func `a full disk is an error, a closed pipe is not`() throws {
        let output = try Self.run(["read", try Self.file(Self.screen)], standardOutput: "/dev/full")
        #expect(output.code == 73)
        #expect(output.err.contains("standard output"))
    }

    @Test func `say writes speech to a file`() throws {
        let path = try Self.file("", "out.wav")
        let output = try Self.run(["say", "Hello there", "--wav", path])
        #expect(output.code == 0, "\(output.err)")
        #expect(try Data(contentsOf: URL(filePath: path)).count > 20_000)
    }

    @Test func `help lists the exit codes`() throws {
        let output = try Self.run(["--help"])
        #expect(output.code == 0)
        for command in ["demo", "read", "tree", "explore", "say", "voices", "conformance", "EXIT CODES"] {
            #expect(output.out.contains(command))
        }
    }
}
