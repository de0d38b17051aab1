import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// When there is a transition coordinator, and that its blocks always run.
    @MainActor struct CoordinatorTests {
        private func stack(_ stage: Stage) -> (UINavigationController, a: LoggingController, b: LoggingController) {
            let (a, b) = (stage.controller("A"), stage.controller("B"))
            return (stage.show(UINavigationController(rootViewController: a)), a, b)
        }

        /// The usual idiom of a push or pop with a completion.
        private func then(_ controller: UIViewController, _ stage: Stage, _ name: String) {
            guard let coordinator = controller.transitionCoordinator else { return stage.log.note("\(name) at once") }
            coordinator.animate(alongsideTransition: nil) { _ in stage.log.note("\(name) done") }
        }

        private func steps(_ stage: Stage) -> [String] {
            stage.log.take().filter { [" done", " at once", ".DA", ".DX"].contains(where: $0.hasSuffix) }
        }

        @Test func `an animated push or pop has its coordinator at once`() {
            onStage { stage in
                let (stack, _, b) = stack(stage)
                stack.pushViewController(b, animated: true)
                then(stack, stage, "push")
                #expect(b.transitionCoordinator != nil)
                stage.settle()
                #expect(steps(stage) == ["A.DX", "B.DA", "push done"])
                #expect(stack.transitionCoordinator == nil)
                stack.popViewController(animated: true)
                then(stack, stage, "pop")
                stage.settle()
                #expect(steps(stage) == ["B.DX", "A.DA", "pop done"])
            }
        }

        @Test func `a push that takes no time has none, before it and in its callbacks`() {
            onStage { stage in
                let (stack, _, b) = stack(stage)
                b.onEvent = { event in
                    if event == "WA" { stage.log.note("\(b.transitionCoordinator == nil) at once") }
                }
                stack.pushViewController(b, animated: false)
                then(stack, stage, "push")
                stage.settle()
                #expect(steps(stage) == ["push at once", "true at once", "A.DX", "B.DA"])
            }
        }

        @Test func `viewWillAppear finds the coordinator of an animated push, pop, presentation and dismissal`() {
            onStage { stage in
                let (stack, a, b) = stack(stage)
                var found: [Bool] = []
                for controller in [a, b] {
                    controller.onEvent = { event in
                        if event == "WA" { found.append(controller.transitionCoordinator?.isAnimated ?? false) }
                    }
                }
                stack.pushViewController(b, animated: true)
                stage.settle()
                stack.popViewController(animated: true)
                stage.settle()
                b.modalPresentationStyle = .fullScreen
                a.present(b, animated: true)
                stage.settle()
                a.dismiss(animated: true)
                stage.settle()
                #expect(found == [true, true, true, true])
            }
        }

        @Test func `an animated presentation or dismissal has its coordinator at once`() {
            onStage { stage in
                let (_, a, b) = stack(stage)
                a.present(b, animated: true)
                then(a, stage, "present")
                #expect(b.transitionCoordinator != nil)
                stage.settle()
                b.dismiss(animated: true)
                then(b, stage, "dismiss")
                #expect(a.transitionCoordinator != nil)
                stage.settle()
                #expect(steps(stage) == ["B.DA", "present done", "B.DX", "dismiss done"])
                a.present(b, animated: false)
                then(a, stage, "present")
                stage.settle()
                b.dismiss(animated: false)
                then(b, stage, "dismiss")
                stage.settle()
                #expect(steps(stage) == ["present at once", "B.DA", "dismiss at once", "B.DX"])
            }
        }

        @Test func `pushes that become one transition keep the blocks of each`() {
            onStage { stage in
                let (stack, _, b) = stack(stage)
                stack.pushViewController(b, animated: true)
                then(stack, stage, "first")
                stack.pushViewController(stage.controller("C"), animated: true)
                then(stack, stage, "second")
                stage.settle()
                #expect(steps(stage) == ["A.DX", "C.DA", "first done", "second done"])
            }
        }

        @Test func `a stack that is not on the screen runs what waits for a push`() {
            onStage { stage in
                let (stack, _, b) = stack(stage)
                stack.pushViewController(b, animated: true)
                then(stack, stage, "push")
                stage.window.rootViewController = UIViewController()
                stage.settle()
                #expect(steps(stage).contains("push done"))
            }
        }
    }

    /// Animations alongside a transition that was cancelled.
    @MainActor struct CancelledPresentationTests {
        private final class Driven: NSObject, UIViewControllerTransitioningDelegate,
            UIViewControllerAnimatedTransitioning
        {
            let driver = UIPercentDrivenInteractiveTransition()
            var drivesPresentation = true

            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func interactionControllerForPresentation(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { drivesPresentation ? driver : nil }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to), view.superview == nil {
                    context.containerView.addSubview(view)
                }
                let leaving = drivesPresentation ? nil : context.view(forKey: .from)
                UIView.animate(withDuration: 0.3) {
                    leaving?.frame.origin.y = 874
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        private func change(_ view: UIView, with controller: UIViewController) {
            controller.transitionCoordinator?.animate { _ in
                view.alpha = 0.2
                view.frame.origin.y = 300
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
                view.backgroundColor = .red
            }
        }

        private func isUntouched(_ view: UIView) -> Bool {
            view.transform == .identity && view.frame.origin.y == 50 && view.alpha == 1 && view.backgroundColor == nil
        }

        @Test(arguments: [true, false]) func `a presentation that is driven back undoes what ran alongside it`(
            isCancelled: Bool
        ) {
            onStage { stage in
                let root = stage.show(stage.controller("A"))
                let banner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
                root.view.addSubview(banner)
                let modal = stage.controller("B")
                let driven = Driven()
                modal.modalPresentationStyle = .overFullScreen
                modal.transitioningDelegate = driven
                modal.onEvent = { event in if event == "WA" { change(banner, with: modal) } }
                root.present(modal, animated: true)
                stage.settle()
                #expect(banner.alpha == 0.2)
                if isCancelled { driven.driver.cancel() } else { driven.driver.finish() }
                stage.settle()
                #expect(isUntouched(banner) == isCancelled)
                #expect((root.presentedViewController == nil) == isCancelled)
            }
        }

        @Test func `a dismissal that is driven back undoes what ran alongside it, and keeps the modal's frame`() {
            onStage { stage in
                let root = stage.show(stage.controller("A"))
                let banner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
                root.view.addSubview(banner)
                let modal = stage.controller("B")
                let driven = Driven()
                driven.drivesPresentation = false
                modal.modalPresentationStyle = .overFullScreen
                modal.transitioningDelegate = driven
                root.present(modal, animated: true)
                stage.settle()
                modal.view.frame = CGRect(x: 0, y: 400, width: 402, height: 474)
                modal.onEvent = { event in if event == "WX" { change(banner, with: modal) } }
                root.dismiss(animated: true)
                stage.settle()
                #expect(banner.alpha == 0.2)
                driven.driver.cancel()
                stage.settle()
                #expect(isUntouched(banner))
                #expect(root.presentedViewController === modal)
                #expect(modal.view.frame == CGRect(x: 0, y: 400, width: 402, height: 474))
            }
        }
    }
}
