import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// A device and the direction of its lines, in which a layout has one reading order.
@MainActor struct ReadingSituation: CustomTestStringConvertible, Sendable {
    let idiom: UIUserInterfaceIdiom
    let isRightToLeft: Bool

    nonisolated var testDescription: String {
        "\(idiom == .pad ? "pad" : "phone"), \(isRightToLeft ? "right to left" : "left to right")"
    }

    nonisolated static let all = [UIUserInterfaceIdiom.phone, .pad].flatMap { idiom in
        [false, true].map { ReadingSituation(idiom: idiom, isRightToLeft: $0) }
    }

    private var screen: CGSize { idiom == .pad ? CGSize(width: 1180, height: 820) : CGSize(width: 402, height: 874) }

    /// Runs a test on a stage of such a device.
    func stage(_ test: (Stage) throws -> Void) rethrows {
        let before = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
        UIDevice.current.simulate(idiom, screen: screen)
        defer { UIDevice.current.simulate(before.0, screen: before.1) }
        try onStage(size: screen) { stage in
            AdaptationPolicy.current = .modern
            stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            try test(stage)
        }
    }

    /// Returns the announcements of a window, in order.
    func heard(on stage: Stage) -> [String] {
        stage.settle()
        let environment = Environment(
            idiom: idiom == .pad ? .pad : .phone, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let tree = WindowSource(stage.window, environment: environment).captureTree()
        return ReadingOrder(tree).elements.compactMap { (tree[$0]?.label ?? tree[$0]?.value)?.string }
    }

    /// The labels of a screen in shuffled order, by position: rows of 7 points are one on both devices, rows of 10
    /// points only on a pad.
    func ordered(_ prefix: String = "") -> [String] {
        let row = isRightToLeft ? ["C", "B"] : ["B", "C"]
        let last = idiom == .pad && !isRightToLeft ? ["E", "D"] : ["D", "E"]
        return (["A"] + row + last).map { prefix + $0 }
    }
}

/// A screen whose labels were added in another order than that of their positions.
@MainActor final class ShuffledController: UIViewController {
    private let prefix: String

    init(_ prefix: String = "") {
        self.prefix = prefix
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        let places: [(String, CGFloat, CGFloat)] = [
            ("D", 200, 330), ("C", 200, 247), ("E", 20, 340), ("A", 20, 180), ("B", 20, 240),
        ]
        for (name, x, y) in places {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
            label.text = prefix + name
            view.addSubview(label)
        }
    }
}

extension CoreTests {
    /// Containers order their bars and columns; their contents are ordered by position.
    @MainActor struct ContainerOrderTests {
        private func navigation(_ content: UIViewController, title: String = "Title") -> UINavigationController {
            content.title = title
            content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: nil)
            content.toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: nil)]
            let navigation = UINavigationController(rootViewController: content)
            navigation.isToolbarHidden = false
            return navigation
        }

        private func tabs(_ content: UIViewController) -> UITabBarController {
            let other = UIViewController()
            content.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [content, other]
            return tabs
        }

        private func page(_ content: UIViewController) -> UIPageViewController {
            let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            page.setViewControllers([content], direction: .forward, animated: false)
            return page
        }

        private func bar(_ situation: ReadingSituation, _ title: String = "Title") -> [String] {
            situation.isRightToLeft ? [title, "Right"] : [title, "Right"]
        }

        @Test(arguments: ReadingSituation.all)
        func `content of a navigation controller is read by position, between its bars`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                stage.show(navigation(ShuffledController()))
                #expect(situation.heard(on: stage) == bar(situation) + situation.ordered() + ["Tool"])
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `content of a tab bar controller is read by position, before the tabs`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                stage.show(tabs(ShuffledController()))
                #expect(situation.heard(on: stage) == situation.ordered() + ["One", "Two"])
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `columns of a split view are read one after the other, each by where things stand`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                let split = UISplitViewController()
                split.viewControllers = [ShuffledController("m"), ShuffledController("d")]
                stage.show(split)
                let master = situation.ordered("m")
                #expect(
                    situation.heard(on: stage)
                        == (situation.idiom == .pad ? master + situation.ordered("d") : master))
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `columns with names are read one after the other below their bars`(situation: ReadingSituation) {
            situation.stage { stage in
                let split = UISplitViewController(style: .doubleColumn)
                let (master, detail) = (ShuffledController("m"), ShuffledController("d"))
                (master.title, detail.title) = ("Master", "Detail")
                split.setViewController(master, for: .primary)
                split.setViewController(detail, for: .secondary)
                stage.show(split)
                let second = ["Detail"] + situation.ordered("d")
                #expect(
                    situation.heard(on: stage)
                        == (situation.idiom == .pad
                            ? ["Hide Sidebar", "Master"] + situation.ordered("m") + second : ["Master"] + second))
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `a page is read by where things stand, before the dots`(situation: ReadingSituation) {
            final class Pages: UIPageViewControllerDataSource {
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? { nil }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? { nil }
                func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            }
            situation.stage { stage in
                let pages = Pages()
                let page = page(ShuffledController())
                page.dataSource = pages
                stage.show(page)
                withExtendedLifetime(pages) {
                    #expect(situation.heard(on: stage) == situation.ordered() + ["page 1 of 3"])
                }
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `a page that reaches below its dots comes before them`(situation: ReadingSituation) {
            final class Pages: UIPageViewControllerDataSource {
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? { nil }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? { nil }
                func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            }
            situation.stage { stage in
                let pages = Pages()
                let page = page(scrolled(to: 0, labelAt: 1_500))
                page.dataSource = pages
                stage.show(navigation(page))
                withExtendedLifetime(pages) {
                    #expect(situation.heard(on: stage) == bar(situation) + ["Scrolled", "page 1 of 3", "Tool"])
                }
            }
        }

        /// A screen with one label in content that was scrolled.
        private func scrolled(to offset: CGFloat, labelAt y: CGFloat) -> UIViewController {
            let content = UIViewController()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 820))
            scroll.contentSize = CGSize(width: 402, height: 3_000)
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 100, height: 20))
            label.text = "Scrolled"
            scroll.addSubview(label)
            content.view.addSubview(scroll)
            scroll.contentOffset.y = offset
            return content
        }

        @Test(arguments: ReadingSituation.all)
        func `results that have scrolled past the bar of a search come after it`(situation: ReadingSituation) {
            situation.stage { stage in
                let search = UISearchController(searchResultsController: scrolled(to: 1_000, labelAt: 500))
                search.searchBar.placeholder = "Find"
                search.searchBar.frame = CGRect(x: 0, y: 100, width: 402, height: 56)
                let content = UIViewController()
                content.view.addSubview(search.searchBar)
                stage.show(content)
                search.isActive = true
                stage.settle()
                search.showsSearchResultsController = true
                let heard = situation.heard(on: stage)
                #expect(heard.count > 1 && heard.last == "Scrolled", "\(heard)")
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `adjacent stacks in an app's own container are read one after the other`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                let both = UIViewController()
                for (index, name) in ["l", "r"].enumerated() {
                    let stack = navigation(ShuffledController(name), title: name)
                    both.addChild(stack)
                    stack.view.frame = CGRect(x: CGFloat(index) * 200, y: 0, width: 200, height: 820)
                    both.view.addSubview(stack.view)
                    stack.didMove(toParent: both)
                }
                stage.show(both)
                let order = situation.isRightToLeft ? ["r", "l"] : ["l", "r"]
                #expect(
                    situation.heard(on: stage)
                        == order.flatMap { bar(situation, $0) + situation.ordered($0) + ["Tool"] })
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `two adjacent pages are read one after the other`(situation: ReadingSituation) {
            situation.stage { stage in
                let page = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid])
                page.setViewControllers(
                    [ShuffledController("l"), ShuffledController("r")], direction: .forward, animated: false)
                stage.show(page)
                #expect(situation.heard(on: stage) == situation.ordered("l") + situation.ordered("r"))
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `results of a search are read by where they stand, after its bar`(situation: ReadingSituation) {
            situation.stage { stage in
                let search = UISearchController(searchResultsController: ShuffledController())
                search.searchBar.placeholder = "Find"
                let content = UIViewController()
                content.navigationItem.searchController = search
                stage.show(navigation(content))
                search.isActive = true
                stage.settle()
                search.showsSearchResultsController = true
                let heard = situation.heard(on: stage)
                // The toolbar around the stack stays in reach.
                #expect(Array(heard.suffix(6)) == situation.ordered() + ["Tool"])
                #expect(heard.count > 6, "the search bar comes first: \(heard)")
            }
        }

        @Test(arguments: ReadingSituation.all, [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
        func `presented content is read by position`(
            situation: ReadingSituation, style: UIModalPresentationStyle
        ) {
            situation.stage { stage in
                let root = stage.show(tabs(ShuffledController("behind")))
                let presented = navigation(ShuffledController())
                presented.modalPresentationStyle = style
                root.present(presented, animated: true)
                #expect(situation.heard(on: stage) == bar(situation) + situation.ordered() + ["Tool"])
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `a popover is read by where things stand, before what dismisses it`(situation: ReadingSituation) {
            situation.stage { stage in
                let root = stage.show(navigation(ShuffledController("behind")))
                let presented = ShuffledController()
                presented.modalPresentationStyle = .popover
                presented.popoverPresentationController?.sourceView = root.view
                root.present(presented, animated: true)
                let heard = situation.heard(on: stage)
                #expect(Array(heard.prefix(5)) == situation.ordered())
                #expect(!heard.contains { $0.hasPrefix("behind") })
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `pages in a stack in a tab are read by where things stand, between all bars`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                stage.show(tabs(navigation(page(ShuffledController()))))
                #expect(
                    situation.heard(on: stage)
                        == bar(situation) + situation.ordered() + ["Tool", "One", "Two"])
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `a stack in a column in a tab is read by where things stand, between all bars`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                let split = UISplitViewController()
                split.viewControllers = [
                    navigation(ShuffledController("m"), title: "Master"), ShuffledController("d"),
                ]
                stage.show(tabs(split))
                let master = bar(situation, "Master") + situation.ordered("m") + ["Tool"]
                if situation.idiom == .pad {
                    #expect(
                        situation.heard(on: stage) == master + situation.ordered("d") + ["One", "Two"])
                } else {
                    #expect(
                        situation.heard(on: stage) == ["Master"] + situation.ordered("d") + ["One", "Two"])
                }
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `content that has scrolled past a bar does not come before it`(situation: ReadingSituation) {
            situation.stage { stage in
                let content = UIViewController()
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 820))
                scroll.contentSize = CGSize(width: 402, height: 3_000)
                let label = UILabel(frame: CGRect(x: 20, y: 500, width: 100, height: 20))
                label.text = "Scrolled"
                scroll.addSubview(label)
                content.view.addSubview(scroll)
                stage.show(navigation(content))
                scroll.contentOffset.y = 500
                #expect(situation.heard(on: stage) == bar(situation) + ["Scrolled", "Tool"])
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `what an app adds to a container's view is read among the content`(situation: ReadingSituation) {
            situation.stage { stage in
                let navigation = navigation(ShuffledController())
                stage.show(navigation)
                let floating = UILabel(frame: CGRect(x: 20, y: 210, width: 80, height: 20))
                floating.text = "Floating"
                navigation.view.addSubview(floating)
                var expected = situation.ordered()
                expected.insert("Floating", at: 1)
                #expect(situation.heard(on: stage) == bar(situation) + expected + ["Tool"])
            }
        }
    }
}
