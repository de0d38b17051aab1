import AccessibilityTree
import ScreenReader
import Speech
import Testing

/// Text that is read by characters, words and lines without being edited.
@MainActor @Suite struct TextReadingTests {
    private func read(
        _ node: Node, _ setting: RotorSetting, _ moves: [Bool], _ options: ScreenReader.Options = .init()
    ) -> [String] {
        let session = startedSession(FakeSource([node]), options: options)
        session.perform(Command.rotor(setting))
        let start = session.spokenLog.count
        for forward in moves { session.perform(forward ? .nextItem : .previousItem) }
        return Array(session.spokenLog[start...])
    }

    @Test(arguments: [
        ("Hi!", ["cap H", "i", "exclamation mark"]), ("a\tb", ["a", "tab", "b"]), ("a\nb", ["a", "new line", "b"]),
        ("x²", ["x", "²"]), ("👨‍👩‍👧!", ["family: man, woman, girl", "exclamation mark"]),
        ("👍🏽a", ["thumbs up: medium skin tone", "a"]),
        ("🇩🇪", ["flag: Germany"]), ("❤️", ["red heart"]), ("e\u{301}", ["e\u{301}"]), ("ß", ["ß"]), ("É", ["cap É"]),
        ("漢字", ["漢", "字"]), ("\u{200D}", ["zero width joiner"]), ("☃", ["snowman"]), ("\r\n.", ["new line", "period"]),
        ("10€", ["1", "0", "euro"]),
    ])
    func `characters are spoken by their names, one grapheme at a time`(_ text: String, _ spoken: [String]) {
        #expect(read(.element(1, text), .characters, spoken.map { _ in true }) == spoken)
    }

    @Test func `words are separated by blanks, or by kinds of letters where there are no blanks`() {
        #expect(read(.element(1, "  Hi,  you "), .words, [true, true, false]) == ["Hi,", "you", "Hi,"])
        #expect(
            read(.element(1, "東京へ行くカメラ"), .words, Array(repeating: true, count: 5))
                == ["東京", "へ", "行", "く", "カメラ"])
    }

    @Test func `lines are those of the layout where it is known`() {
        let label = Node.element(1, "one two three four").with { $0.text = TextFacts(lineBreaks: [8, 14]) }
        #expect(
            read(label, .lines, [true, true, true, true, false]) == [
                "one two ", "three ", "four", "four", "three ",
            ])
    }

    @Test func `lines are those of the text where the layout is not known`() {
        #expect(
            read(.element(1, "one\n\nthree\n"), .lines, Array(repeating: true, count: 4))
                == ["one", "blank", "three", "blank"])
    }

    @Test(arguments: [[5, 2], [-3, 4], [100, 200], [3, 3]])
    func `lines that cannot be do no harm`(_ breaks: [Int]) {
        let label = Node.element(1, "one two").with { $0.text = TextFacts(lineBreaks: breaks) }
        #expect(!read(label, .lines, Array(repeating: true, count: 5)).isEmpty)
    }

    @Test(arguments: [
        (ScreenReader.RotorOptions.Border.soundAndItem, ["a", "b", "b"]), (.sound, ["a", "b"]),
        (.soundAndWords, ["a", "b", "b"]),
    ])
    func `the end of a text reads its last piece again`(
        _ border: ScreenReader.RotorOptions.Border, _ spoken: [String]
    ) {
        var options = ScreenReader.Options()
        options.rotor.border = border
        #expect(read(.element(1, "ab"), .characters, [true, true, true], options) == spoken)
    }

    @Test func `characters, words and lines share their place`() {
        let session = startedSession(FakeSource([.element(1, "one two\nsix ten")]))
        session.perform(Command.rotor(.words))
        session.nextItem()
        session.nextItem()
        session.perform(Command.rotor(.characters))
        session.nextItem()
        #expect(session.lastSpoken == "o")
    }

    @Test func `a text that has become shorter is read from its end`() {
        let source = FakeSource([.element(1, "a long text")])
        let session = startedSession(source)
        session.perform(Command.rotor(.words))
        for _ in 0..<3 { session.nextItem() }
        source.change(1) { $0.label = "tiny" }
        session.update()
        session.previousItem()
        #expect(session.lastSpoken == "tiny")
    }

    // MARK: Phonetics

    private func rest(_ phonetics: ScreenReader.Phonetics, _ text: String, for duration: Duration) -> [String] {
        var options = ScreenReader.Options()
        options.text.phonetics = phonetics
        let session = startedSession(FakeSource([.element(1, text)]), options: options)
        session.perform(Command.rotor(.characters))
        let start = session.spokenLog.count
        session.nextItem()
        session.run(for: duration)
        return Array(session.spokenLog[start...])
    }

    @Test func `a letter is followed by its word when the user rests on it`() {
        #expect(rest(.afterPause, "h", for: .seconds(2)) == ["h", "Hotel"])
        #expect(rest(.afterPause, "h", for: .milliseconds(500)) == ["h"])
        #expect(rest(.afterPause, "H", for: .seconds(9)) == ["cap H", "Hotel"])
        #expect(rest(.afterPause, "!", for: .seconds(9)) == ["exclamation mark"])
    }

    @Test func `the phonetic word is spoken alone, or is left out, as the option sets`() {
        #expect(rest(.only, "h", for: .seconds(9)) == ["Hotel"])
        #expect(rest(.off, "h", for: .seconds(9)) == ["h"])
    }

    @Test func `moving on cancels the phonetic word of the previous letter`() {
        let session = startedSession(FakeSource([.element(1, "ab"), .element(2, "End")]))
        session.perform(Command.rotor(.characters))
        session.nextItem()
        session.run(for: .milliseconds(900))
        session.next()
        session.run(for: .seconds(5))
        #expect(!session.spokenLog.contains("Alfa"))
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e300])
    func `a delay that is no time does no harm`(_ delay: Double) {
        var options = ScreenReader.Options()
        options.text.phoneticDelay = delay
        let session = startedSession(FakeSource([.element(1, "a")]), options: options)
        session.perform(Command.rotor(.characters))
        session.nextItem()
        session.run(for: .seconds(3700))
        #expect(session.lastSpoken == "Alfa")
    }

    // MARK: Capitals

    @Test(
        arguments: [
            (ScreenReader.Capitals.speaksCap, "cap A", nil), (.raisesPitch, "A", 1.4), (.nothing, "A", nil),
        ] as [(ScreenReader.Capitals, String, Double?)])
    func `capitals are announced as the option sets`(
        _ capitals: ScreenReader.Capitals, _ text: String, _ pitch: Double?
    ) {
        var options = ScreenReader.Options()
        options.text.capitals = capitals
        let session = startedSession(FakeSource([.element(1, "A")]), options: options)
        session.perform(Command.rotor(.characters))
        var parts: [Utterance.Part] = []
        session.output = { if case .posted(let spoken) = $0 { parts = spoken.utterance.parts } }
        session.nextItem()
        #expect(session.lastSpoken == text)
        guard case .text(let spoken) = parts.first else {
            Issue.record("nothing was spoken")
            return
        }
        #expect(spoken.pitch == pitch)
    }
}
