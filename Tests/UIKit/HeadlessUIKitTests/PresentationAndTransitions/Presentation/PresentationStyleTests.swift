import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Styles of presentation and transition, and their callbacks.
    @MainActor struct PresentationStyleTests {
        /// A view that notes where it was put.
        private final class Noting: UIView {
            var tops: [CGFloat] = []
            override var frame: CGRect {
                get { super.frame }
                set {
                    super.frame = newValue
                    if tops.last != newValue.minY { tops.append(newValue.minY) }
                }
            }
        }

        private func onPad(_ test: (Stage) throws -> Void) rethrows {
            let before = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
            UIDevice.current.simulate(.pad, screen: CGSize(width: 1180, height: 820))
            defer { UIDevice.current.simulate(before.0, screen: before.1) }
            try onStage(size: CGSize(width: 1180, height: 820), test)
        }

        @Test func `F01 F02 the links hold from the presentation to the dismissal`() {
            onStage { stage in
                let root = stage.show(UIViewController())
                let sheet = UIViewController()
                root.present(sheet, animated: true)
                stage.settle()
                #expect(root.presentedViewController === sheet)
                #expect(sheet.presentingViewController === root)
                root.dismiss(animated: true)
                stage.settle()
                #expect(root.presentedViewController == nil)
                #expect(sheet.presentingViewController == nil)
            }
        }

        @Test(arguments: [
            (UIModalTransitionStyle.coverVertical, [CGFloat(874), 0, 874]), (.crossDissolve, [0]),
            (.flipHorizontal, [0]),
        ])
        func `F26 F27 a cover slides up and back down, the other styles stay in their place`(
            style: UIModalTransitionStyle, tops: [CGFloat]
        ) {
            onStage { stage in
                let root = stage.show(UIViewController())
                let cover = UIViewController()
                let view = Noting()
                cover.view = view
                cover.modalPresentationStyle = .fullScreen
                #expect(cover.modalTransitionStyle == .coverVertical, "the default")
                cover.modalTransitionStyle = style
                root.present(cover, animated: true)
                stage.settle()
                root.dismiss(animated: true)
                stage.settle()
                #expect(view.tops == tops)
            }
        }

        @Test func `F27 there are four transition styles`() {
            let styles: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
            #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
        }

        @Test func `F28 a partial curl needs the full screen, and what lies under it presents nothing`() {
            onStage { stage in
                let root = stage.show(UIViewController())
                let page = UIViewController()
                page.modalTransitionStyle = .partialCurl
                page.modalPresentationStyle = .formSheet
                root.present(page, animated: true)
                stage.settle()
                #expect(root.presentedViewController == nil)
                page.modalPresentationStyle = .fullScreen
                root.present(page, animated: true)
                stage.settle()
                #expect(root.presentedViewController === page)
                page.present(UIViewController(), animated: true)
                stage.settle()
                #expect(page.presentedViewController == nil)
                #expect(stage.diagnostics.map(\.name) == Array(repeating: Diagnostic.Name.invalidArgument, count: 2))
            }
        }

        @Test(arguments: [true, false]) func `F13 a context may replace the transition style`(provides: Bool) {
            onPad { stage in
                let root = stage.show(UIViewController())
                root.definesPresentationContext = true
                root.providesPresentationContextTransitionStyle = provides
                root.modalTransitionStyle = .crossDissolve
                let presented = UIViewController()
                presented.modalPresentationStyle = .overCurrentContext
                root.present(presented, animated: true)
                stage.settle()
                #expect(
                    presented.presentationController?.transitionStyle == (provides ? .crossDissolve : .coverVertical))
            }
        }

        @Test func `F19 the delegate of a popover is notified that it is shown, moved and dismissed`() {
            final class Delegate: UIPopoverPresentationControllerDelegate {
                var events: [String] = []
                func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
                    events.append("prepare")
                }
                func popoverPresentationController(
                    _ controller: UIPopoverPresentationController,
                    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
                ) {
                    events.append("move")
                    rect.pointee = CGRect(x: 5, y: 5, width: 1, height: 1)
                }
                func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                    events.append("gone")
                }
            }
            onPad { stage in
                let root = stage.show(UIViewController())
                let popover = UIViewController()
                let delegate = Delegate()
                popover.modalPresentationStyle = .popover
                popover.popoverPresentationController?.sourceView = root.view
                popover.popoverPresentationController?.delegate = delegate
                root.present(popover, animated: true)
                stage.settle()
                stage.window.frame.size = CGSize(width: 1000, height: 800)
                stage.settle()
                #expect(popover.popoverPresentationController?.sourceRect.minX == 5)
                popover.popoverPresentationController?.dismissByUser()
                stage.settle()
                #expect(delegate.events == ["prepare", "move", "gone"])
            }
        }

        @Test func `F20 present is always modal and adapts to compact width`() {
            onStage(policy: .guide) { stage in
                let content = UIViewController()
                let navigation = stage.show(UINavigationController(rootViewController: content))
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .pageSheet
                content.present(sheet, animated: true)
                stage.settle()
                #expect(navigation.viewControllers == [content])
                #expect(navigation.presentedViewController === sheet)
                #expect(sheet.presentationController?.resolvedStyle == .fullScreen)
            }
        }

        @Test func `F22 show may ignore the presentation and transition styles`() {
            onStage { stage in
                let content = UIViewController()
                let navigation = stage.show(UINavigationController(rootViewController: content))
                let next = UIViewController()
                next.modalPresentationStyle = .formSheet
                next.modalTransitionStyle = .flipHorizontal
                content.show(next, sender: nil)
                stage.settle()
                #expect(navigation.topViewController === next)
                #expect(next.presentingViewController == nil)
            }
        }

        @Test func `F30 a form sheet moves up for the keyboard where width is regular`() {
            onPad { stage in
                let root = stage.show(UIViewController())
                let form = UIViewController()
                form.modalPresentationStyle = .formSheet
                form.preferredContentSize = CGSize(width: 540, height: 500)
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
                form.view.addSubview(field)
                root.present(form, animated: true)
                stage.settle()
                let before = form.view.frame
                var heard: [String] = []
                let center = NotificationCenter.default
                let observer = center.addObserver(
                    forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
                ) { note in
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
                    MainActor.assumeIsolated { heard.append("\(frame?.minY ?? 0) \(curve ?? 0)") }
                }
                defer { center.removeObserver(observer) }
                field.becomeFirstResponder()
                stage.settle()
                #expect(heard == ["582.0 7"])
                #expect(form.view.frame.minY < before.minY)
                #expect(form.view.frame.maxY <= 582)
                field.resignFirstResponder()
                stage.settle()
                #expect(form.view.frame == before)
            }
        }
    }
}
