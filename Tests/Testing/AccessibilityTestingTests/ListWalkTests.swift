import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// The cursor on lists that are longer than the screen: cells are made when the cursor reaches them.
extension DemoAppTests {
    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var made = 0
        var log: [String] = []
        let sections: [(title: String?, rows: [String])]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

        init(_ sections: [(String?, [String])]) {
            self.sections = sections.map { ($0.0, $0.1) }
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].title
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append(sections[indexPath.section].rows[indexPath.row])
        }
    }

    private func onScreen(_ view: UIView, _ body: (ScreenReaderSession) -> Void) {
        let before = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = before }
        let controller = UIViewController()
        controller.title = "List"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 484))
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        controller.edgesForExtendedLayout = []
        controller.view.addSubview(view)
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        let reader = ScreenReaderSession(window: window)
        defer { reader.end() }
        reader.settle()
        body(reader)
    }

    private func words(_ reader: ScreenReaderSession) -> String {
        guard let node = reader.focusedElement else { return "" }
        return node.label?.string ?? node.value?.string ?? ""
    }

    @Test func `each step past the last visible row makes one cell, and every row is met once each way`() {
        let names = (0..<60).map { "Row \($0)" }
        let rows = Rows([(nil, names)])
        onScreen(rows.table) { reader in
            reader.next()
            #expect(words(reader) == "Row 0")
            let shown = rows.made
            #expect(shown <= 11)
            while words(reader) != "Row \(shown - 1)" { reader.next() }
            #expect(rows.made == shown && rows.log.count == shown)
            reader.next()
            #expect(words(reader) == "Row \(shown)")
            #expect(rows.made == shown + 1 && rows.log.last == "Row \(shown)")
            var heard: [String] = []
            while words(reader) != heard.last, heard.count < 100 {
                heard.append(words(reader))
                reader.next()
            }
            #expect(heard == names.dropFirst(shown).map { $0 })
            #expect(rows.made == 60)
            heard = []
            while words(reader) != "List", heard.count < 100 {
                heard.append(words(reader))
                reader.previous()
            }
            #expect(heard == names.reversed())
            #expect(!reader.session.log.description.contains("focusLost"))
        }
    }

    @Test func `continuous reading makes the rows as it comes to them`() {
        let rows = Rows([("One", (0..<15).map { "A\($0)" }), ("Two", (0..<15).map { "B\($0)" })])
        onScreen(rows.table) { reader in
            let before = reader.spokenLog.count
            reader.perform(.readFromTop)
            reader.settle()
            let heard = reader.spokenLog.dropFirst(before).joined(separator: "|")
            for name in ["List", "One", "A0", "A14", "Two", "B0", "B14"] { #expect(heard.contains(name)) }
            #expect(rows.made == 30)
        }
    }

    @Test func `a page of three fingers takes the cursor to the first visible row, and no row is lost`() {
        let rows = Rows([(nil, (0..<60).map { "Row \($0)" })])
        onScreen(rows.table) { reader in
            reader.next()
            reader.scroll(.down)
            let first = rows.table.indexPathsForVisibleRows?.first?.row
            #expect(words(reader) == "Row \(first ?? -1)")
            #expect(!reader.session.log.description.contains("focusLost"))
            reader.previous()
            #expect(words(reader) == "Row \((first ?? 0) - 1)")
        }
    }

    @Test func `a row that a page has taken out of sight goes when the cursor has left it`() {
        let rows = Rows([(nil, (0..<60).map { "Row \($0)" })])
        onScreen(rows.table) { reader in
            reader.next()
            reader.scroll(.down)
            #expect((rows.table.indexPathsForVisibleRows?.first?.row ?? 0) > 1)
            reader.next()
            rows.table.layoutIfNeeded()
            #expect(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        }
    }

    @Test func `a search bar and a spinner are spoken without digits and other roles`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.placeholder = "Search"
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        spinner.startAnimating()
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        holder.addSubview(bar)
        holder.addSubview(spinner)
        onScreen(holder) { reader in
            reader.next()
            #expect(reader.lastSpoken?.hasPrefix("Search, search field") == true)
            reader.next()
            #expect(reader.lastSpoken == "In progress")
            // User interface tests still find the value.
            #expect(spinner.accessibilityValue == "1")
            spinner.hidesWhenStopped = false
            let capture = reader.capture { spinner.stopAnimating() }
            reader.wait(.seconds(2))
            #expect(
                (capture.spoken.last ?? reader.lastSpoken) == "Progress halted"
                    || reader.lastSpoken == "Progress halted")
            reader.letApp { bar.becomeFirstResponder() }
            #expect(reader.lastSpoken?.contains("search field, is editing") == true)
            #expect(reader.lastSpoken?.contains("text field") == false)
        }
    }
}
