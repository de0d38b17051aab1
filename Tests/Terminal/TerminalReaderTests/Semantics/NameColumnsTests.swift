import TerminalReader
import Testing

struct `Names in columns` {
    private func said(_ output: String) -> [String] {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        return player.write("\r\n" + output.replacing("\n", with: "\r\n") + "\r\n$ ").compactMap {
            if case .say(let text) = $0 { text } else { nil }
        }
    }

    private static let listing = """
        alpha.txt    foxtrot.txt  kilo.txt
        bravo.txt    golf.txt     lima.txt
        charlie.txt  hotel.txt
        """

    @Test(arguments: [
        (listing, ["alpha.txt, bravo.txt, charlie.txt", "foxtrot.txt, golf.txt, hotel.txt", "kilo.txt, lima.txt"]),
        // The quotes begin a column before the names.
        (
            " alpha.txt     delta.txt\n bravo.txt     echo.txt\n charlie.txt  'golf hotel.txt'",
            ["alpha.txt, bravo.txt, charlie.txt", "delta.txt, echo.txt, 'golf hotel.txt'"]
        ),
        ("a.txt  b.txt  Makefile", ["a.txt, b.txt, Makefile"]),
        // The text after a line's number belongs to it.
        ("1       apples\n2       pears\n3       plums", ["1 apples", "2 pears", "3 plums"]),
        ("0  3\n1  4\n2  5", ["0 3", "1 4", "2 5"]), ("2  5", ["2 5"]),
        // Along the lines.
        (
            "alpha  bravo  charlie\ndelta  echo   foxtrot\ngolf",
            ["alpha, bravo, charlie", "delta, echo, foxtrot", "golf"]
        ),
        // Sorted by time, and the last column is not full.
        (
            "zeta   mike   able\nbravo  yoke   oboe\nnan    sugar\npeter  love",
            ["zeta, bravo, nan, peter", "mike, yoke, sugar, love", "able, oboe"]
        ),
        ("日本語  東京\n漢字    大阪", ["日本語, 東京", "漢字, 大阪"]),
        // The line that follows is not a name.
        ("a.txt    c.txt    e.txt\nb.txt    d.txt\ndone", ["a.txt, b.txt", "c.txt, d.txt", "e.txt", "done"]),
    ])
    func `are said with a pause between them in the order in which they are listed`(
        _ output: String, _ spoken: [String]
    ) {
        #expect(said(output) == spoken)
    }

    @Test(arguments: [
        "Hello there.  This is a sentence.\nAnd another  one.", "total 8\n-rw-r--r-- 1 root root  411 Nov 21 a.txt",
        "    indented  text", "NAME   READY  AGE\npod-1  1/1    3m",
    ])
    func `other lines are said as they are`(_ output: String) {
        #expect(said(output) == output.split(separator: "\n").map { ScreenWords.line(String($0)) })
    }

    @Test func `are the items of a list in that order`() throws {
        let model = ScreenModel(showing: "$ ls\n" + Self.listing + "\n$ ", rows: 10, columns: 60)
        let list = try #require(model.regions.first { $0.kind == .list })
        #expect(list.frame.rows == 1..<4)
        #expect(
            list.children.map(\.text) == [
                "alpha.txt", "bravo.txt", "charlie.txt", "foxtrot.txt", "golf.txt", "hotel.txt", "kilo.txt", "lima.txt",
            ])
        #expect(list.children[3].frame.rows == 1..<2 && list.children[3].frame.columns == 13..<24)
        #expect(list.children[3].index == 4 && list.children[3].count == 8)
    }

    @Test func `a table without a header is no list`() {
        let table = "zoe    30  Berlin\nalice  25  Paris\nbob    41  Rome"
        let model = ScreenModel(showing: table, rows: 10, columns: 60)
        #expect(!model.regions.contains { $0.kind == .list })
    }
}
