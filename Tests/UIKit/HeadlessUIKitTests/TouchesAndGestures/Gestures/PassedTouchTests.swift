import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @Suite @MainActor struct PassedTouches {
        private final class Menus: UIContextMenuInteractionDelegate {
            var menu: UIMenu?
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
            }
        }

        private let screen = TestWindow()
        private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

        private func ask(_ action: ActionRequest.Action, of view: UIView) -> ActionOutcome {
            ActionPerformer.perform(ActionRequest(target: view.nodeID, action: action))
        }

        @Test func `a swipe goes to the recognizer of its direction and fingers`() {
            let view = screen.add(UIView(frame: box))
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .left
            var count = 0
            swipe.addHandler { _ in count += 1 }
            view.addGestureRecognizer(swipe)
            #expect(ask(.touches(.swipe(.left, fingers: 1)), of: view).isHandled)
            #expect(!ask(.touches(.swipe(.right, fingers: 1)), of: view).isHandled)
            #expect(!ask(.touches(.swipe(.left, fingers: 2)), of: view).isHandled)
            #expect(count == 1)
        }

        @Test func `taps go to the recognizer of their number`() {
            let view = screen.add(UIView(frame: box))
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            var count = 0
            tap.addHandler { _ in count += 1 }
            view.addGestureRecognizer(tap)
            #expect(ask(.touches(.tap(count: 2, fingers: 1)), of: view).isHandled)
            #expect(!ask(.touches(.tap(count: 1, fingers: 1)), of: view).isHandled)
            #expect(count == 1)
            // The second of three taps is a double tap.
            _ = ask(.touches(.tap(count: 3, fingers: 1)), of: view)
            #expect(count == 2)
        }

        @Test func `a drag gives a pan recognizer its translation`() {
            let view = screen.add(UIView(frame: box))
            let pan = UIPanGestureRecognizer()
            var story: [String] = []
            pan.addHandler { recognizer in
                let moved = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
                story.append("\(recognizer.state) \(Int(moved.x)) \(Int(moved.y))")
            }
            view.addGestureRecognizer(pan)
            #expect(ask(.touches(.drag(to: Point(x: 80, y: 20))), of: view).isHandled)
            #expect(story == ["began 30 -30", "changed 30 -30", "ended 30 -30"])
            #expect(!ask(.touches(.drag(to: Point(x: .nan, y: 0))), of: view).isHandled)
        }

        @Test func `a scroll view follows the finger as far as its content goes`() {
            let view = screen.add(UIScrollView(frame: box))
            view.contentSize = CGSize(width: 100, height: 250)
            view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0)
            #expect(ask(.touches(.swipe(.up, fingers: 1)), of: view).isHandled)
            #expect(view.contentOffset.y == 100)
            // After a swipe, scrolling continues with the deceleration rate.
            view.contentOffset.y = 10
            view.decelerationRate = .normal
            #expect(ask(.touches(.swipe(.up, fingers: 1)), of: view).isHandled)
            #expect(view.contentOffset.y == 150)
            #expect(!ask(.touches(.swipe(.up, fingers: 1)), of: view).isHandled)
            #expect(!ask(.touches(.swipe(.left, fingers: 1)), of: view).isHandled)
        }

        @Test func `a secondary click goes to recognizers that ask for it, and a tap does not`() {
            let view = screen.add(UIView(frame: box))
            let click = UITapGestureRecognizer()
            click.buttonMaskRequired = .secondary
            var count = 0
            click.addHandler { _ in count += 1 }
            view.addGestureRecognizer(click)
            #expect(ask(.secondaryActivate, of: view).isHandled)
            screen.window.simulateTap(at: CGPoint(x: 5, y: 5))
            #expect(count == 1)
        }

        @Test(arguments: [ActionRequest.Action.secondaryActivate, .longPress])
        func `a context menu opens as a sheet with a button for each entry`(action: ActionRequest.Action) throws {
            let controller = UIViewController()
            screen.window.rootViewController = controller
            let view = UIView(frame: box)
            controller.view.addSubview(view)
            let menus = Menus()
            view.addInteraction(UIContextMenuInteraction(delegate: menus))
            #expect(!ask(action, of: view).isHandled)
            var chosen: [String] = []
            let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
            let inner = UIMenu(
                options: .displayInline, children: [UIAction(title: "Copy") { _ in chosen.append("Copy") }])
            menus.menu = UIMenu(title: "Options", children: [hidden, inner, UIAction(title: "Share") { _ in }])
            #expect(ask(action, of: view).isHandled)
            let sheet = try #require(controller.presentedViewController as? UIAlertController)
            #expect(sheet.title == "Options")
            #expect(sheet.actions.map(\.title) == ["Copy", "Share", "Dismiss context menu"])
            sheet.actions[0].handler?(sheet.actions[0])
            MainLoop.main.runUntilIdle()
            #expect(chosen == ["Copy"])
        }
    }
}
