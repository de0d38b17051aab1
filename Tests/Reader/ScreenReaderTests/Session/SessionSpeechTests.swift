import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor @Suite struct SessionSpeechTests {
    private let elements: [Node] = [.element(1, "One"), .element(2, "Two"), .element(3, "Three")]

    private func announcement(_ text: AttributedText, _ priority: AnnouncementPriority = .default) -> PostedNotification
    {
        PostedNotification(.announcement, .text(text, priority: priority))
    }

    @Test func `an announcement is spoken to its end and reported`() {
        let session = startedSession(FakeSource(elements))
        var reports: [String] = []
        session.announcementDidFinish = { reports.append("\($0) \($1)") }
        session.post(announcement("Saved"))
        #expect(reports.isEmpty)
        session.runUntilSilent()
        #expect(reports == ["Saved true"])
    }

    @Test func `a move cuts an announcement that is being spoken`() {
        let session = startedSession(FakeSource(elements))
        var reports: [String] = []
        session.announcementDidFinish = { reports.append("\($0) \($1)") }
        session.post(announcement("Something long is being said here"))
        session.run(for: .milliseconds(300))
        session.next()
        #expect(reports == ["Something long is being said here false"])
    }

    @Test func `an announcement that meets the reader's speech is dropped without a report, or waits`() {
        for (policy, expected) in [(AnnouncementPolicy.realistic, []), (.lenient, ["Saved true"])] {
            let session = startedSession(FakeSource(elements), policy: policy)
            var reports: [String] = []
            session.announcementDidFinish = { reports.append("\($0) \($1)") }
            session.next()
            session.post(announcement("Saved"))
            session.runUntilSilent()
            #expect(reports == expected)
            #expect(session.log.description.contains("unspoken dropped readerSpeech \"Saved\"") == expected.isEmpty)
        }
    }

    @Test func `a high announcement is not cut by a move`() {
        let session = startedSession(FakeSource(elements))
        var heard: [String] = []
        session.output = { if case .ended(let spoken, isFinished: true) = $0 { heard.append(spoken.text) } }
        session.post(announcement("Fire", .high))
        session.run(for: .milliseconds(100))
        session.next()
        session.runUntilSilent()
        #expect(heard == ["Fire", "Two"])
    }

    @Test func `an announcement that a double tap causes is swallowed when the control is read again`() {
        let source = FakeSource([.element(1, "Like", [.button])])
        source.answer = { source, request in
            guard request.action == .activate else { return nil }
            source.change(1) { $0.traits.insert(.selected) }
            source.post(.announcement, .text("Liked", priority: .default))
            return FakeSource.handled
        }
        let session = startedSession(source)
        var heard: [String] = []
        session.output = { if case .ended(let spoken, isFinished: true) = $0 { heard.append(spoken.text) } }
        session.activate()
        session.runUntilSilent()
        #expect(heard == ["Selected, Like, button"])
    }

    @Test func `continuous reading advances automatically, without hints, and ends with the screen`() {
        let hinted = Node.element(2, "Two").with { $0.hint = "Hint" }
        let session = startedSession(FakeSource([.element(1, "One"), hinted, .element(5, nil), .element(6, "Last")]))
        let start = session.spokenLog.count
        session.perform(Gesture.twoFingerSwipeUp)
        #expect(session.isReadingAll)
        #expect(Array(session.spokenLog[start...]) == ["One"])
        session.runUntilSilent()
        #expect(Array(session.spokenLog[start...]) == ["One", "Two", "Last"])
        #expect(session.focusedElement == NodeID(6))
        #expect(!session.isReadingAll)
    }

    @Test(arguments: [Gesture.threeFingerTap, .twoFingerScrub, .threeFingerTripleTap, .doubleTap])
    func `any gesture ends continuous reading`(_ gesture: Gesture) {
        let session = startedSession(FakeSource(elements))
        session.perform(Gesture.twoFingerSwipeDown)
        session.run(for: .milliseconds(50))
        session.perform(gesture)
        session.runUntilSilent()
        #expect(session.focusedElement == NodeID(1))
        #expect(!session.isReadingAll)
    }

    @Test func `continuous reading is held with speech, and goes on with it`() {
        let session = startedSession(FakeSource(elements))
        session.readAll()
        session.perform(Gesture.twoFingerTap)
        session.run(for: .seconds(60))
        #expect(session.focusedElement == NodeID(1))
        session.perform(Gesture.twoFingerTap)
        session.runUntilSilent()
        #expect(session.focusedElement == NodeID(3))
    }

    @Test func `three fingers say where the cursor is`() {
        let session = startedSession(FakeSource(elements))
        session.next()
        session.perform(Gesture.threeFingerTap)
        #expect(session.lastSpoken == "2 of 3")
        session.post(PostedNotification(.pageScrolled, .text("Rows 6 to 10 of 43", priority: .default)))
        session.perform(Gesture.threeFingerTap)
        #expect(session.lastSpoken == "2 of 3, Rows 6 to 10 of 43")
    }

    @Test func `a page is turned at its end until it stays the same`() {
        let page = Node.element(1, "Page 1", [.causesPageTurn])
        let source = FakeSource([page, .element(2, "Footer")])
        source.answer = { source, request in
            guard request.action == .scroll(.next) else { return nil }
            let turns = source.requests.filter { $0.action == .scroll(.next) }.count
            if turns < 3 { source.change(1) { $0.label = AttributedText("Page \(turns + 1)") } }
            return turns < 3 ? FakeSource.handled : nil
        }
        let session = startedSession(source)
        let start = session.spokenLog.count
        session.readAll()
        session.runUntilSilent()
        #expect(Array(session.spokenLog[start...]) == ["Page 1", "Page 2", "Page 3", "Footer"])
        #expect(!session.log.events.contains(.earcon(.border)))
    }

    @Test func `speech is held and goes on`() {
        let session = startedSession(FakeSource(elements))
        session.next()
        session.perform(Gesture.twoFingerTap)
        session.run(for: .seconds(60))
        #expect(!session.isSilent)
        session.perform(Gesture.twoFingerTap)
        session.runUntilSilent()
        #expect(session.isSilent)
    }

    @Test func `an element that changes often is read again about once a second`() {
        let timer = Node.element(1, "Timer", [.updatesFrequently]).with { $0.value = "0" }
        let source = FakeSource([timer, .element(2, "Other")])
        let session = startedSession(source)
        session.timeDidPass = { _ in
            source.change(1) { $0.value = AttributedText("\(session.now.nanoseconds / 1_000_000_000)") }
        }
        let start = session.spokenLog.count
        session.run(for: .seconds(4))
        let said = session.spokenLog[start...]
        #expect((3...4).contains(said.count), "\(said)")
        #expect(said.allSatisfy { $0.hasPrefix("Timer, ") })
        session.next()
        session.runUntilSilent()
        let after = session.spokenLog.count
        session.run(for: .seconds(4))
        #expect(session.spokenLog.count == after)
    }

    @Test func `mute, screen curtain and the copy of the last speech`() {
        let session = startedSession(FakeSource(elements))
        var outputs: [ReadingSession.Output] = []
        session.output = { output in
            switch output {
            case .muted, .screenCurtain, .copy: outputs.append(output)
            default: break
            }
        }
        session.perform(Gesture.threeFingerQuadrupleTap)
        session.perform(Gesture.threeFingerDoubleTap)
        session.perform(Gesture.threeFingerTripleTap)
        session.perform(Gesture.threeFingerDoubleTap)
        #expect(outputs == [.copy("One"), .muted(true), .screenCurtain(true), .muted(false)])
        #expect(session.lastSpoken == "speech on")
    }

    @Test func `stopping ends speech`() {
        let session = startedSession(FakeSource(elements))
        session.next()
        #expect(!session.isSilent)
        session.perform(Command.stopSpeech)
        #expect(session.isSilent)
    }

    @Test func `the language of the app chooses the words of the reader`() {
        let source = FakeSource(
            .screen([Branch(.element(1, "Los", [.button]))], environment: Environment(language: "xx")))
        #expect(startedSession(source).spokenLog == ["Los, button"])
    }
}
