import TerminalEmulator
import TerminalReader
import Testing

struct RadioButtonTests {
    private let lists = ProgramLists(detectors: [radioButtons])

    @Test func `the selected radio button is found with its position`() {
        var terminal = Terminal(size: Size(rows: 4, columns: 40))
        terminal.feed("Sound\r\n( ) Piano  (*) Strings  ( ) Brass".utf8)
        let model = ScreenModel(terminal.screen, lists: lists)
        #expect(model.selected.map(\.spoken) == ["Strings, 2 of 3"])
    }

    @Test func `brackets in running text are not radio buttons`() {
        var terminal = Terminal(size: Size(rows: 4, columns: 40))
        terminal.feed("A line of text (*) with a note".utf8)
        #expect(ScreenModel(terminal.screen, lists: lists).selected.isEmpty)
    }

    @Test func `a changed selection is announced`() throws {
        var settings = SpeakingSettings()
        settings.detectors = [radioButtons]
        let cast = try Cast(
            """
            {"version": 2, "width": 40, "height": 4}
            [0.1, "o", "\\u001b[?1049h\\u001b[?25lSound\\r\\n(*) Piano  ( ) Strings"]
            [2.0, "i", "\\u001b[C"]
            [2.1, "o", "\\u001b[2;2H \\u001b[2;13H*"]
            """)
        let spoken = CastSpeech(cast, settings: settings).lines.map(\.description)
        #expect(spoken.last == "say: Strings, 2 of 2")
    }
}
