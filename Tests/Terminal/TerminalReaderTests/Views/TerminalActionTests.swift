import HeadlessUIKit
import ScreenReader
import TerminalEmulator
import Testing

@testable import TerminalReader

@MainActor @Suite(.serialized) struct `Actions in a terminal` {
    private static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")

    private func activate(_ label: String, on stage: TerminalStage) throws -> String {
        let element = try #require(stage.element(label))
        #expect(element.accessibilityActivate())
        return stage.takeSent()
    }

    @Test func `activating an item moves the selection there by arrow keys`() throws {
        let stage = TerminalStage(TerminalStage.menu)
        #expect(try activate("Apple", on: stage) == Self.up)
        #expect(try activate("Cherry", on: stage) == Self.down)
        #expect(try activate("Banana", on: stage) == "\r")
    }

    @Test func `keys are written as the program wants them`() throws {
        let stage = TerminalStage("\u{1B}[?1h" + TerminalStage.menu)
        #expect(try activate("Apple", on: stage) == "\u{1B}OA")
    }

    @Test func `activating the selected item that can be checked presses the space bar`() throws {
        let stage = TerminalStage("? Toppings\n  ◯ Ham\n❯ ◉ Olives\n  ◯ Cheese\n")
        #expect(try activate("Olives", on: stage) == " ")
        #expect(try activate("Cheese", on: stage) == Self.down)
    }

    @Test func `activating a button moves to it and presses it, or only moves`() throws {
        let stage = TerminalStage(TerminalStage.menu)
        #expect(try activate("Cancel", on: stage) == Self.right + "\r")
        #expect(try activate("OK", on: stage) == "\r")
        stage.controller.pressesButtons = false
        #expect(try activate("Cancel", on: stage) == Self.right)
    }

    @Test func `activating a line of an editor moves its cursor there`() throws {
        let stage = TerminalStage("\u{1B}[?1049hone two\n    indented\nx\u{1B}[1;7H")
        #expect(try activate("indented", on: stage) == Self.down + Self.left + Self.left)
        #expect(try activate("x", on: stage) == Self.down + Self.down + Self.left)
    }

    @Test func `activating a line of a pager does not scroll it`() throws {
        let stage = TerminalStage("\u{1B}[?1049hone two\nthree\nfour\u{1B}[12;1H:")
        #expect(try #require(stage.element("three")).accessibilityActivate() == false)
        #expect(stage.takeSent() == "")
    }

    @Test func `text that the user can't move to is not activated`() throws {
        let stage = TerminalStage("me$ ls\na b\nme$ ")
        #expect(try #require(stage.element("a b")).accessibilityActivate() == false)
        #expect(stage.takeSent() == "")
    }

    @Test func `a link is opened on request`() throws {
        let stage = TerminalStage(
            "See \u{1B}]8;;https://example.com/docs\u{1B}\\the manual\u{1B}]8;;\u{1B}\\.\nerror: see https://a.example/b"
        )
        _ = try activate("the manual", on: stage)
        let line = try #require(stage.element("error: see https://a.example/b"))
        #expect(line.accessibilityCustomActions?.map(\.name) == ["Open https://a.example/b"])
        #expect(line.accessibilityCustomActions?.first?.actionHandler?(line.accessibilityCustomActions![0]) == true)
        #expect(stage.opened == ["https://example.com/docs", "https://a.example/b"])
    }

    @Test func `escape, magic tap and scrolling reach the program through the responder chain`() {
        let stage = TerminalStage("\u{1B}[?1049h" + TerminalStage.menu)
        let reader = stage.read()
        defer { reader.end() }
        reader.escape()
        #expect(stage.takeSent() == "\u{1B}")
        reader.magicTap()
        #expect(stage.takeSent() == "\r")
        reader.scroll(.down)
        #expect(stage.takeSent() == "\u{1B}[6~")
        reader.scroll(.up)
        #expect(stage.takeSent() == "\u{1B}[5~")
    }

    @Test
    func `magic tap at the prompt runs what is typed, or puts the last command there first`() {
        let stage = TerminalStage("me$ ls\na b\nme$ ")
        let reader = stage.read()
        defer { reader.end() }
        reader.magicTap()
        #expect(stage.takeSent() == Self.up)
        #expect(stage.takeAsked() == 1)
        stage.write("pwd")
        reader.magicTap()
        #expect(stage.takeSent() == "\r")
        stage.write("\nworking")
        reader.magicTap()
        #expect(stage.takeSent() == "")
    }

    @Test func `a value in a dialog is adjusted by arrow keys, one that a command prints is not`() throws {
        let stage = TerminalStage("\u{1B}[?1049hVolume [####    ] 50%")
        let volume = try #require(stage.element("Volume 50%"))
        #expect(volume.accessibilityTraits == [.updatesFrequently, .adjustable])
        volume.accessibilityIncrement()
        volume.accessibilityDecrement()
        #expect(stage.takeSent() == Self.up + Self.down)
        let shell = TerminalStage("Get [###   ] 50%")
        shell.element("Get 50%")?.accessibilityIncrement()
        #expect(shell.takeSent() == "")
    }

    @Test func `scrolling at the prompt shows older lines and announces which`() {
        let stage = TerminalStage((1...60).map { "line \($0)" }.joined(separator: "\n"), rows: 10)
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        let heard = reader.capture { reader.scroll(.up) }
        #expect(heard.spoken.contains("lines 41 to 50 of 60"))
        #expect(stage.takeSent() == "")
    }

    // MARK: Rotors

    private static let session =
        "me$ make\n\u{1B}[1mSummary\u{1B}[m\nerror: broken\nsee https://a.example/b\nme$ ls\nnew\nme$ "

    @Test(arguments: [
        ("Commands", ["me$ ls", "me$ make"]), ("Errors", ["error: broken"]), ("headings", ["Summary"]),
        ("links", ["https://a.example/b"]),
    ])
    func `rotors find what they are named for, backwards from the end`(name: String, expected: [String]) throws {
        let stage = TerminalStage(Self.session)
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        try reader.rotor(name)
        for label in expected {
            reader.previousItem()
            #expect(reader.focusedElement?.label?.string == label)
        }
    }

    @Test func `a rotor goes back into lines that have scrolled off`() throws {
        let stage = TerminalStage("error: old\n" + (1...400).map { "line \($0)\n" }.joined(), rows: 10)
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        try reader.rotor("Errors")
        reader.previousItem()
        #expect(reader.focusedElement?.label?.string == "error: old")
    }

    @Test func `the rotor of changes finds what is new since the last visit`() throws {
        let stage = TerminalStage("one\ntwo\n")
        stage.controller.markVisited()
        stage.write("three\n")
        stage.write("\u{1B}[1;1HONE\u{1B}[4;1H")
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        #expect(reader.focusedElement?.label?.string == "three")
        try reader.rotor("Changes")
        reader.previousItem()
        #expect(reader.focusedElement?.label?.string == "ONE")
    }

    @Test func `a bookmark stays with its line`() throws {
        let stage = TerminalStage("one\ntwo\nthree\n", rows: 5)
        #expect(stage.controller.toggleBookmark(try #require(stage.element("two"))))
        stage.write((1...300).map { "line \($0)\n" }.joined())
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        try reader.rotor("Bookmarks")
        reader.previousItem()
        #expect(reader.focusedElement?.label?.string == "two")
        let element = try #require(stage.element("two"))
        #expect(stage.controller.toggleBookmark(element) == false)
    }

    @Test func `the rotor of colours goes to where the looks change`() throws {
        let stage = TerminalStage("a\nb\n\u{1B}[31mred\nalso\u{1B}[m\nc")
        let reader = stage.read()
        defer { reader.end() }
        reader.first()
        try reader.rotor("Colors")
        reader.nextItem()
        #expect(reader.focusedElement?.label?.string == "red")
        reader.nextItem()
        #expect(reader.focusedElement?.label?.string == "c")
    }
}
