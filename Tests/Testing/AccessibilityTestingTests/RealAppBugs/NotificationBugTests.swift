import AccessibilityTesting
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// Common bugs of real apps with notifications, each with code that shows it and code that does not.
@Suite(.serialized) @MainActor struct NotificationBugTests {
    @Test(arguments: [true, false])
    func `8 a screen change posted when something vanishes steals the cursor`(isNaive: Bool) {
        reading(ListedController(nil, ["A", "B", "C"])) { reader, root in
            let progress = UILabel(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
            progress.text = "Loading"
            reader.letApp { root.view.addSubview(progress) }
            reader.next()
            reader.letApp {
                progress.removeFromSuperview()
                UIAccessibility.post(notification: isNaive ? .screenChanged : .layoutChanged, argument: nil)
            }
            #expect(reader.cursor == (isNaive ? "A" : "B"))
        }
    }

    @Test(arguments: [true, false])
    func `9 a change of the layout with a target undoes the user's own move, one without does not`(isNaive: Bool) {
        var options = ScreenReader.Options()
        options.focusMoveDelay = 0.5
        reading(ListedController(nil, ["A", "B", "C", "D"]), options: options) { reader, root in
            reader.first()
            UIAccessibility.post(notification: .layoutChanged, argument: isNaive ? root.views[3] : nil)
            reader.endTurn()
            reader.session.run(for: .milliseconds(100))
            reader.session.perform(Command.next)
            reader.settle()
            #expect(reader.cursor == (isNaive ? "D" : "B"))
            #expect(reader.hasLogged("lateFocusMove") == isNaive)
        }
    }

    @Test(arguments: [true, false])
    func `12 an announcement is cut by the change of screen that follows, one of high priority is not`(isNaive: Bool) {
        reading(ListedController(nil, ["A", "B"])) { reader, root in
            let text = "Your message was sent to everybody"
            let important = NSAttributedString(
                string: text,
                attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue])
            let capture = reader.capture {
                UIAccessibility.post(notification: .announcement, argument: isNaive ? text as Any : important)
                MainLoop.main.perform(after: .milliseconds(100)) {
                    UIAccessibility.post(notification: .screenChanged, argument: root.views[1])
                }
            }
            #expect(capture.finishedAnnouncements(successful: false) == (isNaive ? [text] : []))
            #expect(capture.finishedAnnouncements(successful: true) == (isNaive ? [] : [text]))
            #expect(capture.focus?.label == "B")
        }
    }

    @Test(arguments: [true, false])
    func `17 a new screen that is posted as a layout change keeps its hint from the user`(isNaive: Bool) {
        reading(ListedController(nil, ["A"])) { reader, root in
            let code = UIButton(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
            code.setTitle("Code", for: .normal)
            code.accessibilityHint = "Sent to your phone"
            let capture = reader.capture {
                root.view.addSubview(code)
                UIAccessibility.post(notification: isNaive ? .layoutChanged : .screenChanged, argument: code)
            }
            #expect(capture.focus?.label == "Code")
            #expect(capture.spoken.joined(separator: " ").contains("phone") == !isNaive)
        }
    }

    @Test(arguments: [true, false])
    func `two moves of the cursor within one utterance are reported, one is not`(isNaive: Bool) {
        let home = ListedController("Home", ["A"])
        reading(UINavigationController(rootViewController: home)) { reader, navigation in
            let next = ListedController("Next", ["Heading", "Text"])
            next.onDidAppear = {
                guard isNaive else { return }
                // The delay by which apps try to come after UIKit.
                MainLoop.main.perform(after: .milliseconds(100)) {
                    UIAccessibility.post(notification: .screenChanged, argument: next.views[1])
                }
            }
            reader.letApp { navigation.pushViewController(next, animated: true) }
            #expect(reader.cursor == (isNaive ? "Text" : "Home"))
            #expect(reader.hasLogged("focusMovedTwice") == isNaive)
        }
    }
}
