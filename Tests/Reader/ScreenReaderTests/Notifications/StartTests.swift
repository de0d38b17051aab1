import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct StartTests {
    private let screen: [Node] = [
        .element(1, "Town"), .element(2, "12 degrees, rain", .summaryElement), .element(3, "Week", .button),
    ]

    @Test func `the element that sums the screen up is read once, after the first words`() {
        let session = startedSession(FakeSource(screen))
        #expect(session.spokenLog == ["Town", "12 degrees, rain"])
        #expect(session.focusedElement == NodeID(1))
        session.post(PostedNotification(.screenChanged))
        session.runUntilSilent()
        #expect(session.spokenLog == ["Town", "12 degrees, rain", "Town"])
    }

    @Test func `a summary under the cursor is not read twice`() {
        let session = startedSession(FakeSource([.element(2, "Rain", .summaryElement), .element(3, "Week")]))
        #expect(session.spokenLog == ["Rain"])
    }

    @Test func `a user who goes on does not have to hear the summary`() {
        let source = FakeSource(screen)
        let session = ReadingSession(source: source)
        var begun: [String] = []
        session.output = { if case .began(let spoken) = $0 { begun.append(spoken.text) } }
        session.start()
        session.last()
        session.runUntilSilent()
        #expect(session.spokenLog.contains("12 degrees, rain"))
        #expect(!begun.contains("12 degrees, rain"))
        #expect(begun.last == "Week, button")
    }

    @Test func `a reader that starts while a modal view is open knows nothing else`() {
        let modal = Node.view(40) { $0.isModal = true }
        let source = FakeSource(
            .screen(screen.map { Branch($0) } + [Branch(modal, [Branch(.element(41, "Close"))])]))
        let session = startedSession(source)
        #expect(session.elements == [NodeID(41)])
        #expect(session.spokenLog == ["Close"])
        source.tree = .column(screen)
        session.post(PostedNotification(.screenChanged, isFromSystem: true))
        #expect(session.elements.count == 3)
    }

    @Test func `a media session is not talked into`() {
        let source = FakeSource([.element(1, "Play", [.button, .startsMediaSession])])
        source.answer = { source, request in
            guard request.action == .activate else { return nil }
            source.change(1) { $0.label = "Pause" }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.activate()
        session.runUntilSilent()
        #expect(session.spokenLog == ["Play, button"])
        source.change(1) { $0.traits = .button }
        session.update()
        source.answer = { source, request in
            guard request.action == .activate else { return nil }
            source.change(1) { $0.label = "Play" }
            return FakeSource.handled
        }
        session.activate()
        #expect(session.lastSpoken == "Play, button")
    }
}

@MainActor @Suite struct PollTests {
    @Test func `what changes often is looked at about once a second and spoken when it has changed`() {
        let clock = Node.element(1, "Time", .updatesFrequently).with { $0.value = "1" }
        let source = FakeSource([clock, .element(2, "Other")])
        let session = startedSession(source)
        source.change(1) { $0.value = "2" }
        session.run(for: .milliseconds(1100))
        #expect(session.lastSpoken == "Time, 2")
        let count = session.spokenLog.count
        session.run(for: .seconds(3))
        #expect(session.spokenLog.count == count)
        source.change(1) { $0.value = "3" }
        session.run(for: .milliseconds(1100))
        #expect(session.lastSpoken == "Time, 3")
        session.next()
        source.change(1) { $0.value = "4" }
        session.run(for: .seconds(3))
        #expect(session.lastSpoken == "Other")
    }

    @Test func `what changes in the first second is not missed`() {
        let source = FakeSource([.element(1, "Other"), .element(2, "Time", .updatesFrequently).with { $0.value = "1" }])
        let session = startedSession(source)
        session.run(for: .milliseconds(2300))
        session.next()
        session.run(for: .milliseconds(200))
        source.change(2) { $0.value = "2" }
        session.run(for: .milliseconds(1900))
        #expect(session.spokenLog.suffix(2) == ["Time, 1", "Time, 2"])
    }
}
