import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @MainActor struct SafeAreaTests {
        private let device = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

        @Test func `SAFE-01 a view has what is left of its superview's safe area, and what its controller adds`() {
            onStage { stage in
                stage.window.deviceSafeAreaInsets = device
                let controller = UIViewController()
                controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
                let inner = UIView()
                controller.view.addSubview(inner)
                stage.show(controller)
                inner.frame = controller.view.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                stage.settle()
                #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 10, bottom: 44, right: 10))
                #expect(inner.safeAreaInsets == UIEdgeInsets(top: 68, left: 8, bottom: 41, right: 6))
                inner.frame.origin.y += 100
                stage.settle()
                #expect(inner.safeAreaInsets.top == 0, "a view that has moved is no longer covered")
                #expect(inner.safeAreaInsets.bottom == 44, "no more of it is covered than at the screen's edge")
            }
        }

        @Test func `a window of no size, as unit tests make them, has the safe area of the screen's device`() {
            let controller = UIViewController()
            let window = UIWindow(frame: .zero)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
            window.deviceSafeAreaInsets = device
            window.layoutIfNeeded()
            #expect(controller.view.safeAreaInsets == device)
            window.isHidden = true
            #expect(UIWindow().deviceSafeAreaInsets == .zero)
        }

        @Test
        func `C12 the safe area counts status bar and navigation bar at the top, tab bar or toolbar at the bottom`() {
            onStage { stage in
                stage.window.deviceSafeAreaInsets = device
                let content = UIViewController()
                let navigation = UINavigationController(rootViewController: content)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                stage.show(tabs)
                #expect(content.view.frame.height == 874)
                #expect(content.topLayoutGuide.length == 103)
                #expect(content.bottomLayoutGuide.length == 83)
                #expect(
                    content.view.safeAreaLayoutGuide.layoutFrame
                        == CGRect(x: 0, y: 103, width: 402, height: 874 - 103 - 83))
                navigation.isNavigationBarHidden = true
                stage.settle()
                #expect(content.topLayoutGuide.length == 59)
            }
        }

        @Test func `bars keep their items free of what the device covers`() {
            onStage { stage in
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 30)
                let content = UIViewController()
                content.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: nil)
                content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: nil)
                let navigation = UINavigationController(rootViewController: content)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation, UIViewController()]
                stage.show(tabs)
                let items = navigation.navigationBar.subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
                #expect(items.map(\.frame.minX).min() == 78)
                #expect(items.map { $0.frame.maxX.rounded() }.max() == 356)
                let buttons = tabs.tabBar.subviews.map(\.frame)
                #expect(buttons.map(\.minX) == [62, 217] && buttons.map(\.maxX) == [217, 372])
                #expect(buttons.allSatisfy { $0.height == 49 })
                #expect(tabs.tabBar.frame.height == 70)
                // The device covers the same sides, whichever way lines run.
                stage.window.traitOverrides.layoutDirection = .rightToLeft
                stage.settle()
                #expect(tabs.tabBar.subviews.map(\.frame.minX) == [217, 62])
                #expect(items.map(\.frame.minX).min() == 78)
            }
        }

        @Test func `a navigation bar is lower where there is little room, and has no large title there`() {
            onStage(size: CGSize(width: 874, height: 402)) { stage in
                let content = UIViewController()
                content.title = "Title"
                content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: nil)
                let navigation = UINavigationController(rootViewController: content)
                navigation.navigationBar.prefersLargeTitles = true
                stage.window.traitOverrides.verticalSizeClass = .compact
                stage.show(navigation)
                #expect(navigation.navigationBar.frame.height == 32)
                #expect(content.view.safeAreaInsets.top == 32)
                #expect(navigation.navigationBar.subviews.allSatisfy { $0.isHidden || $0.frame.height == 32 })
                stage.window.traitOverrides.verticalSizeClass = .regular
                stage.settle()
                #expect(navigation.navigationBar.frame.height == 96)
                #expect(content.view.safeAreaInsets.top == 96)
            }
        }

        @Test func `C12 a toolbar counts like a tab bar`() {
            onStage { stage in
                let content = UIViewController()
                let navigation = UINavigationController(rootViewController: content)
                navigation.isToolbarHidden = false
                stage.show(navigation)
                #expect(content.bottomLayoutGuide.length == navigation.toolbar.frame.height)
                #expect(content.bottomLayoutGuide.length > 0)
            }
        }

        @Test func `views and controllers hear of another safe area before they are laid out`() {
            final class Inner: UIView {
                var events: [String] = []
                override func safeAreaInsetsDidChange() { events.append("safe \(safeAreaInsets.top)") }
                override func layoutSubviews() { events.append("layout") }
            }
            final class Controller: UIViewController {
                let inner = Inner()
                override func loadView() { view = inner }
                override func viewSafeAreaInsetsDidChange() { inner.events.append("controller") }
            }
            onStage { stage in
                let controller = stage.show(Controller())
                controller.inner.events = []
                stage.window.deviceSafeAreaInsets = device
                stage.settle()
                #expect(controller.inner.events == ["safe 59.0", "controller", "layout"])
            }
        }

        @Test func `margins are moved in by the safe area and follow the superview's where they are asked to`() {
            onStage { stage in
                stage.window.deviceSafeAreaInsets = device
                let controller = UIViewController()
                let inner = UIView()
                inner.preservesSuperviewLayoutMargins = true
                controller.view.addSubview(inner)
                stage.show(controller)
                controller.view.layoutMargins = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
                inner.frame = CGRect(x: 5, y: 0, width: 397, height: 100)
                stage.settle()
                #expect(controller.view.layoutMargins == UIEdgeInsets(top: 75, left: 20, bottom: 50, right: 20))
                #expect(inner.layoutMargins.left == 15)
                #expect(inner.layoutMargins.right == 20)
                #expect(controller.view.layoutMarginsGuide.layoutFrame.minY == 75)
                #expect(controller.view.layoutMarginsGuide === controller.view.layoutMarginsGuide)
                controller.view.insetsLayoutMarginsFromSafeArea = false
                #expect(controller.view.layoutMargins.top == 16)
            }
        }
    }
}
