import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @MainActor struct SplitTests {
        /// Runs a test on a tablet lying on its side, or on another screen.
        private func onScreen(
            _ idiom: UIUserInterfaceIdiom = .pad, _ size: CGSize = CGSize(width: 1180, height: 820),
            _ test: (Stage) throws -> Void
        ) rethrows {
            let before = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
            UIDevice.current.simulate(idiom, screen: size)
            defer { UIDevice.current.simulate(before.0, screen: before.1) }
            try onStage(size: size, test)
        }

        private func pair(on stage: Stage) -> (UISplitViewController, LoggingController, LoggingController) {
            let (master, detail) = (stage.controller("m"), stage.controller("d"))
            let split = UISplitViewController()
            split.viewControllers = [master, detail]
            return (split, master, detail)
        }

        private func turnToPhone(_ stage: Stage, _ split: UISplitViewController) {
            UIDevice.current.simulate(.phone, screen: CGSize(width: 402, height: 874))
            stage.window.frame = UIScreen.main.bounds
            split.view.setNeedsLayout()
            stage.settle()
        }

        private func turnToPad(_ stage: Stage, _ split: UISplitViewController) {
            UIDevice.current.simulate(.pad, screen: CGSize(width: 1180, height: 820))
            stage.window.frame = UIScreen.main.bounds
            split.view.setNeedsLayout()
            stage.settle()
        }

        @Test func `D20 D22 regular width shows both children side by side in the split view's own view`() {
            onScreen { stage in
                let (split, master, detail) = pair(on: stage)
                stage.show(split)
                #expect(split.displayMode == .oneBesideSecondary)
                #expect(!split.isCollapsed)
                #expect(split.view.subviews == [split.contentView], "a split view has only its container view")
                #expect(master.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
                #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 860, height: 820))
                split.preferredPrimaryColumnWidth = 400
                stage.settle()
                #expect(detail.view.frame.minX == 400)
            }
        }

        @Test func `D20 the primary child can be hidden and shown over the content on demand`() {
            onScreen(.pad, CGSize(width: 820, height: 1180)) { stage in
                let (split, master, detail) = pair(on: stage)
                stage.show(split)
                #expect(split.displayMode == .secondaryOnly)
                #expect(master.viewIfLoaded?.window == nil)
                #expect(detail.view.frame.width == 820)
                split.show(.primary)
                stage.settle()
                #expect(split.displayMode == .oneOverSecondary)
                #expect(stage.log.takeAppearance() == ["m.WA", "m.I", "m.DA"])
                #expect(detail.view.frame.width == 820, "the content keeps its room")
                #expect(split.accessibilityPerformEscape())
                stage.settle()
                #expect(stage.log.takeAppearance() == ["m.WX", "m.DX"])
                #expect(split.displayMode == .secondaryOnly)
                #expect(!split.accessibilityPerformEscape())
            }
        }

        @Test func `D21 compact width shows one child at a time`() {
            onScreen(.phone, CGSize(width: 402, height: 874)) { stage in
                let (split, master, detail) = pair(on: stage)
                stage.show(split)
                #expect(split.isCollapsed)
                #expect(split.viewControllers == [master])
                #expect(master.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
                #expect(detail.viewIfLoaded?.window == nil)
            }
        }

        @Test func `D21 collapsing lays the detail on the stack of the primary child, expanding takes it back`() {
            onScreen { stage in
                let (root, detail) = (stage.controller("r"), stage.controller("d"))
                let master = UINavigationController(rootViewController: root)
                let details = UINavigationController(rootViewController: detail)
                let split = UISplitViewController()
                split.viewControllers = [master, details]
                stage.show(split)
                turnToPhone(stage, split)
                #expect(split.isCollapsed)
                #expect(master.viewControllers == [root, detail])
                #expect(detail.view.window === stage.window)
                #expect(root.viewIfLoaded?.window == nil)
                turnToPad(stage, split)
                #expect(!split.isCollapsed)
                #expect(split.viewControllers == [master, details])
                #expect(master.viewControllers == [root])
                #expect(details.viewControllers == [detail])
                #expect(detail.view.window === stage.window)
                #expect(root.view.window === stage.window)
            }
        }

        @Test func `what is shown as detail while collapsed is the secondary column afterwards`() throws {
            try onScreen(.phone, CGSize(width: 402, height: 874)) { stage in
                let list = stage.controller("l")
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(list, for: .primary)
                split.setViewController(stage.controller("e"), for: .secondary)
                stage.show(split)
                for name in ["d1", "d2"] {
                    let detail = stage.controller(name)
                    list.showDetailViewController(detail, sender: nil)
                    stage.settle()
                    #expect(list.navigationController?.viewControllers == [list, detail])
                    #expect(detail.view.window != nil && split.viewController(for: .secondary) === detail)
                }
                let detail = try #require(split.viewController(for: .secondary))
                let other = stage.controller("d3")
                list.navigationController?.pushViewController(other, animated: false)
                stage.settle()
                turnToPad(stage, split)
                #expect(list.navigationController?.viewControllers == [list])
                #expect(detail.navigationController?.viewControllers == [detail, other])
                #expect(other.view.window != nil && list.view.window != nil)
                // Another column, set before the layout uses the new width.
                turnToPhone(stage, split)
                stage.window.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
                split.setViewController(stage.controller("d4"), for: .secondary)
                stage.settle()
                #expect(split.viewController(for: .secondary)?.viewIfLoaded?.window != nil)
                #expect(stage.diagnostics == [])
            }
        }

        @Test func `the delegate may keep the detail away from the primary child`() {
            final class Delegate: UISplitViewControllerDelegate {
                var events: [String] = []
                func splitViewController(
                    _ splitViewController: UISplitViewController,
                    collapseSecondary secondaryViewController: UIViewController,
                    onto primaryViewController: UIViewController
                ) -> Bool {
                    events.append("collapse")
                    return true
                }
                func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("didCollapse") }
                func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("didExpand") }
                func splitViewController(
                    _ splitViewController: UISplitViewController,
                    separateSecondaryFrom primaryViewController: UIViewController
                ) -> UIViewController? {
                    events.append("separate")
                    return UIViewController()
                }
            }
            onScreen { stage in
                let root = stage.controller("r")
                let master = UINavigationController(rootViewController: root)
                let split = UISplitViewController()
                let delegate = Delegate()
                split.delegate = delegate
                split.viewControllers = [master, stage.controller("d")]
                stage.show(split)
                turnToPhone(stage, split)
                #expect(master.viewControllers == [root])
                turnToPad(stage, split)
                #expect(delegate.events == ["collapse", "didCollapse", "separate", "didExpand"])
                #expect(split.viewControllers.count == 2)
            }
        }

        @Test func `F21 showDetail replaces the content, and is pushed while collapsed`() {
            onScreen { stage in
                let root = stage.controller("r")
                let split = UISplitViewController()
                split.viewControllers = [UINavigationController(rootViewController: root), stage.controller("d")]
                stage.show(split)
                let next = stage.controller("n")
                root.showDetailViewController(next, sender: nil)
                stage.settle()
                #expect(split.viewControllers.last === next)
                #expect(stage.log.takeAppearance() == ["d.WX", "d.DX", "n.WA", "n.I", "n.DA"])
                turnToPhone(stage, split)
                let more = stage.controller("p")
                root.showDetailViewController(more, sender: nil)
                stage.settle()
                #expect(more.navigationController === root.navigationController)
                #expect(more.view.window === stage.window)
            }
        }

        @Test func `columns with names get navigation controllers and are laid on one another`() {
            onScreen { stage in
                let controllers = ["p", "s", "c"].map(stage.controller)
                let split = UISplitViewController(style: .tripleColumn)
                split.setViewController(controllers[0], for: .primary)
                split.setViewController(controllers[1], for: .supplementary)
                split.setViewController(controllers[2], for: .secondary)
                stage.show(split)
                #expect(split.displayMode == .oneBesideSecondary)
                #expect(controllers[0].viewIfLoaded?.window == nil)
                #expect(controllers[1].view.window === stage.window)
                split.show(.primary)
                stage.settle()
                #expect(split.displayMode == .twoBesideSecondary)
                #expect(controllers[0].view.window === stage.window)
                turnToPhone(stage, split)
                #expect(controllers[0].navigationController?.viewControllers == controllers)
                #expect(controllers[2].view.window === stage.window)
                split.show(.supplementary)
                stage.settle()
                #expect(controllers[0].navigationController?.topViewController === controllers[1])
                turnToPad(stage, split)
                #expect(controllers.map { $0.navigationController?.viewControllers } == controllers.map { [$0] })
            }
        }

        @Test func `columns are read from the leading one to the content, and one over the content keeps it away`() {
            onScreen { stage in
                let (split, master, detail) = pair(on: stage)
                for (controller, text) in [(master, "Master"), (detail, "Detail")] {
                    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
                    label.text = text
                    controller.view.addSubview(label)
                }
                stage.show(split)
                #expect(labels(stage.window) == ["Master", "Detail"])
                split.preferredDisplayMode = .oneOverSecondary
                stage.settle()
                #expect(labels(stage.window) == ["Master", "dismiss popup"])
            }
        }

        private func labels(_ window: UIWindow) -> [String] {
            let tree = WindowSource(window).captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
        }

        @Test func `A16 a dropped split view is freed with its columns`() {
            weak var split: UISplitViewController?
            weak var column: UIViewController?
            do {
                let made = UISplitViewController(style: .doubleColumn)
                let content = UIViewController()
                made.setViewController(content, for: .primary)
                _ = made.view
                _ = made.displayModeButtonItem
                split = made
                column = content
            }
            #expect(split == nil)
            #expect(column == nil)
        }
    }
}
