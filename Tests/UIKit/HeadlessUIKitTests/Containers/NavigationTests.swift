import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct NavigationTests {
    private final class Delegate: UINavigationControllerDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        private func name(_ controller: UIViewController) -> String { (controller as? LoggingController)?.name ?? "?" }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.note("willShow(\(name(viewController)))") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.note("didShow(\(name(viewController)))") }
    }

    private func withoutLayout(_ events: [String]) -> [String] { events.filter { !$0.contains("ayout") } }

    @Test func `NAV-01 NAV-02 NAV-03 the stack changes at once`() {
        let a = UIViewController()
        let b = UIViewController()
        let navigation = UINavigationController()
        navigation.setViewControllers([a, b], animated: false)
        #expect(navigation.topViewController === b)
        #expect(navigation.visibleViewController === b)
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.popViewController(animated: false) === b)
        #expect(navigation.viewControllers == [a])
        navigation.pushViewController(b, animated: false)
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.popToRootViewController(animated: false) == [b])
        #expect(navigation.popViewController(animated: false) == nil, "the last one stays")
        #expect(!a.isViewLoaded && !b.isViewLoaded)
    }

    @Test(arguments: [true, false]) func `B01 the order of a push`(animated: Bool) {
        onStage { stage in
            let a = stage.controller("a")
            let navigation = stage.show(UINavigationController(rootViewController: a))
            let delegate = Delegate(stage.log)
            navigation.delegate = delegate
            let b = stage.controller("b")
            navigation.pushViewController(b, animated: animated)
            #expect(stage.log.take() == ["b.willMove(nav)"], "the transition starts in the next turn")
            stage.settle()
            #expect(
                stage.log.take().filter { !$0.hasPrefix("a.") || !$0.contains("ayout") } == [
                    "b.loadView", "b.viewDidLoad", "a.WX", "b.WA", "willShow(b)", "b.I", "b.willLayout", "b.didLayout",
                    "a.DX", "b.DA", "b.didMove(nav)", "didShow(b)",
                ])
            #expect(a.viewIfLoaded?.superview == nil)
            #expect(b.view.window === stage.window)
        }
    }

    @Test func `NAV-08 NAV-02 the order of a pop`() {
        onStage { stage in
            let a = stage.controller("a")
            let b = stage.controller("b")
            let navigation = UINavigationController()
            navigation.viewControllers = [a, b]
            stage.show(navigation)
            navigation.popViewController(animated: true)
            stage.settle()
            #expect(
                withoutLayout(stage.log.take()) == [
                    "b.willMove(nil)", "a.loadView", "a.viewDidLoad", "b.WX", "a.WA", "a.I", "b.DX", "a.DA",
                    "b.didMove(nil)",
                ])
            #expect(b.parent == nil)
            #expect(navigation.children == [a])
        }
    }

    @Test func `D08 NAV-09 a push keeps what is below`() {
        onStage { stage in
            let controllers = ["a", "b", "c"].map(stage.controller)
            let navigation = UINavigationController()
            navigation.viewControllers = controllers
            stage.show(navigation)
            let d = stage.controller("d")
            navigation.pushViewController(d, animated: false)
            stage.settle()
            #expect(navigation.children == controllers + [d])
        }
    }

    @Test func `NAV-06 a pop that the user takes back leaves no trace`() {
        onStage { stage in
            let a = stage.controller("A")
            let b = stage.controller("B")
            let navigation = stage.show(UINavigationController(rootViewController: a))
            navigation.pushViewController(b, animated: false)
            stage.settle()
            _ = stage.log.take()
            navigation.popByDragging(isCompleted: false)
            stage.settle()
            #expect(
                stage.log.takeAppearance().filter { !$0.hasSuffix(".I") } == [
                    "B.WX", "A.WA", "A.WX", "A.DX", "B.WA", "B.DA",
                ])
            #expect(navigation.viewControllers == [a, b])
            #expect(b.view.window != nil && a.view.window == nil)
        }
    }

    @Test func `B08 LIFE-04 the moving flags of a push and a pop`() {
        onStage { stage in
            let b = stage.controller("b")
            var flags: [String] = []
            b.onEvent = { event in
                if ["WA", "DA", "WX", "DX"].contains(event) {
                    flags.append("\(event) \(b.isMovingToParent) \(b.isMovingFromParent)")
                }
            }
            let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
            navigation.pushViewController(b, animated: true)
            stage.settle()
            #expect(!b.isMovingToParent)
            navigation.pushViewController(stage.controller("c"), animated: true)
            stage.settle()
            navigation.popViewController(animated: true)
            stage.settle()
            navigation.popViewController(animated: true)
            stage.settle()
            #expect(
                flags == [
                    "WA true false", "DA true false", "WX false false", "DX false false", "WA false false",
                    "DA false false", "WX false true", "DX false true",
                ])
        }
    }

    @Test func `several changes in one turn are one transition to the top`() {
        onStage { stage in
            let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
            navigation.pushViewController(stage.controller("b"), animated: true)
            navigation.pushViewController(stage.controller("c"), animated: true)
            stage.settle()
            #expect(
                withoutLayout(stage.log.take()) == [
                    "b.willMove(nav)", "c.willMove(nav)", "c.loadView", "c.viewDidLoad", "a.WX", "c.WA", "c.I", "a.DX",
                    "c.DA", "b.didMove(nav)", "c.didMove(nav)",
                ])
        }
    }

    @Test func `a push during another waits for its end`() {
        onStage { stage in
            let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
            navigation.pushViewController(stage.controller("b"), animated: true)
            MainLoop.main.advance(by: .milliseconds(100))
            navigation.pushViewController(stage.controller("c"), animated: true)
            stage.settle()
            #expect(
                stage.log.takeAppearance() == [
                    "a.WX", "b.WA", "b.I", "a.DX", "b.DA", "b.WX", "c.WA", "c.I", "b.DX", "c.DA",
                ])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `a controller that is popped and pushed again during the pop stays`() {
        onStage { stage in
            let b = stage.controller("b")
            let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
            navigation.pushViewController(b, animated: false)
            stage.settle()
            navigation.popViewController(animated: true)
            MainLoop.main.advance(by: .milliseconds(100))
            navigation.pushViewController(b, animated: true)
            stage.settle()
            #expect(b.parent === navigation)
            #expect(b.view.window === stage.window)
            #expect(b.appearance.phase == .appeared)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func `a push takes 350 milliseconds of virtual time`() {
        onStage { stage in
            let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
            navigation.pushViewController(stage.controller("b"), animated: true)
            MainLoop.main.advance(by: .milliseconds(349))
            #expect(navigation.transitionCoordinator != nil)
            #expect(!stage.log.events.contains("b.DA"))
            MainLoop.main.advance(by: .milliseconds(1))
            #expect(stage.log.events.contains("b.DA"))
            #expect(navigation.transitionCoordinator == nil)
        }
    }

    @Test func `pushing what is on the stack and popping to what is not are errors`() {
        onStage { stage in
            let a = UIViewController()
            let navigation = UINavigationController(rootViewController: a)
            navigation.pushViewController(a, animated: false)
            navigation.popToViewController(UIViewController(), animated: false)
            #expect(stage.diagnostics.map(\.severity) == [.error, .error])
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test func `D19 N03 the bar shows title and back button above the content`() throws {
        try onStage { stage in
            let a = stage.controller("a")
            a.title = "Stations"
            let b = stage.controller("b")
            b.title = "Details"
            let navigation = stage.show(UINavigationController(rootViewController: a))
            navigation.pushViewController(b, animated: true)
            stage.settle()
            #expect(navigation.navigationBar.items?.map(\.title) == ["Stations", "Details"])
            let back = try #require(navigation.navigationBar.subviews.first { $0 is UINavigationBarBackButton })
            #expect(back.accessibilityLabel == "Stations")
            #expect(!back.isHidden)
            #expect(navigation.navigationBar.convert(back.frame, to: nil).minY == 0)
            #expect(b.topLayoutGuide.length == navigation.navigationBar.frame.maxY)
            #expect(b.view.frame.maxY == stage.window.bounds.maxY)
            (back as? UIControl)?.sendActions(for: .primaryActionTriggered)
            stage.settle()
            #expect(navigation.topViewController === a)
            #expect(back.isHidden)
        }
    }

    @Test func `the title of a controller on screen changes the bar`() {
        onStage { stage in
            let a = stage.controller("a")
            let navigation = stage.show(UINavigationController(rootViewController: a))
            a.title = "Later"
            #expect(navigation.navigationBar.topItem?.title == "Later")
        }
    }

    @Test func `N10 escape pops, and there is nothing to do at the bottom`() {
        onStage { stage in
            let a = stage.controller("a")
            let navigation = stage.show(UINavigationController(rootViewController: a))
            #expect(!navigation.accessibilityPerformEscape())
            navigation.pushViewController(stage.controller("b"), animated: true)
            stage.settle()
            #expect(navigation.accessibilityPerformEscape())
            stage.settle()
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test func `PRES-18 F21 show pushes inside a navigation controller and presents elsewhere`() {
        onStage { stage in
            let a = stage.controller("a")
            let inner = UIViewController()
            a.addChild(inner)
            let navigation = stage.show(UINavigationController(rootViewController: a))
            let b = UIViewController()
            inner.show(b, sender: nil)
            stage.settle()
            #expect(navigation.topViewController === b)
            let lone = stage.show(UIViewController())
            let c = UIViewController()
            lone.show(c, sender: nil)
            #expect(lone.presentedViewController === c)
        }
    }

    @Test func `PRES-18 an override of show in an ancestor is used, and super goes on searching`() {
        final class Taking: UIViewController {
            var shown: [UIViewController] = []
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        final class Passing: UIViewController {
            var asked = 0
            override func show(_ vc: UIViewController, sender: Any?) {
                asked += 1
                super.show(vc, sender: sender)
            }
        }
        let taking = Taking()
        let passing = Passing()
        let inner = UIViewController()
        taking.addChild(passing)
        passing.addChild(inner)
        let other = UIViewController()
        inner.show(other, sender: nil)
        #expect(passing.asked == 1)
        #expect(taking.shown == [other])
    }

    @Test func `PRES-19 the target of show is the nearest controller that overrides it and can perform it`() {
        final class Refusing: UINavigationController {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        }
        let inner = UIViewController()
        let near = Refusing(rootViewController: inner)
        let far = UINavigationController()
        far.addChild(near)
        #expect(inner.targetViewController(forAction: .showViewController, sender: nil) === far)
        #expect(UIViewController().targetViewController(forAction: .showViewController, sender: nil) == nil)
    }

    @Test func `hidesBottomBarWhenPushed hides the tab bar until the pop`() {
        onStage { stage in
            let navigation = UINavigationController(rootViewController: stage.controller("a"))
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.show(tabs)
            let b = stage.controller("b")
            b.hidesBottomBarWhenPushed = true
            navigation.pushViewController(b, animated: true)
            stage.settle()
            #expect(tabs.tabBar.isHidden)
            #expect(b.view.convert(b.view.bounds, to: nil).maxY == stage.window.bounds.maxY)
            navigation.popViewController(animated: true)
            stage.settle()
            #expect(!tabs.tabBar.isHidden)
        }
    }

    @Test func `A16 a popped controller and a dropped navigation controller are freed`() {
        final class Holder: UIViewController {
            var onDeinit: (() -> Void)?
            isolated deinit { onDeinit?() }
        }
        final class Navigation: UINavigationController {
            var onDeinit: (() -> Void)?
            isolated deinit { onDeinit?() }
        }
        onStage { stage in
            var freed: [String] = []
            do {
                let root = Holder()
                root.onDeinit = { freed.append("root") }
                let navigation = Navigation(rootViewController: root)
                navigation.onDeinit = { freed.append("navigation") }
                stage.show(navigation)
                do {
                    let pushed = Holder()
                    pushed.onDeinit = { freed.append("pushed") }
                    navigation.pushViewController(pushed, animated: true)
                    stage.settle()
                    navigation.popViewController(animated: true)
                    stage.settle()
                }
                #expect(freed == ["pushed"])
                stage.window.rootViewController = nil
                stage.settle()
            }
            #expect(freed.sorted() == ["navigation", "pushed", "root"])
        }
    }
}
