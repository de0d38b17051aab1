import AccessibilityTree
import Foundation
import ScreenReader
import Testing

@MainActor @Suite struct LogTests {
    @Test func `a log survives JSON`() throws {
        let source = FakeSource([.element(1, "One", [.adjustable]), .element(2, "Two")])
        let session = startedSession(source)
        for gesture in Gesture.allWithoutPoint + [.touch(Point(x: 1, y: 2))] { session.perform(gesture) }
        session.post(PostedNotification(.announcement, .text("Hello", priority: .high)))
        session.runUntilSilent()
        let decoded = try JSONDecoder().decode(EventLog.self, from: JSONEncoder().encode(session.log))
        #expect(decoded == session.log)
        #expect(decoded.entries.count > 60)
    }

    @Test func `the same gestures give the same log`() {
        func log() -> String {
            let session = startedSession(FakeSource([.element(1, "One", [.adjustable]), .element(2, "Two")]))
            for gesture in Gesture.allWithoutPoint { session.perform(gesture) }
            session.runUntilSilent()
            return session.log.description
        }
        #expect(log() == log())
    }

    @Test func `gestures have names of their own`() {
        #expect(Set(Gesture.allWithoutPoint.map(\.name)).count == Gesture.allWithoutPoint.count)
        #expect(Gesture.twoFingerScrub.name == "twoFingerScrub")
        #expect(Gesture.touch(Point(x: 1, y: 2)).name == "touch")
    }
}
