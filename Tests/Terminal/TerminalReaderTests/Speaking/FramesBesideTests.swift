import Testing

@testable import TerminalReader

/// Frames that adjoin each other, of which one has the focus.
struct FramesBesideTests {
    /// Two lists below each other and a text without a list above them.
    private static func draw(_ state: String, focus: Int, item: Int) -> String {
        func frame(_ title: String, _ lines: [String]) -> [String] {
            ["╭─\(title)\(String(repeating: "─", count: 18 - title.count))─╮"]
                + lines.map { "│\($0)│" } + ["╰\(String(repeating: "─", count: 20))╯"]
        }
        func list(_ names: [String], _ hasFocus: Bool) -> [String] {
            names.enumerated().map { index, name in
                index == item && hasFocus ? "\u{1B}[44m\(name.padded(to: 20))\u{1B}[m" : name.padded(to: 20)
            }
        }
        let rows =
            frame("State", [state.padded(to: 20)]) + frame("Fruit", list(["apple", "pear", "plum"], focus == 0))
            + frame("Trees", list(["oak", "elm", "ash"], focus == 1))
        return "\u{1B}[H" + rows.joined(separator: "\r\n")
    }

    private static func player(_ heard: inout [Spoken]) -> Player {
        var player = Player(columns: 60, rows: 16)
        heard = player.write("\u{1B}[?1049h\u{1B}[?25l" + draw("two days", focus: 0, item: 0)) + player.wait(1)
        return player
    }

    @Test func `the frame with the focus is read as the program begins`() {
        var heard: [Spoken] = []
        _ = Self.player(&heard)
        #expect(heard == [.say("Fruit"), .say("apple, 1 of 3")])
    }

    @Test func `the frame that gets the focus is read with its title first`() {
        var heard: [Spoken] = []
        var player = Self.player(&heard)
        #expect(
            player.press("j") + player.write(Self.draw("two days", focus: 0, item: 1)) == [.stop, .say("pear, 2 of 3")])
        #expect(
            player.press("\t") + player.write(Self.draw("two days", focus: 1, item: 0)) == [
                .stop, .say("Trees"), .say("oak, 1 of 3"),
            ])
    }

    @Test func `a frame that shows a state is no dialog`() {
        var heard: [Spoken] = []
        var player = Self.player(&heard)
        #expect(
            player.press("j") + player.write(Self.draw("three days", focus: 0, item: 1)) == [
                .stop, .say("pear, 2 of 3"),
            ])
    }
}
