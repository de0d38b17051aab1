import Speech
import Testing

@Suite struct `Speech timing` {
    // 60 wpm: a standard word lasts one second, a sixth of it 1/6 s.
    @Test(
        arguments: [
            ("", 0), ("   ", 0), ("hello", 6), ("OK", 3), ("hello there", 12), ("hi, you", 4 * 2 + 1 + 0),
            ("日本語", 9), ("\u{0301}", 2),
        ] as [(String, Int)])
    func `a word of n characters lasts n + 1 sixths of a standard word`(text: String, sixths: Int) {
        let slow = SpeechTiming(wordsPerMinute: 10)
        let extra = text.contains(",") ? 500_000_000 * 3 : 0
        let base = text == "hi, you" ? 8 : sixths
        #expect(slow.duration(of: Utterance(text: text)) == .nanoseconds(base * 1_000_000_000 + extra))
    }

    @Test func `175 words per minute are 175 standard words in a minute`() {
        let text = Array(repeating: "apple", count: 175).joined(separator: " ")
        let seconds = Double(SpeechTiming().duration(of: Utterance(text: text)).components.seconds)
        #expect(seconds == 59 || seconds == 60)
    }

    @Test(arguments: [Double.nan, -1.0, -Double.infinity])
    func `a pause of no sensible length lasts no time`(seconds: Double) {
        #expect(SpeechTiming().duration(of: Utterance([.pause(seconds: seconds)])) == .zero)
    }

    @Test func `an endless pause ends after a minute`() {
        #expect(SpeechTiming().duration(of: Utterance([.pause(seconds: .infinity)])) == .seconds(60))
    }

    @Test(arguments: [Int.min, -1, 0, 1, Int.max]) func `any rate is brought into range`(rate: Int) {
        let timing = SpeechTiming(wordsPerMinute: rate)
        #expect((1...10_000).contains(timing.wordsPerMinute ?? 0))
        #expect(timing.duration(of: Utterance(text: "word")) > .zero)
    }

    @Test func `word ranges are those of the joined text`() {
        let utterance = Utterance([
            .text(SpokenText("Größe 👍🏽", role: .label)), .pause(seconds: 0.1), .text(SpokenText("")),
            .text(SpokenText("button", role: .trait)),
        ])
        var speaker = VirtualSpeaker()
        var events = speaker.post(utterance).events
        events += speaker.advanceUntilIdle()
        let scalars = Array(utterance.text.unicodeScalars)
        let words = events.compactMap { event -> String? in
            guard case .word(let range) = event.kind else { return nil }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
        #expect(words == ["Größe", "👍🏽", "button"])
        #expect(events.last?.spokenRange == 0..<scalars.count)
    }

    @Test func `spelling takes a standard word for each letter`() {
        let spelled = Utterance([.text(SpokenText("abc", spellsOut: true))])
        #expect(SpeechTiming(wordsPerMinute: 60).duration(of: spelled) >= .milliseconds(2999))
    }

    @Test func `a transcript has one stable form`() {
        var speaker = VirtualSpeaker(timing: SpeechTiming(wordsPerMinute: 100))
        var transcript = Transcript()
        let utterance = Utterance([.mark("begin"), .text(SpokenText("Say \"hi\"\u{1}\n"))])
        for event in speaker.post(utterance, key: "k").events { transcript.append(event) }
        for event in speaker.advance(by: .milliseconds(450)) { transcript.append(event) }
        for event in speaker.post(Utterance(text: "Alert"), priority: .high).events { transcript.append(event) }
        for event in speaker.advanceUntilIdle() { transcript.append(event) }
        #expect(
            transcript.description == """
                0.000 #1 posted announcement default key "k" "Say \\"hi\\"\\u{1}\\n"
                0.000 #1 started
                0.000 #1 mark "begin"
                0.000 #1 word "Say"
                0.400 #1 word "hi"
                0.450 #2 posted announcement high "Alert"
                0.450 #1 interrupted after "Say \\""
                0.450 #2 started
                0.450 #2 word "Alert"
                1.050 #2 finished

                """)
        #expect(!transcript.text(includingWords: false).contains("word"))
    }
}
