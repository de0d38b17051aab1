import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// The cleanup of a session, and the rule that there is only one at a time.
extension DemoAppTests {
    @MainActor private final class Other: AssistiveTechnology {
        var received = 0
        func receive(_ notifications: [PostedNotification]) { received += notifications.count }
    }

    @Test func `a session gives back the clock, the focus and the assistive technology that it found`() throws {
        let before = MainLoop.main.clock
        defer { MainLoop.main.clock = before }
        let other = Other()
        UIAccessibility.attach(other)
        defer { UIAccessibility.attach(nil) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Mine"
        window.addSubview(label)
        window.isHidden = false
        defer { window.isHidden = true }
        _ = WindowSource(window).perform(ActionRequest(target: label.nodeID, action: .becomeFocused))
        for clock in [MainLoop.Clock.real, .virtual] {
            MainLoop.main.clock = clock
            let session = ScreenReaderSession(view: Fixture.player())
            #expect(MainLoop.main.clock == .virtual)
            #expect(UIAccessibility.attachedTechnology === session)
            #expect(!label.accessibilityElementIsFocused())
            session.end()
            #expect(MainLoop.main.clock == clock)
            #expect(UIAccessibility.attachedTechnology === other)
            #expect(label.accessibilityElementIsFocused())
        }
    }

    @Test func `a released session restores the previous state`() {
        let before = MainLoop.main.clock
        defer { MainLoop.main.clock = before }
        let other = Other()
        UIAccessibility.attach(other)
        for clock in [MainLoop.Clock.real, .virtual] {
            MainLoop.main.clock = clock
            do {
                let session = ScreenReaderSession(view: Fixture.player())
                #expect(UIAccessibility.attachedTechnology === session)
            }
            #expect(UIAccessibility.attachedTechnology === other)
            #expect(MainLoop.main.clock == clock)
        }
        UIAccessibility.attach(nil)
        let next = ScreenReaderSession(view: Fixture.player())
        #expect(UIAccessibility.attachedTechnology === next)
        next.end()
    }

    @Test func `a second session at the same time is an error, and leaves the first at work`() throws {
        var diagnostics: [Diagnostic] = []
        Diagnostics.handler = { diagnostics.append($0) }
        defer { Diagnostics.handler = Diagnostics.standardHandler }
        let first = ScreenReaderSession(view: Fixture.player())
        defer { first.end() }
        let second = ScreenReaderSession(view: Fixture.player())
        #expect(diagnostics.map(\.name) == [Diagnostic.Name.secondScreenReader])
        #expect(diagnostics.first?.severity == .error)
        #expect(diagnostics.first?.message.contains("Call end() on the first session") == true)
        #expect(UIAccessibility.attachedTechnology === first)
        second.end()
        #expect(UIAccessibility.attachedTechnology === first)
        first.next()
        #expect(first.lastSpoken != nil)
    }
}
