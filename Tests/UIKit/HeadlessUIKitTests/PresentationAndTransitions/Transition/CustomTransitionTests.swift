import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Transitions that the app animates and drives itself.
    @MainActor struct CustomTransitionTests {
        /// Slides the view that comes in from the right, or the one that goes out to it.
        private final class Slide: UIViewControllerAnimatedTransitioning {
            let log: EventLog
            var completesItself = true
            weak var context: (any UIViewControllerContextTransitioning)?
            var seen: (any UIViewControllerContextTransitioning) -> Void = { _ in }

            init(_ log: EventLog) { self.log = log }

            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
                log.note("duration")
                return 0.5
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                log.note("animate")
                self.context = context
                seen(context)
                if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                    context.containerView.addSubview(to)
                    to.frame = context.finalFrame(for: controller).offsetBy(dx: 400, dy: 0)
                }
                UIView.animate(withDuration: 0.5) {
                    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                        to.frame = context.finalFrame(for: controller)
                    }
                    context.view(forKey: .from)?.alpha = 0.5
                } completion: { _ in
                    context.view(forKey: .from)?.alpha = 1
                    if self.completesItself { context.completeTransition(!context.transitionWasCancelled) }
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { log.note("ended(\(transitionCompleted))") }
        }

        private final class Delegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
            UITabBarControllerDelegate
        {
            let slide: Slide
            var driver: UIPercentDrivenInteractiveTransition?
            var log: EventLog { slide.log }
            init(_ slide: Slide) { self.slide = slide }

            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                log.note("animatorForPresented")
                return slide
            }
            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            {
                log.note("animatorForDismissed")
                return slide
            }
            func interactionControllerForPresentation(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                log.note("driverForPresentation")
                return driver
            }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                log.note("driverForDismissal")
                return driver
            }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                log.note("animatorFor(\(operation))")
                return slide
            }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        }

        private func withoutLayout(_ events: [String]) -> [String] {
            events.filter { !$0.contains("ayout") && !$0.contains("load") && !$0.contains("Load") }
        }

        private func scene(
            on stage: Stage, style: UIModalPresentationStyle = .fullScreen
        ) -> (root: LoggingController, presented: LoggingController, delegate: Delegate) {
            let (root, presented) = (stage.controller("a"), stage.controller("b"))
            let delegate = Delegate(Slide(stage.log))
            stage.show(root)
            presented.modalPresentationStyle = style
            presented.transitioningDelegate = delegate
            return (root, presented, delegate)
        }

        @Test func `TRAN-01 TRAN-02 H03 H05 G03 a presentation is open until its animator completes it`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                delegate.slide.completesItself = false
                root.present(presented, animated: true) { stage.log.note("completion") }
                stage.settle()
                #expect(
                    withoutLayout(stage.log.take()) == [
                        "animatorForPresented", "driverForPresentation", "a.WX", "b.WA", "duration", "animate", "b.I",
                    ])
                #expect(root.transitionCoordinator != nil, "the transition is still open")
                delegate.slide.context?.completeTransition(true)
                #expect(withoutLayout(stage.log.take()) == ["b.DA", "a.DX", "completion", "ended(true)"])
                #expect(root.transitionCoordinator == nil)
                #expect(presented.view.window === stage.window)
            }
        }

        @Test func `H04 a dismissal asks for its animator, and the presenter comes back`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                root.present(presented, animated: true)
                stage.settle()
                _ = stage.log.take()
                root.dismiss(animated: true) { stage.log.note("completion") }
                stage.settle()
                #expect(
                    withoutLayout(stage.log.take()) == [
                        "animatorForDismissed", "driverForDismissal", "b.WX", "a.WA", "duration", "animate", "a.I",
                        "a.DA", "b.DX", "completion", "ended(true)",
                    ])
                #expect(root.view.window === stage.window)
                #expect(root.view.superview === stage.window, "not in the container, which is gone")
                #expect(presented.viewIfLoaded?.window == nil)
                #expect(delegate.slide.context == nil, "the context is freed with its transition")
            }
        }

        @Test func `H06 H07 H08 the context knows controllers, views and frames, which change places on the way back`()
        {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                var facts: [String] = []
                delegate.slide.seen = { context in
                    let from = context.viewController(forKey: .from)
                    let to = context.viewController(forKey: .to)
                    facts.append("\(from === root ? "a" : "b") to \(to === root ? "a" : "b")")
                    facts.append("views \(context.view(forKey: .from) != nil) \(context.view(forKey: .to) != nil)")
                    if let from, let to {
                        facts.append(
                            "\(context.initialFrame(for: from).size.width) \(context.finalFrame(for: to).size.width)")
                        #expect(context.initialFrame(for: to) == .zero)
                    }
                    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
                    #expect(context.presentationStyle == .fullScreen)
                    #expect(context.containerView.window === stage.window)
                }
                root.present(presented, animated: true)
                stage.settle()
                root.dismiss(animated: true)
                stage.settle()
                #expect(
                    facts == ["a to b", "views true true", "402.0 402.0", "b to a", "views true true", "402.0 402.0"])
            }
        }

        @Test func `H09 a presentation that is cancelled leaves no trace`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                let driver = UIPercentDrivenInteractiveTransition()
                delegate.driver = driver
                var completed = false
                root.present(presented, animated: true) { completed = true }
                stage.settle()
                #expect(root.transitionCoordinator?.isInteractive == true)
                driver.update(0.4)
                #expect(root.transitionCoordinator?.percentComplete == 0.4)
                _ = stage.log.take()
                driver.cancel()
                stage.settle()
                #expect(withoutLayout(stage.log.take()) == ["b.WX", "b.DX", "a.WA", "a.I", "a.DA", "ended(false)"])
                #expect(!completed)
                #expect(root.presentedViewController == nil)
                #expect(presented.presentingViewController == nil)
                #expect(presented.viewIfLoaded?.superview == nil)
                #expect(stage.window.subviews == [root.view])
                #expect(root.view.alpha == 1)
                #expect(root.view.frame == stage.window.bounds)
                delegate.driver = nil
                root.present(presented, animated: true)
                stage.settle()
                #expect(presented.view.window === stage.window, "it can be presented afterwards")
            }
        }

        @Test func `H12 a driven transition ends when the user lets it go, and takes as long as is left`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                let driver = UIPercentDrivenInteractiveTransition()
                delegate.driver = driver
                root.present(presented, animated: true)
                stage.settle()
                MainLoop.main.advance(by: .seconds(10))
                #expect(!stage.log.take().contains("b.DA"), "held for as long as the user likes")
                driver.update(0.6)
                driver.finish()
                MainLoop.main.advance(by: .milliseconds(190))
                #expect(!stage.log.take().contains("b.DA"))
                MainLoop.main.advance(by: .milliseconds(20))
                #expect(stage.log.take().contains("b.DA"))
            }
        }

        @Test func `H09 a dismissal that is cancelled keeps the presentation`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                root.present(presented, animated: true)
                stage.settle()
                let driver = UIPercentDrivenInteractiveTransition()
                delegate.driver = driver
                root.dismiss(animated: true)
                stage.settle()
                _ = stage.log.take()
                driver.cancel()
                stage.settle()
                #expect(
                    withoutLayout(stage.log.take()).filter { !$0.hasSuffix(".I") } == [
                        "b.WA", "b.DA", "a.WX", "a.DX", "ended(false)",
                    ])
                #expect(root.presentedViewController === presented)
                #expect(!presented.isBeingDismissed)
                #expect(presented.view.window === stage.window)
                #expect(root.viewIfLoaded?.window == nil)
            }
        }

        @Test func `H10 H11 blocks alongside run with the animation and hear at the end whether it was cancelled`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                let driver = UIPercentDrivenInteractiveTransition()
                delegate.driver = driver
                presented.onEvent = { event in
                    guard event == "WA" else { return }
                    presented.transitionCoordinator?.animate(
                        alongsideTransition: { _ in stage.log.note("alongside") },
                        completion: { stage.log.note("done(\($0.isCancelled))") })
                    presented.transitionCoordinator?.notifyWhenInteractionChanges { context in
                        stage.log.note("interactive(\(context.isInteractive))")
                    }
                }
                root.present(presented, animated: true)
                stage.settle()
                driver.cancel()
                stage.settle()
                let events = stage.log.take().filter { ["al", "do", "in", "an"].contains($0.prefix(2)) }
                #expect(
                    events == [
                        "animatorForPresented", "animate", "alongside", "interactive(false)", "done(true)",
                    ])
            }
        }

        @Test func `NAV-06 a driven pop that is cancelled keeps the stack`() {
            onStage { stage in
                let (a, b) = (stage.controller("a"), stage.controller("b"))
                let navigation = UINavigationController()
                navigation.viewControllers = [a, b]
                stage.show(navigation)
                let delegate = Delegate(Slide(stage.log))
                delegate.driver = UIPercentDrivenInteractiveTransition()
                navigation.delegate = delegate
                navigation.popViewController(animated: true)
                stage.settle()
                delegate.driver?.cancel()
                stage.settle()
                #expect(
                    stage.log.takeAppearance().filter { !$0.hasSuffix(".I") } == [
                        "b.WX", "a.WA", "a.WX", "a.DX", "b.WA", "b.DA",
                    ])
                #expect(navigation.viewControllers == [a, b])
                #expect(b.view.window === stage.window)
                #expect(b.parent === navigation)
            }
        }

        @Test func `a driven push that is cancelled leaves the stack alone`() {
            onStage { stage in
                let (a, b) = (stage.controller("a"), stage.controller("b"))
                let navigation = stage.show(UINavigationController(rootViewController: a))
                let delegate = Delegate(Slide(stage.log))
                delegate.driver = UIPercentDrivenInteractiveTransition()
                navigation.delegate = delegate
                navigation.pushViewController(b, animated: true)
                stage.settle()
                delegate.driver?.cancel()
                stage.settle()
                #expect(navigation.viewControllers == [a])
                #expect(navigation.children == [a])
                #expect(b.parent == nil)
                #expect(a.view.window === stage.window)
            }
        }

        @Test(arguments: [true, false]) func `a tab bar delegate animates a change of tabs`(isFinished: Bool) {
            onStage { stage in
                let (a, b) = (stage.controller("a"), stage.controller("b"))
                let tabs = UITabBarController()
                tabs.viewControllers = [a, b]
                stage.show(tabs)
                let delegate = Delegate(Slide(stage.log))
                delegate.driver = UIPercentDrivenInteractiveTransition()
                tabs.delegate = delegate
                tabs.selectedIndex = 1
                stage.settle()
                if isFinished { delegate.driver?.finish() } else { delegate.driver?.cancel() }
                stage.settle()
                #expect(tabs.selectedViewController === (isFinished ? b : a))
                #expect((isFinished ? b : a).view.window === stage.window)
                #expect((isFinished ? a : b).view.window == nil)
                #expect(tabs.tabBar.selectedItem === (isFinished ? b : a).tabBarItem)
            }
        }

        @Test func `a transition that is completed twice is a warning`() {
            onStage { stage in
                let (root, presented, delegate) = scene(on: stage)
                delegate.slide.completesItself = false
                root.present(presented, animated: true)
                stage.settle()
                let context = delegate.slide.context
                context?.completeTransition(true)
                context?.completeTransition(true)
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.unbalancedTransition])
            }
        }
    }
}
