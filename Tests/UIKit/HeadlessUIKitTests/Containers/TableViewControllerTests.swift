import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct TableViewControllerTests {
    private final class Names: UITableViewController {
        var names = ["Ada", "Grace", "Alan"]
        var chosen: [Int] = []
        var onDeinit: (() -> Void)?
        isolated deinit { onDeinit?() }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    @Test func `the controller fills its table and is its delegate`() throws {
        try onStage { stage in
            let controller = stage.show(Names(style: .plain))
            let table = try #require(controller.tableView)
            #expect(controller.view === table)
            #expect(table.numberOfRows(inSection: 0) == 3)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.accessibilityLabel == "Grace")
            let outcome = WindowSource(stage.window).perform(ActionRequest(target: cell.nodeID, action: .activate))
            #expect(outcome.isHandled)
            #expect(controller.chosen == [1])
        }
    }

    @Test(arguments: [true, false]) func `the selection goes when the table comes back, if it is to`(clears: Bool) {
        onStage { stage in
            let controller = Names(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = stage.show(UINavigationController(rootViewController: controller))
            controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: true)
            stage.settle()
            navigation.popViewController(animated: true)
            stage.settle()
            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
    }

    @Test func `editing the controller edits the table, and the button says what it does`() {
        onStage { stage in
            let controller = stage.show(Names(style: .plain))
            let item = controller.editButtonItem
            #expect(item.title == "Edit")
            controller.setEditing(true, animated: true)
            #expect(controller.tableView.isEditing)
            #expect(item.title == "Done")
            #expect(controller.editButtonItem === item)
        }
    }

    @Test func `A16 a dropped table view controller is freed`() {
        onStage { stage in
            var isFreed = false
            do {
                let controller = Names(style: .grouped)
                controller.onDeinit = { isFreed = true }
                stage.show(controller)
                stage.window.rootViewController = nil
                stage.settle()
            }
            #expect(isFreed)
        }
    }
}
