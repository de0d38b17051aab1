import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct GroupTests {
    /// Title, a list of two with a group of two between, and an end.
    private func source() -> FakeSource {
        let list = Node.view(10) {
            $0.containerType = .list
            $0.label = "Songs"
        }
        let player = Node.view(20) {
            $0.containerType = .semanticGroup
            $0.label = "Player"
        }
        return FakeSource(
            .screen([
                Branch(.element(1, "Title")),
                Branch(
                    list,
                    [
                        Branch(.element(2, "First")),
                        Branch(player, [Branch(.element(3, "Play")), Branch(.element(4, "Stop"))]),
                        Branch(.element(5, "Last")),
                    ]),
                Branch(.element(6, "End")),
            ]))
    }

    private func session(_ style: ScreenReader.NavigationStyle) -> ReadingSession {
        var options = ScreenReader.Options()
        options.navigationStyle = style
        return startedSession(source(), options: options)
    }

    private func spoken(_ session: ReadingSession, _ commands: [Command]) -> [String] {
        let before = session.spokenLog.count
        for command in commands {
            session.perform(command)
            session.runUntilSilent()
        }
        return Array(session.spokenLog[before...])
    }

    @Test func `flat navigation goes through all containers and has nothing to move into`() {
        let session = session(.flat)
        #expect(spoken(session, [.next, .next]).last == "Player, Play")
        session.perform(.moveIn)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(.moveOut)
        #expect(session.log.events.last == .earcon(.border))
        #expect(session.focusedElement == NodeID(3))
    }

    @Test func `grouped navigation stops at a container as a whole`() {
        let session = session(.grouped)
        #expect(
            spoken(session, [.next, .next, .previous, .previous]) == ["Songs, list", "End", "Songs, list", "Title"])
        #expect(session.focusedGroup == nil)
    }

    @Test func `moving in and out goes one container deeper and back`() {
        let session = session(.grouped)
        #expect(spoken(session, [.next, .moveIn]) == ["Songs, list", "First, list start"])
        #expect(spoken(session, [.next]) == ["Player"])
        #expect(session.focusedGroup == NodeID(20))
        #expect(session.focusedElement == NodeID(3))
        #expect(spoken(session, [.moveIn, .next]) == ["Play", "Stop"])
        #expect(spoken(session, [.moveOut]) == ["Player"])
        #expect(spoken(session, [.next]) == ["Last, list end"])
        #expect(spoken(session, [.moveOut]) == ["Songs, list"])
        #expect(session.focusedGroup == NodeID(10))
    }

    @Test func `the cursor stays inside the group that it has moved into`() {
        let session = session(.grouped)
        session.next()
        session.perform(.moveIn)
        session.previous()
        #expect(session.log.events.last == .earcon(.border))
        #expect(session.focusedElement == NodeID(2))
        session.next()
        session.next()
        session.next()
        #expect(session.log.events.last == .earcon(.border))
        #expect(session.focusedElement == NodeID(5))
    }

    @Test func `outside of every group there is nothing to move in or out of`() {
        let session = session(.grouped)
        session.perform(.moveIn)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(.moveOut)
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `first and last stop at groups too, and touch goes to the element`() {
        let source = source()
        var options = ScreenReader.Options()
        options.navigationStyle = .grouped
        let list = Node.view(10) { $0.containerType = .list }
        source.tree = .screen([Branch(list, [Branch(.element(2, "A")), Branch(.element(3, "B"))])])
        let session = startedSession(source, options: options)
        #expect(session.focusedGroup == NodeID(10))
        #expect(session.lastSpoken == "list")
        session.touch(Point(x: 10, y: 125))
        #expect(session.focusedGroup == nil)
        #expect(session.focusedElement == NodeID(3))
        session.last()
        #expect(session.focusedGroup == NodeID(10))
    }

    @Test func `a group that goes leaves the cursor on its element`() {
        let source = source()
        var options = ScreenReader.Options()
        options.navigationStyle = .grouped
        let session = startedSession(source, options: options)
        session.next()
        source.tree = .column([.element(1, "Title"), .element(2, "First"), .element(6, "End")])
        session.update()
        #expect(session.focusedGroup == nil)
        #expect(session.focusedElement == NodeID(2))
        session.next()
        #expect(session.focusedElement == NodeID(6))
    }

    @Test func `two-finger swipes move in and out`() {
        let session = session(.grouped)
        session.next()
        session.perform(.twoFingerSwipeRight)
        #expect(session.focusedElement == NodeID(2))
        #expect(session.focusedGroup == nil)
        session.perform(.twoFingerSwipeLeft)
        #expect(session.focusedGroup == NodeID(10))
    }
}
