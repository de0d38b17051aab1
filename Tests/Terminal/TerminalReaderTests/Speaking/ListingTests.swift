import Testing

@testable import TerminalReader

/// Listings that are written over a text, with the cursor behind them.
struct ListingTests {
    /// A letter above its line of state, with the cursor in the letter.
    static let letter =
        "\u{1B}[?1049h" + (1...6).map { "Line \($0) of the letter" }.joined(separator: "\r\n")
        + "\u{1B}[11;1H\u{1B}[7mletter.txt\u{1B}[K\u{1B}[m\u{1B}[6;3H"
    static let names = ["describe-bindings", "describe-command", "describe-key", "--end--"]
    static let listing = "\u{1B}[H" + names.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")

    @Test func `a listing over a text is read from its first line to that with the cursor`() {
        var player = Player(columns: 50, rows: 12)
        _ = player.write(Self.letter) + player.wait(1)
        #expect(texts(player.press("?") + player.write(Self.listing)) == Self.names)
    }
}
