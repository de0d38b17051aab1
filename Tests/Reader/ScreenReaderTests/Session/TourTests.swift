import AccessibilityTree
import ScreenReader
import Speech
import TestSupport
import Testing

/// Whole sessions, written down event by event.
@MainActor @Suite struct TourTests {
    private func responders(_ names: String..., note: String? = nil) -> [ActionOutcome.Responder] {
        names.enumerated().map { .init(className: $1, note: $0 == names.count - 1 ? note : nil) }
    }

    @Test func `a list, a detail, a sheet and the way back`() throws {
        let list: [Node] = [
            .element(1, "Albums", [.header]), .element(2, "Blue", [.button]), .element(3, "Red", [.button]),
        ]
        let slider = Node.element(13, "Volume", [.adjustable]).with { $0.value = "50%" }
        let detail: [Node] = [
            .element(11, "Albums", [.button, .backButton]), .element(12, "Red", [.header]), slider,
            .element(14, "Share", [.button]),
        ]
        let sheet = Node.view(30) { $0.isModal = true }
        let source = FakeSource(list)
        source.answer = { source, request in
            switch (request.action, request.target) {
            case (.activate, NodeID(3)):
                source.tree = .column(detail)
                source.post(.screenChanged, system: true)
                return ActionOutcome(trace: self.responders("UIButton", note: "tap at (50, 135)"), isHandled: true)
            case (.increment, NodeID(13)):
                source.change(13) { $0.value = "60%" }
                return ActionOutcome(trace: self.responders("UISlider"), isHandled: true)
            case (.activate, NodeID(14)):
                source.tree = .screen(detail.map { Branch($0) } + [Branch(sheet, [Branch(.element(31, "Copy link"))])])
                source.post(.screenChanged, system: true)
                return ActionOutcome(trace: self.responders("UIButton"), isHandled: true)
            case (.escape, NodeID(31)):
                source.tree = .column(detail)
                source.post(.screenChanged, system: true)
                return ActionOutcome(
                    trace: self.responders("UIView", "SheetController", "UISheetPresentationController"),
                    isHandled: true)
            case (.escape, _):
                source.tree = .column(list)
                source.post(.screenChanged, system: true)
                return ActionOutcome(
                    trace: self.responders("UIButton", "UIView", "DetailController", "UINavigationController"),
                    isHandled: true)
            case (.magicTap, _):
                return ActionOutcome(
                    trace: self.responders("UIButton", "UIWindow", "UIApplication"), isHandled: false,
                    systemDefault: "play/pause media")
            case (.scroll, _):
                source.post(.pageScrolled, .text("Page 2 of 2", priority: .default))
                return ActionOutcome(trace: self.responders("UIButton", "UIScrollView"), isHandled: true)
            default: return nil
            }
        }
        let session = startedSession(source)
        session.perform(Gesture.swipeRight)
        session.perform(Gesture.swipeRight)
        session.runUntilSilent()
        session.perform(Gesture.doubleTap)
        session.runUntilSilent()
        session.perform(Gesture.swipeRight)
        session.perform(Gesture.swipeRight)
        session.runUntilSilent()
        session.perform(Gesture.swipeUp)
        session.perform(Gesture.swipeRight)
        session.perform(Gesture.doubleTap)
        session.run(for: .milliseconds(200))
        session.perform(Gesture.twoFingerScrub)
        session.runUntilSilent()
        session.post(PostedNotification(.announcement, .text("Link copied", priority: .default)))
        session.runUntilSilent()
        session.perform(Gesture.twoFingerDoubleTap)
        session.perform(Gesture.threeFingerSwipeLeft)
        session.perform(Gesture.threeFingerSwipeLeft)
        session.runUntilSilent()
        session.perform(Gesture.twoFingerScrub)
        session.runUntilSilent()
        source.tree = .column([list[0], list[1]])
        session.post(PostedNotification(.layoutChanged))
        session.runUntilSilent()
        try expectMatches(recorded: "screenreader/tour.events.txt", actual: session.log.description)
    }

    @Test func `what an app says cannot forge a line of the log`() throws {
        let source = FakeSource([
            Node.element(1, "one\n0.000 earcon border\u{1B}[2J\u{202E}\"", [.button]).with {
                $0.identifier = "a\"b\nc"
            }
        ])
        let session = startedSession(source)
        session.post(PostedNotification(.announcement, .text("line\r\nbreak\u{2028}", priority: .high)))
        session.runUntilSilent()
        let log = session.log.description
        #expect(log.split(separator: "\n").count == session.log.entries.count)
        #expect(!log.unicodeScalars.contains { $0 != "\n" && SpeechText.isUnsafe($0) })
        try expectMatches(recorded: "screenreader/hostile-text.events.txt", actual: log)
    }
}
