import TerminalReader
import Testing

struct `Marks of items` {
    /// A finder: a pointer, a mark, then the item; the selected one has a different background.
    private func draw(_ selected: Int, marked: Set<Int>, pointer: String = ">", mark: String = ">") -> String {
        let rows = ["apple", "banana", "cherry"].enumerated().map { index, name in
            let text = (index == selected ? pointer : " ") + (marked.contains(index) ? mark : " ") + name
            return index == selected ? "\u{1B}[1;48;5;236m\(text)\u{1B}[m" : text
        }
        return "\u{1B}[?25l\u{1B}[H" + (["Pick some:", ""] + rows).joined(separator: "\u{1B}[K\r\n") + "\u{1B}[K"
    }

    private func player() -> Player {
        var player = Player()
        _ = player.write("\u{1B}[?1049h" + draw(0, marked: []))
        _ = player.wait(0.3)
        return player
    }

    @Test(arguments: ["+", ">", "*", "┃"])
    func `are announced once a key has drawn one`(_ mark: String) {
        var player = player()
        #expect(player.press("\u{1B}[B") + player.write(draw(1, marked: [])) == [.stop, .say("banana, 2 of 3")])
        #expect(
            player.press(" ") + player.write(draw(1, marked: [1], mark: mark)) == [
                .stop, .say("banana, checked, 2 of 3"),
            ])
        #expect(
            player.press("\u{1B}[B") + player.write(draw(2, marked: [1], mark: mark)) == [
                .stop, .say("cherry, not checked, 3 of 3"),
            ])
        #expect(
            player.press("\u{1B}[A") + player.write(draw(1, marked: [1], mark: mark)) == [
                .stop, .say("banana, checked, 2 of 3"),
            ])
        #expect(
            player.press(" ") + player.write(draw(1, marked: [])) == [.stop, .say("banana, not checked, 2 of 3")])
    }

    @Test func `are announced before the item that is selected next`() {
        var player = player()
        #expect(
            player.press("\t") + player.write(draw(1, marked: [0])) == [
                .stop, .say("apple, checked"), .say("banana, not checked, 2 of 3"),
            ])
    }

    @Test func `a pointer is no mark`() {
        var player = player()
        _ = player.press("\u{1B}[B") + player.write(draw(1, marked: [], pointer: "*"))
        #expect(
            player.press("\u{1B}[B") + player.write(draw(2, marked: [], pointer: "*")) == [
                .stop, .say("* cherry, 3 of 3"),
            ])
        #expect(player.machine.programLists.marks == nil)
    }

    @Test func `may be blanks on a ground of their own`() {
        func files(_ marked: Set<Int>, selected: Int) -> String {
            let rows = ["alpha.txt", "bravo.txt", "docs"].enumerated().map { index, name in
                " " + (marked.contains(index) ? "\u{1B}[45m \u{1B}[m" : " ") + (index == selected ? "\u{1B}[7m" : "")
                    + " \(name)  "
                    + "\u{1B}[m"
            }
            return "\u{1B}[?25l\u{1B}[H" + (["~/files"] + rows).joined(separator: "\u{1B}[K\r\n")
        }
        var player = Player(rows: 10)
        _ = player.write("\u{1B}[?1049h" + files([], selected: 1)) + player.wait(0.3)
        for (marks, said) in [(Set([1]), "bravo.txt, checked"), (Set([]), "bravo.txt, not checked")] {
            #expect(texts(player.press(" ") + player.write(files(marks, selected: 1))) == [said])
        }
        // A sign that goes along with the selection is none.
        _ = player.press("j")
        #expect(texts(player.write(files([2], selected: 2))).contains { $0.hasPrefix("docs") })
    }
}
