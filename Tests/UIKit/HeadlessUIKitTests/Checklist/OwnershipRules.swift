import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Ownership of controllers, and the origin of a controller's view (guide, "The Role of View Controllers").
    @MainActor struct OwnershipRules {
        @Test func `A01 a controller holds its view and a view its subviews, on the screen and off it`() {
            onStage { stage in
                let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
                weak var root: UIView?
                weak var inner: UIView?
                weak var innermost: UIView?
                do {
                    let first = navigation.viewControllers[0]
                    let (outer, deep) = (UIView(), UIView())
                    outer.addSubview(deep)
                    first.view.addSubview(outer)
                    (root, inner, innermost) = (first.view, outer, deep)
                }
                let before = root.map(ObjectIdentifier.init)
                navigation.pushViewController(stage.controller("b"), animated: true)
                stage.settle()
                #expect(root != nil && root?.superview == nil, "only its controller holds a covered view")
                #expect(inner?.superview === root && innermost?.superview === inner)
                navigation.popViewController(animated: true)
                stage.settle()
                #expect(root?.window === stage.window)
                #expect(navigation.viewControllers[0].viewIfLoaded.map(ObjectIdentifier.init) == before)
                innermost?.removeFromSuperview()
                #expect(innermost == nil, "a view that is taken out is held by nobody")
                navigation.viewControllers = [stage.controller("c")]
                stage.settle()
                #expect(root == nil && inner == nil, "the views go with the controller that holds them")
            }
        }

        /// A child whose content a container could get hold of.
        private final class Content: LoggingController {
            let box = UIView(frame: CGRect(x: 11, y: 22, width: 33, height: 44))
            let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
                box.addSubview(inner)
            }

            /// Everything about the content that a container might change.
            var content: [String] {
                [box, inner].map { "\($0.frame) \($0.alpha) \($0.isHidden) \($0.transform) \($0.subviews.count)" }
                    + ["\(view.subviews == [box]) \(box.subviews == [inner])"]
            }
        }

        enum Kind: CaseIterable {
            case navigation, tabs, split, pages, search, own
        }

        private func container(_ kind: Kind, of child: UIViewController, on stage: Stage) -> UIViewController {
            switch kind {
            case .navigation:
                let navigation = UINavigationController(rootViewController: child)
                navigation.isToolbarHidden = false
                child.title = "Title"
                return navigation
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [child, stage.controller("other")]
                return tabs
            case .split:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(stage.controller("primary"), for: .primary)
                split.setViewController(child, for: .secondary)
                return split
            case .pages:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([child], direction: .forward, animated: false)
                return pages
            case .search: return UINavigationController(rootViewController: child)
            case .own:
                let own = GuideContainer("k", stage.log)
                own.display(child)
                return own
            }
        }

        @Test(arguments: Kind.allCases)
        func `A02 a container places the root view of a child and leaves its content alone`(kind: Kind) {
            onStage(size: padSize) { stage in
                let child = Content("c", stage.log)
                _ = child.view
                let content = child.content
                let container = container(kind, of: child, on: stage)
                if kind == .search {
                    child.navigationItem.searchController = UISearchController(searchResultsController: nil)
                }
                stage.show(container)
                #expect(child.content == content)
                #expect(child.view.isDescendant(of: container.view), "the container's own view holds the child's")
                #expect(child.view !== container.view)
                let before = stage.frame(of: child.view)
                stage.window.resize(to: CGSize(width: 1366, height: 1024))
                stage.settle()
                if kind != .own { #expect(stage.frame(of: child.view) != before, "the root view got another size") }
                #expect(child.content == content, "and what is inside has kept its place")
                // A container's other views are next to the child's view, never in it.
                for view in [child.view, child.box, child.inner] as [UIView] {
                    #expect(RestorationTree.owner(of: view) === child)
                }
            }
        }

        /// The names of the nibs that there are.
        @MainActor private final class Nibs {
            var names: Set<String>
            init(_ names: Set<String>) { self.names = names }
        }

        @Test func `A07 the scene's view comes first, then the nib, then that of the class's name, then a plain one`() {
            final class StationViewController: UIViewController {}
            onStage { stage in
                let before = AppProcess.current.nibLoader
                defer { AppProcess.current.nibLoader = before }
                let nibs = Nibs(["Named", "StationView", "StationViewController"])
                var asked: [String] = []
                AppProcess.current.nibLoader = { _, name, _ in
                    asked.append(name)
                    guard nibs.names.contains(name) else { return nil }
                    let view = UIView()
                    view.accessibilityIdentifier = name
                    return view
                }
                @MainActor func shown(_ controller: UIViewController) -> String? {
                    asked = []
                    stage.show(controller)
                    #expect(controller.viewIfLoaded?.window === stage.window)
                    return controller.viewIfLoaded?.accessibilityIdentifier
                }
                let fromScene = StationViewController(nibName: "Named", bundle: nil)
                fromScene.viewProvider = { _ in
                    let view = UIView()
                    view.accessibilityIdentifier = "scene"
                    return view
                }
                #expect(shown(fromScene) == "scene" && asked.isEmpty)
                #expect(shown(StationViewController(nibName: "Named", bundle: nil)) == "Named")
                #expect(asked == ["Named"], "a nib that is named is the only one")
                #expect(shown(StationViewController()) == "StationView" && asked == ["StationView"])
                nibs.names.remove("StationView")
                #expect(shown(StationViewController()) == "StationViewController")
                #expect(asked == ["StationView", "StationViewController"])
                nibs.names = []
                let plain = StationViewController()
                #expect(shown(plain) == nil && asked == ["StationView", "StationViewController"])
                #expect(plain.viewIfLoaded.map { type(of: $0) == UIView.self } == true)
                #expect(plain.viewIfLoaded?.backgroundColor == nil && plain.viewIfLoaded?.subviews.isEmpty == true)
            }
        }

        @Test func `A08 a custom loadView runs instead of the search, and its view belongs to no other controller`() {
            final class Own: UIViewController {
                static let shared = UIView()
                let name: String
                var callsSuper = false
                var isSharing = false
                init(_ name: String) {
                    self.name = name
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { nil }
                override func loadView() {
                    if callsSuper { super.loadView() }
                    view = isSharing ? Self.shared : UIView()
                    view.accessibilityIdentifier = name
                }
            }
            onStage { stage in
                let before = AppProcess.current.nibLoader
                defer { AppProcess.current.nibLoader = before }
                var asked: [String] = []
                AppProcess.current.nibLoader = { _, name, _ in
                    asked.append(name)
                    return UIView()
                }
                let own = Own("own")
                var isSceneAsked = false
                own.viewProvider = { _ in
                    isSceneAsked = true
                    return UIView()
                }
                let navigation = stage.show(UINavigationController(rootViewController: own))
                asked = []
                #expect(own.viewIfLoaded?.accessibilityIdentifier == "own" && !isSceneAsked)
                #expect(own.viewIfLoaded?.window === stage.window)
                let twins = [Own("first"), Own("second")]
                for twin in twins { twin.isSharing = true }
                navigation.pushViewController(twins[0], animated: false)
                stage.settle()
                #expect(asked.isEmpty && stage.diagnostics.isEmpty)
                navigation.pushViewController(twins[1], animated: false)
                stage.settle()
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.hierarchyInconsistency])
                #expect(stage.diagnostics.first?.severity == .error)
                #expect(twins[0].viewIfLoaded !== Own.shared, "one view never belongs to two controllers")
                let wrong = Own("wrong")
                wrong.callsSuper = true
                navigation.pushViewController(wrong, animated: false)
                stage.settle()
                #expect(asked == ["Own"], "calling super loads a view in vain")
                #expect(wrong.viewIfLoaded?.accessibilityIdentifier == "wrong")
            }
        }
    }
}
