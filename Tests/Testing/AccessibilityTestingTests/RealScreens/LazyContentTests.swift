import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Rows that a list has not made yet are reached by rotor, item chooser and the move to the last element.
@Suite(.serialized) @MainActor struct LazyContentTests {
    /// Sections with a heading and twenty rows each; the third row of each is a button.
    private final class Sections: UITableViewController {
        let count: Int
        var made = 0

        init(_ count: Int) {
            self.count = count
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func numberOfSections(in tableView: UITableView) -> Int { count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Chapter \(section + 1)"
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.section + 1).\(indexPath.row + 1)"
            return cell
        }
    }

    /// Items in a grid, the last of which is a heading.
    private final class Grid: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            400
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = "Item \(indexPath.item + 1)"
            cell.accessibilityTraits = indexPath.item == 399 ? .header : .none
            return cell
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
    }

    @Test func `the headings rotor reaches sections that the table has not made`() throws {
        try reading(Sections(12)) { reader, _ in
            try reader.rotor("headings")
            for chapter in 2...12 {
                reader.perform(.nextItem)
                #expect(reader.cursor == "Chapter \(chapter)")
            }
            for chapter in (1...11).reversed() {
                reader.perform(.previousItem)
                #expect(reader.cursor == "Chapter \(chapter)")
            }
        }
    }

    @Test func `the headings rotor reaches an item that the collection has not made`() throws {
        try reading(Grid(collectionViewLayout: UICollectionViewFlowLayout())) { reader, _ in
            try reader.rotor("headings")
            reader.perform(.nextItem)
            #expect(reader.cursor == "Item 400")
        }
    }

    @Test func `the last element is the last row`() {
        reading(Sections(12)) { reader, _ in
            reader.last()
            #expect(reader.cursor == "Row 12.20")
        }
    }

    @Test func `the item chooser finds a row that the table has not made`() {
        reading(Sections(12)) { reader, _ in
            reader.perform(.itemChooser)
            reader.perform(.type("Row 11.7"))
            reader.activate()
            #expect(reader.cursor == "Row 11.7")
        }
    }

    @Test func `a list that is too long for a search ends it after about a thousand rows`() throws {
        try reading(Sections(5_000)) { reader, table in
            try reader.rotor("links")
            reader.perform(.nextItem)
            #expect(reader.cursor == "Chapter 1")
            #expect(table.made < 2_500)
        }
    }
}
