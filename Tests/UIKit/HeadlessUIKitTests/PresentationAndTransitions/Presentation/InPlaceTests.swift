import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Controllers that are presented inside a tab or a stack: they belong to their place, and the app gets the
    /// callbacks.
    @MainActor struct InPlaceTests {
        private func labels(_ stage: Stage) -> [String] {
            let tree = WindowSource(stage.window).captureTree()
            return ReadingOrder(tree).elements.compactMap { (tree[$0]?.label ?? tree[$0]?.value)?.string }
        }

        private func page(_ name: String, on stage: Stage) -> LoggingController {
            let page = stage.controller(name)
            page.title = name
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
            label.text = "\(name) content"
            page.view.addSubview(label)
            return page
        }

        /// Two tabs, the first one a stack with a screen that presents another one in its context.
        private func tabs(
            _ style: UIModalPresentationStyle, on stage: Stage
        ) -> (tabs: UITabBarController, stack: UINavigationController, login: LoggingController) {
            let tabs = UITabBarController()
            let home = page("Home", on: stage)
            let stack = UINavigationController(rootViewController: home)
            stack.title = "Home"
            tabs.viewControllers = [stack, page("Other", on: stage)]
            stage.show(tabs)
            let login = page("Login", on: stage)
            login.modalPresentationStyle = style
            home.present(login, animated: true)
            stage.settle()
            _ = stage.log.take()
            return (tabs, stack, login)
        }

        @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
        func `a presentation in the context of a tab goes and comes back with its tab`(
            style: UIModalPresentationStyle
        ) {
            onStage { stage in
                let (tabs, stack, login) = tabs(style, on: stage)
                #expect(login.presentingViewController === stack)
                #expect(labels(stage) == ["Login content", "Home", "Other"])
                tabs.selectedIndex = 1
                stage.settle()
                #expect(labels(stage) == ["Other content", "Home", "Other"])
                #expect(login.view.window == nil)
                let left = stage.log.takeAppearance().filter { $0.hasPrefix("Login") }
                #expect(left == ["Login.WX", "Login.DX"])
                tabs.selectedIndex = 0
                stage.settle()
                #expect(labels(stage) == ["Login content", "Home", "Other"])
                let back = stage.log.takeAppearance()
                #expect(back.filter { $0.hasPrefix("Login") } == ["Login.WA", "Login.I", "Login.DA"])
                #expect(back.contains("Home.WA") == (style == .overCurrentContext), "what is covered hears nothing")
                #expect(login.view.convert(login.view.bounds, to: nil).width == 402)
                login.dismiss(animated: true)
                stage.settle()
                #expect(labels(stage).contains("Home content"))
                #expect(stage.diagnostics.isEmpty)
            }
        }

        @Test func `a magic tap and a walk along the chain from a context in a tab reach the app`() {
            final class Delegate: UIResponder, UIApplicationDelegate {
                var heard = 0
                override func accessibilityPerformMagicTap() -> Bool {
                    heard += 1
                    return true
                }
            }
            let delegate = Delegate()
            let before = UIApplication.shared.delegate
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = before }
            onStage { stage in
                let (tabs, stack, login) = tabs(.currentContext, on: stage)
                let chain = Array(sequence(first: login.view as UIResponder, next: \.next))
                #expect(chain.contains(stack) && chain.contains(tabs) && chain.contains(stage.window))
                #expect(chain.suffix(2) == [UIApplication.shared, delegate])
                let outcome = WindowSource(stage.window).perform(
                    ActionRequest(target: login.view.nodeID, action: .magicTap))
                #expect(outcome.isHandled && delegate.heard == 1)
            }
        }

        @Test func `dismissing a modal from the tabs leaves the search and the presentation in a tab alone`() {
            onStage { stage in
                let (tabs, stack, login) = tabs(.overCurrentContext, on: stage)
                let sheet = stage.controller("Sheet")
                tabs.present(sheet, animated: true)
                stage.settle()
                tabs.dismiss(animated: true)
                stage.settle()
                #expect(tabs.presentedViewController == nil)
                #expect(stack.presentedViewController === login && login.presentingViewController === stack)
                login.dismiss(animated: false)
                stage.settle()
                let search = UISearchController(searchResultsController: nil)
                stack.topViewController?.navigationItem.searchController = search
                stage.settle()
                search.isActive = true
                stage.settle()
                search.searchBar.searchTextField.insertText("a")
                tabs.present(stage.controller("Next"), animated: true)
                stage.settle()
                tabs.dismiss(animated: true)
                stage.settle()
                #expect(tabs.presentedViewController == nil)
                #expect(search.isActive && search.searchBar.text == "a")
            }
        }

        @Test func `a modal's own delegate animates its dismissal, whatever is presented in the tabs or in itself`() {
            final class Fading: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
                var asked = 0
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? {
                    asked += 1
                    return self
                }
                func transitionDuration(
                    using context: (any UIViewControllerContextTransitioning)?
                ) -> TimeInterval { 0.1 }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    UIView.animate(withDuration: 0.1, animations: {}) { _ in context.completeTransition(true) }
                }
            }
            onStage { stage in
                let (tabs, _, _) = tabs(.overCurrentContext, on: stage)
                let inner = page("Inner", on: stage)
                let modal = UINavigationController(rootViewController: inner)
                let fading = Fading()
                modal.transitioningDelegate = fading
                modal.modalPresentationStyle = .fullScreen
                tabs.present(modal, animated: false)
                stage.settle()
                let search = UISearchController(searchResultsController: nil)
                inner.navigationItem.searchController = search
                stage.settle()
                search.isActive = true
                stage.settle()
                #expect(search.isActive)
                tabs.dismiss(animated: true)
                stage.settle()
                #expect(fading.asked == 1)
                #expect(tabs.presentedViewController == nil && !search.isActive)
                #expect(labels(stage) == ["Login content", "Home", "Other"])
            }
        }

        @Test func `a push covers a search, which goes on when the user comes back`() {
            onStage { stage in
                let list = page("List", on: stage)
                let search = UISearchController(searchResultsController: nil)
                search.searchBar.placeholder = "Find"
                list.navigationItem.searchController = search
                let stack = stage.show(UINavigationController(rootViewController: list))
                search.isActive = true
                stage.settle()
                search.searchBar.searchTextField.insertText("a")
                stage.settle()
                #expect(labels(stage).contains("List content"))
                stack.pushViewController(page("Detail", on: stage), animated: true)
                stage.settle()
                #expect(labels(stage) == ["List", "Detail", "Detail content"])
                stack.popViewController(animated: true)
                stage.settle()
                #expect(search.isActive)
                #expect(labels(stage).contains("Cancel") && labels(stage).contains("List content"))
                #expect(search.searchBar.text == "a")
            }
        }

        @Test(arguments: [true, false]) func `the navigation bar goes away during a search when it is to`(
            hides: Bool
        ) {
            onStage { stage in
                let list = page("List", on: stage)
                list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Sort", style: .plain, target: nil, action: nil)
                let search = UISearchController(searchResultsController: nil)
                search.hidesNavigationBarDuringPresentation = hides
                search.searchBar.placeholder = "Find"
                list.navigationItem.searchController = search
                let stack = stage.show(UINavigationController(rootViewController: list))
                let top = search.searchBar.convert(CGPoint.zero, to: nil).y
                search.isActive = true
                stage.settle()
                #expect(labels(stage).contains("Sort") == !hides)
                #expect(stack.navigationBar.isHidden == hides)
                let topInSearch = search.searchBar.convert(CGPoint.zero, to: nil).y
                #expect(hides ? topInSearch < top : topInSearch == top)
                search.isActive = false
                stage.settle()
                #expect(labels(stage).prefix(2) == ["List", "Sort"])
                #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == top)
            }
        }

        @Test func `escape ends a search from its bar, from its results and from what is searched`() {
            onStage { stage in
                let list = page("List", on: stage)
                let below = page("Below", on: stage)
                let results = page("Hits", on: stage)
                let search = UISearchController(searchResultsController: results)
                search.obscuresBackgroundDuringPresentation = false
                list.navigationItem.searchController = search
                let stack = UINavigationController()
                stack.viewControllers = [below, list]
                stage.show(stack)
                for start in [search.searchBar, results.view, list.view] as [UIView] {
                    search.isActive = true
                    stage.settle()
                    let outcome = WindowSource(stage.window).perform(
                        ActionRequest(target: start.nodeID, action: .escape))
                    stage.settle()
                    #expect(outcome.isHandled && !search.isActive)
                    #expect(stack.viewControllers.count == 2, "nothing is popped as long as something is searched")
                }
            }
        }
    }
}
