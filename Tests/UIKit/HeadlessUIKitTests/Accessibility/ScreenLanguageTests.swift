import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// UIKit's own words where a user meets them: on the screens of an app in German.
    @MainActor struct ScreenLanguageTests {
        /// Rows that can be deleted and moved, with an index next to them.
        private final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Zeile \(indexPath.row)"
                cell.showsReorderControl = true
                return cell
            }
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        }

        private final class Pages: UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { UIViewController() }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        }

        private final class Menus: UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Teilen") { _ in }])
                })
            }
        }

        private func inGerman(
            size: CGSize = CGSize(width: 402, height: 874), _ test: (Stage) throws -> Void
        ) rethrows {
            UIApplication.shared.preferredLanguage = "de"
            defer { UIApplication.shared.preferredLanguage = "en" }
            try onStage(size: size, test)
        }

        @Test func `VoiceOver reads rows, their actions and the index in the app's language`() throws {
            try inGerman { stage in
                let rows = Rows(style: .plain)
                stage.show(UINavigationController(rootViewController: rows))
                let table: UITableView = rows.tableView
                #expect(table.defaultScrollStatus(isVertical: true).hasSuffix(" von 40"))
                #expect(table.defaultScrollStatus(isVertical: true).hasPrefix("Zeilen 1 bis "))
                let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
                #expect(table.swipeActions(of: cell)?.map(\.name) == ["Löschen"])
                #expect(stage.labels.contains("Tabellenindex"))
                table.setEditing(true, animated: false)
                stage.settle()
                #expect(stage.labels.contains("Zeile 1 neu anordnen"))
            }
        }

        @Test func `VoiceOver reads pages, a popover and split view columns in the app's language`() {
            inGerman(size: CGSize(width: 1180, height: 820)) { stage in
                let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let pages = Pages()
                page.dataSource = pages
                page.setViewControllers([UIViewController()], direction: .forward, animated: false)
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(page, for: .secondary)
                stage.show(split)
                #expect(page.scrollStatus == "Seite 2 von 3")
                split.preferredDisplayMode = .secondaryOnly
                stage.settle()
                #expect(split.displayModeButtonItem.accessibilityLabel == "Seitenleiste einblenden")
                let popover = UIViewController()
                popover.modalPresentationStyle = .popover
                popover.popoverPresentationController?.sourceView = split.view
                split.present(popover, animated: true)
                stage.settle()
                #expect(stage.labels.last == "Popup schließen")
            }
        }

        @Test func `more tabs than there is room for, a field that is cleared and a menu that is left`() {
            inGerman { stage in
                let tabs = UITabBarController()
                let first = UIViewController()
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
                field.text = "Text"
                field.clearButtonMode = .always
                let menus = Menus()
                let held = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
                held.isAccessibilityElement = true
                held.addInteraction(UIContextMenuInteraction(delegate: menus))
                for view in [field, held] { first.view.addSubview(view) }
                tabs.viewControllers = [first] + (0..<6).map { _ in UIViewController() }
                stage.show(tabs)
                #expect(stage.labels.contains("Text löschen"))
                #expect(stage.labels.last == "Mehr")
                let hold = ActionRequest(target: held.nodeID, action: .longPress)
                #expect(WindowSource(stage.window).perform(hold).isHandled)
                stage.settle()
                #expect(stage.labels == ["Teilen", "Kontextmenü schließen", "Popup schließen"])
                tabs.dismiss(animated: false)
                tabs.selectedViewController = tabs.moreNavigationController
                stage.settle()
                #expect(stage.labels.filter { $0 == "Mehr" }.count == 2, "the list and its tab")
            }
        }
    }
}
