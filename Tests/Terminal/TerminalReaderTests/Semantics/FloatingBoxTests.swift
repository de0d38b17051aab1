import TerminalEmulator
import Testing

@testable import TerminalReader

/// A dialog that floats within the frame that a program draws around all it shows.
struct FloatingBoxTests {
    private static func box(
        _ row: Int, _ column: Int, _ width: Int, _ height: Int, _ title: String, _ color: String = ""
    )
        -> String
    {
        let edge = title + String(repeating: "─", count: width - 2 - title.count)
        let sides = (1..<height - 1).map { line in
            "\u{1B}[\(row + line);\(column)H\u{1B}[\(color)m│\u{1B}[m\("".padded(to: width - 2))\u{1B}[\(color)m│\u{1B}[m"
        }
        return "\u{1B}[\(row);\(column)H\u{1B}[\(color)m┌\(edge)┐\u{1B}[m" + sides.joined()
            + "\u{1B}[\(row + height - 1);\(column)H\u{1B}[\(color)m└\(String(repeating: "─", count: width - 2))┘\u{1B}[m"
    }

    private static func model(_ drawn: String) -> ScreenModel {
        var terminal = Terminal(size: Size(rows: 24, columns: 60))
        let list = "\u{1B}[3;3H\u{1B}[7malpha\u{1B}[m\u{1B}[4;3Hbravo\u{1B}[5;3Hcharlie"
        terminal.feed(("\u{1B}[?1049h\u{1B}[?25l" + box(1, 1, 60, 24, "Tasks") + list + drawn).utf8)
        return ScreenModel(ScreenImage(terminal.screen), depth: .choices)
    }

    private static let dialog = box(8, 15, 30, 8, "Confirm") + "\u{1B}[9;17HDelete it?"

    @Test func `has the buttons of which one has another background`() {
        let model = Self.model(Self.dialog + "\u{1B}[11;20H\u{1B}[7m Yes \u{1B}[m     No ")
        #expect(model.selected.map(\.spoken) == ["Yes, button, 1 of 2"] && model.dialog?.label == "Confirm")
    }

    @Test(arguments: [(0, "Yes, button, 1 of 2"), (1, "No, button, 2 of 2")])
    func `has buttons in separate frames, of which one is highlighted`(_ focus: Int, _ spoken: String) {
        let frames = (0..<2).map { Self.box(11, 18 + 12 * $0, 9, 3, "", $0 == focus ? "36" : "90") }.joined()
        let model = Self.model(Self.dialog + frames + "\u{1B}[12;21HYes\u{1B}[12;33HNo")
        #expect(model.selected.map(\.spoken) == [spoken])
    }

    @Test func `is none where a field has a frame of its own`() {
        let model = Self.model(Self.box(10, 15, 30, 3, "Name"))
        #expect(model.selected.map(\.text) == ["alpha"])
    }
}
