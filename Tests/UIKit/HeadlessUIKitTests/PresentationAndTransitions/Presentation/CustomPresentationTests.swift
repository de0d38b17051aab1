import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Presentation controllers of the app's own (guide, "Creating Custom Presentations").
    @MainActor struct CustomPresentationTests {
        /// Shows the presented view in the right half, above a view that dims the rest, as listing 11-1 does.
        private final class Half: UIPresentationController {
            let dimming = UIView()
            let log: EventLog
            var asked = 0
            init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: EventLog) {
                self.log = log
                super.init(presentedViewController: presented, presenting: presenting)
            }
            override var frameOfPresentedViewInContainerView: CGRect {
                asked += 1
                let bounds = containerView?.bounds ?? .zero
                return CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
            }
            override func presentationTransitionWillBegin() {
                log.note("presentWillBegin")
                dimming.alpha = 0
                dimming.frame = containerView?.bounds ?? .zero
                containerView?.insertSubview(dimming, at: 0)
                if let coordinator = presentedViewController.transitionCoordinator {
                    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
                } else {
                    dimming.alpha = 1
                }
            }
            override func presentationTransitionDidEnd(_ completed: Bool) {
                log.note("presentDidEnd(\(completed))")
                if !completed { dimming.removeFromSuperview() }
            }
            override func dismissalTransitionWillBegin() {
                log.note("dismissWillBegin")
                presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { _ in self.dimming.alpha = 0 })
            }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                log.note("dismissDidEnd(\(completed))")
                if completed { dimming.removeFromSuperview() }
            }
            override func containerViewWillLayoutSubviews() { log.note("containerWillLayout") }
            override func containerViewDidLayoutSubviews() { log.note("containerDidLayout") }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.note("size(\(size.width))")
                super.viewWillTransition(to: size, with: coordinator)
            }
        }

        private final class Delegate: UIViewControllerTransitioningDelegate {
            let log: EventLog
            var made: Half?
            var animator: (any UIViewControllerAnimatedTransitioning)?
            init(_ log: EventLog) { self.log = log }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                log.note("controller")
                let made = Half(presented, presenting, log)
                self.made = made
                return made
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                log.note("animator")
                return animator
            }
        }

        /// Completes immediately, or reports that it was cancelled.
        private final class Instant: UIViewControllerAnimatedTransitioning {
            let completes: Bool
            init(completes: Bool) { self.completes = completes }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(completes)
            }
        }

        private func present(on stage: Stage) -> (root: UIViewController, shown: UIViewController, Delegate) {
            let root = stage.show(UIViewController())
            let shown = UIViewController()
            let delegate = Delegate(stage.log)
            shown.modalPresentationStyle = .custom
            shown.transitioningDelegate = delegate
            return (root, shown, delegate)
        }

        @Test func `G03 G05 G06 the steps of a custom presentation in their order`() throws {
            try onStage { stage in
                let (root, shown, delegate) = present(on: stage)
                root.present(shown, animated: true)
                stage.settle()
                let events = stage.log.take()
                #expect(Array(events.prefix(3)) == ["controller", "animator", "presentWillBegin"])
                #expect(events.last == "presentDidEnd(true)")
                #expect(events.contains("containerWillLayout") && events.contains("containerDidLayout"))
                let half = try #require(delegate.made)
                #expect(half.presentedView === shown.view)
                #expect(half.dimming.alpha == 1, "what runs alongside has run")
            }
        }

        @Test func `G10 G11 an override decides the frame, and what is at the back lies below the presented view`()
            throws
        {
            try onStage { stage in
                let (root, shown, delegate) = present(on: stage)
                root.present(shown, animated: false)
                stage.settle()
                #expect(shown.view.frame == CGRect(x: 201, y: 0, width: 201, height: 874))
                let container = try #require(delegate.made?.containerView)
                #expect(container.subviews == [delegate.made?.dimming, shown.view])
                #expect(delegate.made?.dimming.alpha == 1)
                let plain = UIPresentationController(presentedViewController: shown, presenting: root)
                plain.containerView = container
                #expect(plain.frameOfPresentedViewInContainerView == container.bounds, "the default")
                plain.containerView = nil
            }
        }

        @Test func `H14 chrome and presented view are animated in one transition`() {
            onStage { stage in
                let (root, shown, delegate) = present(on: stage)
                root.present(shown, animated: true)
                MainLoop.main.advance(by: .milliseconds(100))
                #expect(delegate.made?.dimming.alpha == 1)
                #expect(shown.view.superview === delegate.made?.containerView)
                #expect(!stage.log.take().contains("presentDidEnd(true)"), "both are under way")
                stage.settle()
                #expect(stage.log.take().contains("presentDidEnd(true)"))
            }
        }
    }
}
