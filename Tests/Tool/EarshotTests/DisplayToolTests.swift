import Foundation
import TestSupport
import Testing

/// The options for the display of screens, as a user gives them.
struct DisplayToolTests {
    private static func project(_ name: String) -> String {
        PackageFolders.root.appending(path: "Tests/Expectations/interfacebuilder/project/App/Base.lproj/\(name)").path
    }

    @Test func `a storyboard is read in German at the largest text size, in the order of the screen as it is then`()
        throws
    {
        let output = try ToolTests.run([
            "read", "--locale", "de", "--text-size", "AX5", Self.project("Main.storyboard"),
        ])
        #expect(
            output.out == """
                Journeys (initial)
                  Verbindungen, Überschrift
                  Filtern, Taste
                  Abfahrt ab dem Hauptbahnhof
                  Ankunft
                  Zehn Uhr
                  Neun Uhr
                  Fahrkarte kaufen, Taste, Öffnet den Laden
                  Mehr, Alle Verbindungen, Taste
                  Name der Reisenden, Textfeld, Zum Bearbeiten doppeltippen.
                  Ausgewählt, Erste Klasse, Taste, 1 von 2
                  Zweite Klasse, Taste, 2 von 2
                  Abzeichen, neu

                """)
        #expect(output.err.isEmpty)
    }

    @Test(arguments: [
        (["--locale", "de-AT"], "Settings.storyboard", ["Ton, Überschrift", "Lautstärke", "Ansagen sind kürzer."]),
        (["--locale", "de"], "Ticket.xib", ["Fahrkarte antippen"]),
        (["--locale", "de", "--device", "iPad"], "Ticket.xib", ["Fahrkarte auf dem iPad antippen"]),
        (["--locale", "ar"], "Ticket.xib", ["المس التذكرة"]),
        ([], "Ticket.xib", ["Tap the ticket"]),
        // The language of the catalogue's keys has no texts itself, but is one of the project's.
        (["--locale", "en-GB"], "Ticket.xib", ["Tap the ticket"]),
    ])
    func `texts come from UTF-16, from catalogues and for the device`(
        options: [String], file: String, texts: [String]
    ) throws {
        let output = try ToolTests.run(["read"] + options + [Self.project(file)])
        #expect(output.err.isEmpty)
        for text in texts { #expect(output.out.contains("  \(text)"), "\(output.out)") }
    }

    @Test(arguments: [
        (["--device", "iPhone SE"], "phone leftToRight en (0, 0, 375, 667)"),
        (["--device", "16 pro max"], "phone leftToRight en (0, 0, 440, 956)"),
        (["--device", "ipad pro", "--orientation", "landscape"], "pad leftToRight en (0, 0, 1376, 1032)"),
        (["--device", "320x568"], "phone leftToRight en (0, 0, 320, 568)"),
        (["--device", "1024X768"], "pad leftToRight en (0, 0, 1024, 768)"),
        (["--device", "844x390", "--orientation", "portrait"], "phone leftToRight en (0, 0, 390, 844)"),
        (["--orientation", "landscape"], "phone leftToRight en (0, 0, 852, 393)"),
        (["--direction", "rtl"], "phone rightToLeft en (0, 0, 393, 852)"),
        (["--locale", "he", "--direction", "ltr"], "phone leftToRight he (0, 0, 393, 852)"),
    ])
    func `the tree is that of the display`(options: [String], line: String) throws {
        let output = try ToolTests.run(["tree"] + options + [Self.project("Main.storyboard")])
        #expect(output.out.contains("\n\(line)\n"), "\(output.out.prefix(200))")
    }

    @Test func `lines run as the language of the texts does, and not without its texts`() throws {
        let ticket = try ToolTests.run(["tree", "--locale", "ar", Self.project("Ticket.xib")])
        #expect(ticket.out.contains("phone rightToLeft ar"))
        let main = try ToolTests.run(["tree", "--locale", "ar", Self.project("Main.storyboard")])
        #expect(main.out.contains("phone leftToRight ar"))
        #expect(main.err.contains("Main.storyboard: the project has no localization \"ar\" for it"))
    }

    @Test func `colors are those of appearance and contrast`() throws {
        let file = Self.project("Main.storyboard")
        let light = try ToolTests.run(["tree", file])
        #expect(light.out.contains("background: (1, 1, 1, 1)"))
        let dark = try ToolTests.run(["tree", "--appearance", "dark", "--contrast", "high", file])
        #expect(dark.out.contains("background: (0, 0, 0, 1)"))
        #expect(dark.out.contains("color: (0.25098039215686274, 0.611764705882353, 1, 1)"))
    }

    @Test(arguments: [
        (
            ["--device", "iPhne 15"],
            "unknown device \"iPhne 15\", and not a size such as 390x844; did you mean \"iPhone 15\"?"
        ),
        (["--device", "99x844"], "--device can't be \"99x844\": a side must have 100 to 4096 points"),
        (["--device", "4000000000x99999999999999999999"], "unknown device"),
        (["--orientation", "sideways"], "--orientation must be one of portrait, landscape, not \"sideways\""),
        (["--text-size", "xxlarg"], "did you mean \"xxLarge\"?"),
        (
            ["--text-size", "AX6"],
            "must be one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5"
        ),
        (["--locale", "../../etc"], "--locale must be a language tag such as de or pt-BR, not \"../../etc\""),
        (["--locale", "d"], "must be a language tag such as de or pt-BR, not \"d\""),
        (["--locale", "de-"], "not \"de-\""),
        (["--direction", "up"], "not \"up\""), (["--appearance", "drak"], "did you mean \"dark\"?"),
        (["--contrast", "hihg"], "did you mean \"high\"?"),
    ])
    func `what no option allows is one clear error`(options: [String], message: String) throws {
        for command in ["read", "tree", "explore"] {
            let output = try ToolTests.run([command] + options + [Self.project("Ticket.xib")])
            #expect(output.code == 64)
            #expect(output.err.contains(message), "\(output.err)")
        }
    }

    @Test func `a view description keeps its own size, language and direction`() throws {
        let file = try ToolTests.file(ToolTests.screen)
        let output = try ToolTests.run(["read", "--device", "iPhone SE", file])
        #expect(output.code == 64)
        #expect(output.err.contains("a view description has its own size, language and direction"))
        #expect(try ToolTests.run(["read", "--text-size", "AX5", "--appearance", "dark", file]).code == 0)
    }

    @Test func `a log remembers the display, and is replayed on it`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "log.jsonl")
        let file = Self.project("Main.storyboard")
        let options = ["--locale", "de", "--text-size", "AX5", "--device", "iPhone 16 Pro"]
        #expect(try ToolTests.run(["read"] + options + [file, "--log", log.path]).code == 0)
        let text = try String(contentsOf: log, encoding: .utf8)
        #expect(text.contains(#""display":{"device":"iPhone 16 Pro","locale":"de","text-size":"AX5"}"#))
        let replayed = try ToolTests.run(["replay", log.path])
        #expect(replayed.out == "speech is unchanged\n", "\(replayed.err)")
        let schema = try JSONSchema(
            contentsOf: PackageFolders.root.appending(path: "Sources/Reader/ScreenReader/Log/session-log.schema.json"))
        for line in text.split(separator: "\n") { #expect(try schema.problems(in: Data(line.utf8)) == []) }
        for (broken, message) in [
            (#""AX6""#, "the log's \"display\": --text-size must be one of"), ("5", "\"display\" must have strings"),
        ] {
            try Data(text.replacing(#""AX5""#, with: broken).utf8).write(to: log)
            let refused = try ToolTests.run(["replay", log.path])
            #expect(refused.code == 2)
            #expect(refused.err.contains(message), "\(refused.err)")
        }
    }
}
