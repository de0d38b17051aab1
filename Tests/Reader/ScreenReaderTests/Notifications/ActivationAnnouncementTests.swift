import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor @Suite struct ActivationAnnouncementTests {
    private func session(_ policy: AnnouncementPolicy, _ priority: AnnouncementPriority) -> (FakeSource, ReadingSession)
    {
        let source = FakeSource([.element(1, "Save", .button)])
        source.answer = { source, request in
            guard request.action == .activate else { return nil }
            source.post(.announcement, .text("Saved", priority: priority))
            return FakeSource.handled
        }
        return (source, startedSession(source, policy: policy))
    }

    private func ends(_ session: ReadingSession) -> [Bool] {
        session.log.events.compactMap {
            if case .announcementDidFinish("Saved", let wasSuccessful) = $0 { wasSuccessful } else { nil }
        }
    }

    @Test(arguments: [AnnouncementPriority.low, .default])
    func `an announcement posted inside a double tap is dropped without a notification to the app`(
        _ priority: AnnouncementPriority
    ) {
        let (_, session) = session(.realistic, priority)
        session.activate()
        session.runUntilSilent()
        #expect(session.log.events.contains(.unspoken(text: "Saved", outcome: "dropped activation")))
        #expect(ends(session) == [])
    }

    @Test func `an announcement of high priority is spoken nevertheless`() {
        let (_, session) = session(.realistic, .high)
        session.activate()
        session.runUntilSilent()
        #expect(ends(session) == [true])
    }

    @Test(arguments: AnnouncementPriority.allCases)
    func `the lenient policy lets it be spoken`(_ priority: AnnouncementPriority) {
        let (_, session) = session(.lenient, priority)
        session.activate()
        session.runUntilSilent()
        #expect(ends(session) == [true])
    }

    @Test func `an announcement posted later is spoken`() {
        let (_, session) = session(.realistic, .default)
        session.activate()
        session.runUntilSilent()
        session.post(PostedNotification(.announcement, .text("Saved", priority: .default)))
        session.runUntilSilent()
        #expect(ends(session) == [true])
    }

    @Test func `one that is being spoken is cut by the cursor, and one that waits is forgotten`() {
        let (_, session) = session(.realistic, .default)
        session.post(PostedNotification(.announcement, .text("Saved", priority: .default)))
        session.post(PostedNotification(.announcement, .text("Later", priority: .low)))
        session.run(for: .milliseconds(100))
        session.perform(.readElement)
        session.runUntilSilent()
        #expect(ends(session) == [false])
        #expect(!session.log.description.contains("announcementDidFinish unsuccessful \"Later\""))
        #expect(session.log.description.contains("unspoken dropped readerSpeech \"Later\""))
    }
}
