import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// Rows of a table that is edited (UITableViewDataSource, "Inserting or Deleting Table Rows"; the names of the controls
/// and the way of the cursor are device experience).
@Suite(.serialized) @MainActor struct EditedTableTests {
    /// A shopping list that can be edited, with a last row that adds one.
    private class Shopping: UITableViewController {
        var items = ["Milk", "Bread", "Tea"]

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Shopping"
            navigationItem.rightBarButtonItem = editButtonItem
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            items.count + 1
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = indexPath.row < items.count ? items[indexPath.row] : "Add item"
            cell.showsReorderControl = indexPath.row < items.count
            return cell
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row < items.count ? .delete : .insert }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            if editingStyle == .delete {
                items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            } else {
                items.append("Salt")
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }
    }

    private func onList(_ list: Shopping, _ test: (ScreenReaderSession) throws -> Void) throws {
        try reading(UINavigationController(rootViewController: list)) { reader, _ in try test(reader) }
    }

    @Test func `rows that say nothing about editing are editable, each with its controls around its text`() throws {
        try onList(Shopping()) { reader in
            #expect(reader.labels == ["Shopping", "Edit", "Milk", "Bread", "Tea", "Add item"])
            try reader.choose("Edit")
            #expect(
                reader.labels == [
                    "Shopping", "Done", "Delete Milk", "Milk", "Reorder Milk", "Delete Bread", "Bread",
                    "Reorder Bread", "Delete Tea", "Tea", "Reorder Tea", "Insert Add item", "Add item",
                ])
            try reader.choose("Done")
            #expect(reader.labels == ["Shopping", "Edit", "Milk", "Bread", "Tea", "Add item"])
        }
    }

    @Test func `a deletion is confirmed by a button to which the cursor moves`() throws {
        let list = Shopping()
        try onList(list) { reader in
            try reader.choose("Edit")
            try reader.choose("Delete Bread")
            #expect(reader.cursor == "Delete")
            #expect(list.items.count == 3)
            reader.activate()
            #expect(list.items == ["Milk", "Tea"])
            #expect(!reader.labels.contains("Bread") && !reader.labels.contains("Delete"))
        }
    }

    @Test func `an insert control inserts at once`() throws {
        let list = Shopping()
        try onList(list) { reader in
            try reader.choose("Edit")
            try reader.choose("Insert Add item")
            #expect(list.items == ["Milk", "Bread", "Tea", "Salt"])
            #expect(reader.labels.contains("Delete Salt"))
        }
    }

    @Test func `a row offers its deletion as an action where the controller deletes rows`() throws {
        let list = Shopping()
        try onList(list) { reader in
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.accessibilityCustomActions?.map(\.name) == ["Delete"])
        }
        try reading(ReadOnly()) { reader, controller in
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.accessibilityCustomActions == nil)
        }
    }

    /// A list whose rows can't be deleted.
    private final class ReadOnly: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Only"
            return cell
        }
    }

    @Test func `rows that are selected together have no controls`() throws {
        let list = Shopping()
        try onList(list) { reader in
            list.tableView.allowsMultipleSelectionDuringEditing = true
            try reader.choose("Edit")
            #expect(!reader.labels.contains("Delete Milk"))
            #expect(reader.labels.contains("Milk"))
        }
    }
}
