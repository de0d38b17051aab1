import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct NotificationTests {
    private func source() -> FakeSource {
        let third = Node.element(3, "Three").with { $0.hint = "Hint" }
        return FakeSource(
            .screen([
                Branch(.element(1, "One")), Branch(.element(2, "Two")), Branch(third),
                Branch(.view(10), [Branch(.element(4, "Four"))]),
            ]))
    }

    private func session(_ options: ScreenReader.Options = ScreenReader.Options()) -> ReadingSession {
        let session = startedSession(source(), options: options)
        session.next()
        session.runUntilSilent()
        return session
    }

    private func earcons(_ session: ReadingSession) -> Int {
        session.log.events.filter { $0 == .earcon(.screenChange) }.count
    }

    @Test func `a screen change without argument goes to the first element with the screen sound`() {
        let session = session()
        let before = earcons(session)
        session.post(PostedNotification(.screenChanged))
        #expect(session.focusedElement == NodeID(1))
        #expect(session.lastSpoken == "One")
        #expect(earcons(session) == before + 1)
    }

    @Test func `a screen change to an element speaks it with its hint`() {
        let session = session()
        session.post(PostedNotification(.screenChanged, .element(NodeID(3))))
        #expect(session.lastSpoken == "Three, Hint")
    }

    @Test func `a layout change to an element speaks it without its hint and without the screen sound`() {
        let session = session()
        let before = earcons(session)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(session.lastSpoken == "Three")
        #expect(earcons(session) == before)
    }

    @Test func `a container as argument means the first element inside`() {
        let session = session()
        session.post(PostedNotification(.layoutChanged, .element(NodeID(10))))
        #expect(session.lastSpoken == "Four")
        session.post(PostedNotification(.screenChanged, .element(NodeID(1000))))
        #expect(session.lastSpoken == "One")
    }

    @Test func `an element that is nowhere on the screen means nothing, not even a sound`() {
        let session = session()
        let before = earcons(session)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(99))))
        session.post(PostedNotification(.screenChanged, .element(NodeID(99))))
        #expect(session.focusedElement == NodeID(2))
        #expect(session.spokenLog == ["One", "Two"])
        #expect(earcons(session) == before)
    }

    @Test func `an element that is nowhere on the screen can mean the first one`() {
        var options = ScreenReader.Options()
        options.strayTarget = .firstElement
        let session = session(options)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(99))))
        #expect(session.focusedElement == NodeID(2))
        session.post(PostedNotification(.screenChanged, .element(NodeID(99))))
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `a view that cannot be reached means the first element`() {
        let source = source()
        let hidden = Node.view(50) { $0.elementsHidden = true }
        source.tree = .screen([
            Branch(.element(1, "One")), Branch(.element(2, "Two")), Branch(hidden, [Branch(.element(51, "Behind"))]),
        ])
        let session = startedSession(source)
        session.next()
        session.post(PostedNotification(.screenChanged, .element(NodeID(51))))
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `a layout change without argument keeps the cursor and says nothing`() {
        let session = session()
        session.post(PostedNotification(.layoutChanged))
        #expect(session.focusedElement == NodeID(2))
        #expect(session.spokenLog == ["One", "Two"])
    }

    @Test func `a layout change with a text is an announcement`() {
        let session = session()
        session.post(PostedNotification(.layoutChanged, .text("Sorted", priority: .default)))
        #expect(session.focusedElement == NodeID(2))
        #expect(session.log.events.last == .spoken(text: "Sorted", kind: .announcement, priority: .default))
    }

    @Test func `D2 a screen change with a text reads it and then goes to the first element, or stays`() {
        var options = ScreenReader.Options()
        let changed = session(options)
        changed.post(PostedNotification(.screenChanged, .text("Results", priority: .default)))
        #expect(changed.lastSpoken == "Results, One")
        #expect(changed.focusedElement == NodeID(1))
        options.screenChangeWithText = .keepsFocus
        let kept = session(options)
        kept.post(PostedNotification(.screenChanged, .text("Results", priority: .default)))
        #expect(kept.lastSpoken == "Results")
        #expect(kept.focusedElement == NodeID(2))
    }

    @Test(arguments: AnnouncementPriority.allCases)
    func `an announcement keeps its priority`(_ priority: AnnouncementPriority) {
        let session = session()
        session.post(PostedNotification(.announcement, .text("Saved", priority: priority)))
        guard case .spoken("Saved", .announcement, let spoken) = session.log.events.last else {
            Issue.record("nothing was announced: \(session.log)")
            return
        }
        #expect(spoken.rawValue == priority.rawValue)
    }

    @Test func `the same scroll status twice means the end`() {
        let session = session()
        session.post(PostedNotification(.pageScrolled, .text("Page 2 of 2", priority: .default)))
        #expect(session.lastSpoken == "Page 2 of 2")
        session.post(PostedNotification(.pageScrolled, .text("Page 2 of 2", priority: .default)))
        #expect(session.log.events.last == .earcon(.border))
        session.post(PostedNotification(.screenChanged))
        session.post(PostedNotification(.pageScrolled, .text("Page 2 of 2", priority: .default)))
        #expect(session.lastSpoken == "Page 2 of 2")
    }

    @Test func `a page scrolled with an element says nothing`() {
        let session = session()
        session.post(PostedNotification(.pageScrolled, .element(NodeID(3))))
        session.post(PostedNotification(.pageScrolled))
        #expect(session.spokenLog == ["One", "Two"])
        #expect(session.focusedElement == NodeID(2))
    }

    @Test(arguments: [PostedNotification.Kind.pauseAssistiveTechnology, .resumeAssistiveTechnology])
    func `what is meant for Switch Control changes nothing`(_ kind: PostedNotification.Kind) {
        let session = session()
        session.post(PostedNotification(kind, .element(NodeID(1))))
        #expect(session.spokenLog == ["One", "Two"])
        #expect(session.focusedElement == NodeID(2))
    }

    @Test func `the last wish of a turn wins, and one sound is played`() {
        let session = session()
        let before = earcons(session)
        session.receive(PostedNotification(.screenChanged, .element(NodeID(3))))
        session.receive(PostedNotification(.layoutChanged, .element(NodeID(4))))
        session.receive(PostedNotification(.layoutChanged))
        session.update()
        #expect(session.focusedElement == NodeID(4))
        #expect(session.spokenLog == ["One", "Two", "Four"])
        #expect(earcons(session) == before + 1)
    }

    @Test(arguments: [PostedNotification.Kind.layoutChanged, .screenChanged])
    func `N04 the element that the app names in the turn of a transition wins`(kind: PostedNotification.Kind) {
        let session = session()
        session.receive(PostedNotification(.screenChanged, isFromSystem: true))
        session.receive(PostedNotification(kind, .element(NodeID(4))))
        session.update()
        #expect(session.focusedElement == NodeID(4))
    }

    @Test func `UIKit's screen change decides where the app names no element, and a later turn wins`() {
        let session = session()
        session.last()
        session.receive(PostedNotification(.screenChanged, isFromSystem: true))
        session.receive(PostedNotification(.screenChanged, .text("Welcome", priority: .default)))
        session.update()
        #expect(session.focusedElement == NodeID(1))
        #expect(session.spokenLog.contains { $0.contains("Welcome") })
        session.receive(PostedNotification(.screenChanged, .element(NodeID(4))))
        session.update()
        session.receive(PostedNotification(.screenChanged, isFromSystem: true))
        session.update()
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `an app that answers every turn is left alone after a while`() {
        let source = source()
        source.answer = { source, request in
            if request.action == .becomeFocused {
                source.post(.layoutChanged, .element(request.target == NodeID(2) ? NodeID(3) : NodeID(2)))
            }
            return nil
        }
        let session = startedSession(source)
        #expect(session.log.events.contains(.endlessTurns(100)))
        session.next()
        #expect(session.focusedElement != nil)
    }
}
