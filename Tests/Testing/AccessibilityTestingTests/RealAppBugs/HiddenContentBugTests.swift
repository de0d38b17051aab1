import AccessibilityTesting
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// Common bugs of real apps with lists and hidden content, each with code that shows it and code that does not.
@Suite(.serialized) @MainActor struct HiddenContentBugTests {
    private final class List: UIViewController, UITableViewDataSource {
        var rows = ["A", "B", "C"]
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 440))
        let namesRows: Bool

        init(namesRows: Bool) {
            self.namesRows = namesRows
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            if namesRows { cell.accessibilityIdentifier = rows[indexPath.row] }
            return cell
        }
    }

    @Test(arguments: [true, false])
    func `10 a reload leaves the item under the cursor unless the items have identifiers`(isNaive: Bool) {
        reading(List(namesRows: !isNaive)) { reader, list in
            reader.next()
            #expect(reader.cursor == "B")
            reader.letApp {
                list.rows = ["New 1", "New 2"] + list.rows
                list.table.reloadData()
            }
            #expect((reader.cursor == "B") == !isNaive)
        }
    }

    @Test(arguments: [true, false])
    func `13 a closed drawer behind the content is still read unless its view goes`(isNaive: Bool) {
        let root = UIViewController()
        let drawer = ListedController(nil, ["Settings!", "Log out!"])
        let content = ListedController(nil, ["Inbox"])
        for child in [drawer, content] {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        reading(root) { reader, _ in
            reader.letApp {
                guard !isNaive else { return }
                drawer.willMove(toParent: nil)
                drawer.view.removeFromSuperview()
                drawer.removeFromParent()
            }
            #expect(reader.labels.contains("Log out") == isNaive)
            #expect(reader.labels.contains("Inbox"))
        }
    }

    @Test(arguments: [true, false])
    func `14 a list of elements that is not kept up to date reads what is gone`(isNaive: Bool) {
        let root = UIViewController()
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        root.view.addSubview(card)
        let texts = ["Title", "Price", "Offer"]
        let elements = texts.enumerated().map { index, text in
            let element = UIAccessibilityElement(accessibilityContainer: card)
            element.accessibilityLabel = text
            element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 50 * Double(index), width: 200, height: 40)
            return element
        }
        card.accessibilityElements = elements
        reading(root) { reader, _ in
            reader.last()
            #expect(reader.cursor == "Offer")
            // The offer ends; its text is no longer drawn.
            reader.letApp {
                if !isNaive { card.accessibilityElements = Array(elements.prefix(2)) }
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            #expect(reader.labels.contains("Offer") == isNaive)
            #expect(reader.cursor == (isNaive ? "Offer" : "Price"))
        }
    }

    @Test func `14 a hidden view is left out of a list of elements too, and the next swipe does not jump`() {
        let root = ListedController(nil, ["A", "B", "C", "D"])
        root.loadViewIfNeeded()
        root.view.accessibilityElements = root.views
        reading(root) { reader, _ in
            reader.next()
            reader.letApp { root.views[2].isHidden = true }
            #expect(reader.labels == ["A", "B", "D"])
            reader.next()
            #expect(reader.cursor == "D")
        }
    }
}
