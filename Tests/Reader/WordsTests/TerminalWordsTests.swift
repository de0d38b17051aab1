import Testing
import Words

/// The words of the terminal's reader.
@Suite struct TerminalWordsTests {
    @Test(arguments: [
        ("en", "3 lines, not all read", "70 equals", "2 of 5", "1 second"),
        ("de-AT", "3 Zeilen, nicht alle gelesen", "70 mal gleich", "2 von 5", "1 Sekunde"),
        ("fr", "3 lignes, pas toutes lues", "70 fois égal", "2 sur 5", "1 seconde"),
        ("ja", "3行、一部のみ読み上げ", "等号が70個", "5中の2", "1秒"),
        ("nl", "3 lines, not all read", "70 equals", "2 of 5", "1 second"),
    ])
    func `numbers stand where the language puts them`(
        _ tag: String, _ lines: String, _ repeated: String, _ place: String, _ second: String
    ) {
        let words = StringCatalog.builtIn.terminalWords(for: tag)
        #expect(words[.lineCount, 3] == lines && words[.position, 2, 5] == place && words[.seconds, 1] == second)
        #expect(words.repeated("=", 70) == repeated)
    }

    @Test func `the words in use are English until others are asked for, and again behind them`() {
        #expect(TerminalWords.current.language == "en")
        TerminalWords.$current.withValue(StringCatalog.builtIn.terminalWords(for: "es")) {
            #expect(TerminalWords.current[.blank] == "en blanco")
        }
        #expect(TerminalWords.current[.blank] == "blank")
    }

    @Test(arguments: [
        (Character("."), "dot"), ("|", "bar"), ("(", "left paren"), ("#", "number sign"), ("a", nil), ("…", "ellipsis"),
    ])
    func `characters have the names that people use in shells`(_ character: Character, _ name: String?) {
        #expect(TerminalWords.current.name(of: character) == name)
    }
}
