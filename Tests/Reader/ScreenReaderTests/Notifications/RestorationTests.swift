import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct RestorationTests {
    private let list: [Node] = [.element(1, "Row 1"), .element(2, "Row 2"), .element(3, "Row 3")]
    private let detail: [Node] = [.element(11, "Back"), .element(12, "Detail")]

    /// A session on the list with the cursor on the third row, from which the detail opens.
    private func opened(_ source: FakeSource, _ options: ScreenReader.Options = ScreenReader.Options())
        -> ReadingSession
    {
        let session = startedSession(source, options: options)
        session.last()
        show(detail, source, session)
        return session
    }

    private func show(_ nodes: [Node], _ source: FakeSource, _ session: ReadingSession) {
        source.tree = .column(nodes)
        session.post(PostedNotification(.screenChanged, isFromSystem: true))
        session.runUntilSilent()
    }

    @Test func `a push lands on the first element and a pop on the row that was opened`() {
        let source = FakeSource(list)
        let session = opened(source)
        #expect(session.focusedElement == NodeID(11))
        show(list, source, session)
        #expect(session.focusedElement == NodeID(3))
        #expect(session.lastSpoken == "Row 3")
    }

    @Test func `D8 a device goes back to the opener`() {
        let source = FakeSource(list)
        #expect(ScreenReader.Options().restoration == .previousElement)
        let session = opened(source)
        show(list, source, session)
        #expect(session.focusedElement == NodeID(3))
    }

    @Test func `D8 the way back to the opener is an option`() {
        var options = ScreenReader.Options()
        options.restoration = .strictTop
        let source = FakeSource(list)
        let session = opened(source, options)
        show(list, source, session)
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `two screens deep, each way back leads to its own opener`() {
        let source = FakeSource(list)
        let session = opened(source)
        session.next()
        show([.element(21, "Deeper")], source, session)
        show(detail, source, session)
        #expect(session.focusedElement == NodeID(12))
        show(list, source, session)
        #expect(session.focusedElement == NodeID(3))
    }

    @Test func `two rounds from different rows do not mix`() {
        let source = FakeSource(list)
        let session = opened(source)
        show(list, source, session)
        session.first()
        show(detail, source, session)
        #expect(session.focusedElement == NodeID(11))
        show(list, source, session)
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `an opener that is made anew is known by its identifier`() {
        let row = Node.element(3, "Row 3").with { $0.identifier = "row" }
        let source = FakeSource([.element(1, "Row 1"), row])
        let session = opened(source)
        show([.element(31, "Row 1"), .element(33, "Row 3").with { $0.identifier = "row" }], source, session)
        #expect(session.focusedElement == NodeID(33))
    }

    @Test func `a screen change that the app posts goes to the first element`() {
        let source = FakeSource(list)
        let session = opened(source)
        source.tree = .column(list)
        session.post(PostedNotification(.screenChanged))
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `an element that stays on the screen is no opener`() {
        // A tab bar is there before and after; going deeper in a tab must not lead to its item.
        let tab = Node.element(0, "Tab")
        let source = FakeSource([tab] + list)
        let session = startedSession(source)
        show([tab] + detail, source, session)
        session.last()
        show([tab, .element(21, "Deeper")], source, session)
        #expect(session.focusedElement == NodeID(0))
        show([tab] + detail, source, session)
        #expect(session.focusedElement == NodeID(12))
    }

    @Test func `a modal overlay hides its opener and gives it back`() {
        let source = FakeSource(list)
        let session = startedSession(source)
        session.next()
        let modal = Node.view(40) { $0.isModal = true }
        source.tree = .screen(list.map { Branch($0) } + [Branch(modal, [Branch(.element(41, "Close"))])])
        session.post(PostedNotification(.screenChanged, isFromSystem: true))
        #expect(session.focusedElement == NodeID(41))
        show(list, source, session)
        #expect(session.focusedElement == NodeID(2))
    }
}
