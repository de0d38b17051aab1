import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Tables and their rows: the announcements, the cells that exist, and how rows are used.
    @Suite @MainActor struct Tables {
        private final class Content: NSObject, UITableViewDataSource, UITableViewDelegate {
            var sections: [(header: String?, footer: String?, rows: [String])]
            var made = 0
            var chosen: [IndexPath] = []
            var canEdit = false
            var configure: (UITableViewCell) -> Void = { _ in }

            init(_ rows: [String]) { sections = [(nil, nil, rows)] }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].rows.count
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sections[section].header
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                sections[section].footer
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell: UITableViewCell
                if let old = tableView.dequeueReusableCell(withIdentifier: "row") {
                    cell = old
                } else {
                    made += 1
                    cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
                }
                cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
                configure(cell)
                return cell
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                sections[indexPath.section].rows.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
        }

        private let screen = TestWindow(size: CGSize(width: 400, height: 220))

        private func table(_ content: Content) -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220))
            table.dataSource = content
            table.delegate = content
            screen.add(table)
            table.layoutIfNeeded()
            return table
        }

        private func cell(_ row: Int, _ table: UITableView, section: Int = 0) throws -> UITableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        }

        private func names(_ object: UIAccessibilityObject) -> [String] {
            AccessibilityTraits(rawValue: object.accessibilityTraits.rawValue).names
        }

        @Test func `a cell is one element with its labels joined, a button when it can be selected`() throws {
            let content = Content(["Ada"])
            content.configure = { $0.detailTextLabel?.text = "Mathematician" }
            let table = table(content)
            let cell = try cell(0, table)
            cell.layoutIfNeeded()
            #expect(cell.isAccessibilityElement)
            #expect(cell.accessibilityLabel == "Ada, Mathematician")
            #expect(names(cell) == ["button"])
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            #expect(names(cell) == ["button", "selected"])
            table.allowsSelection = false
            #expect(names(cell) == ["selected"])
        }

        @Test func `a label changed in a cell is read at the next refresh`() throws {
            let table = table(Content(["Ada"]))
            let source = WindowSource(screen.window)
            var tree = source.captureTree()
            let cell = try cell(0, table)
            cell.textLabel?.text = "Grace"
            _ = source.refresh(&tree)
            #expect(tree[cell.nodeID]?.label?.string == "Grace")
        }

        @Test func `a cell's labels are one element next to a switch`() throws {
            let content = Content(["Wi-Fi"])
            content.configure = { $0.accessoryView = UISwitch() }
            let table = table(content)
            let cell = try cell(0, table)
            #expect(!cell.isAccessibilityElement)
            let elements = WindowSource(screen.window).captureTree().visitedElements
            #expect(elements.map(\.className) == ["UITableViewCellContentView", "UISwitch"])
        }

        @Test func `activating a row selects it and notifies the delegate`() throws {
            let content = Content(["A", "B", "C"])
            let table = table(content)
            let request = ActionRequest(target: try cell(1, table).nodeID, action: .activate)
            #expect(WindowSource(screen.window).perform(request).isHandled)
            #expect(content.chosen == [IndexPath(row: 1, section: 0)])
            #expect(screen.window.simulateTap(at: CGPoint(x: 50, y: 100)))
            #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
            #expect(try !cell(1, table).isSelected)
            #expect(content.chosen.map(\.row) == [1, 2])
        }

        @Test func `ten thousand rows have cells only near the visible part, and these are used again`() throws {
            let content = Content((0..<10_000).map { "Row \($0)" })
            let table = table(content)
            #expect(table.numberOfRows(inSection: 0) == 10_000)
            // Five rows are visible, and only these have cells.
            #expect(content.made == 5)
            #expect(table.visibleCells.count == 5)
            table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
            #expect(table.visibleCells.first?.accessibilityLabel == "Row 5000")
            #expect(content.made == 5)
            #expect(table.subviews.count == 5)
            table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
            #expect(content.made == 5)
        }

        @Test func `a reload gives each row the cell that it had and forgets the selection`() throws {
            let content = Content(["A", "B"])
            let table = table(content)
            let second = try cell(1, table)
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            content.sections[0].rows[1] = "New"
            table.reloadData()
            table.layoutIfNeeded()
            #expect(try cell(1, table) === second)
            #expect(second.accessibilityLabel == "New")
            #expect(!second.isSelected)
            #expect(table.indexPathForSelectedRow == nil)
        }

        @Test func `headers are headings and footers are not`() throws {
            let content = Content(["Ada"])
            content.sections[0].header = "People"
            content.sections[0].footer = "One person"
            let table = table(content)
            let header = try #require(table.headerView(forSection: 0)?.textLabel)
            let footer = try #require(table.footerView(forSection: 0)?.textLabel)
            #expect(names(header) == ["header"])
            #expect(names(footer) == ["staticText"])
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
            #expect(WindowSource(screen.window).captureTree().elementLabels == ["People", "Ada", "One person"])
        }

        @Test func `the status of a scroll counts rows over all sections`() {
            let content = Content((1...13).map(String.init))
            content.sections.append((nil, nil, (14...43).map(String.init)))
            let table = table(content)
            #expect(table.defaultScrollStatus(isVertical: true) == "Rows 1 to 5 of 43")
            #expect(table.accessibilityScroll(.down))
            #expect(table.defaultScrollStatus(isVertical: true) == "Rows 6 to 10 of 43")
            for _ in 0..<20 { _ = table.accessibilityScroll(.down) }
            #expect(table.defaultScrollStatus(isVertical: true) == "Rows 39 to 43 of 43")
            #expect(!table.accessibilityScroll(.left))
        }

        @Test func `the delete action removes a row and keeps the cells of the others`() throws {
            let content = Content(["A", "B", "C"])
            content.canEdit = true
            let table = table(content)
            let (second, third) = (try cell(1, table), try cell(2, table))
            let actions = try #require(second.accessibilityCustomActions)
            #expect(actions.map(\.name) == ["Delete"])
            #expect(WindowSource(screen.window).captureTree()[second.nodeID]?.customActions.count == 1)
            #expect(actions[0].perform())
            table.layoutIfNeeded()
            #expect(content.sections[0].rows == ["A", "C"])
            #expect(try cell(1, table) === third)
            #expect(table.numberOfRows(inSection: 0) == 2)
            #expect(second.superview == nil)
        }

        @Test func `insertions and moves carry the selection along`() {
            let content = Content(["A", "B", "C"])
            let table = table(content)
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            content.sections[0].rows = ["new", "C", "A", "B"]
            table.performBatchUpdates {
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
            }
            table.layoutIfNeeded()
            #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
            #expect(table.visibleCells.map(\.accessibilityLabel) == ["new", "C", "A", "B"])
        }

        @Test func `a table and its cells are freed together`() throws {
            let content = Content(["A"])
            weak var cell: UITableViewCell?
            do {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                table.dataSource = content
                table.layoutIfNeeded()
                cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
                #expect(cell != nil)
            }
            #expect(cell == nil)
        }
    }
}

extension AccessibilityTree {
    /// The elements that no other element covers, from top to bottom and then from the left.
    var visitedElements: [Node] {
        var visited: [Node] = []
        var coveredEnd = 0
        for index in 0..<count {
            let node = self[index]
            guard index >= coveredEnd, node.isElement || node.isHidden else { continue }
            coveredEnd = subtree(at: index).upperBound
            if node.isElement, !node.isHidden { visited.append(node) }
        }
        return visited.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    }

    /// The labels of those elements.
    var elementLabels: [String] { visitedElements.map { $0.label?.string ?? "" } }
}
