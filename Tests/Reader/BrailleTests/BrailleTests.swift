import Braille
import Speech
import Testing

@Suite struct `Braille output` {
    static let isInstalled = (try? BrailleTranslator()) != nil

    @Test(
        .enabled(if: isInstalled, "liblouis is not installed"),
        arguments: [
            ("en-US", "Settings", "⠠⠎⠑⠞⠞⠊⠝⠛⠎"), ("de-DE", "Tag", "⠞⠁⠛"), ("fr", "Réglages", "⠨⠗⠿⠛⠇⠁⠛⠑⠎"),
            ("it_IT", "no", "⠝⠕"), ("ru", "да", "⠙⠁"), ("xx", "no", "⠝⠕"),
        ])
    func `the table follows the language`(language: String, text: String, cells: String) throws {
        #expect(try BrailleTranslator(language: language).cells(text) == cells)
    }

    @Test(.enabled(if: isInstalled, "liblouis is not installed"))
    func `each text of an utterance has its own table`() throws {
        let utterance = Utterance([
            .text(SpokenText("no")), .pause(seconds: 1), .text(SpokenText("é", language: "fr")),
            .text(SpokenText("é", language: "en")),
        ])
        #expect(try BrailleTranslator(language: "en").cells(utterance) == "⠝⠕⠀⠿⠀⠘⠌⠑")
    }

    @Test(.enabled(if: isInstalled, "liblouis is not installed"))
    func `a table can be named`() throws {
        #expect(try BrailleTranslator(table: "en-ueb-g2.ctb").cells("the") == "⠮")
        #expect(throws: BrailleError.unknownTable("nosuch.ctb")) { try BrailleTranslator(table: "nosuch.ctb") }
        #expect(throws: BrailleError.unknownTable("/etc/passwd")) { try BrailleTranslator(table: "/etc/passwd") }
        #expect(throws: BrailleError.unknownTable("")) { try BrailleTranslator(table: "") }
    }

    @Test(
        .enabled(if: isInstalled, "liblouis is not installed"),
        arguments: [
            String(repeating: "a", count: 5000), String(repeating: "word ", count: 3000),
            String(repeating: "😀", count: 1500), String(repeating: "e\u{301}", count: 3000),
            "a\u{0}b\u{1}\u{202E}\n\tc", String(repeating: "設", count: 2500), "",
        ])
    func `any text becomes cells and nothing else`(text: String) throws {
        let cells = try BrailleTranslator(language: "en").cells(text)
        #expect(cells.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
        #expect(cells.isEmpty == text.isEmpty)
    }

    @Test(.enabled(if: isInstalled, "liblouis is not installed"))
    func `several threads can write at once`() async throws {
        let translator = try BrailleTranslator()
        let results = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<50 { group.addTask { try? translator.cells("Settings") } }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(results == ["⠠⠎⠑⠞⠞⠊⠝⠛⠎"])
    }

    @Test(arguments: [(nil, "en-ueb-g1.ctb"), ("zh-Hant-TW", "zh-tw.ctb"), ("de", "de-g0.utb"), ("", "en-ueb-g1.ctb")])
    func `the best table comes first and there is always one`(language: String?, table: String) {
        #expect(BrailleTable.candidates(language: language).first == table)
    }

    @Test func `a line of text has no control characters`() {
        #expect(UtteranceLine.plain(" a\u{1}\n\r\n b\u{202E}\tc ") == "a b c")
    }
}
