import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// An app's own presentation, for the rules about it: controller, animator and delegate, which log their callbacks.
    @MainActor enum CustomPresentation {
        /// Covers the right half, over a view that dims the rest, and logs all callbacks.
        final class Half: UIPresentationController {
            let log: EventLog
            let dimming = UIView()
            /// The part of the container's width that the presented view gets.
            var share = 0.5
            init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: EventLog) {
                self.log = log
                super.init(presentedViewController: presented, presenting: presenting)
            }
            override var presentedView: UIView? {
                log.note("presentedView")
                return super.presentedView
            }
            override var frameOfPresentedViewInContainerView: CGRect {
                log.note("frame")
                let bounds = containerView?.bounds ?? .zero
                return CGRect(
                    x: bounds.width * (1 - share), y: 0, width: bounds.width * share, height: bounds.height)
            }
            override func presentationTransitionWillBegin() {
                log.note("willPresent")
                dimming.alpha = 0
                containerView?.insertSubview(dimming, at: 0)
                change(to: 1)
            }
            override func dismissalTransitionWillBegin() {
                log.note("willDismiss")
                change(to: 0)
            }
            private func change(to alpha: CGFloat) {
                let coordinator = presentedViewController.transitionCoordinator
                guard let coordinator else {
                    dimming.alpha = alpha
                    return log.note("immediate \(dimming.alpha)")
                }
                coordinator.animate(
                    alongsideTransition: { context in
                        self.dimming.alpha = alpha
                        self.log.note("alongside \(context.isAnimated)")
                    }, completion: { self.log.note("alongside done \($0.isCancelled)") })
            }
            override func presentationTransitionDidEnd(_ completed: Bool) {
                log.note("didPresent \(completed)")
                if !completed { dimming.removeFromSuperview() }
            }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                log.note("didDismiss \(completed)")
                if completed { dimming.removeFromSuperview() }
            }
            override func containerViewWillLayoutSubviews() { log.note("willLayOut") }
            override func containerViewDidLayoutSubviews() { log.note("didLayOut") }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.note("traits \(newCollection.classes)")
                super.willTransition(to: newCollection, with: coordinator)
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.note("size \(Int(size.width))x\(Int(size.height))")
                super.viewWillTransition(to: size, with: coordinator)
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log.note("from \(previousTraitCollection?.classes ?? "") to \(traitCollection.classes)")
            }
        }

        /// Moves the view in or out within half a second.
        final class Slide: UIViewControllerAnimatedTransitioning {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                log.note("animate")
                if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
                    context.containerView.addSubview(view)
                    view.frame = context.finalFrame(for: to)
                }
                context.containerView.setNeedsLayout()
                UIView.animate(withDuration: 0.5) {
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
        }

        final class Delegate: UIViewControllerTransitioningDelegate {
            let log: EventLog
            var made: Half?
            var suppliesController = true
            var suppliesAnimator = true
            var driver: UIPercentDrivenInteractiveTransition?
            init(_ log: EventLog) { self.log = log }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                log.note("controller")
                if suppliesController { made = Half(presented, presenting, log) }
                return made
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                log.note("animatorForPresented")
                return suppliesAnimator ? Slide(log) : nil
            }
            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            {
                log.note("animatorForDismissed")
                return suppliesAnimator ? Slide(log) : nil
            }
            func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
                -> (any UIViewControllerInteractiveTransitioning)?
            {
                log.note("driver")
                return driver
            }
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
                -> (any UIViewControllerInteractiveTransitioning)?
            {
                log.note("driver")
                return driver
            }
        }

        static func scene(
            on stage: Stage, style: UIModalPresentationStyle = .custom
        ) -> (a: LoggingController, b: LoggingController, delegate: Delegate) {
            let (a, b) = (stage.controller("a"), stage.controller("b"))
            let delegate = Delegate(stage.log)
            stage.show(a)
            b.modalPresentationStyle = style
            b.transitioningDelegate = delegate
            return (a, b, delegate)
        }

        /// The events without those that may come as often as they like, but for the first of each kind.
        static func steps(_ stage: Stage) -> [String] {
            var seen: Set<String> = []
            return stage.log.take().filter { event in
                guard !event.contains(".") else { return false }
                let isFrequent = ["presentedView", "frame", "willLayOut", "didLayOut"].contains(event)
                return !isFrequent || seen.insert(event).inserted
            }
        }
    }
}
