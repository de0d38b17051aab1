import Foundation
import TestSupport
import Testing

/// Explores screens as a user does: with keys, in a terminal.
@Suite(.serialized) struct ExploreTests {
    private enum Keys {
        static let right = "\u{1B}[C"
        static let left = "\u{1B}[D"
        static let up = "\u{1B}[A"
        static let down = "\u{1B}[B"
        static let end = "\u{1B}[F"
        static let escape = "\u{1B}"
        static let enter = "\r"
        static let backspace = "\u{7F}"
    }

    private static let left = "\u{1B}[?1049l"

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func explore(_ arguments: String..., state: URL? = nil) throws -> PseudoTerminal {
        let state = try state ?? folder()
        return try PseudoTerminal(
            ["explore", "--silent"] + arguments, environment: ["XDG_STATE_HOME": state.path])
    }

    @Test func `the picture is drawn anew when the terminal gets another size`() throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "speaks     Stations, heading")
        terminal.resize(rows: 20, columns: 11)
        // Of the line of keys as much as fits.
        try terminal.waitForOutput("rotor: he…\u{1B}[K", within: .seconds(20))
    }

    @Test func `a label is called saved when it is, and else not`() throws {
        let state = try Self.folder()
        // A file where the folder for the labels would be.
        try Data().write(to: state.appending(path: "earshot"))
        let terminal = try Self.explore(state: state)
        try terminal.wait(for: "speaks     Stations, heading")
        try terminal.type("e", until: "Label element")
        try terminal.type("Mine" + Keys.enter, until: "the label could not be saved")
        #expect(!terminal.output.contains("Mine saved"))
        let other = try Self.explore()
        try other.wait(for: "speaks     Stations, heading")
        try other.type("e", until: "Label element")
        try other.type("Mine" + Keys.enter, until: "label Mine saved")
    }

    @Test func `a new user finds the way through the sample app`() throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "speaks     Stations, heading")
        #expect(!terminal.isOrdinary)
        let help = try terminal.type("?", until: "Item chooser and labels")
        #expect(help.contains("Right, l"))
        #expect(help.contains("choose the next rotor setting (rotate clockwise)"))
        try terminal.type(" ", until: "quit the session")
        try terminal.type("r", until: "rotor: headings")
        try terminal.type(Keys.right, until: "speaks     Sort, button")
        // The item chooser, by typing.
        try terminal.type("/", until: "item chooser, 22 items")
        try terminal.type("salt", until: "1 item, Salt and Wind")
        try terminal.type(Keys.enter, until: "speaks     Salt and Wind, 98.2 megahertz, button")
        // Another screen, a slider, a sheet and the way back.
        try terminal.type(Keys.enter, until: "speaks     Stations, back button")
        try terminal.type(Keys.down, until: "speaks     Salt and Wind, heading")
        try terminal.type(Keys.right + Keys.right, until: "speaks     Volume, 50%, adjustable")
        try terminal.type(Keys.up, until: "speaks     60%")
        try terminal.type(Keys.end + Keys.left + Keys.left + Keys.left, until: "speaks     Sleep timer, button")
        try terminal.type(Keys.enter, until: "speaks     Sleep timer, heading")
        try terminal.type(Keys.escape, until: "handled by SleepTimer")
        try terminal.wait(for: "> UIButton  Sleep timer")
        // Reads continuously, until a key stops it.
        try terminal.type("a", until: "speaks     Salt and Wind, heading")
        try terminal.type("s", until: "stop speech")
        terminal.type("q")
        #expect(try terminal.waitUntilExit() == .exit(0))
        #expect(terminal.isOrdinary)
        #expect(terminal.output.hasSuffix(Self.left))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `a signal that ends the tool leaves an ordinary terminal`(signal: Int32) throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "Stations, heading")
        #expect(!terminal.isOrdinary)
        terminal.send(signal)
        #expect(try terminal.waitUntilExit() == .signal(signal))
        #expect(terminal.isOrdinary)
        #expect(terminal.output.contains(Self.left))
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
    func `a crash leaves an ordinary terminal, and then reports in one line`(signal: Int32) throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "Stations, heading")
        terminal.send(signal)
        #expect(try terminal.waitUntilExit() == .exit(70))
        #expect(terminal.isOrdinary)
        let after = try #require(terminal.output.components(separatedBy: Self.left).last)
        #expect(after.hasPrefix("earshot: internal error (") && after.split(separator: "\n").count == 1, "\(after)")
    }

    @Test func `the terminal is restored though the tool is killed and can do nothing itself (hostile 88)`() throws {
        let terminal = try PseudoTerminal.belowShell(
            ["explore", "--silent"], environment: ["XDG_STATE_HOME": try Self.folder().path])
        try terminal.wait(for: "Stations, heading")
        try terminal.killChildren()
        try terminal.wait(for: "ended")
        #expect(BuiltTool.wait { terminal.isOrdinary })
        try terminal.waitForOutput(Self.left)
    }

    @Test(arguments: ["\u{03}", "\u{04}"])
    func `Control-C and Control-D leave, also out of a list`(key: String) throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "Stations, heading")
        try terminal.type("/", until: "item chooser")
        terminal.type(key)
        #expect(try terminal.waitUntilExit() == .exit(0))
        #expect(terminal.isOrdinary)
    }

    @Test func `settings, help, a finger and screens have their keys`() throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "Stations, heading")
        try terminal.type(",", until: "quick settings, speaking rate, 50%")
        try terminal.type(Keys.up, until: "speaks     55%")
        try terminal.type(Keys.escape, until: "rotor: headings")
        try terminal.type("g", until: "starting help")
        try terminal.type(Keys.right, until: "swipe right, move to the next element")
        try terminal.type("g", until: "ending help")
        try terminal.type("T", until: "finger at")
        try terminal.type("201 200\r", until: "finger at 201, 200")
        try terminal.type(Keys.escape, until: "finger lifted")
        try terminal.type("n", until: "the file has one screen")
        try terminal.type("P", until: "next gesture goes to the app")
        try terminal.type(Keys.up, until: "touches, swipe up")
        try terminal.type("c", until: "screen curtain on")
        try terminal.type("y", until: "copied to clipboard")
        #expect(terminal.output.contains("\u{1B}]52;c;"))
    }

    @Test func `a custom label is kept, and damaged ones are put aside`() throws {
        let state = try Self.folder()
        let file = state.appending(path: "earshot/labels.json")
        let first = try Self.explore(state: state)
        try first.wait(for: "Stations, heading")
        try first.type("e", until: "type a new label")
        try first.type("My radiö", until: "My radiö")
        try first.type(Keys.enter, until: "label My radiö saved")
        first.type("q")
        _ = try first.waitUntilExit()
        let second = try Self.explore(state: state)
        try second.wait(for: "My radiö, heading")
        second.type("q")
        _ = try second.waitUntilExit()
        try Data("{ damaged".utf8).write(to: file)
        let third = try Self.explore(state: state)
        try third.wait(for: "the saved labels are damaged")
        try third.wait(for: "Stations, heading")
        let aside = try Data(contentsOf: file.appendingPathExtension("damaged"))
        #expect(String(decoding: aside, as: UTF8.self) == "{ damaged")
    }

    @Test func `plain output is a line for each thing that happens`() throws {
        let terminal = try Self.explore("--plain")
        try terminal.wait(for: "    speaks     Stations, heading\r\n")
        try terminal.type("?", until: "Reading and speech\r\n")
        try terminal.type(Keys.right, until: "swipe right (next)\r\n    speaks     Sort, button\r\n")
        #expect(!terminal.output.contains("\u{1B}"))
        terminal.type("q")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `the announcements can be read along as lines of text`() throws {
        let file = try Self.folder().appending(path: "spoken.txt")
        let terminal = try Self.explore("--text", file.path)
        try terminal.wait(for: "Stations, heading")
        try terminal.type(Keys.right, until: "speaks     Sort, button")
        terminal.type("q")
        #expect(try terminal.waitUntilExit() == .exit(0))
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.prefix(2) == ["Stations heading", "Sort button"])
    }

    @Test func `a gesture file changes what keys do, and its mistakes are clear`() throws {
        let file = try Self.folder().appending(path: "gestures.json")
        try Data(#"{"swipeRight": "last", "fourFingerSwipeLeft": "itemChooser"}"#.utf8).write(to: file)
        let terminal = try Self.explore("--gestures", file.path)
        try terminal.wait(for: "Stations, heading")
        try terminal.type(Keys.right, until: "speaks     Play, button")
        try terminal.type("{", until: "item chooser, 22 items")
        try Data(#"{"swipRight": "last"}"#.utf8).write(to: file)
        let wrong = try Self.explore("--gestures", file.path)
        try wrong.wait(for: #"there is no gesture "swipRight"; did you mean "swipeRight"?"#)
        #expect(try wrong.waitUntilExit() == .exit(65))
        #expect(wrong.isOrdinary)
        let list = try Self.explore("--list-gestures")
        try list.wait(for: "twoFingerTripleTap         itemChooser")
        #expect(try list.waitUntilExit() == .exit(0))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/bin/bash"), "there is no bash"))
    func `Control-Z goes back to the shell, and fg takes the terminal again`() throws {
        let shell = try PseudoTerminal(
            ["--norc", "-i"], program: "/bin/bash",
            environment: ["XDG_STATE_HOME": Self.folder().path, "PS1": "ready> ", "TERM": "dumb"])
        try shell.wait(for: "ready> ")
        try shell.type("'\(PseudoTerminal.tool.path)' explore --silent\r", until: "speaks     Stations, heading")
        try shell.type("\u{1A}", until: "Stopped")
        try shell.type("stty -a | grep -c ' echo '\r", until: "\r\n1\r\n")
        try shell.type("fg\r", until: "? help")
        try shell.type(Keys.right, until: "speaks     Sort, button")
        try shell.type("q", until: "ready> ")
        shell.type("exit\r")
        #expect(try shell.waitUntilExit() == .exit(0))
    }

    @Test func `a terminal that goes away ends the session`() throws {
        let terminal = try Self.explore()
        try terminal.wait(for: "Stations, heading")
        terminal.hangUp()
        let ending = try terminal.waitUntilExit()
        #expect(ending == .signal(SIGHUP))
    }

    @Test func `the screens of a storyboard are walked`() throws {
        let text = WalkFixtures.storyboard(
            initial: "one", WalkFixtures.controller("one", WalkFixtures.button("Go", 100, "")),
            WalkFixtures.controller("two", WalkFixtures.button("Stop", 100, "")))
        let terminal = try Self.explore(try ToolTests.file(text, "Two.storyboard"))
        try terminal.wait(for: "(1 of 2)")
        try terminal.type("n", until: "(2 of 2)")
        try terminal.type("n", until: "no more screens")
        try terminal.type("N", until: "(1 of 2)")
        terminal.type("q")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }
}
