import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor struct SessionReplayTests {
    private func element(_ id: UInt64, _ row: Int, _ label: String) -> Node {
        var node = Node(
            id: NodeID(id), className: "UIView", frame: Rect(x: 20, y: Double(row) * 50, width: 100, height: 40))
        node.isElement = true
        node.label = AttributedText(label)
        return node
    }

    private func session(_ labels: [String], firstID: UInt64 = 1) -> ReadingSession {
        let nodes = labels.enumerated().map { element(firstID + UInt64($0), $0, $1) }
        return ReadingSession(source: FakeSource(nodes))
    }

    private func record() throws -> SessionLog {
        let session = session(["One", "Two", "Three"])
        session.start()
        session.runUntilSilent()
        session.perform(Gesture.swipeRight)
        session.run(for: .milliseconds(100))
        session.perform(Gesture.swipeRight)
        session.runUntilSilent()
        session.post(PostedNotification(.announcement, .text(AttributedText("Saved"), priority: .default)))
        session.runUntilSilent()
        session.post(PostedNotification(.layoutChanged, .element(NodeID(1))))
        session.runUntilSilent()
        session.perform(Command.readFromTop)
        session.runUntilSilent()
        let log = SessionLog(of: session, SessionLog.Header(file: nil))
        // By way of the file, as a user has it.
        return try SessionLog.read(try log.jsonLines().utf8)[0]
    }

    private func replay(_ log: SessionLog, on session: ReadingSession) -> LineDifference {
        session.start()
        return SessionReplay(log).run(on: session, postsNotifications: true)
    }

    @Test func `the same screen says the same, whatever numbers its elements have`() throws {
        let log = try record()
        #expect(SessionReplay.lines(log.entries).contains("  announcement: Saved"))
        let again = session(["One", "Two", "Three"], firstID: 50)
        let difference = replay(log, on: again)
        #expect(difference.isEmpty, "\(difference.excerpt())")
        #expect(again.log.transcript == log.entries.map(\.event.transcriptLine))
    }

    @Test func `another label is another speech`() throws {
        let difference = replay(try record(), on: session(["One", "Second", "Three"]))
        #expect(
            difference.excerpt(around: 1) == [
                "  … 1 more line", "  > swipeRight", "-   Two", "+   Second", "  > swipeRight", "  … 4 more lines",
                "    One", "-   Two", "+   Second", "    Three",
            ])
    }

    @Test func `longer speech still finishes when the log ended in silence`() throws {
        let long = String(repeating: "a long text ", count: 30)
        let again = session([long, "Two", "Three"])
        let difference = replay(try record(), on: again)
        #expect(!difference.isEmpty)
        #expect(again.spokenLog.last == "Three")
        #expect(again.isSilent)
    }

    @Test func `an element that is gone is not posted`() throws {
        let difference = replay(try record(), on: session(["Uno", "Two", "Three"]))
        #expect(!difference.isEmpty)
    }
}
