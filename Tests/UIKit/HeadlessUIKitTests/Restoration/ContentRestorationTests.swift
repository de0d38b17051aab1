import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows that are known by name.
@MainActor private final class NamedRows: UIViewController, UITableViewDataSource, UIDataSourceModelAssociation {
    var names: [String]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

    init(_ names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "rows"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        table.dataSource = self
        table.restorationIdentifier = "table"
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

/// Receives posted notifications, as VoiceOver does.
@MainActor private final class Listener: AssistiveTechnology {
    var arguments: [UIAccessibilityObject] = []

    func receive(_ notifications: [PostedNotification]) {
        for notification in notifications {
            guard case .element(let id) = notification.argument, let object = ObjectRegistry.object(id) else {
                continue
            }
            arguments.append(object)
        }
    }
}

extension CoreTests {
    @MainActor struct ContentRestorationTests {
        private let names = (0..<100).map { "row \($0)" }

        @Test func `K10 a table finds its selected and visible rows by name wherever they are now`() throws {
            try withSessions { sessions in
                let first = NamedRows(names)
                sessions.launch(first)
                first.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                let again = NamedRows(names.reversed())
                sessions.launch(again)
                #expect(again.table.indexPathForSelectedRow == IndexPath(row: 69, section: 0))
                #expect(again.table.indexPathsForVisibleRows?.first == IndexPath(row: 69, section: 0))
                let without = NamedRows(["other"])
                sessions.launch(without)
                #expect(without.table.indexPathForSelectedRow == nil)
            }
        }

        @Test func `K10 a table of a table view controller keeps its place when it appears`() throws {
            final class Rows: UITableViewController, UIDataSourceModelAssociation {
                var names: [String] = []
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    names.count
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    UITableViewCell(style: .default, reuseIdentifier: nil)
                }
                func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
                func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
                }
            }
            try withSessions { sessions in
                @MainActor func rows() -> Rows {
                    let rows = Rows(style: .plain)
                    rows.names = names
                    rows.restorationIdentifier = "rows"
                    rows.clearsSelectionOnViewWillAppear = false
                    rows.tableView.restorationIdentifier = "table"
                    return rows
                }
                let first = rows()
                sessions.launch(first)
                first.tableView.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
                MainLoop.main.runUntilIdle()
                try sessions.save()
                let again = rows()
                sessions.launch(again)
                #expect(again.tableView.indexPathForSelectedRow == IndexPath(row: 50, section: 0))
                #expect(again.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
            }
        }

        @Test func `the cursor of VoiceOver comes back with the screen`() throws {
            try withSessions { sessions in
                let first = NamedRows(names)
                sessions.launch(first)
                first.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
                MainLoop.main.runUntilIdle()
                let cell = try #require(first.table.cellForRow(at: IndexPath(row: 42, section: 0)))
                AppProcess.current.focus.move(to: cell)
                defer { AppProcess.current.focus.focusedObject(nil).map(AppProcess.current.focus.leave) }
                try sessions.save()
                let again = NamedRows(["new"] + names)
                sessions.launch(again)
                let listener = Listener()
                UIAccessibility.attach(listener)
                defer { UIAccessibility.attach(nil) }
                MainLoop.main.runUntilIdle()
                let target = try #require(again.table.cellForRow(at: IndexPath(row: 43, section: 0)))
                #expect(listener.arguments.count == 1)
                #expect(listener.arguments.first === target)
            }
        }

        @Test func `a place in a screen that is gone moves no cursor`() throws {
            try withSessions { sessions in
                let first = NamedRows(names)
                sessions.launch(first)
                MainLoop.main.runUntilIdle()
                let cell = try #require(first.table.cellForRow(at: IndexPath(row: 2, section: 0)))
                AppProcess.current.focus.move(to: cell)
                defer { AppProcess.current.focus.focusedObject(nil).map(AppProcess.current.focus.leave) }
                try sessions.save()
                let listener = Listener()
                sessions.launch(NamedRows(["only"]))
                UIAccessibility.attach(listener)
                defer { UIAccessibility.attach(nil) }
                MainLoop.main.runUntilIdle()
                #expect(listener.arguments.isEmpty)
            }
        }
    }
}
