import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct ItemChooserTests {
    private func session() -> ReadingSession {
        let secret = Node.element(5, "Index", [.ignoreItemChooser])
        let unlabelled = Node.element(6, nil, [.button])
        return startedSession(
            FakeSource([
                .element(1, "zebra", [.button]), .element(2, "Éclair"), .element(3, "apple"), .element(4, "Ebony"),
                secret, unlabelled, .element(7, "Apple"),
            ]))
    }

    private func chooser(_ session: ReadingSession) throws -> ItemChooser {
        guard case .itemChooser(let chooser) = session.mode else { throw Missing() }
        return chooser
    }

    private struct Missing: Error {}

    @Test func `the elements stand in alphabetical order, whatever their case and accents`() throws {
        let session = session()
        session.perform(Gesture.twoFingerTripleTap)
        let items = try chooser(session).items
        #expect(items.map(\.text) == ["apple", "Apple", "button", "Ebony", "Éclair", "zebra"])
        #expect(items.map(\.id.rawValue) == [3, 7, 6, 4, 2, 1])
        #expect(session.lastSpoken == "item chooser, 6 items, apple, 1 of 6")
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `swipes move in the list and stop at its ends`() throws {
        let session = session()
        session.perform(.itemChooser)
        session.perform(Gesture.swipeLeft)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(Gesture.swipeRight)
        #expect(session.lastSpoken == "Apple, 2 of 6")
        session.perform(.last)
        #expect(session.lastSpoken == "zebra, 6 of 6")
        session.perform(Gesture.swipeRight)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(Gesture.threeFingerSwipeDown)
        #expect(session.lastSpoken == "apple, 1 of 6")
    }

    @Test func `a double tap goes to the element`() {
        let session = session()
        session.perform(.itemChooser)
        session.perform(.last)
        session.perform(.previous)
        session.perform(Gesture.doubleTap)
        #expect(session.mode == nil)
        #expect(session.focusedElement == NodeID(2))
        #expect(session.lastSpoken == "Éclair")
        #expect(session.log.description.contains("focus itemChooser"))
    }

    @Test func `typing searches without regard to case and accents, and deleting goes back`() throws {
        let session = session()
        session.perform(.itemChooser)
        session.perform(.type("E"))
        session.perform(.type("C"))
        #expect(session.lastSpoken == "1 item, Éclair")
        #expect(try chooser(session).search == "EC")
        session.perform(.deleteBackward)
        #expect(session.lastSpoken == "5 items, Éclair")
        session.perform(.type("xyz"))
        #expect(session.lastSpoken == "0 items")
        session.perform(.activate)
        #expect(session.log.events.last == .earcon(.border))
        for _ in 0..<4 { session.perform(.deleteBackward) }
        #expect(try chooser(session).items.count == 6)
        session.perform(.deleteBackward)
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test(arguments: [Gesture.twoFingerScrub, .twoFingerTripleTap])
    func `leaving returns to where the cursor was`(gesture: Gesture) {
        let session = session()
        session.next()
        session.perform(.itemChooser)
        session.next()
        session.perform(gesture)
        #expect(session.mode == nil)
        #expect(session.focusedElement == NodeID(2))
        #expect(session.lastSpoken == "Éclair")
    }

    @Test func `nothing is asked of the app while the list is open`() {
        let source = FakeSource([.element(1, "One", [.adjustable])])
        let session = startedSession(source)
        session.perform(.itemChooser)
        for gesture in [Gesture.swipeUp, .twoFingerDoubleTap, .tripleTap, .quadrupleTap, .threeFingerSwipeLeft] {
            session.perform(gesture)
        }
        #expect(source.requests.isEmpty)
    }

    @Test func `a new screen closes the list`() {
        let source = FakeSource([.element(1, "One"), .element(2, "Two")])
        let session = startedSession(source)
        session.perform(.itemChooser)
        source.tree = .column([.element(3, "Three")])
        session.post(PostedNotification(.screenChanged))
        #expect(session.mode == nil)
        #expect(session.lastSpoken == "Three")
    }

    @Test func `an element that has gone meanwhile can't be chosen`() {
        let source = FakeSource([.element(1, "One"), .element(2, "Two")])
        let session = startedSession(source)
        session.perform(.itemChooser)
        session.next()
        source.tree = .column([.element(1, "One")])
        session.activate()
        #expect(session.log.events.last == .earcon(.border))
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `an empty screen has nothing to choose from`() {
        let session = startedSession(FakeSource([]))
        session.perform(.itemChooser)
        #expect(session.mode == nil)
        #expect(session.log.events.last == .earcon(.border))
    }
}
