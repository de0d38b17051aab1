import Speech
import Testing

/// One post of a test: by default an announcement.
struct Post: Sendable, CustomTestStringConvertible {
    var name: String
    var priority: UtterancePriority
    var kind: SpeechKind

    var testDescription: String { name }

    static let low = Post(name: "low", priority: .low, kind: .announcement)
    static let normal = Post(name: "default", priority: .default, kind: .announcement)
    static let high = Post(name: "high", priority: .high, kind: .announcement)
    static let focus = Post(name: "focus", priority: .default, kind: .focus)
    static let queuedFocus = Post(name: "queued focus", priority: .low, kind: .focus)
    static let system = Post(name: "system", priority: .default, kind: .system)
}

/// Two posts in a row while the first is spoken, and the outcome of each.
struct PairCase: Sendable, CustomTestStringConvertible {
    var first: Post
    var second: Post
    var policy: AnnouncementPolicy
    var outcomes: [SpeechEvent.Kind]

    init(_ first: Post, _ second: Post, _ policy: AnnouncementPolicy, _ one: SpeechEvent.Kind, _ two: SpeechEvent.Kind)
    {
        self.first = first
        self.second = second
        self.policy = policy
        outcomes = [one, two]
    }

    var testDescription: String { "\(first.name), then \(second.name), \(policy)" }
}

@Suite struct `Priorities` {
    /// Posts everything together, lets 0.3 seconds pass between posts, and returns how each ended.
    static func outcomes(_ posts: [Post], policy: AnnouncementPolicy) -> [SpeechEvent.Kind?] {
        var speaker = VirtualSpeaker(policy: policy)
        var events: [SpeechEvent] = []
        for post in posts {
            events +=
                speaker.post(
                    Utterance(text: "a message of \(post.name) words"), priority: post.priority, kind: post.kind
                ).events
            events += speaker.advance(by: .milliseconds(300))
        }
        events += speaker.advanceUntilIdle()
        return (1...posts.count).map { number in
            events.last { $0.id.rawValue == UInt64(number) && $0.kind.isTerminal }?.kind
        }
    }

    @Test(arguments: [
        PairCase(.low, .low, .realistic, .finished, .finished),
        PairCase(.low, .normal, .realistic, .interrupted, .finished),
        PairCase(.low, .high, .realistic, .interrupted, .finished),
        PairCase(.normal, .low, .realistic, .finished, .finished),
        PairCase(.normal, .normal, .realistic, .interrupted, .finished),
        PairCase(.normal, .high, .realistic, .interrupted, .finished),
        PairCase(.high, .low, .realistic, .finished, .finished),
        PairCase(.high, .normal, .realistic, .finished, .finished),
        PairCase(.high, .high, .realistic, .finished, .finished),
        PairCase(.low, .focus, .realistic, .interrupted, .finished),
        PairCase(.normal, .focus, .realistic, .interrupted, .finished),
        PairCase(.high, .focus, .realistic, .finished, .finished),
        PairCase(.focus, .focus, .realistic, .interrupted, .finished),
        PairCase(.focus, .queuedFocus, .realistic, .finished, .finished),
        PairCase(.focus, .low, .realistic, .finished, .finished),
        PairCase(.focus, .normal, .realistic, .finished, .dropped(.readerSpeech)),
        PairCase(.focus, .high, .realistic, .interrupted, .finished),
        PairCase(.system, .normal, .realistic, .finished, .dropped(.readerSpeech)),
        PairCase(.system, .focus, .realistic, .interrupted, .finished),
        PairCase(.focus, .system, .realistic, .interrupted, .finished),
        PairCase(.focus, .normal, .lenient, .finished, .finished),
        PairCase(.normal, .focus, .lenient, .interrupted, .finished),
        PairCase(.focus, .high, .lenient, .interrupted, .finished),
        PairCase(.normal, .normal, .lenient, .interrupted, .finished),
    ])
    func `of two utterances`(pair: PairCase) {
        #expect(Self.outcomes([pair.first, pair.second], policy: pair.policy) == pair.outcomes)
    }

    @Test func `a default announcement drops the low ones that wait`() {
        #expect(
            Self.outcomes([.high, .low, .normal], policy: .realistic)
                == [.finished, .dropped(.defaultAnnouncement), .finished])
    }

    @Test func `focus speech drops the announcements that wait behind a high one`() {
        #expect(
            Self.outcomes([.high, .normal, .low, .focus], policy: .realistic)
                == [.finished, .dropped(.readerSpeech), .dropped(.readerSpeech), .finished])
        #expect(
            Self.outcomes([.high, .normal, .focus], policy: .lenient) == [.finished, .finished, .finished])
    }

    @Test func `newer focus speech replaces focus speech that waits`() {
        #expect(
            Self.outcomes([.high, .focus, .focus], policy: .realistic) == [.finished, .superseded, .finished])
    }

    @Test func `urgent speech is spoken first, each priority in the order of posting`() {
        var speaker = VirtualSpeaker(policy: .lenient)
        var events: [SpeechEvent] = []
        let posts: [Post] = [.high, .low, .high, .low, .focus, .high]
        for post in posts {
            events += speaker.post(Utterance(text: "x"), priority: post.priority, kind: post.kind).events
        }
        events += speaker.advanceUntilIdle()
        #expect(events.filter { $0.kind == .finished }.map(\.id.rawValue) == [1, 3, 6, 5, 2, 4])
    }

    @Test func `the same key replaces a waiting utterance, not the current one`() {
        var speaker = VirtualSpeaker()
        var events: [SpeechEvent] = []
        for text in ["10 percent", "20 percent", "30 percent"] {
            events += speaker.post(Utterance(text: text), priority: .low, key: "progress").events
        }
        events += speaker.advanceUntilIdle()
        #expect(Transcript(events).finishedTexts == ["10 percent", "30 percent"])
        #expect(events.filter { $0.kind == .superseded }.map(\.id.rawValue) == [2])
    }

    @Test func `many posts with one key stay cheap while speech holds still`() {
        var queue = SpeechQueue()
        _ = queue.handle(.pause, at: .zero)
        for number in UInt64(1)...50_000 {
            _ = queue.handle(
                .post(
                    SpeechRequest(
                        id: .init(rawValue: number), utterance: .init(text: "x"), priority: .low, key: "progress")),
                at: .zero)
        }
        #expect(queue.pendingCount == 1)
    }

    @Test func `an interrupted utterance reports its spoken words`() {
        var speaker = VirtualSpeaker()
        _ = speaker.post(Utterance(text: "Wi-Fi is connected"))
        _ = speaker.advance(by: .milliseconds(700))
        let events = speaker.post(Utterance(text: "Stop"), priority: .high).events
        let end = events.first { $0.kind == .interrupted }
        #expect(end?.spokenRange == 0..<9)
    }

    @Test func `a pause holds announcements, and the reader's speech ends it`() {
        var speaker = VirtualSpeaker()
        _ = speaker.post(Utterance(text: "one two three four"))
        _ = speaker.advance(by: .milliseconds(400))
        _ = speaker.send(.pause)
        #expect(speaker.advance(by: .seconds(100)).isEmpty)
        _ = speaker.send(.resume)
        #expect(speaker.advanceUntilIdle().last?.kind == .finished)
        _ = speaker.send(.pause)
        #expect(!speaker.post(Utterance(text: "waits")).events.contains { $0.kind == .started })
        #expect(speaker.nextEventTime == nil)
        _ = speaker.post(Utterance(text: "Settings"), kind: .focus)
        #expect(speaker.advanceUntilIdle().last?.kind == .finished)
    }

    @Test func `skip goes on with the next, stop ends all`() {
        var speaker = VirtualSpeaker()
        for _ in 0..<3 { _ = speaker.post(Utterance(text: "x"), priority: .low) }
        #expect(speaker.send(.skip).map(\.kind) == [.cancelled])
        #expect(speaker.currentID?.rawValue == 2)
        #expect(speaker.send(.cancelAll).map(\.kind) == [.cancelled, .cancelled])
        #expect(speaker.isIdle)
    }
}
