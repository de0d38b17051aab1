import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct TabBarControllerTests {
    private final class Delegate: UITabBarControllerDelegate {
        var allows = true
        var events: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            events.append("shouldSelect(\(viewController.title ?? ""))")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            events.append("didSelect(\(viewController.title ?? ""))")
        }
    }

    private func tap(_ index: Int, in tabs: UITabBarController) throws {
        let button = try #require(tabs.tabBar.subviews[index] as? UIControl)
        button.sendActions(for: .primaryActionTriggered)
        MainLoop.main.runUntilIdle()
    }

    @Test func `TAB-01 selecting changes the selected controller at once`() {
        let a = UIViewController()
        let b = UIViewController()
        let tabs = UITabBarController()
        #expect(tabs.selectedIndex == NSNotFound)
        tabs.viewControllers = [a, b]
        #expect(tabs.selectedViewController === a)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === b)
        tabs.selectedViewController = a
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.viewControllers == [a, b])
    }

    @Test func `TAB-02 the new tab is notified first that it will appear and last that it has`() {
        onStage { stage in
            let a = stage.controller("A")
            let b = stage.controller("B")
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            stage.show(tabs)
            #expect(!b.isViewLoaded)
            tabs.selectedIndex = 1
            stage.settle()
            #expect(
                stage.log.take().filter { !$0.contains("ayout") && !$0.hasSuffix(".I") } == [
                    "B.loadView", "B.viewDidLoad", "B.WA", "A.WX", "A.DX", "B.DA",
                ])
            #expect(a.view.window == nil)
            #expect(b.view.window === stage.window)
        }
    }

    @Test func `selecting twice in one turn ends on the last tab with balanced callbacks`() {
        onStage { stage in
            let controllers = ["A", "B", "C"].map(stage.controller)
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            stage.show(tabs)
            tabs.selectedIndex = 1
            tabs.selectedIndex = 2
            stage.settle()
            #expect(tabs.displayed === controllers[2])
            #expect(controllers.map(\.appearance.phase) == [.disappeared, .disappeared, .appeared])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `a tap asks the delegate, and code does not`() throws {
        try onStage { stage in
            let controllers = ["A", "B"].map { name in
                let controller = stage.controller(name)
                controller.title = name
                return controller
            }
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            let delegate = Delegate()
            tabs.delegate = delegate
            stage.show(tabs)
            tabs.selectedIndex = 1
            stage.settle()
            #expect(delegate.events.isEmpty)
            try tap(0, in: tabs)
            #expect(delegate.events == ["shouldSelect(A)", "didSelect(A)"])
            #expect(tabs.selectedIndex == 0)
            delegate.allows = false
            try tap(1, in: tabs)
            #expect(delegate.events.last == "shouldSelect(B)")
            #expect(tabs.selectedIndex == 0)
            #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        }
    }

    @Test func `a tap on the selected tab goes back to the bottom of its stack`() throws {
        try onStage { stage in
            let a = stage.controller("a")
            let navigation = UINavigationController(rootViewController: a)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.show(tabs)
            navigation.pushViewController(stage.controller("b"), animated: false)
            stage.settle()
            try tap(0, in: tabs)
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test func `the bar is at the bottom with the controllers' items, and covers the end of the content`() {
        onStage { stage in
            let a = stage.controller("A")
            a.title = "First"
            let tabs = UITabBarController()
            tabs.viewControllers = [a, stage.controller("B")]
            stage.show(tabs)
            #expect(tabs.tabBar.items?.map(\.title) == ["First", nil])
            #expect(tabs.tabBar.frame.maxY == stage.window.bounds.maxY)
            #expect(a.view.safeAreaInsets.bottom == tabs.tabBar.frame.height, "content goes on under the bar")
            a.title = "Changed"
            #expect(tabs.tabBar.items?.first?.title == "Changed")
        }
    }

    @Test func `replacing the controllers keeps the selected one and lets go of the others`() {
        onStage { stage in
            let a = stage.controller("A")
            let b = stage.controller("B")
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            tabs.selectedIndex = 1
            stage.show(tabs)
            tabs.viewControllers = [b]
            stage.settle()
            #expect(tabs.selectedViewController === b)
            #expect(a.parent == nil)
            tabs.viewControllers = [a]
            stage.settle()
            #expect(tabs.selectedViewController === a)
            #expect(a.view.window === stage.window)
            #expect(b.parent == nil && b.view.window == nil)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `an index without a tab is refused`() {
        onStage { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            tabs.selectedIndex = 7
            #expect(tabs.selectedIndex == 0)
            #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
        }
    }

    @Test func `A16 a dropped tab bar controller is freed`() {
        final class Tabs: UITabBarController {
            var onDeinit: (() -> Void)?
            isolated deinit { onDeinit?() }
        }
        onStage { stage in
            var isFreed = false
            do {
                let tabs = Tabs()
                tabs.onDeinit = { isFreed = true }
                tabs.viewControllers = [UIViewController(), UIViewController()]
                stage.show(tabs)
                tabs.selectedIndex = 1
                stage.settle()
                stage.window.rootViewController = nil
                stage.settle()
            }
            #expect(isFreed)
        }
    }
}
