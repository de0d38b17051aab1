import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Changes of traits reach views that were out of sight when they return.
    @MainActor struct ReturningTraitTests {
        /// Notes from which text size to which it came.
        private final class Note: UIView {
            var heard: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                let old = previousTraitCollection.map { "\($0.horizontalSizeClass)" } ?? "nil"
                heard.append("\(old) to \(traitCollection.horizontalSizeClass)")
            }
        }
        private final class Content: UIViewController {
            let inner = Note()
            var heard: [String] = []
            override func viewDidLoad() { view.addSubview(inner) }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                let old = previousTraitCollection.map { "\($0.horizontalSizeClass)" } ?? "nil"
                heard.append("\(old) to \(traitCollection.horizontalSizeClass)")
            }
            override func viewIsAppearing(_ animated: Bool) {
                heard.append("appearing \(traitCollection.horizontalSizeClass)")
            }
            func take() -> (controller: [String], inner: [String]) {
                defer { (heard, inner.heard) = ([], []) }
                return (heard, inner.heard)
            }
        }

        private let narrow = CGSize(width: 402, height: 874)
        private let wide = CGSize(width: 1024, height: 1366)
        private let change = "compact to regular"

        @Test func `a covered member of a stack is notified of a change when it is uncovered`() {
            onStage(size: narrow) { stage in
                let (root, top) = (Content(), Content())
                let navigation = UINavigationController(rootViewController: root)
                stage.show(navigation)
                navigation.pushViewController(top, animated: false)
                stage.settle()
                _ = (root.take(), top.take())
                stage.window.resize(to: wide)
                stage.settle()
                #expect(top.take() == ([change], [change]))
                #expect(root.take() == ([], []))
                navigation.popViewController(animated: false)
                stage.settle()
                #expect(root.take() == ([change, "appearing regular"], [change]))
            }
        }

        @Test func `an unselected tab is notified of a change when it is selected, and only once`() {
            onStage(size: narrow) { stage in
                let (first, second) = (Content(), Content())
                let tabs = UITabBarController()
                tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
                stage.show(tabs)
                tabs.selectedIndex = 1
                stage.settle()
                tabs.selectedIndex = 0
                stage.settle()
                _ = (first.take(), second.take())
                stage.window.resize(to: wide)
                stage.settle()
                #expect(second.take() == ([], []))
                tabs.selectedIndex = 1
                stage.settle()
                #expect(second.take() == ([change, "appearing regular"], [change]))
                tabs.selectedIndex = 0
                stage.settle()
                tabs.selectedIndex = 1
                stage.settle()
                #expect(second.take() == (["appearing regular"], []))
            }
        }

        @Test func `a change that was reverted meanwhile is not reported`() {
            onStage(size: narrow) { stage in
                let (root, top) = (Content(), Content())
                let navigation = UINavigationController(rootViewController: root)
                stage.show(navigation)
                navigation.pushViewController(top, animated: false)
                stage.settle()
                _ = root.take()
                stage.window.resize(to: wide)
                stage.settle()
                stage.window.resize(to: narrow)
                stage.settle()
                navigation.popViewController(animated: false)
                stage.settle()
                #expect(root.take() == (["appearing compact"], []))
            }
        }

        @Test func `a presenter that was removed is notified of a change when it returns`() {
            onStage(size: narrow) { stage in
                let root = Content()
                stage.show(root)
                let modal = UIViewController()
                modal.modalPresentationStyle = .fullScreen
                root.present(modal, animated: false)
                stage.settle()
                _ = root.take()
                stage.window.resize(to: wide)
                stage.settle()
                root.dismiss(animated: false)
                stage.settle()
                #expect(root.take() == ([change, "appearing regular"], [change]))
            }
        }

        @Test func `a view that moves to another parent is notified of its new traits`() {
            onStage(size: narrow) { stage in
                let (plain, wider) = (UIView(), UIView())
                wider.traitOverrides.horizontalSizeClass = .regular
                let note = Note()
                plain.addSubview(note)
                let controller = UIViewController()
                controller.view.addSubview(plain)
                controller.view.addSubview(wider)
                stage.show(controller)
                wider.addSubview(note)
                #expect(note.heard == [change])
                note.heard = []
                note.removeFromSuperview()
                plain.addSubview(note)
                #expect(note.heard == ["regular to compact"])
                note.heard = []
                note.removeFromSuperview()
                let outside = UIView()
                outside.addSubview(note)
                wider.addSubview(note)
                #expect(note.heard == [change])
            }
        }

        @Test func `a child with traits of its own keeps them in other surroundings`() {
            onStage(size: narrow) { stage in
                let (root, child, top) = (UIViewController(), Content(), UIViewController())
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
                root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
                let navigation = UINavigationController(rootViewController: root)
                stage.show(navigation)
                navigation.pushViewController(top, animated: false)
                stage.settle()
                stage.window.resize(to: wide)
                stage.settle()
                _ = child.take()
                navigation.popViewController(animated: false)
                stage.settle()
                #expect(child.take() == (["appearing compact"], []))
            }
        }

        // MARK: overrideTraitCollection

        @Test func `a presentation gives what it presents other traits, at the start and later`() throws {
            final class Wide: UIPresentationController {
                override init(
                    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
                ) {
                    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
                    overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
                }
            }
            final class Delegate: UIViewControllerTransitioningDelegate {
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                ) -> UIPresentationController? {
                    Wide(presentedViewController: presented, presenting: presenting)
                }
            }
            try onStage(size: narrow) { stage in
                let root = stage.show(UIViewController())
                let (modal, delegate) = (Content(), Delegate())
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = delegate
                root.present(modal, animated: false)
                stage.settle()
                #expect(modal.traitCollection.horizontalSizeClass == .regular)
                #expect(modal.inner.traitCollection.horizontalSizeClass == .regular)
                #expect(root.traitCollection.horizontalSizeClass == .compact)
                _ = modal.take()
                let presentation = try #require(modal.presentationController)
                presentation.overrideTraitCollection = nil
                stage.settle()
                #expect(modal.take() == (["regular to compact"], ["regular to compact"]))
                presentation.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
                stage.settle()
                #expect(modal.take() == ([change], [change]))
            }
        }

        @Test func `a split view with a regular width override shows its columns on a phone`() {
            onStage(size: CGSize(width: 874, height: 402)) { stage in
                let parent = UIViewController()
                let split = UISplitViewController()
                split.viewControllers = [UIViewController(), UIViewController()]
                parent.addChild(split)
                parent.view.addSubview(split.view)
                split.view.frame = CGRect(x: 0, y: 0, width: 874, height: 402)
                split.didMove(toParent: parent)
                stage.show(parent)
                let isCompact = split.traitCollection.horizontalSizeClass == .compact
                #expect(split.isCollapsed == isCompact)
                parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
                stage.settle()
                #expect(!split.isCollapsed)
                parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: split)
                stage.settle()
                #expect(split.isCollapsed)
            }
        }
    }
}
