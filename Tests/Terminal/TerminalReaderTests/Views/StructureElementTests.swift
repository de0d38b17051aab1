import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import TerminalEmulator
import Testing

@testable import TerminalReader

@MainActor @Suite(.serialized) struct `Tables, trees, tabs and keys as elements` {
    private static let table = """
        NAME                  READY   STATUS    AGE
        web-5d8f6c7b9-abcde   1/1     Running   3d
        db-0                  0/1               12m

        """

    @Test func `cells tell their header when the column changes, and blanks nothing`() throws {
        let stage = TerminalStage(Self.table, columns: 60)
        let reader = stage.read()
        defer { reader.end() }
        reader.first()
        let heard = (0..<7).map { _ in
            reader.next()
            return reader.lastSpoken ?? ""
        }
        #expect(
            heard == [
                "READY, column header, column 2", "STATUS, column header, column 3", "AGE, column header, column 4",
                "web-5d8f6c7b9-abcde, row 2, column 1", "READY, 1/1, column 2", "STATUS, Running, column 3",
                "AGE, 3d, column 4",
            ])
        #expect(stage.controller.elements.count == 11)
    }

    @Test func `rotors go by row and within a column`() throws {
        let stage = TerminalStage("text\n" + Self.table, columns: 60)
        let reader = stage.read()
        defer { reader.end() }
        reader.first()
        try reader.rotor("tables")
        reader.nextItem()
        #expect(reader.focusedElement?.label?.string == "NAME")
        try reader.rotor("Rows")
        reader.nextItem()
        #expect(reader.focusedElement?.label?.string == "web-5d8f6c7b9-abcde")
        reader.next()
        try reader.rotor("Column")
        reader.nextItem()
        #expect(reader.focusedElement?.label?.string == "0/1")
        reader.previousItem()
        reader.previousItem()
        #expect(reader.focusedElement?.label?.string == "READY")
    }

    @Test func `a table whose header has scrolled off still reads it`() throws {
        let rows = (1...40).map { "pod-\($0)  1/1    \($0)m" }
        let stage = TerminalStage((["NAME    READY  AGE"] + rows).joined(separator: "\n"), rows: 8)
        let reader = stage.read()
        defer { reader.end() }
        reader.last()
        #expect(reader.lastSpoken == "table, 41 rows, 3 columns, AGE, 40m, row 41, column 3")
        #expect(stage.controller.elements.filter { $0.accessibilityLabel == "AGE" }.count == 1)
        let first = try #require(stage.controller.elements.first)
        #expect(first.isInScrollback && first.accessibilityLabel == "NAME")
    }

    @Test func `cells stay the same elements while the table scrolls off the screen`() throws {
        let stage = TerminalStage("NAME    READY  AGE\npod-1   1/1    3m\npod-2   1/1    4m\n", rows: 6)
        let cell = try #require(stage.element("4m"))
        stage.write("\nmore\nlines\ncome\nnow\nhere\n")
        #expect(stage.element("4m") === cell && cell.isInScrollback)
        #expect(stage.controller.elements.count == 14)
    }

    @Test func `items of a tree tell level, place and whether they are folded`() throws {
        let stage = TerminalStage(".\n├── a\n│   └── b\n└── c\n\n▾ Sources\n  ▸ Tool\n")
        let item = try #require(stage.element("b"))
        #expect(item.accessibilityValue == "level 3, 1 of 1")
        #expect(stage.element("c")?.accessibilityValue == "level 2, 2 of 2")
        #expect(stage.element("Sources")?.accessibilityExpandedStatus == .expanded)
        #expect(stage.element("Tool")?.accessibilityExpandedStatus == .collapsed)
        #expect((item.accessibilityContainer as? TerminalGroupView)?.accessibilityLabel == "tree")
    }

    @Test func `a tree that has scrolled off has items as well`() throws {
        let stage = TerminalStage(".\n├── a\n│   └── b\n└── c\n\n1\n2\n3\n4\n5", rows: 4)
        #expect(stage.element("b")?.accessibilityValue == "level 3, 1 of 1")
        #expect(stage.element("b")?.isInScrollback == true)
    }

    // MARK: Keys and tabs

    @Test(arguments: [
        ("F1\u{1B}[30;46mHelp  \u{1B}[mF2\u{1B}[30;46mSetup \u{1B}[mF10\u{1B}[30;46mQuit", "Setup, F2", "\u{1B}OQ"),
        ("^G Help      ^O Write Out ^X Exit", "Exit, Control X", "\u{18}"),
        ("^G Help      M-U Undo      M-E Redo", "Undo, Alt U", "\u{1B}u"),
        (" <Tab> between elements  |  <Space> selects  |  <F12> next screen", "selects, Space", " "),
        ("q:Quit  d:Delete  m:Mail  ?:Help", "Delete, d", "d"), ("[q] Quit  [↑] Up  [Enter] Open", "Open, Enter", "\r"),
        (
            (1...10).map { " \($0)\u{1B}[30;46mLabel\($0)\u{1B}[m" }.joined(), "Label3, F3", "\u{1B}OR"
        ),
    ])
    func `a line of key help has the keys as buttons, which press them`(
        line: String, label: String, sent: String
    ) throws {
        let stage = TerminalStage("\u{1B}[?1049htext\u{1B}[12;1H" + line + "\u{1B}[H", columns: 80)
        let key = try #require(stage.element(label))
        #expect(key.accessibilityTraits == .button)
        #expect(key.accessibilityActivate() && stage.takeSent() == sent)
        let group = try #require(key.accessibilityContainer as? TerminalGroupView)
        #expect(group.accessibilityLabel == "keys")
    }

    @Test(arguments: [
        "a <b> c <d> e", "see (a) and (b) here", "12:30:45", "http://a.example:80 x:1", "F1 is fast", "^G alone",
        "1 2 3 4 5 6 7 8 9 10",
    ])
    func `other lines have no keys`(line: String) {
        let stage = TerminalStage("\u{1B}[?1049htext\u{1B}[12;1H" + line + "\u{1B}[H", columns: 80)
        #expect(!stage.controller.elements.contains { $0.region.kind == .key })
    }

    @Test func `tabs tell which is shown, and are clicked where the program takes the mouse`() throws {
        let tabs =
            "\u{1B}[?1049h\u{1B}[?25l\u{1B}[7m a.txt \u{1B}[m\u{1B}[1m b.txt \u{1B}[m\u{1B}[7m c.txt \u{1B}[m\ntext"
        let stage = TerminalStage(tabs)
        let reader = stage.read()
        defer { reader.end() }
        reader.first()
        reader.next()
        #expect(reader.lastSpoken == "Selected, b.txt, tab, 2 of 3")
        #expect(stage.element("c.txt")?.accessibilityActivate() == false)
        stage.write("\u{1B}[?1000h\u{1B}[?1006h")
        #expect(stage.element("c.txt")?.accessibilityActivate() == true)
        #expect(stage.takeSent() == "\u{1B}[<0;16;1M\u{1B}[<0;16;1m")
    }

    @Test func `the windows of tmux are tabs`() throws {
        let stage = TerminalStage(
            "\u{1B}[?1049hme$ \u{1B}[12;1H\u{1B}[30;42m[0] 0:bash- 1:vim*  2:top      host 10:58   \u{1B}[m\u{1B}[1;5H")
        #expect(stage.element("vim")?.accessibilityTraits == [.button, .selected])
        #expect(stage.element("top")?.region.index == 3)
        #expect(stage.element("bash")?.region.isSelected == false)
    }

    @Test(arguments: [
        "one \u{1B}[1mbold\u{1B}[m word", "a  \u{1B}[31mred\u{1B}[m  b", "\u{1B}[7mLeft  File  Command\u{1B}[m",
        "line 1 \u{1B}[7mfound\u{1B}[m here", "dir/  \u{1B}[1;34mfolder\u{1B}[m  file",
    ])
    func `other rows are no tabs`(row: String) {
        let stage = TerminalStage("\u{1B}[?1049h\u{1B}[?25l" + row + "\ntext")
        #expect(!stage.controller.elements.contains { $0.region.kind == .tab })
    }

    // MARK: Drawings of real programs

    /// As `dialog --form` draws: names, and fields with a different background.
    private static let form = """
        \u{1B}[?1049h\u{1B}[2J\u{1B}[H\u{1B}[30;47m┌─ User ────────────────┐
        │ Fill in               │
        │ ┌───────────────────┐ │
        │ │Name:  \u{1B}[37;44mAda       \u{1B}[30;47m  │ │
        │ │Mail:  \u{1B}[37;44ma@b.c     \u{1B}[30;47m  │ │
        │ └───────────────────┘ │
        │   < OK >  <Cancel>    │
        └───────────────────────┘\u{1B}[4;14H
        """

    @Test func `all fields of a form are there with name and value, with the cursor or without`() throws {
        let stage = TerminalStage(Self.form)
        let fields = stage.controller.elements.filter { $0.region.kind == .field }
        #expect(fields.map(\.accessibilityLabel) == ["Name:", "Mail:"])
        #expect(fields.map(\.accessibilityValue) == ["Ada", "a@b.c"])
        stage.write("\u{1B}[7;6H")
        #expect(stage.controller.elements.filter { $0.region.kind == .field }.count == 2)
        stage.write("\u{1B}[4;14H")
        #expect(stage.element("Mail:")?.accessibilityActivate() == true)
        #expect(stage.takeSent().hasPrefix("\u{1B}[B"))
        stage.write("\u{1B}[?1000h\u{1B}[?1006h")
        #expect(stage.element("Mail:")?.accessibilityActivate() == true)
        #expect(stage.takeSent() == "\u{1B}[<0;11;5M\u{1B}[<0;11;5m")
    }

    @Test func `a gauge in a frame is a value`() throws {
        let stage = TerminalStage(
            "\u{1B}[?1049h\u{1B}[?25l┌──────────────┐\n│ Working      │\n│ ┌──────────┐ │\n│ │   40%    │ │\n│ └──────────┘ │\n└──────────────┘"
        )
        let gauge = try #require(stage.element("40%"))
        #expect(gauge.region.kind == .progress && gauge.region.percent == 40)
    }

    @Test func `a progress that a program reports without drawing it is one element`() throws {
        let stage = TerminalStage("me$ make")
        #expect(!stage.controller.elements.contains { $0.region.kind == .progress })
        stage.write("\u{1B}]9;4;1;30\u{7}")
        let progress = try #require(stage.element("progress"))
        #expect(progress.accessibilityValue == "30%" && progress.accessibilityTraits == .updatesFrequently)
        stage.write("\u{1B}]9;4;1;60\u{7}")
        #expect(stage.element("progress") === progress && progress.accessibilityValue == "60%")
        stage.write("\u{1B}]9;4;2;60\u{7}")
        #expect(stage.element("progress, failed") != nil)
        stage.write("\u{1B}]9;4;0\u{7}")
        #expect(!stage.controller.elements.contains { $0.region.kind == .progress })
    }

    @Test func `the tabs and meters of a monitor`() throws {
        let stage = TerminalStage(
            """
            \u{1B}[?1049h\u{1B}[?25l  Mem[\u{1B}[32m|||||||\u{1B}[m   475M/23.5G] Uptime: 10:12
              \u{1B}[32;42m[\u{1B}[30;42mMain\u{1B}[32m]\u{1B}[m \u{1B}[34;44m[\u{1B}[30;44mI/O\u{1B}[34m]\u{1B}[m
            \u{1B}[30;42m  PID USER  CPU%  Command\u{1B}[m
            \u{1B}[30;46m    1 root   0.0  init   \u{1B}[m
               58 root   0.1  bash
               60 me     0.2  htop
            F1\u{1B}[30;46mHelp  \u{1B}[mF2\u{1B}[30;46mSetup \u{1B}[mF10\u{1B}[30;46mQuit\u{1B}[m
            """, rows: 7)
        #expect(stage.element("Mem[ 475M/23.5G] Uptime: 10:12") != nil)
        #expect(stage.element("Main")?.region.isSelected == true && stage.element("I/O")?.region.count == 2)
        let cells = stage.controller.elements.filter { $0.region.kind == .cell }
        #expect(cells.count == 16 && cells.filter(\.region.isSelected).map(\.accessibilityLabel) == ["1"])
        #expect(stage.controller.currentElement === cells[4] && cells[0].accessibilityLabel == "PID")
    }

    @Test func `a list whose header is highlighted is a table`() throws {
        let stage = TerminalStage(
            """
            Tasks: 116 total

            \u{1B}[7m  PID USER  %CPU COMMAND  \u{1B}[m
                1 root   0.0 init
               58 me    12.5 emacs

            """)
        let cell = try #require(stage.element("emacs"))
        #expect(cell.planned.cell == .init(row: 2, column: 3))
        #expect(stage.element("COMMAND")?.planned.cell?.row == 0)
    }

    @Test func `the line in which a finder takes what is typed is a field`() throws {
        let stage = TerminalStage("\u{1B}[?1049h  two\n> one\n  2/2 ─────\n\u{1B}[12;1H> on\u{1B}[12;5H")
        let field = try #require(stage.controller.elements.last)
        #expect(field.region.kind == .field && field.accessibilityValue == "on")
        #expect(!stage.controller.elements.contains { $0.region.kind == .progress })
    }

    @Test func `questions that name their keys are pressed by them`() throws {
        let stage = TerminalStage(
            "\u{1B}[?1049hSwap file exists!\n\u{1B}[12;1H[O]pen Read-Only, (E)dit anyway, (Q)uit: ", columns: 60)
        let edit = try #require(stage.element("Edit anyway, E"))
        #expect(edit.accessibilityActivate() && stage.takeSent() == "E")
    }
}
