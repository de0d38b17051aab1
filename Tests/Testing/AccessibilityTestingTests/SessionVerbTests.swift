import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct SessionVerbTests {
    @Test func `verbs move, adjust and read`() throws {
        let reader = ScreenReaderSession(view: Fixture.player())
        defer { reader.end() }
        reader.settle()
        #expect(reader.lastSpoken == "Player, heading")
        reader.next()
        #expect(reader.lastSpoken == "Play, button")
        reader.next()
        reader.increment()
        #expect(reader.lastSpoken == "60%")
        reader.decrement()
        #expect(reader.lastSpoken == "50%")
        reader.previous()
        #expect(reader.focusedElement?.identifier == "play")
        let before = reader.spokenLog.count
        reader.readAll()
        #expect(reader.spokenLog[before...].map { String($0.prefix(4)) } == ["Play", "Play", "Volu"])
    }

    @Test func `a rotor setting is chosen by name, and a missing one lists what there is`() throws {
        let reader = ScreenReaderSession(view: Fixture.screen(Fixture.element("A", y: 20)))
        defer { reader.end() }
        try reader.rotor("Links")
        #expect(reader.session.rotorName == "links")
        let error = #expect(throws: RotorSettingMissing.self) { try reader.rotor("linkz") }
        #expect(error?.description.contains("did you mean \"links\"?") == true)
        #expect(error?.settings.contains("headings") == true)
    }

    @Test func `a capture holds all that one action causes`() {
        let label = Fixture.element("Stopped", y: 80)
        let play = Fixture.button("Play", y: 20) {
            label.accessibilityLabel = "Playing"
            MainLoop.main.perform(after: .seconds(1)) {
                UIAccessibility.post(notification: .announcement, argument: "Buffering is over")
            }
        }
        let reader = ScreenReaderSession(view: Fixture.screen(play, label))
        defer { reader.end() }
        reader.settle()
        let capture = reader.capture { reader.session.perform(Gesture.doubleTap) }
        #expect(capture.announcements == ["Buffering is over"])
        #expect(capture.finishedAnnouncements(successful: true) == ["Buffering is over"])
        #expect(capture.unspoken == [])
        #expect(capture.actions.map(\.outcome.isHandled) == [true])
        #expect(capture.notifications.map(\.kind) == [.announcement])
        #expect(capture.focus?.label == "Play")
        #expect(capture.earcons == ["activate"])
    }

    @Test func `a capture includes what the app does automatically`() {
        let reader = ScreenReaderSession(view: Fixture.player())
        defer { reader.end() }
        reader.settle()
        let capture = reader.capture {
            UIAccessibility.post(notification: .announcement, argument: "Hello")
        }
        #expect(capture.spoken == ["Hello"])
    }

    @Test func `a window that was made for a view goes with the session`() {
        let count = UIApplication.shared.windows.count
        let view = Fixture.player()
        let reader = ScreenReaderSession(view: view)
        #expect(UIApplication.shared.windows.count == count + 1)
        reader.end()
        #expect(UIApplication.shared.windows.count == count)
        #expect(!UIAccessibility.isVoiceOverRunning)
    }
}
