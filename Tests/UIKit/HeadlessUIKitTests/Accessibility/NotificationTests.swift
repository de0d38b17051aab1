import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @Suite @MainActor struct Notifications {
        private final class Listener: AssistiveTechnology {
            var turns: [[PostedNotification]] = []
            var answer: (() -> Void)?

            func receive(_ notifications: [PostedNotification]) {
                turns.append(notifications)
                answer?()
                answer = nil
            }
        }

        private final class Received: @unchecked Sendable {
            // Written and read on the main actor only: notifications here are posted there.
            var infos: [[AnyHashable: Any]] = []
        }

        private func collect(_ name: Notification.Name) -> (heard: Received, token: NSObjectProtocol) {
            let heard = Received()
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                heard.infos.append($0.userInfo ?? [:])
            }
            return (heard, token)
        }

        init() {
            MainLoop.main.clock = .virtual
            MainLoop.main.runUntilIdle()
        }

        @Test func `what is posted in a turn arrives in order at its end`() {
            let listener = Listener()
            UIAccessibility.attach(listener)
            defer { UIAccessibility.attach(nil) }
            let view = UIView()
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.postFromSystem(.screenChanged)
            #expect(listener.turns.isEmpty)
            MainLoop.main.runUntilIdle()
            #expect(
                listener.turns == [
                    [
                        PostedNotification(.layoutChanged, .element(view.nodeID)),
                        PostedNotification(.announcement, .text("Saved", priority: .default)),
                        PostedNotification(.screenChanged, isFromSystem: true),
                    ]
                ])
        }

        @Test func `what is posted while a turn delivers waits for the next turn`() {
            let listener = Listener()
            UIAccessibility.attach(listener)
            defer { UIAccessibility.attach(nil) }
            listener.answer = { UIAccessibility.post(notification: .announcement, argument: "second") }
            UIAccessibility.post(notification: .announcement, argument: "first")
            MainLoop.main.runUntilIdle()
            #expect(listener.turns.map(\.count) == [1, 1])
        }

        @Test(arguments: [
            (UIAccessibilityPriority.high, AnnouncementPriority.high), (.default, .default), (.low, .low),
        ])
        func `the priority of an announcement is read`(_ asked: UIAccessibilityPriority, _ got: AnnouncementPriority) {
            let text = NSAttributedString(string: "a", attributes: [.accessibilitySpeechAnnouncementPriority: asked])
            #expect(AnnouncementPriority(text) == got)
        }

        @Test func `a queued announcement has low priority`() {
            let text = NSAttributedString(string: "a", attributes: [.accessibilitySpeechQueueAnnouncement: true])
            #expect(AnnouncementPriority(text) == .low)
        }

        @Test func `an attributed announcement keeps its speech and its priority`() {
            let listener = Listener()
            UIAccessibility.attach(listener)
            defer { UIAccessibility.attach(nil) }
            var text = AttributedString("hé")
            text.accessibilitySpeechAnnouncementPriority = .high
            text.accessibilitySpeechSpellsOutCharacters = true
            AccessibilityNotification.Announcement(text).post()
            MainLoop.main.runUntilIdle()
            let spelt = AttributedText(
                "hé", runs: [.init(location: 0, length: 2, attributes: SpeechAttributes(spellsOut: true))])
            #expect(listener.turns == [[PostedNotification(.announcement, .text(spelt, priority: .high))]])
        }

        @Test func `an announcement without a listener ends successfully in the next turn`() {
            let (heard, token) = collect(UIAccessibility.announcementDidFinishNotification)
            defer { NotificationCenter.default.removeObserver(token) }
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            MainLoop.main.runTurn()
            #expect(heard.infos.isEmpty)
            MainLoop.main.runTurn()
            #expect(heard.infos.count == 1)
            #expect(heard.infos.first?[UIAccessibility.announcementStringValueUserInfoKey] as? String == "Saved")
            #expect(heard.infos.first?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == true)
        }

        @Test func `VoiceOver runs while it is attached and says so when that changes`() {
            let (heard, token) = collect(UIAccessibility.voiceOverStatusDidChangeNotification)
            defer { NotificationCenter.default.removeObserver(token) }
            var listener: Listener? = Listener()
            #expect(!UIAccessibility.isVoiceOverRunning)
            UIAccessibility.attach(listener)
            #expect(UIAccessibility.isVoiceOverRunning)
            UIAccessibility.attach(listener)
            #expect(heard.infos.count == 1)
            listener = nil
            #expect(!UIAccessibility.isVoiceOverRunning)
            UIAccessibility.attach(nil)
        }

        @Test(arguments: UIAccessibility.Status.allCases)
        func `a setting posts its notification once`(_ status: UIAccessibility.Status) {
            let name = UIAccessibility.notificationName(of: status)
            let (heard, token) = collect(name)
            defer { NotificationCenter.default.removeObserver(token) }
            let isOn = status != .videoAutoplay && status != .shakeToUndo
            UIAccessibility.setStatus(status, isOn)
            UIAccessibility.setStatus(status, isOn)
            UIAccessibility.setStatus(status, !isOn)
            #expect(heard.infos.count == 2)
        }
    }
}
