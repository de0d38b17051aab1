import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Presentations in windows that become narrow and wide again.
    @Suite @MainActor struct AdaptivePresentations {
        private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            var answer: UIModalPresentationStyle?
            var replacement: UIViewController?
            var asked: [String] = []

            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle {
                answer ?? controller.policyStyle(for: traitCollection)
            }

            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                asked.append("controller for \(style)")
                return replacement
            }

            func presentationController(
                _ presentationController: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) {
                asked.append("will be \(style)")
            }
        }

        private let wide = CGSize(width: 1024, height: 1366)
        private let narrow = CGSize(width: 402, height: 874)

        private func present(
            _ style: UIModalPresentationStyle, _ delegate: Delegate, on stage: Stage
        ) -> (root: UIViewController, modal: UIViewController) {
            let root = stage.show(UIViewController())
            let modal = UIViewController()
            modal.modalPresentationStyle = style
            modal.preferredContentSize = CGSize(width: 300, height: 200)
            modal.popoverPresentationController?.sourceView = root.view
            modal.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
            modal.presentationController?.delegate = delegate
            root.present(modal, animated: false)
            stage.settle()
            return (root, modal)
        }

        @Test(arguments: [UIModalPresentationStyle.popover, .pageSheet, .formSheet])
        func `L10 in compact width a presentation covers the screen unless its delegate says otherwise`(
            style: UIModalPresentationStyle
        ) {
            onStage(size: wide, policy: .guide) { stage in
                let delegate = Delegate()
                let (_, modal) = present(style, delegate, on: stage)
                #expect(modal.view.bounds.size != wide)
                stage.window.resize(to: narrow)
                stage.settle()
                #expect(modal.view.bounds.size == narrow)
                stage.window.resize(to: wide)
                stage.settle()
                #expect(modal.view.bounds.size != wide)
                #expect(delegate.asked == ["will be fullScreen", "controller for fullScreen", "will be none"])
            }
        }

        @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .none])
        func `L10 the delegate's answers`(answer: UIModalPresentationStyle) {
            onStage(size: narrow, policy: .guide) { stage in
                let delegate = Delegate()
                delegate.answer = answer
                let (root, modal) = present(.popover, delegate, on: stage)
                #expect((modal.view.bounds.size == narrow) == (answer != .none))
                #expect((root.view.window == nil) == (answer == .fullScreen))
                // A popover is placed at its anchor.
                #expect((modal.view.convert(modal.view.bounds, to: nil).minY == 20) == (answer == .none))
            }
        }

        @Test func `ADPT-09 another controller is asked for before the change and shown after it`() {
            onStage(size: wide, policy: .guide) { stage in
                let delegate = Delegate()
                let (root, modal) = present(.popover, delegate, on: stage)
                let replacement = UIViewController()
                delegate.replacement = replacement
                stage.window.resize(to: narrow)
                MainLoop.main.advance(by: .zero)
                #expect(delegate.asked == ["will be fullScreen", "controller for fullScreen"])
                stage.settle()
                #expect(root.presentedViewController === replacement)
                #expect(replacement.view.bounds.size == narrow && modal.viewIfLoaded?.window == nil)
            }
        }

        @Test func `L11 a popover that covers the screen has a way out in a navigation bar, or stays a popover`() throws
        {
            try onStage(size: wide, policy: .guide) { stage in
                let delegate = Delegate()
                let (root, modal) = present(.popover, delegate, on: stage)
                let content = UIViewController()
                let wrapper = UINavigationController(rootViewController: content)
                content.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .done, primaryAction: UIAction { [weak root] _ in root?.dismiss(animated: true) })
                delegate.replacement = wrapper
                stage.window.resize(to: narrow)
                stage.settle()
                #expect(root.presentedViewController === wrapper && modal.presentingViewController == nil)
                let source = WindowSource(stage.window)
                let tree = source.captureTree()
                let done = try #require(ReadingOrder(tree).elements.first { tree[$0]?.label?.string == "Done" })
                _ = source.perform(ActionRequest(target: done, action: .activate))
                stage.settle()
                #expect(root.presentedViewController == nil)
            }
            try onStage(size: wide, policy: .guide) { stage in
                let delegate = Delegate()
                delegate.answer = UIModalPresentationStyle.none
                let (root, modal) = present(.popover, delegate, on: stage)
                stage.window.resize(to: narrow)
                stage.settle()
                #expect(modal.view.bounds.size == CGSize(width: 300, height: 200))
                // Its way out is the region around it, or the escape gesture.
                let source = WindowSource(stage.window)
                let tree = source.captureTree()
                let region = try #require(
                    ReadingOrder(tree).elements.first { tree[$0]?.label?.string == "dismiss popup" })
                _ = source.perform(ActionRequest(target: region, action: .activate))
                stage.settle()
                #expect(root.presentedViewController == nil)
                let (presenter, popover) = present(.popover, delegate, on: stage)
                let escape = source.perform(ActionRequest(target: popover.view.nodeID, action: .escape))
                stage.settle()
                #expect(escape.isHandled && presenter.presentedViewController == nil)
            }
        }
    }
}
