import Foundation
import Testing

@testable import HeadlessUIKit

private let pad = CGSize(width: 1180, height: 820)

extension CoreTests {
    /// Changes that the app may make between `present` and the start of the presentation, and the presenting
    /// controller.
    @MainActor struct PresentationStartTests {
        private final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
            let anchor: UIView
            init(_ anchor: UIView) { self.anchor = anchor }
            func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
                controller.sourceView = anchor
                controller.sourceRect = CGRect(x: 300, y: 300, width: 20, height: 20)
            }
        }

        private final class Keeping: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }

        private func popover() -> UIViewController {
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 100)
            return popover
        }

        @Test func `a popover's anchor may be set after present, or by its delegate before it is shown`() {
            onStage(size: pad) { stage in
                let root = stage.show(UIViewController())
                let after = popover()
                root.present(after, animated: true)
                after.popoverPresentationController?.sourceView = root.view
                after.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 20, height: 20)
                stage.settle()
                #expect(after.view.frame.minY == 320)
                root.dismiss(animated: true)
                stage.settle()
                let prepared = popover()
                let delegate = Preparing(root.view)
                prepared.popoverPresentationController?.delegate = delegate
                root.present(prepared, animated: true)
                stage.settle()
                #expect(prepared.view.frame.minY == 320)
                #expect(stage.diagnostics.isEmpty)
            }
        }

        @Test func `a popover without an anchor when it is to be shown is an error, and leaves no trace`() {
            onStage(size: pad) { stage in
                let root = stage.show(UIViewController())
                let lost = popover()
                var isShown = false
                root.present(lost, animated: true) { isShown = true }
                stage.settle()
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(root.presentedViewController == nil && lost.presentingViewController == nil && !isShown)
                let next = UIViewController()
                root.present(next, animated: true)
                stage.settle()
                #expect(root.presentedViewController === next)
            }
        }

        @Test func `an adaptation delegate that is set after present is asked`() {
            onStage { stage in
                let root = stage.show(UIViewController())
                let small = popover()
                root.present(small, animated: true)
                let delegate = Keeping()
                small.popoverPresentationController?.delegate = delegate
                small.popoverPresentationController?.sourceView = root.view
                stage.settle()
                #expect(small.view.bounds.size == CGSize(width: 200, height: 100))
            }
        }

        @Test func `a popover on a phone is a sheet that fills the width and takes the detents of its sheet`() {
            onStage { stage in
                let root = stage.show(UIViewController())
                let small = popover()
                small.popoverPresentationController?.sourceView = root.view
                small.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
                    .medium(), .large(),
                ]
                root.present(small, animated: true)
                stage.settle()
                #expect(small.view.frame.width == 402)
                #expect(small.view.frame.maxY == 874)
                #expect(small.view.frame.height < 437)
                small.popoverPresentationController?.adaptiveSheetPresentationController
                    .selectedDetentIdentifier = .large
                stage.settle()
                #expect(small.view.frame.height > 700)
            }
        }

        // MARK: Custom presentations

        private final class Card: UIPresentationController {
            var isInContext = false
            override var shouldPresentInFullscreen: Bool { !isInContext }
        }

        private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
            var isInContext = false
            var supplies = true
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                guard supplies else { return nil }
                let card = Card(presentedViewController: presented, presenting: presenting)
                card.isInContext = isInContext
                return card
            }
        }

        @Test(arguments: [false, true]) func `a custom presentation covers the screen, or the context when it says so`(
            isInContext: Bool
        ) {
            onStage { stage in
                let content = UIViewController()
                let stack = UINavigationController(rootViewController: content)
                let tabs = UITabBarController()
                tabs.viewControllers = [stack, UIViewController()]
                stage.show(tabs)
                let supplier = Supplier()
                supplier.isInContext = isInContext
                let card = UIViewController()
                card.modalPresentationStyle = .custom
                card.transitioningDelegate = supplier
                content.present(card, animated: true)
                stage.settle()
                #expect(card.presentingViewController === (isInContext ? stack : tabs))
                let frame = card.view.convert(card.view.bounds, to: nil)
                #expect(frame == (isInContext ? stack.view.convert(stack.view.bounds, to: nil) : stage.window.bounds))
                #expect(stage.window.simulateTap(at: CGPoint(x: 300, y: 860)) == isInContext, "the second tab")
            }
        }

        @Test func `G14 a delegate without a presentation controller gets the full-screen style`() {
            onStage { stage in
                let root = stage.show(stage.controller("A"))
                let supplier = Supplier()
                supplier.supplies = false
                let cover = stage.controller("B")
                cover.modalPresentationStyle = .custom
                cover.transitioningDelegate = supplier
                root.present(cover, animated: true)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["A.WX", "B.WA", "B.I", "B.DA", "A.DX"])
                #expect(root.view.window == nil)
                root.dismiss(animated: true)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["B.WX", "A.WA", "A.I", "A.DA", "B.DX"])
                #expect(root.view.superview === stage.window)
            }
        }
    }
}
