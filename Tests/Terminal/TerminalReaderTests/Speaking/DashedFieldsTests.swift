import Testing

@testable import TerminalReader

/// A status line filled up with dashes that has several fields.
struct DashedFieldsTests {
    private static func line(_ last: String, _ number: Int = 1) -> String {
        "--edit--*--F9 for Help--tree.txt--<text>--L\(number)\(last)".padding(to: 78)
    }

    private static func heard(_ after: String, cursor: String) -> [String] {
        var player = Player(columns: 80, rows: 8)
        _ = player.write("\u{1B}[?1049h\u{1B}[Hone\r\ntwo\r\nthree\u{1B}[8;1H\(line("----"))\u{1B}[2;1H")
        _ = player.wait(1)
        _ = player.press("\u{13}")
        return texts(player.write("\u{1B}[8;1H\(after)\u{1B}[\(cursor)H"))
    }

    @Test(arguments: [
        (line("--search term: "), "8;58", ["search term:"]),
        (line("--Not found--"), "2;1", ["Not found"]),
        (line("--Nothing is saved--"), "2;1", ["Nothing is saved"]),
        (line("----", 2), "3;1", ["three"]),
    ])
    func `only the new text of a line filled up with dashes is read`(
        _ after: String, _ cursor: String, _ heard: [String]
    ) {
        #expect(Self.heard(after, cursor: cursor) == heard)
    }

    @Test(arguments: [
        ("--a--b--c--", "--a--b--d--", ["d"]), ("--a--b--L1--", "--a--b--L2--", []),
        ("--a--b--", "--a--c--", nil), ("a -- b -- c", "a -- b -- d", nil), ("--a--b--c--", "Not found", nil),
    ])
    func `only two states of one line have fresh parts`(_ before: String, _ after: String, _ fresh: [String]?) {
        #expect(DashedFields.fresh(in: after, since: before) == fresh)
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: "-", count: max(0, width - count)) }
}
