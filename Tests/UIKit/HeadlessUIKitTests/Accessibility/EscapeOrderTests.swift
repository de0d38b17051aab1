import AccessibilityTree
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// D7: the receiver of the escape gesture.
    @Suite @MainActor struct EscapeOrders {
        private final class Content: UIViewController {
            var asked = 0
            override func accessibilityPerformEscape() -> Bool {
                asked += 1
                return true
            }
        }

        /// A stack of two in a sheet; escapes from the view of the upper one.
        private func escape(
            _ order: UIAccessibility.EscapeOrder, top: UIViewController, depth: Int = 2, mustStay: Bool = false
        ) -> (isDismissed: Bool, stack: Int) {
            UIAccessibility.escapeOrder = order
            defer { UIAccessibility.escapeOrder = .responderChain }
            var result = (false, 0)
            onStage { stage in
                let navigation = UINavigationController()
                navigation.viewControllers = Array([stage.controller("a"), top].suffix(depth))
                navigation.isModalInPresentation = mustStay
                let presenter = stage.controller("p")
                stage.show(presenter)
                navigation.modalPresentationStyle = .pageSheet
                presenter.present(navigation, animated: false)
                stage.settle()
                _ = ActionPerformer.perform(ActionRequest(target: top.view.nodeID, action: .escape))
                stage.settle()
                result = (presenter.presentedViewController == nil, navigation.viewControllers.count)
            }
            return result
        }

        @Test func `D7 the sheet goes before the stack pops, unless the app says otherwise`() {
            #expect(UIAccessibility.escapeOrder == .responderChain)
            #expect(escape(.responderChain, top: UIViewController()) == (true, 2))
            #expect(escape(.responderChain, top: UIViewController(), mustStay: true) == (false, 1))
            let content = Content()
            #expect(escape(.responderChain, top: content) == (false, 2))
            #expect(content.asked == 1)
        }

        @Test func `D7 the stack can pop before the sheet goes`() {
            #expect(escape(.stackBeforeSheet, top: UIViewController()) == (false, 1))
            #expect(escape(.stackBeforeSheet, top: UIViewController(), depth: 1) == (true, 1))
        }

        @Test func `D7 what UIKit does itself can come before the app's own escape`() {
            let content = Content()
            #expect(escape(.systemFirst, top: content) == (true, 2))
            #expect(escape(.systemFirst, top: content, mustStay: true) == (false, 1))
            #expect(content.asked == 0)
            #expect(escape(.systemFirst, top: content, depth: 1, mustStay: true) == (false, 1))
            #expect(content.asked == 1)
        }
    }

    @Suite @MainActor struct BackgroundApps {
        private final class Listener: AssistiveTechnology {
            var heard: [PostedNotification] = []
            func receive(_ notifications: [PostedNotification]) { heard += notifications }
        }

        @Test func `VoiceOver ignores posts of an app in the background`() {
            MainLoop.main.clock = .virtual
            let listener = Listener()
            UIAccessibility.attach(listener)
            defer { UIAccessibility.attach(nil) }
            UIApplication.shared.simulate(.background)
            UIAccessibility.post(notification: .announcement, argument: "Away")
            MainLoop.main.runUntilIdle()
            #expect(listener.heard.isEmpty)
            UIApplication.shared.simulate(.active)
            UIAccessibility.post(notification: .announcement, argument: "Back")
            MainLoop.main.runUntilIdle()
            #expect(listener.heard == [PostedNotification(.announcement, .text("Back", priority: .default))])
        }
    }
}
