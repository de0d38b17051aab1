import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// An app's answers to VoiceOver's gestures and notifications: the guide's "Responding to Special VoiceOver Gestures"
/// and "Observing Accessibility Notifications".
@Suite(.serialized) @MainActor struct GuideGestureTests {
    /// An element that logs the actions it receives.
    private final class Page: UIView {
        var story: [String] = []
        var takes = true

        override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Page"
        }
        required init?(coder: NSCoder) { nil }

        override func accessibilityPerformEscape() -> Bool { note("escape") }
        override func accessibilityPerformMagicTap() -> Bool { note("magic tap") }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            note("scroll \(direction)")
        }
        override func accessibilityIncrement() { _ = note("increment") }
        override func accessibilityDecrement() { _ = note("decrement") }

        private func note(_ event: String) -> Bool {
            story.append(event)
            return takes
        }
    }

    private final class App: UIResponder, UIApplicationDelegate {
        var taps = 0
        override func accessibilityPerformMagicTap() -> Bool {
            taps += 1
            return true
        }
    }

    /// Keeps the announcements in notifications of a name.
    @MainActor private final class Observer {
        private(set) var told: [String] = []
        private var token: (any NSObjectProtocol)?

        init(_ name: Notification.Name) {
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
                let wasHeard = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
                let line = "\(text ?? "") \(wasHeard ?? false)"
                MainActor.assumeIsolated { self?.told.append(line) }
            }
        }
        isolated deinit {
            if let token { NotificationCenter.default.removeObserver(token) }
        }
    }

    private func onPage(_ traits: UIAccessibilityTraits = [], _ test: (ScreenReaderSession, Page) -> Void) {
        let root = UIViewController()
        let page = Page(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        page.accessibilityTraits = traits
        root.view.addSubview(page)
        reading(root) { reader, _ in test(reader, page) }
    }

    @Test func `N07 the five special gestures reach the element under the cursor`() {
        onPage(.adjustable) { reader, page in
            let gestures: [Gesture] = [
                .twoFingerScrub, .twoFingerDoubleTap, .threeFingerSwipeLeft, .swipeUp, .swipeDown,
            ]
            for gesture in gestures { reader.perform(gesture) }
            #expect(page.story == ["escape", "magic tap", "scroll left", "increment", "decrement"])
        }
    }

    @Test func `N09 a magic tap that no responder handles makes the system play or pause music`() throws {
        try reading(ListedController(nil, ["A"])) { reader, _ in
            let capture = reader.capture { reader.session.perform(Gesture.twoFingerDoubleTap) }
            let outcome = try #require(capture.actions.last?.outcome)
            #expect(!outcome.isHandled && outcome.systemDefault == "play/pause media")
        }
    }

    @Test func `N11 a magic tap of the app's delegate works from anywhere`() {
        let app = App()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = app
        defer { UIApplication.shared.delegate = before }
        reading(UINavigationController(rootViewController: ListedController("Home", ["A", "B"]))) { reader, root in
            reader.magicTap()
            reader.last()
            reader.magicTap()
            reader.letApp { root.present(ListedController(nil, ["Modal"]), animated: true) }
            reader.magicTap()
            #expect(app.taps == 3)
        }
    }

    @Test(arguments: [
        (Gesture.threeFingerSwipeLeft, "left"), (.threeFingerSwipeRight, "right"), (.threeFingerSwipeUp, "down"),
        (.threeFingerSwipeDown, "up"),
    ])
    func `N12 a three-finger scroll reaches a custom view with its direction`(
        gesture: Gesture, direction: String
    ) {
        onPage { reader, page in
            reader.perform(gesture)
            #expect(page.story == ["scroll \(direction)"])
        }
    }

    @Test func `N13 an adjustable element answers both directions, and one that does not stays as it is`() {
        final class Dial: UIView {
            var level = 5 { didSet { accessibilityValue = "\(level)" } }
            override func accessibilityIncrement() { level += 1 }
            override func accessibilityDecrement() { level -= 1 }
        }
        let root = UIViewController()
        let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let mute = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        for (view, label) in [(dial, "Dial"), (mute, "Mute")] as [(UIView, String)] {
            view.isAccessibilityElement = true
            view.accessibilityLabel = label
            view.accessibilityValue = "5"
            view.accessibilityTraits = .adjustable
            root.view.addSubview(view)
        }
        reading(root) { reader, _ in
            reader.increment()
            #expect(reader.lastSpoken == "6")
            reader.decrement()
            reader.decrement()
            #expect(reader.lastSpoken == "4" && dial.level == 4)
            reader.next()
            reader.increment()
            #expect(mute.accessibilityValue == "5")
        }
    }

    @Test func `N14 the end of an announcement carries its text and whether it was spoken completely`() {
        reading(ListedController(nil, ["A", "B"])) { reader, _ in
            let ends = Observer(UIAccessibility.announcementDidFinishNotification)
            reader.letApp { UIAccessibility.post(notification: .announcement, argument: "Saved") }
            UIAccessibility.post(notification: .announcement, argument: "A long announcement of many words")
            reader.endTurn()
            reader.session.run(for: .milliseconds(200))
            reader.next()
            #expect(ends.told == ["Saved true", "A long announcement of many words false"])
        }
    }

    @Test func `N15 VoiceOver turning on or off is reported, to an app in the background when it returns`() {
        MainLoop.main.clock = .virtual
        let changes = Observer(UIAccessibility.voiceOverStatusDidChangeNotification)
        let first = ScreenReaderSession(view: Fixture.player())
        #expect(changes.told.count == 1)
        first.end()
        #expect(changes.told.count == 2)
        UIApplication.shared.simulate(.background)
        defer { UIApplication.shared.simulate(.active) }
        let second = ScreenReaderSession(view: Fixture.player())
        defer { second.end() }
        #expect(UIAccessibility.isVoiceOverRunning && changes.told.count == 2)
        UIApplication.shared.simulate(.inactive)
        #expect(changes.told.count == 3)
        UIApplication.shared.simulate(.active)
        #expect(changes.told.count == 3)
    }
}
