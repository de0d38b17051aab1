import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Common bugs of real apps with overlays, each with code that shows it and code that does not.
@Suite(.serialized) @MainActor struct OverlayBugTests {
    /// A screen that puts an overlay view over itself.
    private final class Screen: ListedController {
        let overlay = UIView(frame: CGRect(x: 0, y: 400, width: 402, height: 300))
        let close = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))

        init() { super.init(nil, ["Title", "Open!"]) }
        required init?(coder: NSCoder) { nil }

        func show(isModal: Bool) {
            close.setTitle("Close", for: .normal)
            overlay.addSubview(close)
            overlay.accessibilityViewIsModal = isModal
            view.addSubview(overlay)
            UIAccessibility.post(notification: .screenChanged, argument: close)
        }
    }

    /// A presentation that the app draws itself, as bottom sheets do.
    private final class BottomSheet: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    private final class Escaping: ListedController {
        override func accessibilityPerformEscape() -> Bool {
            dismiss(animated: true)
            return true
        }
    }

    @Test(arguments: [true, false])
    func `3 a closed overlay sends the cursor to the top unless the app names the trigger`(isNaive: Bool) {
        let screen = Screen()
        reading(screen) { reader, _ in
            screen.onPress["Open"] = { screen.show(isModal: true) }
            screen.close.addAction(
                UIAction { _ in
                    screen.overlay.removeFromSuperview()
                    UIAccessibility.post(
                        notification: .screenChanged, argument: isNaive ? screen.views[0] : screen.views[1])
                }, for: .primaryActionTriggered)
            reader.next()
            reader.activate()
            #expect(reader.cursor == "Close")
            reader.activate()
            #expect(reader.cursor == (isNaive ? "Title" : "Open"))
        }
    }

    @Test func `3 UIKit's own dismissal returns to the trigger`() {
        reading(ListedController(nil, ["Title", "Open!"])) { reader, root in
            root.onPress["Open"] = { root.present(ListedController(nil, ["Modal"]), animated: true) }
            reader.next()
            reader.activate()
            #expect(reader.cursor == "Modal")
            reader.letApp { root.dismiss(animated: true) }
            #expect(reader.cursor == "Open")
        }
    }

    @Test(arguments: [true, false])
    func `4 what is behind an overlay is reached by swipe and touch unless the overlay is modal`(isNaive: Bool) {
        let screen = Screen()
        reading(screen) { reader, _ in
            reader.letApp { screen.show(isModal: !isNaive) }
            #expect(reader.cursor == "Close")
            reader.previous()
            #expect(reader.cursor == (isNaive ? "Open" : "Close"))
            reader.touch(Point(x: 30, y: 130))
            #expect(reader.cursor == (isNaive ? "Title" : "Close"))
        }
    }

    @Test(arguments: [true, false])
    func `5 a modality that is set only while VoiceOver runs is missing when it comes later`(isNaive: Bool) {
        let screen = Screen()
        reading(screen) { first, _ in
            first.end()
            screen.show(isModal: isNaive ? UIAccessibility.isVoiceOverRunning : true)
            MainLoop.main.runUntilIdle()
            let reader = ScreenReaderSession(window: screen.view.window)
            defer { reader.end() }
            reader.settle()
            #expect(reader.labels.contains("Title") == isNaive)
        }
    }

    @Test(arguments: [true, false])
    func `6 escape does nothing in a custom presentation unless its controller answers`(isNaive: Bool) {
        reading(ListedController(nil, ["Title"])) { reader, root in
            let sheet = isNaive ? ListedController(nil, ["Sheet"]) : Escaping(nil, ["Sheet"])
            let delegate = BottomSheet()
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = delegate
            reader.letApp { root.present(sheet, animated: true) }
            #expect(reader.cursor == "Sheet")
            reader.escape()
            #expect((root.presentedViewController != nil) == isNaive)
            #expect(reader.cursor == (isNaive ? "Sheet" : "Title"))
        }
    }

    @Test(arguments: [true, false])
    func `7 an overlay with only a handle to drag is a trap, one with a button is none`(isNaive: Bool) {
        reading(ListedController(nil, ["Title"])) { reader, root in
            let sheet = ListedController(nil, isNaive ? ["Handle", "Text"] : ["Handle", "Close!"])
            let delegate = BottomSheet()
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = delegate
            sheet.onPress["Close"] = { root.dismiss(animated: true) }
            reader.letApp { root.present(sheet, animated: true) }
            // All that a user of VoiceOver can do: escape, and activate whatever there is.
            reader.escape()
            for _ in 0..<reader.session.elementCount where root.presentedViewController != nil {
                reader.activate()
                reader.next()
            }
            #expect((root.presentedViewController != nil) == isNaive)
        }
    }

    @Test(arguments: [true, false])
    func `15 a background that the app has hidden stays unreachable when it forgets to show it`(isNaive: Bool) {
        let screen = Screen()
        reading(screen) { reader, _ in
            let before = reader.labels
            reader.letApp {
                screen.show(isModal: !isNaive)
                if isNaive { for view in screen.views { view.accessibilityElementsHidden = true } }
            }
            #expect(reader.labels == ["Close"])
            reader.letApp {
                screen.overlay.removeFromSuperview()
                UIAccessibility.post(notification: .screenChanged, argument: nil)
            }
            #expect((reader.labels == before) == !isNaive)
            #expect(reader.labels.isEmpty == isNaive)
        }
    }

    @Test(arguments: [true, false])
    func `16 a screen behind a window of its own is read unless that window covers it`(isNaive: Bool) {
        reading(ListedController(nil, ["Title", "Open!"]), allWindows: true) { reader, root in
            reader.next()
            let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            front.windowLevel = .alert
            let notice = ListedController(nil, ["Notice"])
            front.rootViewController = notice
            notice.loadViewIfNeeded()
            if isNaive { notice.view.backgroundColor = nil }
            reader.letApp {
                front.isHidden = false
                UIAccessibility.post(notification: .screenChanged, argument: notice.views[0])
            }
            #expect(reader.cursor == "Notice")
            #expect(reader.labels.contains("Title") == isNaive)
            let spoken = reader.spokenLog.count
            reader.letApp {
                front.isHidden = true
                front.rootViewController = nil
                UIAccessibility.post(
                    notification: .screenChanged, argument: isNaive ? nil : root.views[1])
            }
            #expect(reader.spokenLog[spoken...].first?.hasPrefix(isNaive ? "Title" : "Open") == true)
        }
    }
}
