import Testing

@testable import TerminalReader

/// Documents that programs show with a cursor that can be seen.
struct DocumentPageTests {
    @Test(arguments: [
        ("? Help       < FldrList  P PrevMsg       - PrevPage  D Delete      R Reply", true),
        ("O OTHER CMDS > [ViewMsg] N NextMsg     Spc NextPage  U Undelete    F Forward", true),
        ("q Quit   h Help   / Search", true),
        ("1 apple   2 pears   3 plums", false), ("A bird in the hand is worth two", false),
        ("name  x   size  y   age  z", false),
    ]) func `key help may be written in columns`(_ text: String, tells: Bool) {
        #expect(LineClassifier.tellsKeysInColumns(text) == tells)
    }

    @Test(arguments: [
        ("Type H for help, h for tutorial.", true), ("Press `Q' to quit, `H' for help, and SPACE to scroll.", true),
        ("H)elp O)ptions P)rint Q)uit", true), ("Type Ctrl-K Q to exit or Ctrl-K H for help", false),
        ("^G Help ^X to exit", false), ("type :q to exit, :h for help", false), ("I went to town for bread", false),
        ("a plan b to go, c for all", true), ("Vitamin C for all", false), ("Press [e] to exit screen", true),
        ("Press q to go back", true), ("Pass q to go back", false), ("Press on to the end", false),
    ])
    func `letters as keys tell that none is typed`(_ text: String, _ tells: Bool) {
        #expect(LineClassifier.tellsLetters(text) == tells)
    }

    @Test(arguments: [
        ("[l] Show log output   [c] Configure", 2), ("Keys: [enter] Edit an entry [d] Delete", 2),
        ("<Tab> next <Enter> opens <F1> help", 3), ("[x] Toys", 0), ("[1] Smith, 2020", 0), ("<OK>  <Cancel>", 0),
        ("see [q] for that", 0), ("", 0),
    ]) func `key help may be written in brackets`(_ text: String, count: Int) {
        #expect(LineClassifier.bracketedKeys(in: text) == count)
    }

    @Test func `a highlighted line of help above the keys is no item`() {
        let list = "\u{1B}[2;1H\u{1B}[7mcolor\u{1B}[m   red\u{1B}[3;1Hshape   round\u{1B}[4;1Hsize    3"
        let help = "\u{1B}[7;1H\u{1B}[7m\("color: that of the door".padded(to: 60))\u{1B}[m"
        let keys = "\u{1B}[8;1HKeys: [enter] Edit [d] Delete\u{1B}[9;7H[l] Log [c] Set\u{1B}[10;7H[t] More"
        #expect(opened(list + help + keys + "\u{1B}[2;9H").contains(.say("color red")))
        #expect(opened(list + help + keys + "\u{1B}[2;9H").allSatisfy { !"\($0)".contains("of the door, ") })
    }

    @Test func `another page is read from its first line where it says that a letter leaves it`() {
        var player = Player(columns: 60, rows: 10)
        _ =
            player.write("\u{1B}[?1049h\u{1B}[2J\u{1B}[2;1Hcolor   red\u{1B}[3;1Hshape   round\u{1B}[2;9H")
            + player.wait(1)
        func page(_ lines: [String]) -> String {
            "\u{1B}[2J" + lines.enumerated().map { "\u{1B}[\($0 + 2);2H\($1)" }.joined()
                + "\u{1B}[10;1HPress [e] to exit\u{1B}[2;2H"
        }
        let first = ["Welcome.", "This sets things.", "Keys move in it.", "Return edits.", "That is all."]
        #expect(texts(player.press("h") + player.write(page(first))) == first)
        let second = ["Colors are words.", "Shapes are words.", "Sizes are numbers.", "They count.", "The end."]
        #expect(texts(player.press("\u{1B}[6~") + player.write(page(second))) == second)
    }

    private func opened(_ text: String) -> [Spoken] {
        var player = Player(columns: 60, rows: 10)
        return player.write("\u{1B}[?1049h\u{1B}[H" + text) + player.wait(1)
    }

    @Test func `the first page is read from its first line where letters are keys`() {
        let page =
            "Up: the garden\r\n\r\nBeans\r\nSow them in May.\u{1B}[9;1H\u{1B}[44m-- garden, 4 lines --\u{1B}[K\u{1B}[m"
        #expect(
            opened(page + "\r\nType q to quit, h for help\u{1B}[H") == [
                .say("Up: the garden"), .say("Beans"), .say("Sow them in May."),
            ])
        #expect(opened(page + "\u{1B}[H").first == .say("Up: the garden"))
        #expect(!opened(page + "\u{1B}[H").contains(.say("Beans")))
    }

    private static let links = "A shop\r\nWe sell \u{1B}[93mapples\u{1B}[m and \u{1B}[32mpears\u{1B}[m.\r\nThe end."

    @Test func `the first page is read where the cursor is at a link within a line`() {
        #expect(
            opened(Self.links + "\u{1B}[2;8H") == [
                .say("A shop"), .say("We sell apples and pears."), .say("The end."),
            ])
    }

    @Test func `of two links that look alike the one at the cursor is read`() {
        var player = Player(columns: 60, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[H" + Self.links + "\u{1B}[2;8H") + player.wait(1)
        let next = "\u{1B}[2;9H\u{1B}[32mapples\u{1B}[m and \u{1B}[93mpears\u{1B}[m\u{1B}[2;19H"
        #expect(player.press("\u{1B}[B") + player.write(next) == [.stop, .say("pears")])
    }

    @Test func `an entry of a menu is read with the text after it`() {
        var player = Player(columns: 60, rows: 10)
        let page = "Menu:\r\n\u{1B}[4m* Beans\u{1B}[m::   Sow them in May.\r\n\u{1B}[4m* Peas\u{1B}[m::   In March."
        _ = player.write("\u{1B}[?1049h\u{1B}[H" + page + "\u{1B}[1;1H") + player.wait(1)
        _ = player.press("\u{1B}[B") + player.write("\u{1B}[2;1H\u{1B}[1m* Beans\u{1B}[m\u{1B}[2;1H")
        let next = "\u{1B}[2;1H\u{1B}[4m* Beans\u{1B}[m\u{1B}[3;1H\u{1B}[1m* Peas\u{1B}[m\u{1B}[3;1H"
        #expect(player.press("\u{1B}[B") + player.write(next) == [.stop, .say("* Peas:: In March.")])
    }
}
