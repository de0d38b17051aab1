import Testing

@testable import TerminalEmulator

/// Recorded inputs and the screens that they leave, from xterm.js.
@Suite(.enabled(if: SharedData.isPresent, "the reference files are not there"))
struct EscapeSequenceFilesTests {
    static let names = SharedData.names(in: "escape-sequence-files", suffix: ".in")

    /// Applies the line discipline of a pseudo-terminal to the output: LF becomes CR LF.
    private func output(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }

    private func rows(_ text: String) -> [String] {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = Substring(line)
            while line.last == " " || line.last == "\r" { line.removeLast() }
            return String(line)
        }
        while rows.last == "" { rows.removeLast() }
        return rows
    }

    @Test(arguments: names)
    func `the screen is as recorded`(name: String) throws {
        let input = output(try SharedData.bytes("escape-sequence-files/\(name).in"))
        let expected = rows(String(decoding: try SharedData.bytes("escape-sequence-files/\(name).text"), as: UTF8.self))
        var terminal = Terminal(size: Size(rows: 25, columns: 80))
        terminal.feed(input)
        let actual = rows(terminal.screen.text)
        for row in 0..<max(actual.count, expected.count) {
            let (shown, wanted) = (row < actual.count ? actual[row] : "", row < expected.count ? expected[row] : "")
            #expect(shown == wanted, "\(name), row \(row)")
        }
    }

    @Test(arguments: names)
    func `the screen is the same when every byte comes alone`(name: String) throws {
        let input = output(try SharedData.bytes("escape-sequence-files/\(name).in"))
        var whole = Terminal(size: Size(rows: 25, columns: 80))
        whole.feed(input)
        var split = Terminal(size: Size(rows: 25, columns: 80))
        for byte in input { split.feed(CollectionOfOne(byte)) }
        #expect(Snapshot(whole) == Snapshot(split))
    }
}
