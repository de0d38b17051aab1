import TerminalEmulator
import Testing

@testable import TerminalReader

/// Lists above a bar that is the heading of their item's details.
struct ValueListTests {
    private static let names = ["colour", "depth", "engine", "font"]

    private static func model(_ lines: [String]) -> ScreenModel {
        var terminal = Terminal(size: Size(rows: 12, columns: 40))
        terminal.feed(("\u{1B}[?1049h\u{1B}[?25l" + lines.joined(separator: "\r\n")).utf8)
        return ScreenModel(terminal.screen)
    }

    private static let title = "\u{1B}[7m\("Options".padded(to: 40))\u{1B}[m"
    private static let head = "\u{1B}[100m\("Help".padded(to: 40))\u{1B}[m"

    private static func values(_ lit: Int, _ value: String) -> [String] {
        names.enumerated().map { row, name in
            row == lit ? "\(name.padded(to: 12))\u{1B}[43m\(value.padded(to: 28))\u{1B}[m" : "\(name.padded(to: 12))no"
        }
    }

    @Test(arguments: [("no", "depth no"), ("", "depth")])
    func `have the item whose value alone has a bar`(_ value: String, _ text: String) {
        let model = Self.model([Self.title] + Self.values(1, value) + [Self.head, "How deep it is.", "", ""])
        #expect(model.selected.map(\.text) == [text] && model.selected.first?.count == 4)
    }

    @Test func `have the item with a marker rather than the bar below them`() {
        let rows = Self.names.enumerated().map { $0 == 2 ? "> \($1)" : "  \($1)" }
        #expect(Self.model([Self.title] + rows + [Self.head, "What drives it."]).selected.map(\.text) == ["engine"])
    }

    @Test func `have the bar where it is one of their rows`() {
        let rows = Self.names.enumerated().map { $0 == 2 ? "> \($1)" : "  \($1)" }
        let lit = "  \u{1B}[100m\("green".padded(to: 38))\u{1B}[m"
        #expect(Self.model([Self.title] + rows + [lit, "  height"]).selected.map(\.text) == ["green"])
    }

    @Test func `are none where a highlighted value is only a word`() {
        let lines = Self.names.map { "\($0.padded(to: 12))no" } + ["state       \u{1B}[42mfine\u{1B}[m"]
        #expect(Self.model(["A report"] + lines).selected.isEmpty)
    }
}
