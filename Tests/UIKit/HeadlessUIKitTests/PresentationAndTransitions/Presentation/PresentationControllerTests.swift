import Foundation
import Testing

@testable import HeadlessUIKit

/// The container of a presentation, and the objects that decide about it.
@MainActor struct PresentationControllerTests {
    private func present(_ b: UIViewController, on a: UIViewController, _ style: UIModalPresentationStyle) {
        b.modalPresentationStyle = style
        if style == .popover { b.popoverPresentationController?.sourceView = a.view }
        a.present(b, animated: true)
        MainLoop.main.runUntilIdle()
    }

    @Test func `the container is modal, so what is below is out of reach`() throws {
        try onStage { stage in
            let a = stage.show(UIViewController())
            let b = UIViewController()
            present(b, on: a, .overFullScreen)
            let container = try #require(stage.window.subviews.last)
            #expect(String(describing: type(of: container)) == "UITransitionView")
            #expect(container.accessibilityViewIsModal)
            a.dismiss(animated: true)
            stage.settle()
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test func `F25 A16 a dismissed controller is freed, and so is its presentation`() {
        final class Holder: UIViewController {
            var onDeinit: (() -> Void)?
            isolated deinit { onDeinit?() }
        }
        onStage(size: CGSize(width: 1024, height: 1366)) { stage in
            let a = stage.show(UIViewController())
            var freed = 0
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .overFullScreen] {
                let b = Holder()
                b.onDeinit = { freed += 1 }
                present(b, on: a, style)
                a.dismiss(animated: true)
                stage.settle()
            }
            #expect(freed == 4)
        }
    }

    @Test func `G01 G02 G04 G07 a custom presentation controller is requested and gets its callbacks`() {
        final class Custom: UIPresentationController {
            var events: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
            }
            override func presentationTransitionWillBegin() { events.append("willBegin") }
            override func presentationTransitionDidEnd(_ completed: Bool) { events.append("didEnd \(completed)") }
            override func dismissalTransitionWillBegin() { events.append("dismissal willBegin") }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                events.append("dismissal didEnd \(completed)")
            }
            override func containerViewWillLayoutSubviews() { events.append("willLayout") }
            override func containerViewDidLayoutSubviews() { events.append("didLayout") }
        }
        final class Delegate: UIViewControllerTransitioningDelegate {
            var made: Custom?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let controller = Custom(presentedViewController: presented, presenting: presenting)
                made = controller
                return controller
            }
        }
        onStage { stage in
            let a = stage.show(UIViewController())
            let b = UIViewController()
            let delegate = Delegate()
            b.transitioningDelegate = delegate
            present(b, on: a, .custom)
            #expect(delegate.made?.events == ["willBegin", "willLayout", "didLayout", "didEnd true"])
            #expect(b.view.frame == CGRect(x: 201, y: 0, width: 201, height: 874))
            #expect(!b.accessibilityPerformEscape(), "nobody dismisses a custom presentation but the app")
            a.dismiss(animated: true)
            stage.settle()
            #expect(delegate.made?.events.suffix(2) == ["dismissal willBegin", "dismissal didEnd true"])
            b.modalPresentationStyle = .formSheet
            a.present(b, animated: false)
            #expect(b.presentationController is UISheetPresentationController)
        }
    }

    @Test func `C03 C04 C05 C07 C08 the steps of a layout pass in their order`() {
        final class Root: UIView {
            var log: EventLog?
            override func layoutSubviews() { log?.note("root.layoutSubviews") }
        }
        final class Inner: UIView {
            var log: EventLog?
            override func layoutSubviews() { log?.note("inner.layoutSubviews") }
        }
        final class Custom: UIPresentationController {
            var log: EventLog?
            override func containerViewWillLayoutSubviews() { log?.note("container will") }
            override func containerViewDidLayoutSubviews() { log?.note("container did") }
        }
        final class Presented: LoggingController {
            override func loadView() {
                let root = Root()
                root.log = log
                let inner = Inner()
                inner.log = log
                root.addSubview(inner)
                view = root
            }
        }
        final class Delegate: UIViewControllerTransitioningDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let controller = Custom(presentedViewController: presented, presenting: presenting)
                controller.log = log
                return controller
            }
        }
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = Presented("B", stage.log)
            let delegate = Delegate(stage.log)
            b.transitioningDelegate = delegate
            present(b, on: a, .custom)
            _ = stage.log.take()
            b.view.superview?.setNeedsLayout()
            b.view.subviews[0].setNeedsLayout()
            #expect(stage.log.events.isEmpty, "C01: only marked")
            stage.settle()
            #expect(
                stage.log.take() == [
                    "B.willLayout", "container will", "root.layoutSubviews", "inner.layoutSubviews", "B.didLayout",
                    "container did",
                ], "and C09: nothing of A, which is clean")
        }
    }
}
