import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// A cancelled transition undoes the changes alongside it.
    @MainActor struct CancelledTransitionTests {
        /// Fades, moves and colours a view alongside the transitions in which its controller disappears.
        private final class Fading: UIViewController {
            let banner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            var completions: [Bool] = []

            override func viewDidLoad() {
                banner.backgroundColor = .red
                banner.tintColor = .green
                view.addSubview(banner)
            }
            override func viewWillDisappear(_ animated: Bool) {
                transitionCoordinator?.animate(
                    alongsideTransition: { _ in
                        self.banner.alpha = 0
                        self.banner.frame.origin.y = 300
                        self.banner.transform = CGAffineTransform(scaleX: 2, y: 2)
                        self.banner.backgroundColor = .blue
                        self.banner.tintColor = .black
                        UIView.animate(withDuration: 0.2) { self.view.bounds.origin.y = 50 }
                    }, completion: { context in self.completions.append(context.isCancelled) })
            }

            var isAsBefore: Bool {
                banner.alpha == 1 && banner.frame == CGRect(x: 0, y: 0, width: 100, height: 40)
                    && banner.transform.isIdentity && banner.backgroundColor == .red && banner.tintColor == .green
                    && view.bounds.origin == .zero
            }
        }

        @Test func `a pop by dragging that is taken back`() {
            onStage { stage in
                let fading = Fading()
                let navigation = UINavigationController(rootViewController: UIViewController())
                stage.show(navigation)
                navigation.pushViewController(fading, animated: false)
                stage.settle()
                navigation.popByDragging(isCompleted: false)
                stage.settle()
                #expect(fading.completions == [true])
                #expect(fading.isAsBefore)
                navigation.popByDragging(isCompleted: true)
                stage.settle()
                #expect(fading.completions == [true, false])
                #expect(fading.banner.alpha == 0, "what is carried through stays")
            }
        }

        @Test(arguments: 0...1)
        func `a turn of pages that is taken back`(style: Int) throws {
            final class Pages: UIPageViewControllerDataSource {
                let next = UIViewController()
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? { nil }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? { next }
            }
            try onStage { stage in
                let (fading, pages) = (Fading(), Pages())
                let style = try #require(UIPageViewController.TransitionStyle(rawValue: style))
                let page = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                page.dataSource = pages
                page.setViewControllers([fading], direction: .forward, animated: false)
                stage.show(page)
                #expect(page.turnPage(.forward, isCompleted: false))
                stage.settle()
                #expect(fading.completions == [true])
                #expect(fading.isAsBefore)
            }
        }

        /// Moves nothing, so that only changes alongside move views.
        private final class Still: UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
                UIView.animate(withDuration: 0.5, animations: {}) { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        private final class Driver: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
            UIViewControllerTransitioningDelegate
        {
            let drive = UIPercentDrivenInteractiveTransition()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Still() }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Still() }
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            { Still() }
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
                -> (any UIViewControllerInteractiveTransitioning)?
            { drive }
        }

        /// Moves the view that goes by hand, as a finger drags it, and gives it back wherever it is.
        private final class Finger: NSObject, UIViewControllerTransitioningDelegate,
            UIViewControllerInteractiveTransitioning
        {
            private var context: (any UIViewControllerContextTransitioning)?

            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            { Still() }
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
                -> (any UIViewControllerInteractiveTransitioning)?
            { self }
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
            }

            func drag(to y: CGFloat) { context?.view(forKey: .from)?.frame.origin.y = y }
            func letGo() {
                context?.cancelInteractiveTransition()
                context?.completeTransition(false)
                context = nil
            }
        }

        @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet])
        func `a modal that was dragged away and let go returns to its position`(style: UIModalPresentationStyle) {
            onStage { stage in
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
                stage.show(tabs)
                let (modal, finger) = (UIViewController(), Finger())
                modal.modalPresentationStyle = style
                tabs.present(modal, animated: false)
                stage.settle()
                modal.transitioningDelegate = finger
                let before = modal.view.frame
                modal.dismiss(animated: true)
                stage.settle()
                finger.drag(to: 500)
                #expect(modal.view.frame.minY == 500)
                finger.letGo()
                stage.settle()
                #expect(modal.view.frame == before)
                #expect(tabs.presentedViewController === modal && !modal.isBeingDismissed)
            }
        }

        private func takeBack(_ driver: Driver, _ fading: Fading, on stage: Stage) {
            MainLoop.main.runUntilIdle()
            driver.drive.update(0.4)
            #expect(fading.banner.alpha == 0, "the animations alongside are under way")
            driver.drive.cancel()
            stage.settle()
            #expect(fading.completions == [true])
            #expect(fading.isAsBefore)
        }

        @Test func `a push, a change of tabs and a dismissal that are driven and taken back`() {
            onStage { stage in
                let (fading, driver) = (Fading(), Driver())
                let navigation = UINavigationController(rootViewController: fading)
                navigation.delegate = driver
                stage.show(navigation)
                navigation.pushViewController(UIViewController(), animated: true)
                takeBack(driver, fading, on: stage)
                #expect(navigation.viewControllers == [fading])
            }
            onStage { stage in
                let (fading, driver) = (Fading(), Driver())
                let tabs = UITabBarController()
                tabs.viewControllers = [fading, UIViewController()]
                tabs.delegate = driver
                stage.show(tabs)
                tabs.selectedIndex = 1
                takeBack(driver, fading, on: stage)
                #expect(tabs.selectedIndex == 0)
            }
            onStage { stage in
                let (fading, driver) = (Fading(), Driver())
                let root = stage.show(UIViewController())
                fading.modalPresentationStyle = .fullScreen
                root.present(fading, animated: false)
                stage.settle()
                fading.transitioningDelegate = driver
                fading.dismiss(animated: true)
                takeBack(driver, fading, on: stage)
                #expect(root.presentedViewController === fading)
            }
        }
    }
}
