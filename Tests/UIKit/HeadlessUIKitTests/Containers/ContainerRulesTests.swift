import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Rules for containers of every kind.
    @MainActor struct ContainerRulesTests {
        /// A container as in the guide: it gives each child a place and touches nothing inside it.
        private class Container: UIViewController {
            func display(_ content: UIViewController, frame: CGRect) {
                addChild(content)
                content.view.frame = frame
                view.addSubview(content.view)
                content.didMove(toParent: self)
            }
        }

        @Test func `D13 a container sizes the root view of a child and the child places what is inside`() {
            final class Content: UIViewController {
                let inner = UIView()
                override func viewDidLoad() { view.addSubview(inner) }
                override func viewWillLayoutSubviews() { inner.frame = view.bounds.insetBy(dx: 10, dy: 10) }
            }
            onStage { stage in
                let container = Container()
                let content = Content()
                container.display(content, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                stage.show(container)
                #expect(content.inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
                content.view.frame.size = CGSize(width: 100, height: 50)
                #expect(content.inner.frame.width == 180, "resizing the child does not touch what is inside")
                stage.settle()
                #expect(content.inner.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
            }
        }

        @Test func `D16 the child that a container names decides about the status bar, and nil means itself`() {
            final class Bright: UIViewController {
                override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                override var prefersStatusBarHidden: Bool { true }
                override var prefersHomeIndicatorAutoHidden: Bool { true }
            }
            final class Naming: Container {
                var named: UIViewController?
                override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
                override var childForStatusBarStyle: UIViewController? { named }
                override var childForStatusBarHidden: UIViewController? { named }
                override var childForHomeIndicatorAutoHidden: UIViewController? { named }
            }
            onStage { stage in
                let container = Naming()
                let child = Bright()
                container.display(child, frame: .zero)
                stage.show(container)
                let bar = stage.window.statusBarManager
                #expect(bar.statusBarStyle == .darkContent)
                #expect(!bar.isStatusBarHidden)
                container.named = child
                #expect(bar.statusBarStyle == .lightContent)
                #expect(bar.isStatusBarHidden)
                #expect(bar.isHomeIndicatorAutoHidden)
            }
        }

        @Test func `D16 a controller that covers the screen decides, one that does not only where it asks to`() {
            final class Bright: UIViewController {
                override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            }
            onStage { stage in
                let root = stage.show(UIViewController())
                let cover = Bright()
                cover.modalPresentationStyle = .overFullScreen
                root.present(cover, animated: false)
                stage.settle()
                let bar = stage.window.statusBarManager
                #expect(bar.statusBarStyle == .default)
                cover.modalPresentationCapturesStatusBarAppearance = true
                #expect(bar.statusBarStyle == .lightContent)
            }
        }

        @Test func `D17 a flexible container takes the size that a child prefers`() {
            final class Flexible: Container {
                override func preferredContentSizeDidChange(
                    forChildContentContainer container: any UIContentContainer
                ) {
                    (container as? UIViewController)?.view.frame.size = container.preferredContentSize
                }
            }
            onStage { stage in
                let container = Flexible()
                let child = UIViewController()
                container.display(child, frame: .zero)
                stage.show(container)
                child.preferredContentSize = CGSize(width: 120, height: 60)
                #expect(child.view.frame.size == CGSize(width: 120, height: 60))
            }
        }

        @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
        func `D18 a navigation controller shows one child at a time, as large as there is room`(
            idiom: UIUserInterfaceIdiom
        ) {
            let before = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
            defer { UIDevice.current.simulate(before.0, screen: before.1) }
            let size = idiom == .pad ? CGSize(width: 820, height: 1180) : CGSize(width: 402, height: 874)
            UIDevice.current.simulate(idiom, screen: size)
            onStage(size: size) { stage in
                let (first, second) = (UIViewController(), UIViewController())
                let navigation = UINavigationController(rootViewController: first)
                stage.show(navigation)
                navigation.pushViewController(second, animated: true)
                stage.settle()
                #expect(first.view.window == nil)
                #expect(second.view.frame == CGRect(origin: .zero, size: size), "the bar is translucent")
                #expect(second.view.safeAreaInsets.top == 44)
                navigation.navigationBar.isTranslucent = false
                stage.settle()
                #expect(second.view.frame == CGRect(x: 0, y: 44, width: size.width, height: size.height - 44))
            }
        }

        @Test func `D23 containers fill their place as roots, presented, and inside one another`() {
            onStage { stage in
                let inner = UINavigationController(rootViewController: UIViewController())
                let tabs = UITabBarController()
                tabs.viewControllers = [inner]
                stage.show(tabs)
                #expect(tabs.view.frame == stage.window.bounds)
                #expect(inner.view.frame == stage.window.bounds)
                #expect(inner.view.safeAreaInsets.bottom == 49)
                let presented = UINavigationController(rootViewController: UIViewController())
                presented.modalPresentationStyle = .fullScreen
                tabs.present(presented, animated: true)
                stage.settle()
                #expect(presented.view.frame == stage.window.bounds)
            }
        }

        @Test func `CONT-09 a child that takes another's place has its size when it is about to appear`() {
            final class Measuring: UIViewController {
                var size: CGSize?
                override func viewWillAppear(_ animated: Bool) { size = view.bounds.size }
            }
            onStage { stage in
                let container = Container()
                let (old, new) = (UIViewController(), Measuring())
                container.display(old, frame: CGRect(x: 0, y: 0, width: 402, height: 874))
                stage.show(container)
                container.addChild(new)
                old.willMove(toParent: nil)
                new.view.frame = container.view.bounds
                container.view.addSubview(new.view)
                old.view.removeFromSuperview()
                new.didMove(toParent: container)
                old.removeFromParent()
                #expect(new.size == container.view.bounds.size)
            }
        }

        @Test func `A03 a window has one root whose view fills it`() {
            onStage { stage in
                let (first, second) = (UIViewController(), UIViewController())
                stage.show(first)
                #expect(stage.window.subviews == [first.view])
                #expect(first.view.frame == stage.window.bounds)
                stage.window.rootViewController = second
                stage.settle()
                #expect(stage.window.subviews == [second.view])
                #expect(first.view.superview == nil)
            }
        }
    }
}
