import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Split views, pages, collections and texts that come back as they were.
    @MainActor struct ContainerRestorationTests {
        private let wide = CGRect(x: 0, y: 0, width: 1180, height: 820)

        private final class Chooser: UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                svc.viewController(for: .secondary)?.restorationIdentifier == nil ? .primary : proposedTopColumn
            }
        }

        private let chooser = Chooser()

        /// A split view of a list and of nothing chosen yet.
        private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
            let split = UISplitViewController(style: style)
            split.restorationIdentifier = "split"
            split.delegate = chooser
            split.setViewController(StateController("list"), for: .primary)
            if style == .tripleColumn { split.setViewController(StateController("folder"), for: .supplementary) }
            split.setViewController(StateController(nil), for: .secondary)
            return split
        }

        private func launch(_ split: UISplitViewController, _ sessions: Sessions, made: StateController? = nil) {
            sessions.launch(split) { delegate in
                delegate.make = { path, _ in
                    guard let name = path.last, name.hasPrefix("detail") else { return nil }
                    return made ?? StateController(name)
                }
            }
        }

        private func identifiers(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> [String] {
            let content = split.content(of: column) as? UINavigationController
            return (content?.viewControllers ?? []).map { $0.restorationIdentifier ?? "-" }
        }

        @Test func `the columns of a split view are restored with their content`() throws {
            try withSessions { sessions in
                let first = split()
                launch(first, sessions)
                sessions.delegate.window?.frame = wide
                MainLoop.main.runUntilIdle()
                first.setViewController(StateController("detail", value: "7"), for: .secondary)
                (first.content(of: .secondary) as? UINavigationController)?
                    .pushViewController(StateController("detail2", value: "8"), animated: false)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                #expect(
                    try sessions.savedPaths().contains("split/UISplitViewController.column.2/detail2"))

                let again = split()
                launch(again, sessions)
                // The window is narrow, so that one stack holds all; where it is wide each column has its own.
                #expect(identifiers(again, .primary) == ["list", "detail", "detail2"])
                sessions.delegate.window?.frame = wide
                MainLoop.main.runUntilIdle()
                #expect(identifiers(again, .primary) == ["list"])
                #expect(identifiers(again, .secondary) == ["detail", "detail2"])
                let detail = again.viewController(for: .secondary) as? StateController
                #expect(detail?.restorationIdentifier == "detail" && detail?.value == "7")
                #expect(sessions.diagnostics == [])
            }
        }

        @Test func `a column that was hidden when the state was saved is saved too`() throws {
            try withSessions { sessions in
                let first = split()
                sessions.launch(first)
                sessions.delegate.window?.frame = CGRect(x: 0, y: 0, width: 820, height: 1180)
                MainLoop.main.runUntilIdle()
                #expect(!first.isCollapsed && first.displayMode == .secondaryOnly)
                (first.viewController(for: .primary) as? StateController)?.value = "9"
                try sessions.save()
                let again = split()
                sessions.launch(again)
                #expect((again.viewController(for: .primary) as? StateController)?.value == "9")
            }
        }

        @Test func `a collapsed split view comes back with its columns on one stack, and still knows them`() throws {
            try withSessions { sessions in
                let first = split()
                launch(first, sessions)
                #expect(first.isCollapsed)
                first.showDetailViewController(StateController("detail", value: "7"), sender: nil)
                MainLoop.main.runUntilIdle()
                #expect(identifiers(first, .primary) == ["list", "detail"])
                try sessions.save()

                let again = split()
                let made = StateController("detail")
                launch(again, sessions, made: made)
                #expect(again.isCollapsed)
                #expect(identifiers(again, .primary) == ["list", "detail"])
                #expect(made.value == "7" && made.view.window != nil)
                #expect(again.viewController(for: .secondary) === made)
                sessions.delegate.window?.frame = wide
                MainLoop.main.runUntilIdle()
                #expect(identifiers(again, .primary) == ["list"])
                #expect(identifiers(again, .secondary) == ["detail"])
                #expect(sessions.diagnostics == [])
            }
        }

        @Test func `a column from which the user has gone back is not restored`() throws {
            try withSessions { sessions in
                let first = split()
                launch(first, sessions)
                first.showDetailViewController(StateController("detail"), sender: nil)
                MainLoop.main.runUntilIdle()
                (first.content(of: .primary) as? UINavigationController)?.popViewController(animated: false)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                #expect(try !sessions.savedPaths().contains { $0.hasSuffix("detail") })
                let again = split()
                launch(again, sessions)
                #expect(identifiers(again, .primary) == ["list"])
            }
        }

        @Test func `two controllers without named columns come back collapsed and apart`() throws {
            try withSessions { sessions in
                @MainActor func pair() -> UISplitViewController {
                    let split = UISplitViewController(nibName: nil, bundle: nil)
                    split.restorationIdentifier = "split"
                    let list = UINavigationController(rootViewController: StateController("list"))
                    list.restorationIdentifier = "list stack"
                    let detail = UINavigationController(rootViewController: StateController("detail"))
                    detail.restorationIdentifier = "other stack"
                    split.viewControllers = [list, detail]
                    return split
                }
                let first = pair()
                sessions.launch(first)
                let stack = try #require(first.viewControllers.first as? UINavigationController)
                #expect(first.isCollapsed && stack.viewControllers.count == 2)
                (stack.topViewController as? StateController)?.value = "7"
                try sessions.save()
                let again = pair()
                launch(again, sessions)
                let restored = try #require(again.viewControllers.first as? UINavigationController)
                #expect(restored.viewControllers.map(\.restorationIdentifier) == ["list", "detail"])
                #expect((restored.topViewController as? StateController)?.value == "7")
                sessions.delegate.window?.frame = wide
                MainLoop.main.runUntilIdle()
                #expect(again.viewControllers.map { $0.restorationIdentifier } == ["list stack", "other stack"])
                #expect((again.viewControllers.last as? UINavigationController)?.viewControllers.count == 1)
                #expect(sessions.diagnostics == [])
            }
        }

        @Test func `the display mode that the user has chosen comes back`() throws {
            try withSessions { sessions in
                let first = split(.tripleColumn)
                sessions.launch(first)
                sessions.delegate.window?.frame = wide
                MainLoop.main.runUntilIdle()
                first.show(.primary)
                MainLoop.main.runUntilIdle()
                #expect(first.displayMode == .twoBesideSecondary)
                try sessions.save()
                let again = split(.tripleColumn)
                sessions.launch(again) { $0.windowFrame = wide }
                #expect(again.displayMode == .twoBesideSecondary)
            }
        }

        @Test func `children that a container gets when its view is loaded are found, outer ones first`() throws {
            final class Container: StateController {
                let child: StateController
                init(_ identifier: String, child: StateController) {
                    self.child = child
                    super.init(identifier)
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            try withSessions { sessions in
                @MainActor func nested(_ value: String) -> Container {
                    let inner = Container("inner", child: StateController("leaf", value: value))
                    return Container("outer", child: inner)
                }
                let first = nested("7")
                // The reference registers the leaf before the objects around it.
                first.other = (first.child as? Container)?.child
                sessions.launch(first)
                try sessions.save()
                #expect(try sessions.savedPaths() == ["outer", "outer/inner", "outer/inner/leaf"])
                let again = nested("fresh")
                sessions.launch(again)
                let leaf = (again.child as? Container)?.child
                #expect(leaf?.value == "7" && again.resolved === leaf)
            }
        }

        @Test func `a page view controller shows the page that it showed`() throws {
            final class Pager: UIPageViewController {}
            try withSessions { sessions in
                @MainActor func pager() -> Pager {
                    let pager = Pager(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    pager.restorationIdentifier = "pager"
                    pager.setViewControllers([StateController("page 1")], direction: .forward, animated: false)
                    return pager
                }
                let first = pager()
                sessions.launch(first)
                first.setViewControllers([StateController("page 2", value: "7")], direction: .forward, animated: false)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                let again = pager()
                sessions.launch(again) { delegate in
                    delegate.make = { path, _ in path.last == "page 2" ? StateController("page 2") : nil }
                }
                #expect(again.viewControllers?.map(\.restorationIdentifier) == ["page 2"])
                #expect((again.viewControllers?.first as? StateController)?.value == "7")
            }
        }

        @Test func `K10 a collection finds what was selected and shown by name`() throws {
            final class Items: UICollectionViewController, UIDataSourceModelAssociation {
                var names: [String] = []
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                    -> Int
                { names.count }
                override func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                }
                func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }
                func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                    names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
                }
            }
            try withSessions { sessions in
                @MainActor func items(_ names: [String]) -> Items {
                    let layout = UICollectionViewFlowLayout()
                    layout.itemSize = CGSize(width: 402, height: 50)
                    layout.minimumLineSpacing = 0
                    let items = Items(collectionViewLayout: layout)
                    items.names = names
                    items.restorationIdentifier = "items"
                    items.clearsSelectionOnViewWillAppear = false
                    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    items.collectionView.restorationIdentifier = "collection"
                    return items
                }
                let names = (0..<100).map { "item \($0)" }
                let first = items(names)
                sessions.launch(first)
                first.collectionView.selectItem(
                    at: IndexPath(item: 40, section: 0), animated: false, scrollPosition: .top)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                let again = items(["new"] + names)
                sessions.launch(again)
                #expect(again.collectionView.indexPathsForSelectedItems == [IndexPath(item: 41, section: 0)])
                #expect(again.collectionView.indexPathsForVisibleItems.min() == IndexPath(item: 41, section: 0))
            }
        }

        @Test func `a text view comes back with its selection and where it was scrolled to`() throws {
            try withSessions { sessions in
                @MainActor func screen(_ text: String) -> (UIViewController, UITextView) {
                    let root = StateController("root")
                    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                    view.text = text
                    view.restorationIdentifier = "text"
                    root.view.addSubview(view)
                    return (root, view)
                }
                let text = String(repeating: "one two three ", count: 100)
                let (root, view) = screen(text)
                sessions.launch(root)
                view.selectedRange = NSRange(location: 4, length: 3)
                view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
                try sessions.save()
                let (rootAgain, again) = screen(text)
                sessions.launch(rootAgain)
                #expect(again.selectedRange == NSRange(location: 4, length: 3))
                #expect(again.contentOffset == CGPoint(x: 0, y: 120))
                #expect(again.text == text)
                // Another text may be shorter.
                let (shortRoot, short) = screen("on")
                sessions.launch(shortRoot)
                #expect(short.selectedRange == NSRange(location: 2, length: 0))
            }
        }

        @Test func `a selection from a damaged file is clamped`() {
            let view = UITextView()
            view.text = "Hello"
            for (location, length) in [(Int.max, Int.max), (Int.min, Int.min), (2, Int.max), (-1, 3)] {
                let coder = StateCoder(
                    reading: [
                        "UITextView.selection.location": .integer(Int64(location)),
                        "UITextView.selection.length": .integer(Int64(length)),
                    ], resolve: { _ in nil })
                view.decodeRestorableState(with: coder)
                #expect(view.selectedRange.location >= 0 && view.selectedRange.upperBound <= 5)
            }
        }
    }
}
