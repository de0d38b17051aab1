import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Views under bars, and the safe area there.
    @MainActor struct BarLayoutTests {
        private let device = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        private let screen = CGRect(x: 0, y: 0, width: 402, height: 874)

        @MainActor private struct Screen {
            let content: UIViewController
            let navigation: UINavigationController
            let tabs: UITabBarController

            var place: CGRect { content.view.convert(content.view.bounds, to: nil) }
        }

        /// A controller in a stack in a tab.
        private func show(_ content: UIViewController = UIViewController(), on stage: Stage) -> Screen {
            stage.window.deviceSafeAreaInsets = device
            let navigation = UINavigationController(rootViewController: content)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.show(tabs)
            return Screen(content: content, navigation: navigation, tabs: tabs)
        }

        @Test func `content lies under translucent bars, and the safe area counts them`() {
            onStage { stage in
                let shown = show(on: stage)
                #expect(shown.place == screen)
                #expect(shown.content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
            }
        }

        @Test(
            arguments: [
                (UIRectEdge.all, 0, 874), ([.top], 0, 791), ([.bottom], 103, 771), ([], 103, 688),
                ([.left, .right], 103, 688),
            ] as [(UIRectEdge, CGFloat, CGFloat)])
        func `edgesForExtendedLayout says at which edges content goes on under bars`(
            edges: UIRectEdge, top: CGFloat, height: CGFloat
        ) {
            onStage { stage in
                let content = UIViewController()
                content.edgesForExtendedLayout = edges
                let shown = show(content, on: stage)
                #expect(shown.place == CGRect(x: 0, y: top, width: 402, height: height))
                let covered = content.view.safeAreaInsets
                #expect(covered.top == (edges.contains(.top) ? 103 : 0))
                #expect(covered.bottom == (edges.contains(.bottom) ? 83 : 0))
            }
        }

        @Test func `edges that are named on the screen count at once`() {
            onStage { stage in
                let shown = show(on: stage)
                shown.content.edgesForExtendedLayout = []
                stage.settle()
                #expect(shown.place == CGRect(x: 0, y: 103, width: 402, height: 688))
                shown.content.edgesForExtendedLayout = .all
                stage.settle()
                #expect(shown.place == screen)
            }
        }

        @Test func `content stops at opaque bars unless it asks to go on under them`() {
            onStage { stage in
                let shown = show(on: stage)
                shown.navigation.navigationBar.isTranslucent = false
                shown.tabs.tabBar.isTranslucent = false
                stage.settle()
                #expect(shown.place == CGRect(x: 0, y: 103, width: 402, height: 688))
                #expect(shown.content.view.safeAreaInsets == .zero)
                shown.content.extendedLayoutIncludesOpaqueBars = true
                shown.navigation.extendedLayoutIncludesOpaqueBars = true
                stage.settle()
                #expect(shown.place == screen)
                #expect(shown.content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
            }
        }

        @Test func `a hidden bar takes no room, whatever hides it`() {
            onStage { stage in
                let shown = show(on: stage)
                shown.navigation.setNavigationBarHidden(true, animated: false)
                stage.settle()
                #expect(shown.content.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
                shown.navigation.setNavigationBarHidden(false, animated: false)
                shown.navigation.navigationBar.isHidden = true
                shown.tabs.tabBar.isHidden = true
                stage.settle()
                #expect(shown.content.view.safeAreaInsets == device)
                shown.tabs.view.setNeedsLayout()
                stage.settle()
                #expect(shown.tabs.tabBar.isHidden, "a layout pass does not show what the app has hidden")
            }
        }

        @Test func `a toolbar is above the tab bar and takes room with it`() {
            onStage { stage in
                let shown = show(on: stage)
                shown.navigation.isToolbarHidden = false
                stage.settle()
                #expect(shown.content.view.safeAreaInsets.bottom == 127)
                #expect(shown.navigation.toolbar.frame == CGRect(x: 0, y: 747, width: 402, height: 44))
                shown.navigation.toolbar.isTranslucent = false
                stage.settle()
                #expect(shown.place == CGRect(x: 0, y: 0, width: 402, height: 747))
            }
        }

        @Test func `a tab bar that goes away for a pushed screen covers nothing of it`() {
            onStage { stage in
                let shown = show(on: stage)
                let pushed = UIViewController()
                pushed.hidesBottomBarWhenPushed = true
                shown.navigation.pushViewController(pushed, animated: true)
                stage.settle()
                #expect(pushed.view.frame == screen)
                #expect(pushed.view.safeAreaInsets.bottom == 34)
                #expect(shown.tabs.tabBar.isHidden)
                shown.navigation.popViewController(animated: true)
                stage.settle()
                #expect(!shown.tabs.tabBar.isHidden)
                #expect(shown.content.view.safeAreaInsets.bottom == 83)
            }
        }

        @Test func `a search bar below the navigation bar counts with it`() {
            onStage { stage in
                let content = UIViewController()
                let search = UISearchController(searchResultsController: nil)
                content.navigationItem.searchController = search
                let shown = show(content, on: stage)
                let height = search.searchBar.frame.height
                #expect(height > 0)
                #expect(shown.content.view.safeAreaInsets.top == 103 + height)
                #expect(shown.place == screen)
            }
        }

        @Test func `content with a position below the bar keeps it`() {
            onStage { stage in
                let content = UIViewController()
                let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 20))
                let last = UILabel(frame: CGRect(x: 20, y: 760, width: 200, height: 20))
                (label.text, last.text) = ("First", "Last")
                content.view.addSubview(last)
                content.view.addSubview(label)
                _ = show(content, on: stage)
                #expect(label.accessibilityFrame.minY == 120)
                #expect(last.accessibilityFrame.minY == 760)
            }
        }

        @Test func `a controller that leaves a stack leaves the bars behind`() {
            onStage { stage in
                let shown = show(on: stage)
                let pushed = UIViewController()
                shown.navigation.pushViewController(pushed, animated: false)
                stage.settle()
                shown.navigation.popViewController(animated: false)
                stage.settle()
                stage.show(pushed)
                #expect(pushed.view.safeAreaInsets == device)
            }
        }

        // MARK: Scroll views

        @Test func `a scroll view that fills a screen starts below the bar`() {
            onStage { stage in
                let content = UIViewController()
                let scroll = UIScrollView(frame: screen)
                scroll.contentSize = CGSize(width: 402, height: 2_000)
                let label = UILabel(frame: CGRect(x: 20, y: 0, width: 200, height: 20))
                label.text = "Top"
                scroll.addSubview(label)
                content.view.addSubview(scroll)
                let shown = show(content, on: stage)
                #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
                #expect(scroll.contentOffset.y == -103)
                #expect(label.accessibilityFrame.minY == 103)
                #expect(label.safeAreaInsets == .zero, "what the insets keep free is not covered")
                shown.navigation.isNavigationBarHidden = true
                stage.settle()
                #expect(scroll.contentOffset.y == -59, "content at its start stays there")
                #expect(scroll.defaultScrollStatus(isVertical: true) == "Page 1 of 3")
                scroll.contentOffset.y = 300
                shown.navigation.isNavigationBarHidden = false
                stage.settle()
                #expect(scroll.contentOffset.y == 300, "content that was scrolled stays where it is")
            }
        }

        @Test(
            arguments: [
                (.automatic, 2_000, 93), (.automatic, 100, 93), (.scrollableAxes, 2_000, 93), (.scrollableAxes, 100, 0),
                (.always, 100, 93), (.never, 2_000, 0),
            ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
        func `insets follow the safe area as they are asked to`(
            behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, added: CGFloat
        ) {
            onStage { stage in
                let content = UIViewController()
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 402, height: 864))
                scroll.contentSize = CGSize(width: 402, height: height)
                scroll.contentInset.top = 7
                scroll.contentInsetAdjustmentBehavior = behavior
                content.view.addSubview(scroll)
                _ = show(content, on: stage)
                #expect(scroll.adjustedContentInset.top == 7 + added)
                #expect(scroll.contentInset.top == 7)
            }
        }

        @Test func `a table is read from below the bar, and a page is what no bar covers`() {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = "Row \(indexPath.row)"
                    return cell
                }
            }
            onStage { stage in
                let rows = Rows(style: .plain)
                let shown = show(rows, on: stage)
                let first = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
                #expect(first?.accessibilityFrame.minY == 103)
                // Rows of 44 points, 688 points of them at a time.
                #expect(rows.tableView.defaultScrollStatus(isVertical: true) == "Rows 1 to 16 of 40")
                #expect(rows.tableView.accessibilityScroll(.down))
                #expect(rows.tableView.contentOffset.y == 585)
                #expect(rows.tableView.defaultScrollStatus(isVertical: true) == "Rows 17 to 31 of 40")
                #expect(rows.tableView.accessibilityScroll(.down))
                let last = rows.tableView.contentSize.height + 83 - 874
                #expect(rows.tableView.contentOffset.y == last)
                rows.tableView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 44), animated: false)
                #expect(rows.tableView.contentOffset.y == -103)
                _ = shown
            }
        }

        @Test func `a scroll view in no bars and no device's corners is not inset`() {
            onStage { stage in
                let content = UIViewController()
                let scroll = UIScrollView(frame: screen)
                scroll.contentSize = CGSize(width: 402, height: 2_000)
                content.view.addSubview(scroll)
                stage.show(content)
                #expect(scroll.adjustedContentInset == .zero)
                #expect(scroll.contentOffset == .zero)
            }
        }
    }
}
