import Testing

@testable import Speech

@Suite struct `Options of the speech queue` {
    /// Each word lasts as long as a standard word: 60 ms for each letter and the space, at 166 words per minute.
    static func speaker(_ options: SpeechQueue.Options, _ policy: AnnouncementPolicy = .realistic) -> VirtualSpeaker {
        VirtualSpeaker(timing: SpeechTiming(wordsPerMinute: 200), policy: policy, options: options)
    }

    @Test func `suspended speech goes on from its word when the more urgent speech has ended`() {
        var speaker = Self.speaker(SpeechQueue.Options(resumesInterrupted: true))
        var log = Transcript()
        func add(_ events: [SpeechEvent]) { events.forEach { log.append($0) } }
        let parts: [Utterance.Part] = [
            .mark("first"), .text(SpokenText("alpha bravo")), .mark("second"), .text(SpokenText("charlie delta")),
        ]
        add(speaker.post(Utterance(parts), priority: .low).events)
        add(speaker.advance(by: .milliseconds(400)))
        add(speaker.post(Utterance(text: "urgent"), priority: .high).events)
        add(speaker.post(Utterance(text: "later"), priority: .low).events)
        add(speaker.advanceUntilIdle())
        let lines = log.description.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1)[1] }
        #expect(
            lines == [
                "#1 posted announcement low \"alpha bravo charlie delta\"", "#1 started", "#1 mark \"first\"",
                "#1 word \"alpha\"", "#1 word \"bravo\"",
                "#2 posted announcement high \"urgent\"", "#1 suspended",
                "#3 posted announcement low \"later\"",
                "#2 started", "#2 word \"urgent\"", "#2 finished",
                "#1 resumed", "#1 word \"bravo\"", "#1 mark \"second\"", "#1 word \"charlie\"", "#1 word \"delta\"",
                "#1 finished", "#3 started", "#3 word \"later\"", "#3 finished",
            ])
        #expect(log.events.last { $0.id.rawValue == 1 }?.spokenRange == 0..<25)
    }

    @Test func `speech of the same urgency still interrupts`() {
        var speaker = Self.speaker(SpeechQueue.Options(resumesInterrupted: true))
        _ = speaker.post(Utterance(text: "one two three"))
        _ = speaker.advance(by: .milliseconds(10))
        let kinds = speaker.post(Utterance(text: "four")).events.map(\.kind)
        #expect(kinds.contains(.interrupted))
        #expect(!kinds.contains(.suspended))
    }

    @Test func `suspended speech that is stopped reports its spoken words`() {
        var speaker = Self.speaker(SpeechQueue.Options(resumesInterrupted: true))
        let low = speaker.post(Utterance(text: "alpha bravo charlie"), priority: .low).id
        _ = speaker.advance(by: .milliseconds(400))
        _ = speaker.post(Utterance(text: "urgent"), priority: .high)
        let events = speaker.send(.cancel(low))
        #expect(events.map(\.kind) == [.cancelled])
        #expect(events[0].spokenRange == 0..<6)
    }

    @Test func `focus speech suspends an announcement and newer focus speech does not lose it`() {
        var speaker = Self.speaker(SpeechQueue.Options(resumesInterrupted: true))
        let announcement = speaker.post(Utterance(text: "alpha bravo charlie")).id
        _ = speaker.advance(by: .milliseconds(400))
        _ = speaker.post(Utterance(text: "button"), kind: .focus)
        _ = speaker.post(Utterance(text: "switch"), kind: .focus)
        let ends = speaker.advanceUntilIdle().filter(\.kind.isTerminal)
        #expect(ends.map(\.kind) == [.finished, .finished])
        #expect(ends.last?.id == announcement)
    }

    @Test(arguments: [false, true])
    func `a newcomer ends the speech with its key where that is asked for`(endsSpeech: Bool) {
        var speaker = Self.speaker(SpeechQueue.Options(keysEndSpeech: endsSpeech))
        let first = speaker.post(Utterance(text: "10 percent"), priority: .low, key: "progress").id
        _ = speaker.advance(by: .milliseconds(10))
        let events = speaker.post(Utterance(text: "20 percent"), priority: .low, key: "progress").events
        #expect(events.contains { $0.id == first && $0.kind == .interrupted } == endsSpeech)
    }

    @Test func `the last report of progress outlives what drops others`() {
        var speaker = Self.speaker(SpeechQueue.Options(keepsLastOfKey: true))
        _ = speaker.post(Utterance(text: "busy"), priority: .high)
        var ends: [UtteranceID: SpeechEvent.Kind] = [:]
        func note(_ events: [SpeechEvent]) {
            for event in events where event.kind.isTerminal { ends[event.id] = event.kind }
        }
        let other = speaker.post(Utterance(text: "no key"), priority: .low).id
        let reports = (1...3).map { number in
            let post = speaker.post(Utterance(text: "\(number) of 3"), priority: .low, key: "progress")
            note(post.events)
            return post.id
        }
        note(speaker.post(Utterance(text: "saved")).events)
        note(speaker.advanceUntilIdle())
        #expect(ends[other] == .dropped(.defaultAnnouncement))
        #expect(reports.map { ends[$0] } == [.superseded, .superseded, .finished])
    }
}
