import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// More controllers than a bar has room for.
    @MainActor struct MoreTabsTests {
        private func tabs(_ count: Int, on stage: Stage) -> (UITabBarController, [LoggingController]) {
            let members = (0..<count).map { index in
                let controller = stage.controller("\(index)")
                controller.title = "Tab \(index)"
                return controller
            }
            let tabs = UITabBarController()
            tabs.viewControllers = members
            stage.show(tabs)
            return (tabs, members)
        }

        private func titles(_ tabs: UITabBarController) -> [String?] { (tabs.tabBar.items ?? []).map(\.title) }

        @Test func `five controllers have a tab each`() {
            onStage { stage in
                let (tabs, _) = tabs(5, on: stage)
                #expect(titles(tabs) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
            }
        }

        @Test func `the fifth tab of six controllers is More`() {
            onStage { stage in
                let (tabs, members) = tabs(6, on: stage)
                #expect(titles(tabs) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
                tabs.selectedIndex = 5
                stage.settle()
                #expect(tabs.selectedViewController === members[5])
                #expect(tabs.selectedIndex == 5)
                #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
                #expect(members[5].view.window === stage.window)
                #expect(members[5].navigationController === tabs.moreNavigationController)
                #expect(members[5].tabBarController === tabs)
            }
        }

        @Test func `a controller is chosen from the list behind More, and left again`() throws {
            try onStage { stage in
                let (tabs, members) = tabs(7, on: stage)
                tabs.selectedViewController = tabs.moreNavigationController
                stage.settle()
                let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
                #expect(list.tableView.numberOfRows(inSection: 0) == 3)
                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                stage.settle()
                #expect(tabs.selectedViewController === members[5])
                #expect(members[5].view.window === stage.window)
                tabs.moreNavigationController.popViewController(animated: true)
                stage.settle()
                #expect(tabs.selectedViewController === tabs.moreNavigationController)
                #expect(members[5].parent === tabs)
            }
        }

        @Test func `the delegate's veto counts in the list behind More too`() throws {
            final class Veto: UITabBarControllerDelegate {
                func tabBarController(
                    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
                ) -> Bool { viewController.title != "Tab 4" }
            }
            try onStage { stage in
                let (tabs, members) = tabs(6, on: stage)
                let veto = Veto()
                tabs.delegate = veto
                tabs.selectedViewController = tabs.moreNavigationController
                stage.settle()
                let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
                stage.settle()
                #expect(tabs.moreNavigationController.topViewController === list)
                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                stage.settle()
                #expect(tabs.moreNavigationController.topViewController === members[5])
            }
        }

        @Test func `A16 a tab bar controller with a list behind More is freed`() {
            weak var tabs: UITabBarController?
            weak var stack: UIViewController?
            do {
                let made = UITabBarController()
                made.viewControllers = (0..<7).map { _ in UIViewController() }
                made.selectedIndex = 6
                _ = made.view
                tabs = made
                stack = made.moreNavigationController
            }
            #expect(tabs == nil)
            #expect(stack == nil)
        }
    }
}
