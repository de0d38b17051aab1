import Foundation
import Testing

@testable import HeadlessUIKit

private let wide = CGSize(width: 1024, height: 1366)
private let flat = CGSize(width: 874, height: 402)
private let narrow = CGSize(width: 402, height: 874)

extension CoreTests {
    /// Presentations whose style changes while they are presented.
    @MainActor struct RunTimeAdaptationTests {
        private func present(_ style: UIModalPresentationStyle, on stage: Stage) -> (
            LoggingController, LoggingController
        ) {
            let root = stage.show(stage.controller("A"))
            let modal = stage.controller("B")
            modal.modalPresentationStyle = style
            modal.popoverPresentationController?.sourceView = root.view
            root.present(modal, animated: true)
            stage.settle()
            _ = stage.log.take()
            return (root, modal)
        }

        @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
        func `the presenter comes back when the presentation no longer covers it, and goes again`(
            style: UIModalPresentationStyle
        ) {
            onStage(size: flat) { stage in
                let (root, modal) = present(style, on: stage)
                #expect(root.view.window == nil, "in compact height it covers the screen")
                stage.window.resize(to: narrow)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["A.WA", "A.I", "A.DA"])
                #expect(root.view.superview === stage.window && root.view.frame.size == narrow)
                #expect(stage.window.subviews.first === root.view)
                #expect(modal.view.frame.minY > 0)
                stage.window.resize(to: flat)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["A.WX", "A.DX"])
                #expect(root.view.window == nil && modal.view.bounds.size == flat)
                root.dismiss(animated: true)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["B.WX", "A.WA", "A.I", "A.DA", "B.DX"])
                #expect(root.view.frame.size == flat)
                #expect(stage.diagnostics.isEmpty)
            }
        }

        @Test func `a sheet that was adapted both ways is dismissed as it is then`() {
            onStage(size: flat) { stage in
                let (root, _) = present(.formSheet, on: stage)
                stage.window.resize(to: wide)
                stage.settle()
                _ = stage.log.take()
                root.dismiss(animated: true)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["B.WX", "B.DX"])
                #expect(stage.window.subviews == [root.view])
            }
        }

        @Test func `with the guide's rules a context that became narrow is left and comes back`() {
            onStage(size: wide, policy: .guide) { stage in
                let tabs = UITabBarController()
                let home = stage.controller("A")
                let stack = UINavigationController(rootViewController: home)
                tabs.viewControllers = [stack]
                stage.show(tabs)
                let modal = stage.controller("B")
                modal.modalPresentationStyle = .overCurrentContext
                home.present(modal, animated: true)
                stage.settle()
                _ = stage.log.take()
                stage.window.resize(to: narrow)
                stage.settle()
                #expect(modal.view.convert(modal.view.bounds, to: nil) == stage.window.bounds)
                #expect(stage.log.takeAppearance() == ["A.WX", "A.DX"])
                stage.window.resize(to: wide)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["A.WA", "A.I", "A.DA"])
                #expect(home.view.window === stage.window)
                #expect(modal.view.convert(modal.view.bounds, to: nil).size == stack.view.bounds.size)
            }
        }

        @Test func `a controller that replaced a popover gives way to it again`() {
            final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
                func presentationController(
                    _ controller: UIPresentationController,
                    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
                ) -> UIViewController? {
                    UINavigationController(rootViewController: controller.presentedViewController)
                }
            }
            onStage(size: wide) { stage in
                let root = stage.show(stage.controller("A"))
                let options = stage.controller("B")
                let delegate = Wrapping()
                options.modalPresentationStyle = .popover
                options.preferredContentSize = CGSize(width: 200, height: 100)
                options.popoverPresentationController?.sourceView = root.view
                options.popoverPresentationController?.delegate = delegate
                root.present(options, animated: true)
                stage.settle()
                for _ in 0..<2 {
                    #expect(options.view.bounds.size == CGSize(width: 200, height: 100))
                    #expect(options.parent == nil && root.presentedViewController === options)
                    stage.window.resize(to: narrow)
                    stage.settle()
                    #expect(options.navigationController === root.presentedViewController)
                    #expect(options.view.window === stage.window)
                    stage.window.resize(to: wide)
                    stage.settle()
                }
                root.dismiss(animated: true)
                stage.settle()
                #expect(root.presentedViewController == nil && stage.diagnostics.isEmpty)
            }
        }
    }

    /// The layout of the container, and the frames that win.
    @MainActor struct ContainerLayoutTests {
        private final class Card: UIPresentationController {
            var events: [String] = []
            var follows = false
            override var frameOfPresentedViewInContainerView: CGRect {
                containerView.map { $0.bounds.insetBy(dx: 50, dy: 50) } ?? .zero
            }
            override func containerViewWillLayoutSubviews() {
                events.append("will")
                if follows { presentedView?.frame = frameOfPresentedViewInContainerView }
            }
            override func containerViewDidLayoutSubviews() { events.append("did") }
        }

        private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
            var card: Card?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                card = Card(presentedViewController: presented, presenting: presenting)
                return card
            }
        }

        private func present(on stage: Stage) throws -> (UIViewController, Card) {
            let root = stage.show(UIViewController())
            let supplier = Supplier()
            let shown = UIViewController()
            shown.modalPresentationStyle = .custom
            shown.transitioningDelegate = supplier
            root.present(shown, animated: false)
            stage.settle()
            let card = try #require(supplier.card)
            card.events = []
            return (shown, card)
        }

        @Test func `what is in reach behind a sheet follows its style`() {
            onStage(policy: .guide) { stage in
                let root = UIViewController()
                let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
                label.text = "Behind"
                root.view.addSubview(label)
                stage.show(root)
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .pageSheet
                sheet.sheetPresentationController?.detents = [.medium()]
                sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
                root.present(sheet, animated: true)
                stage.settle()
                #expect(stage.labels == [])
                stage.window.resize(to: CGSize(width: 1180, height: 820))
                stage.settle()
                #expect(stage.labels == ["Behind"])
                stage.window.resize(to: CGSize(width: 402, height: 874))
                stage.settle()
                #expect(stage.labels == [])
            }
        }

        @Test func `a context that is adapted to the full screen covers the bars around it too`() {
            onStage(size: CGSize(width: 1180, height: 820), policy: .guide) { stage in
                let content = UIViewController()
                content.definesPresentationContext = true
                let tabs = UITabBarController()
                tabs.viewControllers = [content, UIViewController()]
                tabs.tabBar.isTranslucent = false
                stage.show(tabs)
                let shown = UIViewController()
                stage.present(shown, .currentContext, on: content)
                #expect(stage.frame(of: shown.view) == CGRect(x: 0, y: 0, width: 1180, height: 820 - 49))
                stage.window.resize(to: CGSize(width: 402, height: 874))
                stage.settle()
                #expect(stage.frame(of: shown.view) == stage.window.bounds)
            }
        }

        @Test func `the container's pass is announced, and the presented view's own is not`() throws {
            try onStage { stage in
                let (shown, card) = try present(on: stage)
                shown.view.setNeedsLayout()
                stage.settle()
                #expect(card.events.isEmpty)
                card.containerView?.setNeedsLayout()
                stage.settle()
                #expect(card.events == ["will", "did"])
            }
        }

        @Test func `a custom presentation places its view at the start, and from then on the app does`() throws {
            try onStage { stage in
                let (shown, card) = try present(on: stage)
                #expect(shown.view.frame == CGRect(x: 50, y: 50, width: 302, height: 774))
                shown.view.frame = CGRect(x: 0, y: 400, width: 402, height: 474)
                card.containerView?.setNeedsLayout()
                stage.settle()
                #expect(shown.view.frame == CGRect(x: 0, y: 400, width: 402, height: 474))
                card.follows = true
                stage.window.resize(to: CGSize(width: 500, height: 900))
                stage.settle()
                #expect(shown.view.frame == CGRect(x: 50, y: 50, width: 400, height: 800))
            }
        }

        @Test(arguments: [false, true])
        func `the presented controller is notified of the size that it gets in the pass`(isMovedBefore: Bool) throws {
            final class Sized: UIViewController {
                var last: CGSize?
                var unheard: [CGSize] = []
                override func viewWillLayoutSubviews() { last = view.bounds.size }
                override func viewDidLayoutSubviews() {
                    if view.bounds.size != last { unheard.append(view.bounds.size) }
                }
            }
            try onStage { stage in
                let root = stage.show(UIViewController())
                let supplier = Supplier()
                let shown = Sized()
                shown.modalPresentationStyle = .custom
                shown.transitioningDelegate = supplier
                root.present(shown, animated: false)
                stage.settle()
                // The pass then finds the view where the app has put it, and only the app gives it another size.
                if isMovedBefore { shown.view.frame.origin.y = 200 }
                try #require(supplier.card).follows = true
                stage.window.resize(to: CGSize(width: 500, height: 900))
                stage.settle()
                #expect(shown.last == CGSize(width: 400, height: 800))
                #expect(shown.unheard == [], "it is laid out in no size that it has not heard of")
            }
        }

        @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .fullScreen])
        func `a frame that the app gives a presented view stays until the system has a new one`(
            style: UIModalPresentationStyle
        ) {
            onStage { stage in
                let root = stage.show(UIViewController())
                let shown = UIViewController()
                shown.modalPresentationStyle = style
                let low = CGRect(x: 0, y: 500, width: 402, height: 374)
                root.present(shown, animated: true) { shown.view.frame = low }
                stage.settle()
                shown.view.superview?.setNeedsLayout()
                stage.settle()
                #expect(shown.view.frame == low)
                stage.window.resize(to: CGSize(width: 500, height: 900))
                stage.settle()
                #expect(shown.view.frame.width == 500)
            }
        }
    }
}
