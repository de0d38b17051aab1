import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct SheetTests {
    private final class Delegate: UIAdaptivePresentationControllerDelegate {
        let log: EventLog
        var allows = true
        init(_ log: EventLog) { self.log = log }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("shouldDismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.note("willDismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.note("didDismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.note("didAttemptToDismiss")
        }
    }

    private func sheet(_ stage: Stage, _ controller: UIViewController, _ delegate: Delegate? = nil) -> UIViewController
    {
        let presenter = stage.show(stage.controller("A"))
        controller.modalPresentationStyle = .pageSheet
        controller.presentationController?.delegate = delegate
        presenter.present(controller, animated: true)
        stage.settle()
        _ = stage.log.take()
        return presenter
    }

    private func events(_ stage: Stage) -> [String] { stage.log.take().filter { !$0.contains("ayout") } }

    @Test func `PRES-17 a pull down asks and notifies the delegate in order`() {
        onStage { stage in
            let b = stage.controller("B")
            let delegate = Delegate(stage.log)
            let presenter = sheet(stage, b, delegate)
            b.sheetPresentationController?.pullDown()
            stage.settle()
            #expect(events(stage) == ["shouldDismiss", "willDismiss", "B.WX", "B.DX", "didDismiss"])
            #expect(presenter.presentedViewController == nil)
        }
    }

    @Test func `PRES-17 a sheet that is modal only reports the attempt`() {
        onStage { stage in
            let b = stage.controller("B")
            let delegate = Delegate(stage.log)
            let presenter = sheet(stage, b, delegate)
            b.isModalInPresentation = true
            b.sheetPresentationController?.pullDown()
            stage.settle()
            #expect(events(stage) == ["didAttemptToDismiss"])
            #expect(presenter.presentedViewController === b)
        }
    }

    @Test func `PRES-17 the delegate is not notified of a dismissal by code`() {
        onStage { stage in
            let b = stage.controller("B")
            let delegate = Delegate(stage.log)
            let presenter = sheet(stage, b, delegate)
            presenter.dismiss(animated: true)
            stage.settle()
            #expect(events(stage) == ["B.WX", "B.DX"])
        }
    }

    @Test func `a pull that is taken back begins to disappear and appears again`() {
        onStage { stage in
            let b = stage.controller("B")
            let presenter = sheet(stage, b)
            b.sheetPresentationController?.pullDown(isCompleted: false)
            stage.settle()
            #expect(stage.log.takeAppearance() == ["B.WX", "B.WA", "B.I", "B.DA"])
            #expect(presenter.presentedViewController === b)
        }
    }

    @Test func `content that must stay keeps the sheet around it`() {
        onStage { stage in
            let form = stage.controller("form")
            form.isModalInPresentation = true
            let navigation = UINavigationController(rootViewController: form)
            let presenter = sheet(stage, navigation)
            #expect(!navigation.accessibilityPerformEscape())
            navigation.sheetPresentationController?.pullDown()
            stage.settle()
            #expect(presenter.presentedViewController === navigation)
            form.isModalInPresentation = false
            #expect(navigation.accessibilityPerformEscape())
            stage.settle()
            #expect(presenter.presentedViewController == nil)
        }
    }

    @Test(arguments: [
        (UIModalPresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true), (.popover, true),
        (.fullScreen, false), (.overFullScreen, false), (.currentContext, false), (.overCurrentContext, false),
    ])
    func `today escape leaves a sheet and a popover, and nothing that covers the screen unless the app handles it`(
        style: UIModalPresentationStyle, isLeft: Bool
    ) {
        final class Handling: UIViewController {
            override func accessibilityPerformEscape() -> Bool {
                dismiss(animated: true)
                return true
            }
        }
        onStage { stage in
            let presenter = stage.show(stage.controller("A"))
            for modal in [UIViewController(), Handling()] {
                modal.modalPresentationStyle = style
                modal.popoverPresentationController?.sourceView = presenter.view
                presenter.present(modal, animated: true)
                stage.settle()
                let outcome = WindowSource(stage.window).perform(
                    ActionRequest(target: modal.view.nodeID, action: .escape))
                stage.settle()
                let isHandled = isLeft || modal is Handling
                #expect(outcome.isHandled == isHandled)
                #expect((presenter.presentedViewController == nil) == isHandled)
                presenter.dismiss(animated: false)
                stage.settle()
            }
        }
    }

    @Test func `a navigation controller below a presentation does not pop by escape`() {
        onStage { stage in
            let navigation = UINavigationController()
            navigation.viewControllers = [stage.controller("a"), stage.controller("b")]
            stage.show(navigation)
            let modal = stage.controller("m")
            modal.modalPresentationStyle = .fullScreen
            navigation.present(modal, animated: false)
            stage.settle()
            #expect(!modal.accessibilityPerformEscape())
            #expect(!navigation.accessibilityPerformEscape())
        }
    }

    struct Adaptation: Sendable {
        var style: UIModalPresentationStyle
        var size: CGSize
        var guide: UIModalPresentationStyle
        var modern: UIModalPresentationStyle
    }

    @Test(arguments: [
        Adaptation(
            style: .pageSheet, size: CGSize(width: 402, height: 874), guide: .fullScreen, modern: .pageSheet),
        Adaptation(
            style: .formSheet, size: CGSize(width: 874, height: 402), guide: .fullScreen, modern: .fullScreen),
        Adaptation(
            style: .popover, size: CGSize(width: 402, height: 874), guide: .fullScreen, modern: .formSheet),
        Adaptation(style: .popover, size: CGSize(width: 1024, height: 1366), guide: .popover, modern: .popover),
        Adaptation(style: .popover, size: CGSize(width: 932, height: 430), guide: .popover, modern: .fullScreen),
        Adaptation(
            style: .overCurrentContext, size: CGSize(width: 402, height: 874), guide: .fullScreen,
            modern: .overCurrentContext),
        Adaptation(
            style: .automatic, size: CGSize(width: 1024, height: 1366), guide: .pageSheet, modern: .formSheet),
        Adaptation(
            style: .overFullScreen, size: CGSize(width: 402, height: 874), guide: .overFullScreen,
            modern: .overFullScreen),
    ])
    func `the styles of both adaptation tables`(adaptation: Adaptation) {
        let space = SizeClasses(of: adaptation.size)
        for (policy, expected) in [(AdaptationPolicy.guide, adaptation.guide), (.modern, adaptation.modern)] {
            let style = policy.style(
                for: adaptation.style, isCompactWidth: space.isCompactWidth, isCompactHeight: space.isCompactHeight)
            #expect(style == expected)
        }
    }

    @Test func `ADPT-08 a delegate that answers none keeps the popover on a phone`() {
        final class Keeping: UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        onStage { stage in
            let a = stage.show(UIViewController())
            let b = UIViewController()
            b.modalPresentationStyle = .popover
            let delegate = Keeping()
            b.popoverPresentationController?.delegate = delegate
            b.popoverPresentationController?.sourceView = a.view
            b.preferredContentSize = CGSize(width: 100, height: 80)
            a.present(b, animated: false)
            stage.settle()
            #expect(b.view.bounds.size == CGSize(width: 100, height: 80))
            #expect(a.view.window != nil)
        }
    }

    @Test func `a medium detent takes half the height, and an undimmed one is not modal`() {
        onStage { stage in
            let b = stage.controller("B")
            let a = stage.show(UIViewController())
            b.modalPresentationStyle = .pageSheet
            b.sheetPresentationController?.detents = [.medium(), .large()]
            a.present(b, animated: true)
            stage.settle()
            #expect(b.view.frame.maxY == stage.window.bounds.maxY)
            #expect(b.view.frame.height < stage.window.bounds.height / 2)
            #expect(stage.window.subviews.last?.accessibilityViewIsModal == true)
            b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            #expect(stage.window.subviews.last?.accessibilityViewIsModal == false)
            b.sheetPresentationController?.selectedDetentIdentifier = .large
            #expect(stage.window.subviews.last?.accessibilityViewIsModal == true)
        }
    }
}
