import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @MainActor struct UnwindTests {
        private let back = Selector("back:")

        private func controller(_ name: String, _ stage: Stage, _ actions: Selector...) -> SegueController {
            let controller = SegueController(name, stage.log)
            controller.actions = Set(actions)
            return controller
        }

        private func unwind(_ source: UIViewController, _ stage: Stage) {
            source.addSegue(UIStoryboardSegueTemplate(identifier: "unwind", unwindAction: back))
            source.performSegue(withIdentifier: "unwind", sender: nil)
        }

        @Test func `I09 SEG-05 the source is prepared, the destination acts, and then what lies between goes`() {
            onStage { stage in
                let root = controller("root", stage, back)
                let middle = controller("middle", stage)
                let source = controller("source", stage)
                let navigation = stage.show(UINavigationController(rootViewController: root))
                navigation.setViewControllers([root, middle], animated: false)
                stage.settle()
                middle.present(source, animated: false)
                stage.settle()
                _ = stage.log.take()
                source.onPrepare = { [unowned navigation] _ in
                    stage.log.note("stack \(navigation.viewControllers.count)")
                }
                unwind(source, stage)
                #expect(stage.log.take() == ["source.prepare", "stack 2", "root.back:"])
                stage.settle()
                #expect(navigation.viewControllers.map { $0 === root } == [true])
                #expect(navigation.presentedViewController == nil)
                #expect(root.viewIfLoaded?.window != nil)
            }
        }

        @Test func `I10 the nearest controller that takes the action wins`() {
            onStage { stage in
                let root = controller("root", stage, back)
                let near = controller("near", stage, back)
                let source = controller("source", stage)
                let navigation = stage.show(UINavigationController(rootViewController: root))
                navigation.setViewControllers([root, near, source], animated: false)
                stage.settle()
                unwind(source, stage)
                stage.settle()
                #expect(stage.log.take() == ["source.prepare", "near.back:"])
                #expect(navigation.topViewController === near)
            }
        }

        @Test func `I10 SEG-04 without a taker nothing happens`() {
            onStage { stage in
                let root = controller("root", stage)
                let source = controller("source", stage)
                let navigation = stage.show(UINavigationController(rootViewController: root))
                navigation.setViewControllers([root, source], animated: false)
                stage.settle()
                unwind(source, stage)
                stage.settle()
                #expect(stage.log.take() == [])
                #expect(navigation.topViewController === source)
                #expect(stage.diagnostics == [])
            }
        }

        @Test func `I11 a navigation controller offers its stack from the top downwards`() {
            onStage { stage in
                let all = (0..<4).map { controller("c\($0)", stage) }
                let navigation = stage.show(UINavigationController(rootViewController: all[0]))
                navigation.setViewControllers(all, animated: false)
                stage.settle()
                let start = UIStoryboardUnwindSegueSource(source: all[3], unwindAction: back, sender: nil)
                #expect(navigation.childContaining(start) === all[3])
                let allowed = navigation.allowedChildrenForUnwinding(from: start)
                #expect(allowed.compactMap { ($0 as? SegueController)?.name } == ["c2", "c1", "c0"])
            }
        }

        @Test func `SEG-07 a controller takes an action that it has unless it is the source itself`() {
            onStage { stage in
                let source = controller("source", stage, back)
                let other = controller("other", stage, back)
                let without = controller("without", stage)
                #expect(!source.canPerformUnwindSegueAction(back, from: source, sender: nil))
                #expect(other.canPerformUnwindSegueAction(back, from: source, sender: nil))
                #expect(!without.canPerformUnwindSegueAction(back, from: source, sender: nil))
            }
        }

        @Test func `SEG-08 the search goes to the presenter of what is presented and else to the parent`() throws {
            try onStage { stage in
                let root = controller("root", stage, back)
                let wrapped = controller("wrapped", stage)
                let inner = UINavigationController(rootViewController: wrapped)
                stage.show(root)
                root.present(inner, animated: false)
                stage.settle()
                let start = UIStoryboardUnwindSegueSource(source: wrapped, unwindAction: back, sender: nil)
                let path = try #require(UnwindSearch(start).path())
                #expect(path.count == 3 && path[0] === wrapped && path[1] === inner && path[2] === root)
                unwind(wrapped, stage)
                stage.settle()
                #expect(root.presentedViewController == nil)
            }
        }

        @Test func `an unwind segue selects the tab that holds its destination`() {
            onStage { stage in
                let first = controller("first", stage, back)
                let second = controller("second", stage)
                let tabs = UITabBarController(nibName: nil, bundle: nil)
                tabs.viewControllers = [UINavigationController(rootViewController: first), second]
                stage.show(tabs)
                tabs.selectedIndex = 1
                stage.settle()
                unwind(second, stage)
                stage.settle()
                #expect(tabs.selectedIndex == 0)
            }
        }

        private func split(_ list: UIViewController, _ detail: UIViewController) -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            return split
        }

        @Test func `an unwind segue shows the column that holds its destination`() {
            onStage(size: CGSize(width: 820, height: 1180)) { stage in
                let list = controller("list", stage, back)
                let detail = controller("detail", stage)
                let source = controller("source", stage)
                let split = stage.show(split(list, detail))
                detail.navigationController?.pushViewController(source, animated: false)
                stage.settle()
                #expect(split.displayMode == .secondaryOnly)
                unwind(source, stage)
                stage.settle()
                #expect(stage.log.take() == ["source.prepare", "list.back:"])
                #expect(split.displayMode == .oneOverSecondary && list.view.window != nil)
            }
        }

        @Test func `in a collapsed split view an unwind segue pops to its destination`() {
            onStage { stage in
                let list = controller("list", stage, back)
                let detail = controller("detail", stage)
                let source = controller("source", stage)
                let split = stage.show(split(list, detail))
                #expect(split.isCollapsed && list.navigationController === detail.navigationController)
                detail.navigationController?.pushViewController(source, animated: false)
                stage.settle()
                unwind(source, stage)
                stage.settle()
                #expect(list.navigationController?.topViewController === list)
                #expect(list.view.window != nil && stage.diagnostics == [])
            }
        }

        @Test func `an unwind segue out of a presentation over a split view dismisses it and shows the column`() {
            onStage(size: CGSize(width: 820, height: 1180)) { stage in
                let list = controller("list", stage, back)
                let source = controller("source", stage)
                let detail = controller("detail", stage)
                let split = stage.show(split(list, detail))
                detail.present(source, animated: false)
                stage.settle()
                unwind(source, stage)
                stage.settle()
                #expect(split.presentedViewController == nil)
                #expect(split.displayMode == .oneOverSecondary)
            }
        }

        @Test func `several presentations go together`() {
            onStage { stage in
                let root = stage.show(controller("root", stage, back))
                let middle = controller("middle", stage)
                let top = controller("top", stage)
                root.present(middle, animated: false)
                stage.settle()
                middle.present(top, animated: false)
                stage.settle()
                unwind(top, stage)
                stage.settle()
                #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
            }
        }

        @Test func `a container that answers the old question is asked instead of its children`() {
            final class OldContainer: UIViewController {
                var choice: UIViewController?
                override func forUnwindSegueAction(
                    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
                ) -> UIViewController? { choice }
            }
            onStage { stage in
                let container = OldContainer()
                let near = controller("near", stage, back)
                let chosen = controller("chosen", stage)
                let source = controller("source", stage)
                for child in [near, chosen, source] { container.addChild(child) }
                container.choice = chosen
                let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: back, sender: nil)
                #expect(UnwindSearch(start).path()?.last === chosen)
            }
        }

        @Test func `a search through very many nested controllers ends`() {
            onStage { stage in
                let root = controller("root", stage, back)
                var innermost: UIViewController = root
                for _ in 0..<5_000 {
                    let child = UIViewController()
                    innermost.addChild(child)
                    innermost = child
                }
                let start = UIStoryboardUnwindSegueSource(source: innermost, unwindAction: back, sender: nil)
                #expect(UnwindSearch(start).path()?.last === root)
            }
        }
    }
}
