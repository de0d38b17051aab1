import Foundation
import Speech
import TerminalEmulator
import TestSupport
import Testing
import Words

@testable import TerminalReader

/// The speech of the terminal reader in languages other than English.
struct LanguageTests {
    private static let german = StringCatalog.builtIn.terminalWords(for: "de")

    @Test func `each command and each setting has a word`() {
        let commands = ReaderCommand.allCases.compactMap(\.wordKey)
        #expect(commands.count == ReaderCommand.allCases.count && Set(commands).count == commands.count)
        #expect(TerminalSetting.allCases.allSatisfy { $0.wordKey != nil })
        #expect(ReaderCommand.search.summary == "search" && ReaderCommand.lastLine.summary == "last line")
    }

    @Test func `states, positions and the effects of keys are announced in the language`() {
        TerminalWords.$current.withValue(Self.german) {
            var player = Player(columns: 40, rows: 8)
            _ =
                player.write("\u{1B}[?1049h\u{1B}[?25lWahl:\r\n\r\n\u{1B}[7m[ ] Eis  \u{1B}[m\r\n[x] Tee\r\n")
                + player.wait(1)
            _ = player.press("\u{1B}[B")
            let spoken = player.write("\u{1B}[3;1H[ ] Eis  \r\n\u{1B}[7m[x] Tee  \u{1B}[m")
            #expect(spoken == [.say("Tee, markiert, 2 von 2")])
            #expect(player.secrecy(true) == [.notice("Passwortfeld")])
            #expect(ScreenWords.of("====") == "4 mal gleich" && ScreenWords.character("(") == "Klammer auf")
        }
    }

    @Test func `settings are announced in the language`() {
        TerminalWords.$current.withValue(Self.german) {
            var menu = SettingsMenu()
            var settings = SettingsInForce()
            #expect(menu.perform(.settings, on: &settings) == .say("Einstellungen, für alle Programme"))
            #expect(menu.perform(.nextElement, on: &settings) == .say("Tempo, 50 %"))
        }
    }

    @Test func `nothing is said that is not a word of a table`() throws {
        let folder = PackageFolders.root.appending(path: "Sources/Terminal/TerminalReader")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let literal = /(\.(say|notice)\(|(Rotor|Action)\(name: |label: |role: )"[^"\\]*[A-Za-z]/
        var read = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            read += 1
            for (number, line) in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated()
            where !line.contains("//") {
                #expect(line.firstMatch(of: literal) == nil, "\(file.lastPathComponent):\(number + 1)")
            }
        }
        #expect(read > 100)
    }

    @Test func `elements are announced in the language`() {
        var terminal = Terminal(size: Size(rows: 8, columns: 40))
        terminal.feed("\u{1B}[?1049h\u{1B}[?25lWahl:\r\n\r\n\u{1B}[7m[ ] Eis  \u{1B}[m\r\n[x] Tee\r\n".utf8)
        let mode = ReviewMode()
        let effects = TerminalWords.$current.withValue(Self.german) {
            mode.perform(.nextElement, on: terminal, prompt: "", at: .zero)
                + mode.perform(.currentElement, on: terminal, prompt: "", at: Instant(seconds: 1))
        }
        let heard = effects.map { "\($0)" }.joined(separator: "\n")
        #expect(heard.contains("markiert") && !heard.contains("checked"), "\(heard)")
    }
}
