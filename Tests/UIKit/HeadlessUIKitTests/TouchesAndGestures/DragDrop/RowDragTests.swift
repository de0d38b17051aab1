import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Rows and items that are dragged from one list to another, and within one.
    @Suite @MainActor struct RowDrags {
        private final class List: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
            var names: [String]
            var log: [String] = []
            var operation: UIDropOperation?
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

            init(_ names: [String]) {
                self.names = names
                super.init()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = self
                table.dragDelegate = self
                table.dropDelegate = self
                table.layoutIfNeeded()
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] {
                guard names[indexPath.row] != "Fixed" else { return [] }
                return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
            }
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
                log.append("begin")
            }
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
                log.append("end")
            }
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal {
                UITableViewDropProposal(operation: operation ?? .move, intent: .insertAtDestinationIndexPath)
            }
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
                let target = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
                for item in coordinator.items {
                    if let source = item.sourceIndexPath { names.remove(at: source.row) }
                    coordinator.session.loadObjects(ofClass: NSString.self) { texts in
                        self.names.insert(contentsOf: texts.map(String.init(describing:)), at: target.row)
                    }
                    coordinator.drop(item.dragItem, toRowAt: target)
                }
                tableView.reloadData()
            }
        }

        private let screen = TestWindow()

        private func list(_ names: String...) -> List {
            let list = List(names)
            screen.add(list.table)
            list.table.layoutIfNeeded()
            return list
        }

        private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        @Test func `a row that is dropped on another of its table says where it came from and goes there`() throws {
            let list = list("A", "B", "C")
            let session = try #require(list.table.drag(rowAt: row(0)))
            let place = list.table.rectForRow(at: row(2))
            #expect(session.drop(on: list.table, at: CGPoint(x: place.midX, y: place.midY)) == .move)
            #expect(list.names == ["B", "C", "A"] && list.log == ["begin", "end"])
        }

        @Test func `a row that is dropped on another table is taken over, behind the last row where there is none`()
            throws
        {
            let (from, to) = (list("A", "B"), list("X"))
            let session = try #require(from.table.drag(rowAt: row(1)))
            #expect(session.drop(on: to.table, at: CGPoint(x: 10, y: 400)) == .move)
            #expect(to.names == ["X", "B"] && from.names == ["A", "B"] && from.log == ["begin", "end"])
        }

        @Test func `nothing begins or ends where the delegates don't let it`() throws {
            let list = list("Fixed", "A")
            #expect(list.table.drag(rowAt: row(0)) == nil)
            list.operation = .forbidden
            #expect(try #require(list.table.drag(rowAt: row(1))).drop(on: list.table) == .forbidden)
            #expect(list.names == ["Fixed", "A"])
            list.table.dragInteractionEnabled = false
            #expect(list.table.drag(rowAt: row(1)) == nil)
        }
    }
}
