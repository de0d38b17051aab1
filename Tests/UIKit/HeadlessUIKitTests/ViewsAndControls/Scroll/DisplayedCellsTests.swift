import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The rows and items that have cells, and the delegate's callbacks about them.
    @Suite @MainActor struct DisplayedCells {
        private final class Content: NSObject, UITableViewDataSource, UITableViewDelegate {
            var rows: Int
            var log: [String] = []
            var made: [Int] = []

            init(_ rows: Int) { self.rows = rows }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                made.append(indexPath.row)
                return cell
            }
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { log.append("+\(indexPath.row)") }
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { log.append("-\(indexPath.row)") }
        }

        private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            var log: [String] = []
            func numberOfSections(in tableView: UITableView) -> Int { 4 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
            func tableView(
                _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
            ) { log.append("+\(section)") }
            func tableView(
                _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
            ) { log.append("-\(section)") }
        }

        @Test func `the delegate is notified of headers that appear and disappear`() {
            let sections = Sections()
            let table = screen.add(UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220)))
            table.rowHeight = 44
            table.dataSource = sections
            table.delegate = sections
            table.layoutIfNeeded()
            #expect(sections.log == ["+0", "+1", "+2"])
            sections.log = []
            table.contentOffset.y = 150
            table.layoutIfNeeded()
            #expect(sections.log.sorted() == ["+3", "-0"])
            sections.log = []
            table.reloadData()
            table.layoutIfNeeded()
            #expect(sections.log == ["-1", "-2", "-3", "+1", "+2", "+3"])
        }

        private let screen = TestWindow(size: CGSize(width: 400, height: 220))

        private func table(_ content: Content) -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = content
            table.delegate = content
            screen.add(table)
            table.layoutIfNeeded()
            return table
        }

        @Test func `only visible rows have cells, and the delegate is notified of their display`() {
            let content = Content(50)
            let table = table(content)
            #expect(content.made == [0, 1, 2, 3, 4])
            #expect(content.log == ["+0", "+1", "+2", "+3", "+4"])
            content.log = []
            table.contentOffset.y = 66
            table.layoutIfNeeded()
            #expect(content.log == ["-0", "+5", "+6"])
            table.reloadData()
            table.layoutIfNeeded()
            #expect(content.log.suffix(12).prefix(6) == ["-1", "-2", "-3", "-4", "-5", "-6"])
        }

        @Test func `the next row is made when it is asked for, and displayed when it comes into view`() throws {
            let content = Content(50)
            let table = table(content)
            let source = WindowSource(screen.window)
            let last = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
            content.log = []
            #expect(source.perform(ActionRequest(target: last.nodeID, action: .makeNext(forward: true))).isHandled)
            #expect(content.made == [0, 1, 2, 3, 4, 5])
            #expect(content.log == [])
            let next = try #require(table.cellForRow(at: IndexPath(row: 5, section: 0)))
            #expect(source.captureTree().elementLabels.last == "Row 5")
            #expect(source.perform(ActionRequest(target: next.nodeID, action: .scrollToVisible)).isHandled)
            #expect(content.log == ["-0", "+5"])
            #expect(!source.perform(ActionRequest(target: last.nodeID, action: .makeNext(forward: true))).isHandled)
        }

        @Test func `every row is reached one by one, and at the end nothing is made`() throws {
            let content = Content(9)
            let table = table(content)
            let last = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
            let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let source = WindowSource(screen.window)
            #expect(!source.perform(ActionRequest(target: first.nodeID, action: .makeNext(forward: false))).isHandled)
            for row in 5..<9 {
                let cell = try #require(table.cellForRow(at: IndexPath(row: row - 1, section: 0)))
                #expect(source.perform(ActionRequest(target: cell.nodeID, action: .makeNext(forward: true))).isHandled)
            }
            let end = try #require(table.cellForRow(at: IndexPath(row: 8, section: 0)))
            #expect(!source.perform(ActionRequest(target: end.nodeID, action: .makeNext(forward: true))).isHandled)
            #expect(last.superview === table)
        }

        private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.isAccessibilityElement = true
                cell.accessibilityLabel = "Item \(indexPath.item)"
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("+\(indexPath.item)") }
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("-\(indexPath.item)") }
        }

        @Test func `items follow the same rule`() throws {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 100)
            layout.minimumLineSpacing = 0
            let items = Items()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 200), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.delegate = items
            screen.add(view)
            view.layoutIfNeeded()
            #expect(items.log == ["+0", "+1"])
            items.log = []
            let source = WindowSource(screen.window)
            let last = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            #expect(source.perform(ActionRequest(target: last.nodeID, action: .makeNext(forward: true))).isHandled)
            #expect(items.log == [])
            let next = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
            #expect(source.perform(ActionRequest(target: next.nodeID, action: .scrollToVisible)).isHandled)
            #expect(items.log == ["-0", "+2"])
        }

        // MARK: Self-sizing heights

        @Test func `rows are as high as their cells want to be`() throws {
            let content = Content(3)
            let table = table(content)
            for row in 0..<3 {
                let label = try #require(table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel)
                label.numberOfLines = 0
                label.text = row == 1 ? String(repeating: "many words ", count: 20) : "Short"
            }
            table.beginUpdates()
            table.endUpdates()
            table.layoutIfNeeded()
            let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect(heights[0] == 44 && heights[2] == 44)
            #expect(heights[1] > 80)
            #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 44 + heights[1])
            #expect(table.contentSize.height == 88 + heights[1])
            table.estimatedRowHeight = 0
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 132)
        }

        @Test func `the estimated height is used for rows without a cell`() {
            let content = Content(100)
            let table = table(content)
            table.estimatedRowHeight = 100
            table.layoutIfNeeded()
            // Five rows are visible, whose cells are 44 points high.
            #expect(table.contentSize.height == CGFloat(5 * 44 + 95 * 100))
        }

        // MARK: Moving rows

        private final class Movable: NSObject, UITableViewDataSource, UITableViewDelegate {
            var rows = ["A", "B", "C", "D"]
            var log: [String] = []
            var target: IndexPath?
            var mayMove = true

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                cell.showsReorderControl = true
                return cell
            }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                mayMove && indexPath.row > 0
            }
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                log.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
                rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            }
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath { target ?? proposedDestinationIndexPath }
        }

        @Test func `the delegate says where a dragged row goes, and the data source whether it goes at all`() throws {
            let content = Movable()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = content
            table.delegate = content
            screen.add(table)
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
            let source = WindowSource(screen.window)
            let handle = try #require(source.captureTree().visitedElements.first { $0.label?.string == "Reorder B" })
            let drag = ActionRequest(
                target: handle.id, action: .touches(.drag(to: Point(x: handle.frame.center.x, y: 154))))
            content.mayMove = false
            _ = source.perform(drag)
            #expect(content.rows == ["A", "B", "C", "D"] && content.log == [])
            content.mayMove = true
            content.target = IndexPath(row: 2, section: 0)
            #expect(source.perform(drag).isHandled)
            #expect(content.rows == ["A", "C", "B", "D"])
            #expect(content.log == ["1 to 2"])
        }

        @Test func `while a table is edited, rows that may move have a handle that is dragged`() throws {
            let content = Movable()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = content
            table.delegate = content
            screen.add(table)
            table.layoutIfNeeded()
            let source = WindowSource(screen.window)
            #expect(source.captureTree().elementLabels == ["A", "B", "C", "D"])
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
            let tree = source.captureTree()
            let order = ReadingOrder(tree)
            let heard = (0..<order.count).map { tree[order[$0].id]?.label?.string }
            let expected = ["A", "B", "C", "D"].flatMap { row -> [String?] in
                ["Delete \(row)", row] + (row == "A" ? [] : ["Reorder \(row)"])
            }
            #expect(heard == expected)
            let handle = try #require(source.captureTree().visitedElements.first { $0.label?.string == "Reorder B" })
            #expect(handle.traits.names == ["button"])
            let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
            // A double tap that is held and dragged to the last row.
            let drag = ActionRequest(
                target: handle.id, action: .touches(.drag(to: Point(x: handle.frame.center.x, y: 154))))
            #expect(source.perform(drag).isHandled)
            #expect(content.rows == ["A", "C", "D", "B"])
            #expect(content.log == ["1 to 3"])
            #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
            content.target = IndexPath(row: 3, section: 0)
            #expect(!source.perform(drag).isHandled)
            table.setEditing(false, animated: false)
            table.layoutIfNeeded()
            #expect(source.captureTree().elementLabels == ["A", "C", "D", "B"])
        }
    }
}
