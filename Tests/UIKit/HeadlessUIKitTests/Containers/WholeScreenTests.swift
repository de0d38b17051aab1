import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Screens as apps have them, containers in containers, with all announcements.
    @MainActor struct WholeScreenTests {
        private final class Rows: UITableViewController {
            var rows = ["Alpha", "Beta", "Gamma"]
            let header = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

            override func viewDidLoad() {
                super.viewDidLoad()
                header.text = "Header"
                tableView.tableHeaderView = header
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
        }

        /// Library (a stack with a table, a search bar and a toolbar) and Settings behind two tabs.
        @MainActor private struct App {
            let tabs = UITabBarController()
            let library: UINavigationController
            let rows = Rows(style: .plain)
            let search = UISearchController(searchResultsController: ShuffledController("found "))

            init() {
                rows.title = "Library"
                rows.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: nil)
                rows.navigationItem.searchController = search
                search.searchBar.placeholder = "Find"
                rows.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: nil)]
                library = UINavigationController(rootViewController: rows)
                library.isToolbarHidden = false
                let settings = UINavigationController(rootViewController: UIViewController())
                settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
                library.tabBarItem = UITabBarItem(title: "Library", image: nil, tag: 0)
                tabs.viewControllers = [library, settings]
            }
        }

        private let phone = ReadingSituation(idiom: .phone, isRightToLeft: false)
        private let tabsAnnounced = ["Library", "Settings"]
        private let listAnnounced = ["Library", "Add", "Find", "Header", "Alpha", "Beta", "Gamma", "Sort"]

        @Test func `a table in a stack in a tab, with a search bar and a toolbar`() {
            phone.stage { stage in
                let app = App()
                stage.show(app.tabs)
                #expect(phone.heard(on: stage) == listAnnounced + tabsAnnounced)
                let top = app.library.navigationBar.frame.maxY + app.search.searchBar.frame.height
                #expect(app.rows.tableView.contentOffset.y == -top)
                #expect(app.rows.header.accessibilityFrame.minY == top)
            }
        }

        @Test func `a screen that is pushed over it, and back`() {
            phone.stage { stage in
                let app = App()
                stage.show(app.tabs)
                let detail = ShuffledController()
                detail.title = "Alpha"
                detail.hidesBottomBarWhenPushed = true
                app.library.pushViewController(detail, animated: true)
                #expect(phone.heard(on: stage) == ["Library", "Alpha"] + phone.ordered())
                #expect(app.library.performSystemEscape())
                #expect(phone.heard(on: stage) == listAnnounced + tabsAnnounced)
            }
        }

        @Test func `a search in a stack in a tab, and its end`() {
            phone.stage { stage in
                let app = App()
                stage.show(app.tabs)
                app.search.isActive = true
                stage.settle()
                app.search.showsSearchResultsController = true
                let heard = phone.heard(on: stage)
                // The search replaces the searched content: the toolbar and the tabs stay reachable.
                let around = ["Sort"] + tabsAnnounced
                #expect(Array(heard.suffix(8)) == phone.ordered("found ") + around)
                #expect(heard.dropLast(8).contains("Cancel"))
                #expect(!heard.contains("Alpha"))
                let results = app.search.searchResultsController?.view
                #expect(
                    results.map { $0.convert($0.bounds, to: nil).minY } ?? 0 >= 59, "no result lies under the clock")
                app.search.isActive = false
                #expect(phone.heard(on: stage) == listAnnounced + tabsAnnounced)
            }
        }

        @Test func `a stack that is presented as a sheet over it, and dismissed`() {
            phone.stage { stage in
                let app = App()
                stage.show(app.tabs)
                let form = ShuffledController()
                form.title = "New"
                form.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: nil)
                form.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", primaryAction: nil)
                let stack = UINavigationController(rootViewController: form)
                app.rows.present(stack, animated: true)
                stage.settle()
                #expect(phone.heard(on: stage) == ["Cancel", "New", "Save"] + phone.ordered())
                #expect(form.view.safeAreaInsets.top == 44, "a sheet does not reach up to the clock")
                form.dismiss(animated: true)
                #expect(phone.heard(on: stage) == listAnnounced + tabsAnnounced)
            }
        }

        @Test func `a full-screen stack in its own safe area`() {
            phone.stage { stage in
                let app = App()
                stage.show(app.tabs)
                let content = ShuffledController()
                content.title = "Full"
                let stack = UINavigationController(rootViewController: content)
                stack.modalPresentationStyle = .fullScreen
                app.rows.present(stack, animated: true)
                #expect(phone.heard(on: stage) == ["Full"] + phone.ordered())
                #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
            }
        }

        @Test(arguments: ReadingSituation.all)
        func `a split view in a tab whose columns are stacks with pages`(situation: ReadingSituation) {
            situation.stage { stage in
                let master = ShuffledController("m")
                master.title = "Folders"
                let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                page.setViewControllers([ShuffledController("d")], direction: .forward, animated: false)
                page.title = "Message"
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply", primaryAction: nil)
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(master, for: .primary)
                split.setViewController(page, for: .secondary)
                split.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
                let other = UIViewController()
                other.tabBarItem = UITabBarItem(title: "More things", image: nil, tag: 1)
                let tabs = UITabBarController()
                tabs.viewControllers = [split, other]
                stage.show(tabs)
                let tabsAnnounced = ["Mail", "More things"]
                let message = ["Message", "Reply"] + situation.ordered("d")
                let folders = ["Folders"] + situation.ordered("m")
                #expect(
                    situation.heard(on: stage)
                        == (situation.idiom == .pad ? ["Hide Sidebar"] + folders + message : ["Folders"] + message)
                        + tabsAnnounced)
                guard situation.idiom == .phone else { return }
                // Collapsed, the first column is below the second in one stack.
                split.show(.primary)
                #expect(situation.heard(on: stage) == folders + tabsAnnounced)
            }
        }

        @Test func `a split view is collapsed where it is narrow, whatever is around it`() {
            let pad = ReadingSituation(idiom: .pad, isRightToLeft: false)
            func make() -> UISplitViewController {
                let split = UISplitViewController()
                split.viewControllers = [ShuffledController("m"), ShuffledController("d")]
                return split
            }
            for situation in [phone, pad] {
                situation.stage { stage in
                    let isPhone = situation.idiom == .phone
                    let alone = stage.show(make())
                    #expect(alone.isCollapsed == isPhone)
                    let inTab = make()
                    let tabs = UITabBarController()
                    tabs.viewControllers = [UIViewController(), inTab]
                    stage.show(tabs)
                    tabs.selectedIndex = 1
                    stage.settle()
                    #expect(inTab.isCollapsed == isPhone)
                    #expect(situation.heard(on: stage).count == (isPhone ? 5 : 10))
                    let presented = make()
                    presented.modalPresentationStyle = .fullScreen
                    tabs.present(presented, animated: true)
                    stage.settle()
                    #expect(presented.isCollapsed == isPhone)
                    #expect(situation.heard(on: stage).count == (isPhone ? 5 : 10))
                }
            }
            // A narrow window of a wide device.
            pad.stage { stage in
                stage.window.frame.size = CGSize(width: 402, height: 820)
                let split = stage.show(make())
                #expect(split.isCollapsed)
                #expect(pad.heard(on: stage).count == 5)
            }
        }
    }
}
