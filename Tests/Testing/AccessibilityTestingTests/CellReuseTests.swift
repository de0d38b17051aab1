import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// The cursor on tables and collections whose cells are reused.
extension DemoAppTests {
    @MainActor private final class List: NSObject, UITableViewDataSource {
        var rows: [String]
        let namesItems: Bool
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

        init(_ rows: [String], namesItems: Bool = false) {
            self.rows = rows
            self.namesItems = namesItems
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            if namesItems { cell.accessibilityIdentifier = rows[indexPath.row] }
            return cell
        }
    }

    private func onList(_ list: List, _ body: (ScreenReaderSession) -> Void) {
        MainLoop.main.clock = .virtual
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        window.addSubview(list.table)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        reader.settle()
        body(reader)
    }

    private func label(_ reader: ScreenReaderSession) -> String? {
        reader.session.focusedElement.flatMap { reader.session.tree[$0]?.label?.string }
    }

    private func change(_ reader: ScreenReaderSession, _ act: () -> Void) {
        act()
        reader.endTurn()
        reader.settle()
    }

    @Test func `a reload keeps the cursor on the row, and says nothing when nothing is new`() {
        let list = List(["A", "B", "C", "D"])
        onList(list) { reader in
            reader.session.next()
            reader.settle()
            let spoken = reader.session.spokenLog.count
            change(reader) { list.table.reloadData() }
            #expect(label(reader) == "B")
            #expect(reader.session.spokenLog.count == spoken)
            #expect(!reader.session.log.description.contains("focusLost"))
        }
    }

    @Test func `a reload with a new row above keeps the cursor on the item that has an identifier`() {
        let list = List(["A", "B", "C"], namesItems: true)
        onList(list) { reader in
            reader.session.next()
            change(reader) {
                list.rows.insert("New", at: 0)
                list.table.reloadData()
            }
            #expect(label(reader) == "B")
            reader.session.next()
            #expect(reader.session.lastSpoken?.hasPrefix("C") == true)
        }
    }

    @Test func `a row that moves takes the cursor with it`() {
        let list = List(["A", "B", "C", "D"])
        onList(list) { reader in
            reader.session.next()
            change(reader) {
                list.rows = ["A", "C", "D", "B"]
                list.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
            }
            #expect(label(reader) == "B")
            #expect(reader.session.focusedPosition == reader.session.elementCount - 1)
        }
    }

    @Test func `a row that goes gives the cursor to the next one, never to another row with its old cell`() {
        let list = List((0..<40).map { "Row \($0)" })
        onList(list) { reader in
            reader.session.next()
            change(reader) {
                list.rows.remove(at: 1)
                list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            }
            #expect(label(reader) == "Row 2")
            #expect(reader.session.log.description.contains("focusLost"))
        }
    }

    @Test func `a cell that is scrolled away and used again does not take the cursor to another row`() {
        let list = List((0..<200).map { "Row \($0)" })
        onList(list) { reader in
            reader.session.next()
            #expect(label(reader) == "Row 1")
            let cell = list.table.cellForRow(at: IndexPath(row: 1, section: 0))
            change(reader) { list.table.setContentOffset(CGPoint(x: 0, y: 4400), animated: false) }
            // The cell is reused for another row; the cursor has lost its item and the reader announces it.
            #expect(cell?.superview != nil)
            #expect(reader.session.log.description.contains("focusLost"))
            #expect(reader.session.focusedElement.map(reader.session.elements.contains) == true)
        }
    }

    @Test func `walking through a long list meets every row once, in order`() {
        let list = List((0..<60).map { "Row \($0)" })
        onList(list) { reader in
            var heard = [label(reader) ?? ""]
            for _ in 1..<60 {
                reader.session.next()
                heard.append(label(reader) ?? "")
            }
            #expect(heard == list.rows)
            #expect(!reader.session.log.description.contains("focusLost"))
        }
    }

    @Test func `a reader that starts while a modal view is open reads only that`() {
        MainLoop.main.clock = .virtual
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let behind = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        behind.text = "Behind"
        let modal = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
        modal.accessibilityViewIsModal = true
        let close = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        close.setTitle("Close", for: .normal)
        modal.addSubview(close)
        window.addSubview(behind)
        window.addSubview(modal)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(!UIAccessibility.isVoiceOverRunning)
        let reader = ScreenReaderSession(window: window)
        #expect(UIAccessibility.isVoiceOverRunning)
        reader.settle()
        #expect(reader.session.spokenLog == ["Close, button"])
        #expect(reader.session.elementCount == 1)
        modal.accessibilityViewIsModal = false
        reader.session.update()
        #expect(reader.session.elementCount == 2)
        reader.end()
        #expect(!UIAccessibility.isVoiceOverRunning)
    }
}
