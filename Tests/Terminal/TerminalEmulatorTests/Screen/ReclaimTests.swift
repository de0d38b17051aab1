import Testing

@testable import TerminalEmulator

/// Tables of styles, clusters and links hold many entries, and give up those that no cell uses.
struct ReclaimTests {
    private func terminal(scrollback: Int) -> Terminal {
        var options = Options()
        options.scrollbackLines = scrollback
        options.logsOperations = false
        return Terminal(size: Size(rows: 2, columns: 20), options: options)
    }

    @Test
    func `more styles than the table holds come and go`() {
        var terminal = terminal(scrollback: 10)
        for number in 0..<100_000 {
            terminal.feed("\u{1B}[38;2;\(number >> 16);\(number >> 8 & 255);\(number & 255)mx\r")
        }
        #expect(terminal.screen[0, 0].attributes.foreground == .rgb(red: 1, green: 134, blue: 159))
        #expect(terminal.interpreter.styles.styles.count <= StyleTable.capacity)
    }

    @Test
    func `more clusters than the table holds come and go`() {
        var terminal = terminal(scrollback: 10)
        var last = ""
        for number in 0..<80_000 {
            let scalars = [0x61 + number % 26, 0x300 + number / 26 % 64, 0x300 + number / 1_664 % 64]
            last = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar(UInt32($0)) }))
            terminal.feed(last + "\r")
        }
        #expect(terminal.screen.text(row: 0) == last)
        #expect(terminal.interpreter.clusters.count <= ClusterTable.capacity)
    }

    @Test
    func `more links than the table holds come and go`() {
        var terminal = terminal(scrollback: 10)
        for number in 0..<40_000 { terminal.feed("\u{1B}]8;;http://x/\(number)\u{7}L\r") }
        #expect(terminal.screen[0, 0].link == Hyperlink(uri: "http://x/39999"))
        #expect(terminal.interpreter.links.count <= LinkTable.capacity)
    }

    @Test
    func `a table whose entries are all in use refuses new ones and keeps the old`() {
        var terminal = terminal(scrollback: 30_000)
        for number in 0..<20_000 { terminal.feed("\u{1B}]8;;http://x/\(number)\u{7}L\u{1B}]8;;\u{7}\r\n") }
        #expect(terminal.scrollback.runs(0).first?.link == Hyperlink(uri: "http://x/0"))
        #expect(terminal.scrollback.text(19_990) == "L" && terminal.scrollback.runs(19_990).first?.link == nil)
    }
}
