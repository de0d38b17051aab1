import Foundation
import Speech
import TerminalEmulator
import Testing

@testable import TerminalReader

/// The registry of explainers: each has a change that it takes.
struct ChangeExplainerTests {
    /// A change of a screen, and the rule that announces it.
    struct Scene: CustomStringConvertible, Sendable {
        var explainer: any ChangeExplainer.Type
        /// The first drawing of the program.
        var before: String
        /// The keys that are pressed.
        var keys: [String] = []
        /// The second drawing.
        var after: String
        /// The expected speech.
        var heard: [String]
        /// The number of rows of the screen.
        var rows = 10

        var description: String { "\(explainer)" }
    }

    private static let page = "\u{1B}[?1049h\u{1B}[H"
    private static let hidden = page + "\u{1B}[?25l"
    private static let numbered = (1...9).map { "line \($0)" }.joined(separator: "\r\n")

    private static func box(_ row: Int, _ column: Int, _ title: String, _ lines: [String], border: String = "")
        -> String
    {
        let width = 16
        var text = "\u{1B}[\(row);\(column)H\(border)┌─ \(title) "
        text += String(repeating: "─", count: width - title.count - 3) + "┐\u{1B}[m"
        for (index, line) in lines.enumerated() {
            let place = "\u{1B}[\(row + 1 + index);"
            text += "\(place)\(column)H\(border)│\u{1B}[m\(line)\(place)\(column + width + 1)H\(border)│\u{1B}[m"
        }
        return text + "\u{1B}[\(row + 1 + lines.count);\(column)H\(border)└"
            + String(repeating: "─", count: width) + "┘\u{1B}[m"
    }

    private static func week(_ what: String) -> String {
        (1...6).map { "10 11 12   \(what) of \($0)" }.joined(separator: "\r\n")
    }

    /// Keys next to numbers, with a line between them from edge to edge, and the cursor at an unrelated position.
    private static func stack(_ keys: [String], _ numbers: [String]) -> String {
        (0..<10).map { row in
            let key = keys.indices.contains(row) ? keys[row] : ""
            return "\u{1B}[\(row + 1);1H" + key.padded(to: 20) + "│ "
                + (numbers.indices.contains(row) ? numbers[row] : "").padded(to: 8)
        }.joined() + "\u{1B}[10;60H"
    }

    /// A tree of files of which one is highlighted, and a text next to it.
    private static func tree(_ text: [String], at lit: Int) -> String {
        hidden
            + ["docs", "├── tools", "│   └── saw.py", "├── apple.md", "└── zoo.json"].enumerated().map { row, name in
                let line = text.indices.contains(row) ? text[row] : ""
                return "\u{1B}[\(row + 2);1H" + (row == lit ? "\u{1B}[7m\(name)\u{1B}[m" : name)
                    + "\u{1B}[\(row + 2);20H\(line)\u{1B}[K"
            }.joined() + "\u{1B}[10;1Hq Quit  f Files  t Theme"
    }

    /// Cells of a notebook, of which one has a frame.
    private static func cells(framed: Int) -> String {
        let cells = [["The shop"], ["pears = 6", "pears * 7"], ["print(1)"]]
        var lines: [String] = []
        for (index, cell) in cells.enumerated() {
            let (left, right) = index == framed ? ("│", "│") : (" ", " ")
            let edge = String(repeating: index == framed ? "─" : " ", count: 20)
            lines += [index == framed ? "┌\(edge)┐" : " \(edge) "]
            lines += cell.map { left + $0.padded(to: 20) + right }
            lines += [index == framed ? "└\(edge)┘" : " \(edge) "]
        }
        return "\u{1B}[HFile  Edit" + lines.enumerated().map { "\u{1B}[\($0 + 2);1H\($1)" }.joined()
    }

    static let scenes: [Scene] = [
        Scene(
            explainer: LitRowExplainer.self,
            before: page + "find g\r\n\u{1B}[7mWORDS  by:age  case:no\u{1B}[K\u{1B}[m\r\n"
                + ["reen", "rey", "old"].map { " \u{1B}[1mg\u{1B}[m\($0)\r\n" }.joined() + "\u{1B}[1;7H",
            keys: ["\u{1B}[B"], after: "\u{1B}[3;1H\u{1B}[1;7m green\u{1B}[K\u{1B}[m\u{1B}[1;7H", heard: ["green"]),
        Scene(
            explainer: OpenedMenusExplainer.self, before: page + "notes.txt  L:1\r\ntext\r\nmore\u{1B}[2;1H",
            keys: ["\u{1B}[20~"],
            after:
                "\u{1B}[H\u{1B}[46m  \u{1B}[40m File \u{1B}[46m  Edit   Search   Options   Help \u{1B}[K\u{1B}[m\u{1B}[2;1H",
            heard: ["File"]),
        Scene(
            explainer: FlowExplainer.self, before: page + "$ list", keys: ["\r"],
            after: "\r\none\r\ntwo\r\n$ ", heard: ["one", "two", "$"]),
        Scene(
            explainer: NewPictureExplainer.self, before: page + numbered + "\u{1B}[10;1Hstatus\u{1B}[2;1H",
            keys: ["\r"], after: "\u{1B}[2J\u{1B}[Hother\r\npicture\r\naltogether\u{1B}[4;1H", heard: []),
        Scene(
            explainer: PanelExplainer.self, before: hidden + "text", keys: ["q"],
            after: box(3, 5, "Quit", ["Really?", "  \u{1B}[7m< Yes >\u{1B}[m"]),
            heard: ["Quit, Really?", "Yes, button"]),
        Scene(
            explainer: OpenedBelowExplainer.self,
            before: hidden + "first\r\n\u{1B}[7msecond \u{1B}[m\r\nthird", keys: ["\r"],
            after: "\u{1B}[6;1H\u{1B}[44m second\u{1B}[K\u{1B}[m\r\nFrom: Ann\r\n\r\nHow are you?\r\nBye.\r\n~\r\n~",
            heard: ["From: Ann", "How are you?", "Bye."], rows: 14),
        Scene(
            explainer: ChoiceExplainer.self,
            before: hidden + "Pick:\r\n\r\n\u{1B}[7m  one  \u{1B}[m\r\n  two\r\n  three",
            keys: ["\u{1B}[B"], after: "\u{1B}[3;1H  one  \r\n\u{1B}[7m  two  \u{1B}[m", heard: ["two, 2 of 3"]),
        Scene(
            explainer: FocusBorderExplainer.self,
            before: hidden + box(1, 1, "Left", ["alpha"], border: "\u{1B}[32m") + box(1, 21, "Right", ["beta"])
                + box(5, 1, "Low", ["gamma"]),
            keys: ["\t"],
            after: box(1, 1, "Left", ["alpha"]) + box(1, 21, "Right", ["beta"], border: "\u{1B}[32m"),
            heard: ["Right", "beta"]),
        Scene(
            explainer: MovedHighlightExplainer.self,
            before: hidden + "\u{1B}[1mone\u{1B}[m   two   three", keys: ["\u{1B}[C"],
            after: "\u{1B}[Hone   \u{1B}[1mtwo\u{1B}[m", heard: ["two"]),
        Scene(
            explainer: MovedBlockExplainer.self,
            before: hidden + "\u{1B}[1;44m  Theme        \u{1B}[22m\r\n  ← Default →  \u{1B}[m│Which colours.\r\n"
                + "\u{1B}[1m  Truecolor    \u{1B}[m│It can be set\r\n    True       │anywhere.",
            keys: ["\u{1B}[B"],
            after: "\u{1B}[H\u{1B}[1m  Theme        \u{1B}[m\r\n    Default    │\u{1B}[KIf there are more.\r\n"
                + "\u{1B}[1;44m  Truecolor    \u{1B}[m│\u{1B}[K\r\n\u{1B}[44m  ← True →     \u{1B}[m│\u{1B}[K",
            heard: ["Truecolor, True"]),
        Scene(
            explainer: MovedEmphasisExplainer.self,
            before: hidden + "Mixer\r\n\u{1B}[1mSpeakers    \u{1B}[32m80\u{1B}[39m ┌▮▮▮┐\r\n            "
                + "\u{1B}[32m70\u{1B}[39m └▮▮ ┘\u{1B}[m\r\n\r\nHeadphones  \u{1B}[32m50\u{1B}[39m  ┌▮▮ ┐\r\n"
                + "            \u{1B}[32m50\u{1B}[39m  └▮▮ ┘",
            keys: ["\u{1B}[B"],
            after: "\u{1B}[2;1HSpeakers    \u{1B}[32m80\u{1B}[39m  ┌▮▮▮┐\r\n            "
                + "\u{1B}[32m70\u{1B}[39m  └▮▮ ┘\r\n\r\n\u{1B}[1mHeadphones  \u{1B}[32m50\u{1B}[39m ─┌▮▮ ┐\r\n"
                + "            \u{1B}[32m50\u{1B}[39m ─└▮▮ ┘\u{1B}[m",
            heard: ["Headphones 50, 50"]),
        Scene(
            explainer: MovedColumnExplainer.self,
            before: hidden + "menu\r\n\u{1B}[1;7mname\u{1B}[m  price\r\n\u{1B}[1mfig\u{1B}[m   9\r\n"
                + "\u{1B}[1;7mpear \u{1B}[22m 5    \u{1B}[m\r\n\u{1B}[1mplum\u{1B}[m  2",
            keys: ["\u{1B}[C"],
            after: "\u{1B}[2;1Hname  \u{1B}[1;7mprice\u{1B}[m\r\nfig   \u{1B}[1m9\u{1B}[m\r\n"
                + "\u{1B}[7mpear  \u{1B}[1m5    \u{1B}[m\r\nplum  \u{1B}[1m2\u{1B}[m",
            heard: ["price, 5"]),
        Scene(
            explainer: MovedMarkerExplainer.self, before: hidden + "a question\r\n* one\r\n  two\r\n  three",
            keys: ["\u{1B}[B"], after: "\u{1B}[2;1H \u{1B}[3;1H*", heard: ["two, 2 of 3"]),
        Scene(
            explainer: SidePanelExplainer.self,
            before: hidden + "The quick brown fox jumps over it\r\nand then it runs away from them",
            keys: ["m"],
            after:
                "\u{1B}[H\u{1B}[2KMenu      The quick brown fox jumps over it\r\n\u{1B}[2K Open     and then it runs away from them",
            heard: ["Menu"]),
        Scene(
            explainer: FinderExplainer.self,
            before: page + "> ap\r\n  2/9\r\n\u{1B}[7m> apple\u{1B}[m\r\n  apricot\u{1B}[1;5H", keys: ["\u{7F}"],
            after: "\u{1B}[1;4H \u{1B}[2;1H  5/9\u{1B}[1;4H", heard: ["p", "apple, 1 of 2"]),
        Scene(
            explainer: PagerExplainer.self, before: page + numbered + "\r\n:", keys: ["\u{1B}[B"],
            after: "\r\u{1B}[K\u{1B}[S\u{1B}[9;1Hline 10\r\n:", heard: ["line 10"]),
        Scene(
            explainer: RemovedRowsExplainer.self,
            before: page + "one\r\ntwo\r\nthree\r\nfour\u{1B}[2;1H", keys: ["d"], after: "\u{1B}[M",
            heard: ["deleted two", "three"]),
        Scene(
            explainer: HiddenCursorExplainer.self, before: hidden + "title", keys: ["x"],
            after: "\u{1B}[3;1Hdone with it", heard: ["done with it"]),
        Scene(
            explainer: EndedProgramExplainer.self,
            before: page + "\u{1B}[?25lName?\r\n", keys: ["\r"],
            after: "\u{1B}[2;1Hall is done\r\n\u{1B}[?25hYour age? ", heard: ["all is done", "Your age?"]),
        Scene(
            explainer: OtherPageExplainer.self,
            before: page + "\u{1B}[44m one \u{1B}[K\u{1B}[m\r\nalpha\r\nbeta\r\ngamma\u{1B}[3;1H", keys: ["2"],
            after: "\u{1B}[H\u{1B}[44m two \u{1B}[K\u{1B}[m\r\ndelta\r\nepsilon\r\nzeta \u{1B}[1;1H",
            heard: ["two", "delta", "epsilon", "zeta"]),
        Scene(
            explainer: ParkedCursorExplainer.self, before: page + "title\r\n\r\none\r\ntwo\u{1B}[10;1Hfoot\u{1B}[7;60H",
            keys: ["n"],
            after: "\u{1B}[3;1Hthree\u{1B}[K\r\nfour\u{1B}[7;60H", heard: ["title", "three", "four", "foot"]),
        Scene(
            explainer: TickBoxExplainer.self,
            before: page + box(2, 2, "Set", ["[ ] on  [x] off", "", "  < OK >"]) + "\u{1B}[3;4H",
            keys: ["\t"], after: "\u{1B}[3;12H", heard: ["off, checked"]),
        Scene(
            explainer: CursorRowExplainer.self, before: page + "one\r\ntwo\r\nthree\u{1B}[1;1H",
            keys: ["\u{1B}[B"], after: "\u{1B}[2;1H", heard: ["two"]),
        Scene(
            explainer: LinkExplainer.self,
            before: page + "a page\r\nsee \u{1B}[4mthe manual\u{1B}[m for more\u{1B}[1;1H", keys: ["\t"],
            after: "\u{1B}[2;5H", heard: ["the manual"]),
        Scene(
            explainer: TickedBoxExplainer.self,
            before: hidden + "title\r\n\u{1B}[38;2;60;60;60m▐\u{1B}[48;2;60;60;60mX\u{1B}[m"
                + "\u{1B}[38;2;60;60;60m▌\u{1B}[m Monday",
            keys: [" "], after: "\u{1B}[2;2H\u{1B}[38;2;0;255;0;48;2;60;60;60mX\u{1B}[m",
            heard: ["Monday, checked"]),
        Scene(
            explainer: GainedFocusExplainer.self,
            before: hidden + "title\r\n│ Anna\r\n│ trip\r\n\r\n  Bob\r\n  bill", keys: ["j"],
            after: "\u{1B}[2;1H \u{1B}[3;1H \u{1B}[5;1H│\u{1B}[6;1H│", heard: ["Bob, bill"]),
        Scene(
            explainer: TypedExplainer.self, before: hidden + "title\r\nline two", keys: ["z"],
            after: "\u{1B}[2;1Hlzine two", heard: ["z"]),
        Scene(
            explainer: DrawnCaretExplainer.self, before: hidden + "names\r\n  Ann\r\n  Bo|", keys: ["b"],
            after: "\u{1B}[3;1H  Bob|", heard: ["b"]),
        Scene(
            explainer: AskingPageExplainer.self, before: page + "Find this:\u{1B}[1;12H", keys: ["?"],
            after: "\u{1B}[H\u{1B}[Kone way\r\ntwo ways\r\nthree ways\r\nPress any key to go on:",
            heard: ["one way", "two ways", "three ways", "Press any key to go on:"]),
        Scene(
            explainer: EnteredBoxExplainer.self,
            before: hidden + box(1, 1, "Files", ["alpha     ", "bravo     "]), keys: ["n"],
            after: box(6, 4, "New name", ["            "]) + "\u{1B}[7;5H\u{1B}[?25h", heard: ["New name, edit field"]),
        Scene(
            explainer: ScrolledUnderCursorExplainer.self, before: page + numbered + "\u{1B}[H", keys: ["\u{1B}[B"],
            after: "\u{1B}[H" + (2...10).map { "line \($0)\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[H",
            heard: ["line 10"]),
        Scene(
            explainer: MovedInGridExplainer.self, before: page + week("rest") + "\u{1B}[2;4H", keys: ["\u{1B}[C"],
            after: "\u{1B}[H" + week("work") + "\u{1B}[2;7H", heard: ["12"]),
        Scene(
            explainer: DocumentExplainer.self,
            before: page + "Title\r\n\r\nsome text\r\nmore text\u{1B}[10;1HType H for help, q to quit\u{1B}[H",
            keys: ["n"], after: "\u{1B}[HOther\r\n\r\n\u{1B}[Kwords here\r\n\u{1B}[Kand there\u{1B}[H",
            heard: ["Other", "words here", "and there"]),
        Scene(
            explainer: FoundExplainer.self,
            before: page + "one\r\nand two\r\nand three more\r\nfour\u{1B}[10;1H/three", keys: ["\r"],
            after: "\u{1B}[10;1H\u{1B}[K\u{1B}[3;5H\u{1B}[43mthree\u{1B}[m\u{1B}[1;1H", heard: ["and three more"]),
        Scene(
            explainer: AskedWordExplainer.self,
            before: page
                + "Dear Bob,\r\nthe \u{1B}[7mwether\u{1B}[m was fine.\r\nYours, Ann\r\n\r\n1) weather\r\n2) whether\r\n? ",
            keys: ["1"],
            after:
                "\u{1B}[2;5Hweather was fine.\u{1B}[3;8H\u{1B}[7mAnn\u{1B}[m\u{1B}[5;4HAnna\u{1B}[K\u{1B}[6;4HAnne\u{1B}[K\u{1B}[7;3H",
            heard: ["Yours, Ann", "1) Anna", "2) Anne"]),
        Scene(
            explainer: FramedPageExplainer.self, before: hidden + "title", keys: ["?"],
            after: box(1, 1, "Help", (1...17).map { "line \($0)" }), heard: ["Help"] + (1...17).map { "line \($0)" },
            rows: 24),
        Scene(
            explainer: BlockWidgetExplainer.self, before: hidden + "line one\r\nline two", keys: ["/"],
            after: "\u{1B}[94m\u{1B}[4;1H▊▔▔▔▔▔▔▔▔▔▔▎\u{1B}[5;1H▊\u{1B}[m Find     \u{1B}[94m▎"
                + "\u{1B}[6;1H▊▁▁▁▁▁▁▁▁▁▁▎\u{1B}[m\u{1B}[5;3H",
            heard: ["Find, edit field"]),
        Scene(
            explainer: BlockCardExplainer.self, before: hidden + BlockCardTests.board(0), keys: ["\u{1B}[C"],
            after: BlockCardTests.board(1), heard: ["Call Ann, about it, tomorrow"], rows: 12),
        Scene(
            explainer: HeadingBarExplainer.self, before: hidden + HeadingBarTests.day(9, "nothing"), keys: ["j"],
            after: HeadingBarTests.day(10, "Dentist in town"), heard: ["Monday at 10:00", "Dentist in town"], rows: 16),
        Scene(
            explainer: RuledGridExplainer.self,
            before: page + RuledGridTests.grid(RuledGridTests.cells) + "\u{1B}[5;5H",
            keys: ["l"], after: "\u{1B}[5;9H", heard: ["blank"], rows: 16),
        Scene(
            explainer: PushedLeftExplainer.self, before: page + "\u{1B}[9;59H3\u{1B}[9;60H", keys: ["7"],
            after: "\u{1B}[9;58H37\u{1B}[9;60H", heard: ["7"]),
        Scene(
            explainer: AskedAboveExplainer.self, before: page + numbered + "\u{1B}[2;3H", keys: ["\u{18}"],
            after: "\u{1B}[9;1H\u{1B}[44m\u{1B}[KSave it? (y, n)\u{1B}[m\u{1B}[10;1H", heard: ["Save it? (y, n)"]),
        Scene(
            explainer: ListingExplainer.self, before: ListingTests.letter, keys: ["?"],
            after: ListingTests.listing, heard: ListingTests.names, rows: 12),
        Scene(
            explainer: BothPanesExplainer.self,
            before: hidden + stack(["Modes", "add  +", "drop \\"], ["", "36"]), keys: ["\r"],
            after: stack(["Walk", "prev up", "next down", "roll r", "keep k"], ["", "6"]), heard: ["6"]),
        Scene(
            explainer: OpenedBesideExplainer.self, before: tree(["def saw():", "    cut()"], at: 1), keys: ["\r"],
            after: tree(["Apple", "", "An apple is red.", "It is round."], at: 3),
            heard: ["Apple", "An apple is red.", "It is round."]),
        Scene(
            explainer: MovedFrameExplainer.self, before: hidden + cells(framed: 0), keys: ["\u{1B}[B"],
            after: cells(framed: 1), heard: ["pears = 6", "pears * 7"], rows: 14),
        Scene(
            explainer: WrittenBoxExplainer.self, before: hidden + "\u{1B}[2;2HWith   [ ]  milk\u{1B}[3;9H[ ]  tea",
            keys: [" "], after: "\u{1B}[2;10HX", heard: ["milk, checked"]),
        Scene(
            explainer: UnaskedExplainer.self, before: hidden + "title", after: "\u{1B}[4;1Hnews by itself",
            heard: ["news by itself"]),
    ]

    private static func played(_ scene: Scene) -> (machine: SpeakingMachine, heard: [String]) {
        var player = Player(columns: 60, rows: scene.rows)
        _ = player.write(scene.before) + player.wait(1)
        for key in scene.keys { _ = player.press(key) }
        let spoken = player.write(scene.after)
        let texts = spoken.compactMap { item -> String? in
            switch item {
            case .say(let text), .notice(let text), .character(let text): text
            case .stop, .sound: nil
            }
        }
        return (player.machine, texts)
    }

    @Test(arguments: scenes) func `each takes what it knows`(_ scene: Scene) {
        let (machine, heard) = Self.played(scene)
        #expect(machine.explainer.map { "\(type(of: $0))" } == "\(scene.explainer)")
        #expect(heard == scene.heard)
    }

    @Test func `none is without a scene, but those of a first page and of one that comes back`() {
        let known = Set(Self.scenes.map { "\($0.explainer)" })
        let all = ChangeExplainers.standard.map { "\(type(of: $0))" }
        #expect(Set(all).count == all.count)
        #expect(Set(all).subtracting(known) == ["PageExplainer", "UncoveredExplainer"])
    }

    // MARK: The order

    private struct Speaker: ChangeExplainer {
        var text: String?

        func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
            machine.typed += "."
            return text.map { $0.isEmpty ? [] : [.say($0)] }
        }
    }

    private static func explained(_ texts: [String?]) -> (spoken: [Spoken], asked: Int, isTaken: Bool) {
        let terminal = Terminal(size: Size(rows: 4, columns: 20))
        let image = ScreenImage(terminal.screen)
        let model = ScreenModel(image)
        let change = ScreenChange(
            from: image, to: image, model, model, .whole(rows: 4), key: nil, keyTime: .zero, at: Instant(seconds: 9))
        var machine = SpeakingMachine()
        let answer = ChangeExplainers.explain(change, for: &machine, by: texts.map(Speaker.init))
        return (answer.spoken, machine.typed.count, answer.explainer != nil)
    }

    @Test func `the first rule that takes a change speaks, and no later one is asked`() {
        #expect(Self.explained([nil, "one", "two"]) == ([.say("one")], 2, true))
        #expect(Self.explained(["", "one"]) == ([], 1, true))
        #expect(Self.explained([nil, nil]) == ([], 2, false))
    }

    @Test func `an answer is no answer without a key, or long after it`() {
        func isAnswer(_ key: PressedKey?, after seconds: Double) -> Bool {
            let image = ScreenImage(Terminal(size: Size(rows: 4, columns: 20)).screen)
            let model = ScreenModel(image)
            return ScreenChange(
                from: image, to: image, model, model, .whole(rows: 4), key: key, keyTime: Instant(seconds: 5),
                at: Instant(seconds: 5 + seconds)
            ).isAnswer
        }
        #expect(isAnswer(.tab, after: 1.9) && !isAnswer(.tab, after: 2) && !isAnswer(nil, after: 0))
    }
}
