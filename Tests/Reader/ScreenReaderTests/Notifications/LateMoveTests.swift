import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct LateMoveTests {
    private let nodes: [Node] = [.element(1, "One"), .element(2, "Two"), .element(3, "Three"), .element(4, "Four")]

    private func session(
        _ source: FakeSource? = nil, delay: Double, _ policy: ScreenReader.LateFocusMove = .revertsUser
    ) -> ReadingSession {
        var options = ScreenReader.Options()
        options.focusMoveDelay = delay
        options.lateFocusMove = policy
        return startedSession(source ?? FakeSource(nodes), options: options)
    }

    private func lateMoves(_ session: ReadingSession) -> [Bool] {
        session.log.events.compactMap {
            if case .lateFocusMove(_, let isReverted) = $0 { isReverted } else { nil }
        }
    }

    @Test func `without a delay the cursor moves at the end of the turn`() {
        let session = session(delay: 0)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(session.focusedElement == NodeID(3))
    }

    @Test func `with a delay the cursor moves when the time has come`() {
        let session = session(delay: 0.5)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(session.focusedElement == NodeID(1))
        session.run(for: .milliseconds(499))
        #expect(session.focusedElement == NodeID(1))
        session.run(for: .milliseconds(1))
        #expect(session.focusedElement == NodeID(3))
        #expect(lateMoves(session) == [])
    }

    @Test func `a late move undoes the user's own move, as on a device`() {
        let session = session(delay: 0.5)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(4))))
        session.run(for: .milliseconds(100))
        session.next()
        #expect(session.focusedElement == NodeID(2))
        session.runUntilSilent()
        #expect(session.focusedElement == NodeID(4))
        #expect(lateMoves(session) == [true])
    }

    @Test func `a late move can yield to the user's own move`() {
        let session = session(delay: 0.5, .yieldsToUser)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(4))))
        session.run(for: .milliseconds(100))
        session.next()
        session.runUntilSilent()
        #expect(session.focusedElement == NodeID(2))
        #expect(lateMoves(session) == [false])
    }

    @Test func `a later wish takes the place of one that waits`() {
        let session = session(delay: 0.5)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(4))))
        session.run(for: .milliseconds(300))
        session.post(PostedNotification(.layoutChanged, .element(NodeID(2))))
        session.run(for: .milliseconds(300))
        #expect(session.focusedElement == NodeID(1))
        session.run(for: .milliseconds(300))
        #expect(session.focusedElement == NodeID(2))
        #expect(session.spokenLog == ["One", "Two"])
    }

    @Test func `a cursor whose element is gone waits for the move that was promised`() {
        let source = FakeSource(nodes)
        let session = session(source, delay: 0.5)
        source.tree = .column([.element(2, "Two"), .element(3, "Three")])
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(session.focusedElement == nil)
        session.runUntilSilent()
        #expect(session.focusedElement == NodeID(3))
        #expect(!session.log.description.contains("focusLost"))
    }

    @Test func `a promised element that is gone when the time has come leaves the cursor where it is`() {
        let source = FakeSource(nodes)
        let session = session(source, delay: 0.5)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(4))))
        source.tree = .column([.element(1, "One")])
        session.runUntilSilent()
        #expect(session.focusedElement == NodeID(1))
    }

    @Test(arguments: [-1, .nan, -.infinity, .infinity] as [Double])
    func `a delay that is no time is none`(_ delay: Double) {
        let session = session(delay: delay)
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        session.run(for: .seconds(60))
        #expect(session.focusedElement == NodeID(3))
    }
}

@MainActor @Suite struct DoubleMoveTests {
    private func doubleMoves(_ session: ReadingSession) -> [String] {
        session.log.events.compactMap {
            guard case .focusMovedTwice(let from, let to) = $0 else { return nil }
            return "\(from.label ?? "") -> \(to.label ?? "")"
        }
    }

    private func source() -> FakeSource {
        FakeSource([.element(1, "One"), .element(2, "Two"), .element(3, "Three")])
    }

    @Test func `two moves of the app within one utterance are reported`() {
        let session = startedSession(source())
        session.post(PostedNotification(.screenChanged, .element(NodeID(2))))
        session.run(for: .milliseconds(50))
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(doubleMoves(session) == ["Two -> Three"])
    }

    @Test func `a cursor taken away from where the user has just moved is reported`() {
        let session = startedSession(source())
        session.next()
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(doubleMoves(session) == ["Two -> Three"])
    }

    @Test func `a move after the end of the speech is not reported as unnecessary`() {
        let session = startedSession(source())
        session.post(PostedNotification(.screenChanged, .element(NodeID(2))))
        session.runUntilSilent()
        session.post(PostedNotification(.layoutChanged, .element(NodeID(3))))
        #expect(doubleMoves(session) == [])
    }

    @Test func `what the user causes is none too many`() {
        let source = source()
        source.answer = { source, request in
            guard request.action == .activate else { return nil }
            source.post(.screenChanged, .element(NodeID(3)))
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.next()
        session.activate()
        #expect(session.focusedElement == NodeID(3))
        #expect(doubleMoves(session) == [])
        session.previous()
        session.previous()
        #expect(doubleMoves(session) == [])
    }

    @Test func `two wishes of one turn are one move`() {
        let session = startedSession(source())
        session.receive(PostedNotification(.screenChanged, .element(NodeID(2))))
        session.receive(PostedNotification(.layoutChanged, .element(NodeID(3))))
        session.update()
        #expect(doubleMoves(session) == [])
    }
}
