import AccessibilityTree
import HeadlessUIKit
import TerminalEmulator
import Testing

@testable import TerminalReader

@MainActor @Suite(.serialized) struct `Elements of a terminal` {
    private func described(_ stage: TerminalStage) -> [String] {
        stage.controller.elements.map { element in
            [element.accessibilityLabel, element.accessibilityValue].compactMap(\.self).joined(separator: ": ")
        }
    }

    @Test func `lines of text are elements, and wrapped ones are one`() {
        let stage = TerminalStage("one\n\n" + String(repeating: "a b ", count: 13) + "end\n──────\ntwo", columns: 40)
        #expect(described(stage) == ["one", String(repeating: "a b ", count: 13) + "end", "two"])
        #expect(stage.controller.elements.allSatisfy { $0.accessibilityTraits == .staticText })
        #expect(
            stage.controller.elements[1].accessibilityFrameInContainerSpace.height == 2
                * TerminalViewController.cellSize.height)
    }

    @Test func `a dialog is modal and holds its text, its list with places and its buttons`() throws {
        let stage = TerminalStage(TerminalStage.menu)
        let dialog = try #require(stage.controller.dialogView)
        #expect(dialog.accessibilityViewIsModal && dialog.accessibilityLabel == "Fruit")
        #expect(
            described(stage) == [
                "Pick a fruit", "Apple: 1 of 3", "Banana: 2 of 3", "Cherry: 3 of 3", "OK: 1 of 2", "Cancel: 2 of 2",
            ])
        #expect(stage.element("Banana")?.accessibilityTraits.contains(.selected) == true)
        #expect(stage.element("Apple")?.accessibilityTraits.contains(.selected) == false)
        #expect(stage.element("OK")?.accessibilityTraits.contains(.button) == true)
        let list = try #require(stage.element("Apple")?.accessibilityContainer as? TerminalGroupView)
        #expect(list.accessibilityContainerType == .list && list.superview === dialog)
        #expect(stage.controller.currentElement === stage.element("Banana"))
    }

    @Test func `a dialog silences what is behind it for a screen reader`() {
        let stage = TerminalStage("behind\n")
        let reader = stage.read()
        defer { reader.end() }
        #expect(reader.focusedElement?.label?.string == "behind")
        stage.write(TerminalStage.menu + "\n\nbelow")
        reader.session.update()
        #expect(reader.session.elements.count == 6)
        stage.write("\u{1B}[2J\u{1B}[Hafter")
        reader.session.update()
        #expect(reader.session.elements.count == 1)
    }

    @Test func `items that can be checked are switches`() {
        let stage = TerminalStage("\u{1B}[?25l? Toppings\n  ◯ Ham\n❯ ◉ Olives\n  ◯ Cheese\n")
        #expect(
            described(stage).dropFirst() == [
                "Ham: not checked, 1 of 3", "Olives: checked, 2 of 3", "Cheese: not checked, 3 of 3",
            ])
        #expect(stage.element("Olives")?.accessibilityTraits == [.toggleButton, .selected])
    }

    @Test func `a table has cells with rows, columns and headers`() throws {
        let stage = TerminalStage(
            "┌──────────┬──────┐\n│ name     │ load │\n├──────────┼──────┤\n│ postgres │ 12.5 │\n│ nginx    │ 0.3  │\n└──────────┴──────┘"
        )
        let table = try #require(stage.element("name")?.accessibilityContainer as? TerminalGroupView)
        #expect(table.accessibilityContainerType == .dataTable)
        #expect(table.accessibilityRowCount() == 3 && table.accessibilityColumnCount() == 2)
        let cell = try #require(table.accessibilityDataTableCellElement(forRow: 2, column: 1) as? TerminalElement)
        #expect(cell.accessibilityLabel == "0.3")
        #expect(table.accessibilityHeaderElements(forColumn: 1)?.first === stage.element("load") as AnyObject?)
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        #expect(reader.lastSpoken == "load, 0.3, row 3, column 2")
    }

    @Test func `prompt, command and output are distinguished, and the output has its status`() throws {
        let stage = TerminalStage(
            "\u{1B}]133;A\u{7}me> \u{1B}]133;B\u{7}make\n\u{1B}]133;C\u{7}one\nerror: two\n\u{1B}]133;D;2\u{7}\u{1B}]133;A\u{7}me> \u{1B}]133;B\u{7}ec"
        )
        #expect(described(stage) == ["me> make", "one", "error: two", "me>: ec"])
        let output = try #require(stage.element("one")?.accessibilityContainer as? TerminalGroupView)
        #expect(output.accessibilityContainerType == .semanticGroup)
        #expect(output.accessibilityLabel == "output" && output.accessibilityValue == "status 2")
        #expect(stage.element("error: two")?.accessibilityContainer === output)
        #expect(stage.element("me> make")?.accessibilityContainer !== output)
        let input = try #require(stage.controller.elements.last)
        #expect(input.accessibilityTraits.rawValue == AccessibilityTraits.textEntry.rawValue)
    }

    @Test func `links stand for themselves between the text around them`() {
        let stage = TerminalStage(
            "See \u{1B}]8;;https://example.com/docs\u{1B}\\the manual\u{1B}]8;;\u{1B}\\ for more.")
        #expect(described(stage) == ["See", "the manual", "for more."])
        #expect(stage.element("the manual")?.accessibilityTraits == .link)
    }

    @Test func `headings, progress and rules are what they are`() {
        let stage = TerminalStage("\u{1B}[1mNAME\u{1B}[m\n========\nGet [###   ] 50%\n@@ -1 +1 @@\nend")
        #expect(described(stage) == ["NAME", "Get 50%", "@@ -1 +1 @@", "end"])
        #expect(stage.element("NAME")?.accessibilityTraits == .header)
        #expect(stage.element("Get 50%")?.accessibilityTraits == .updatesFrequently)
        #expect(stage.element("@@ -1 +1 @@")?.accessibilityTraits == .header)
    }

    @Test func `text in another colour has its attributes`() {
        let stage = TerminalStage("plain\n\u{1B}[1;31mred\u{1B}[m\n\u{1B}[38;2;10;200;10;48;5;17mrgb\u{1B}[m")
        #expect(stage.controller.elements.map(\.style) == ["", "bold red", "green on blue"])
    }

    // MARK: Identity

    @Test func `lines stay the same elements while they scroll, also off the screen`() throws {
        let stage = TerminalStage("first\nsecond\nthird", rows: 4)
        let before = stage.controller.elements
        stage.write("\nfourth\nfifth\nsixth")
        let after = stage.controller.elements
        #expect(described(stage) == ["first", "second", "third", "fourth", "fifth", "sixth"])
        #expect(after[0] === before[0] && after[1] === before[1] && after[2] === before[2])
        #expect(after[0].isInScrollback && after[1].isInScrollback && !after[2].isInScrollback)
    }

    @Test func `an item that gets the selection stays the same element, and so does its dialog`() throws {
        let stage = TerminalStage(TerminalStage.menu)
        let (dialog, items) = (stage.controller.dialogView, stage.controller.elements)
        stage.write("\u{1B}[5;4H Banana       \u{1B}[6;4H\u{1B}[7m Cherry       \u{1B}[m")
        #expect(stage.controller.dialogView === dialog)
        #expect(zip(items, stage.controller.elements).allSatisfy { $0 === $1 })
        #expect(stage.element("Cherry")?.accessibilityTraits.contains(.selected) == true)
        #expect(stage.element("Banana")?.accessibilityTraits.contains(.selected) == false)
    }

    @Test func `on the alternate screen a line is known by its text, else by its place`() throws {
        let stage = TerminalStage("\u{1B}[?1049h\u{1B}[?25lalpha\nbeta\ngamma\u{1B}[12;1HStatus 1")
        let (beta, status) = (stage.element("beta"), stage.element("Status 1"))
        #expect(beta != nil && status != nil)
        stage.write("\u{1B}[H\u{1B}[Kbeta\n\u{1B}[Kgamma\n\u{1B}[Kdelta\u{1B}[12;1HStatus 2")
        #expect(stage.element("beta") === beta)
        #expect(stage.element("Status 2") === status)
    }

    @Test func `a screen that shows the same again changes no attribute`() throws {
        let stage = TerminalStage(TerminalStage.menu)
        let reader = stage.read()
        defer { reader.end() }
        let before = reader.session.tree
        stage.write("")
        reader.session.update()
        #expect(reader.session.tree == before)
    }

    // MARK: Lines that have scrolled off

    @Test func `older lines get elements when the cursor comes near them`() {
        let stage = TerminalStage((1...450).map { "line \($0)" }.joined(separator: "\n"), rows: 10)
        #expect(stage.controller.elements.count < 120)
        let reader = stage.read()
        defer { reader.end() }
        reader.first()
        let first = reader.focusedElement?.label?.string
        reader.previous()
        #expect(first != nil && reader.focusedElement?.label?.string != first)
        stage.controller.loadScrollback()
        #expect(stage.controller.elements.first?.accessibilityLabel == "line 1")
        #expect(stage.controller.elements.count == 450)
    }

    @Test func `lines that the scrollback drops lose their elements`() {
        var terminal = Terminal(
            size: Size(rows: 5, columns: 20),
            options: {
                var options = Options()
                options.scrollbackLines = 150
                return options
            }())
        let controller = TerminalViewController()
        terminal.feed((1...140).map { "line \($0)\r\n" }.joined().utf8)
        controller.show(terminal)
        controller.loadScrollback()
        #expect(controller.elements.first?.accessibilityLabel == "line 1")
        terminal.feed((141...600).map { "line \($0)\r\n" }.joined().utf8)
        controller.show(terminal)
        controller.loadScrollback()
        #expect(controller.elements.first?.accessibilityLabel == "line \(600 - 150 - 4 + 1)")
        #expect(controller.elements.count == 154)
    }

    @Test func `a line of which the beginning has scrolled off is whole`() {
        let stage = TerminalStage(String(repeating: "abcdefghi ", count: 6) + "\nx\ny", rows: 4, columns: 20)
        #expect(described(stage).first == String(repeating: "abcdefghi ", count: 6).trimmingSuffix { $0 == " " })
    }

    @Test(arguments: [(1, 1), (1, 200), (200, 1), (3, 7)])
    func `a terminal of any size is shown`(rows: Int, columns: Int) {
        let stage = TerminalStage(TerminalStage.menu + (1...30).map { "\nline \($0)" }.joined())
        stage.resize(rows: rows, columns: columns)
        stage.write("\nend")
        #expect(!stage.controller.elements.isEmpty)
    }

    @Test func `concealed text is in no element`() {
        let stage = TerminalStage("user\n\u{1B}[8msecret\u{1B}[m\n" + (1...20).map { "\nline \($0)" }.joined(), rows: 5)
        stage.controller.loadScrollback()
        #expect(!described(stage).contains { $0.contains("secret") })
    }
}

extension String {
    fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
