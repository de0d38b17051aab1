import Foundation
import Testing

/// Sessions read by touch, through BRLTTY itself.
@Suite(
    .serialized,
    .enabled(if: VirtualBrailleDisplay.isAvailable, "BRLTTY with its virtual display, or libbrlapi0.8, is not there"))
struct `A braille display of BRLTTY` {
    private static let program =
        #"printf 'Hello braille readers\nname  '; read -e line; printf 'got %s\n' "$line"; read x"#

    @Test func `shows the line of the cursor, pans and routes in run`() throws {
        let display = try VirtualBrailleDisplay()
        let terminal = try PseudoTerminal(
            ["run", "--silent", "--braille-display", "--", "bash", "--norc", "-c", Self.program],
            environment: display.environment.merging(["TERM": "xterm-256color"]) { $1 })
        #expect(display.shows("name  [ ]"))
        terminal.type("abcd")
        #expect(display.shows("name  abcd[ ]"), "\(display.shown)")
        // The key over a letter moves the cursor there, and typed text is inserted there.
        display.press("ROUTE 7")
        #expect(display.shows("name  a[b]cd"), "\(display.shown)")
        terminal.type("x")
        #expect(display.shows("name  ax[b]cd"), "\(display.shown)")
        // The line before, whole by panning.
        display.press("LNUP")
        #expect(display.shows("[^]hello braille"), "\(display.shown)")
        display.press("FWINRT")
        #expect(display.shows("readers"), "\(display.shown)")
        display.press("FWINRT")
        #expect(display.shows("[n]ame  axbcd"), "\(display.shown)")
        // A key that goes to the program ends the menu, and the reader's speech is shown.
        terminal.type("\u{1B}[24~")
        #expect(display.shows("review mode on"), "\(display.shown)")
        terminal.type("q")
        #expect(display.shows("review mode off"), "\(display.shown)")
        terminal.type("\r")
        #expect(display.shows("[ ]"), "\(display.shown)")
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `shows the announcements and moves over elements in explore`() throws {
        let display = try VirtualBrailleDisplay()
        let terminal = try PseudoTerminal(
            ["explore", "--silent", "--plain", "--braille-display"],
            environment: display.environment.merging(["TERM": "xterm-256color"]) { $1 })
        #expect(display.shows("^stations heading"), "\(display.shown)")
        display.press("LNDN")
        #expect(display.shows("^sort button"), "\(display.shown)")
        display.press("LNUP")
        #expect(display.shows("^stations heading"), "\(display.shown)")
        terminal.type("q")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }
}

@Suite struct `A missing braille display` {
    @Test func `is reported, and the program runs`() throws {
        let log = try BuiltTool.folder().appending(path: "speech.jsonl")
        let terminal = try PseudoTerminal(
            ["run", "--silent", "--braille-display", "--speech-log", log.path, "--", "sh", "-c", "read x"],
            environment: ["TERM": "xterm-256color", "BRLAPI_HOST": "127.0.0.1:3999", "BRLAPI_AUTH": "none"])
        let isTold = BuiltTool.wait {
            let heard = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            return heard.contains("install the package libbrlapi0.8")
                || heard.contains("(is brltty running with a display?)")
        }
        #expect(isTold)
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `an unknown table is refused`() throws {
        let output = try ToolTests.run([
            "run", "--silent", "--braille-display", "--braille-table", "no.ctb", "--", "true",
        ])
        #expect(output.code == 64 && output.err.contains("liblouis has no table \"no.ctb\""), "\(output.err)")
    }
}
