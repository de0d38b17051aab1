import TerminalReader
import Testing

struct `Focus shown by a border` {
    /// Boxes below each other; that with the focus has a line of another colour.
    private func draw(_ focus: Int, _ names: [String] = ["One", "Two", "Three"]) -> String {
        let boxes = names.enumerated().map { index, name in
            let (color, reset) = index == focus ? ("\u{1B}[32m", "\u{1B}[m") : ("\u{1B}[90m", "\u{1B}[m")
            let edge = String(repeating: "─", count: 20)
            let body = "\(name.lowercased()) text".padding(20)
            return "\(color)╭─\(name)\(edge.dropFirst(name.count + 1))╮\(reset)\r\n"
                + "\(color)│\(reset)\(body)\(color)│\(reset)\r\n\(color)╰\(edge)╯\(reset)"
        }
        return "\u{1B}[H" + boxes.joined(separator: "\r\n")
    }

    private func player(_ names: [String] = ["One", "Two", "Three"]) -> Player {
        var player = Player()
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + draw(0, names))
        _ = player.wait(0.3)
        return player
    }

    @Test func `is announced by the title of the box and its content`() {
        var player = player()
        for (focus, name) in [(1, "Two"), (2, "Three"), (0, "One")] {
            #expect(
                player.press("\t") + player.write(draw(focus)) == [
                    .stop, .say(name), .say("\(name.lowercased()) text"),
                ])
        }
    }

    @Test func `is that of the line with another colour where there are only two boxes`() {
        var player = player(["One", "Two"])
        #expect(player.press("\t") + player.write(draw(1, ["One", "Two"])) == [.stop, .say("Two"), .say("two text")])
        #expect(player.press("\t") + player.write(draw(0, ["One", "Two"])) == [.stop, .say("One"), .say("one text")])
    }

    @Test func `is not announced where the colours of all borders change`() {
        var player = player()
        let spoken = player.press("x") + player.write(draw(0).replacing("\u{1B}[90m", with: "\u{1B}[34m"))
        #expect(spoken == [.stop])
    }
}

extension String {
    fileprivate func padding(_ count: Int) -> String { self + String(repeating: " ", count: count - self.count) }
}
