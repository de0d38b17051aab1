import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Tables and collections that are filled from snapshots.
    @Suite @MainActor struct DiffableSources {
        private typealias Rows = UITableViewDiffableDataSource<String, Int>
        private let screen = TestWindow(size: CGSize(width: 320, height: 440))
        private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

        /// Counts how often cells are filled, by item.
        private final class Fills {
            var count: [Int: Int] = [:]
        }

        private func source(_ fills: Fills = Fills()) -> Rows {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            screen.add(table)
            return Rows(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "Row \(item)"
                fills.count[item, default: 0] += 1
                return cell
            }
        }

        private func snapshot(_ sections: [[Int]]) -> NSDiffableDataSourceSnapshot<String, Int> {
            var made = NSDiffableDataSourceSnapshot<String, Int>()
            for (index, items) in sections.enumerated() {
                made.appendSections(["S\(index)"])
                made.appendItems(items)
            }
            return made
        }

        private var heard: [String] { WindowSource(screen.window).captureTree().elementLabels }

        @Test func `cells follow their items from one snapshot to the next`() throws {
            let source = source()
            source.apply(snapshot([[1, 2, 3], [4]]))
            table.layoutIfNeeded()
            #expect(heard == ["Row 1", "Row 2", "Row 3", "Row 4"])
            let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            source.apply(snapshot([[5, 3], [4, 1]]))
            table.layoutIfNeeded()
            #expect(heard == ["Row 5", "Row 3", "Row 4", "Row 1"])
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === first)
            #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 1))
            #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 5)
            #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 7)) == nil)
            #expect(source.sectionIdentifier(for: 1) == "S1" && source.index(for: "S1") == 1)
        }

        @Test func `only what is new, reloaded or reconfigured is filled`() throws {
            let fills = Fills()
            let source = source(fills)
            source.apply(snapshot([[1, 2, 3]]))
            table.layoutIfNeeded()
            fills.count = [:]
            var next = snapshot([[1, 2, 3, 4]])
            next.reloadItems([1])
            next.reconfigureItems([2])
            let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            source.apply(next)
            table.layoutIfNeeded()
            #expect(fills.count == [1: 1, 2: 1, 4: 1])
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === second)
            #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
        }

        @Test func `selection follows the items`() {
            let source = source()
            source.apply(snapshot([[1, 2, 3]]))
            table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            source.apply(snapshot([[9, 3, 1]]))
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            source.apply(snapshot([[1]]))
            #expect(table.indexPathForSelectedRow == nil)
        }

        @Test func `the completion is called in the next turn, and a reload makes all anew`() {
            let fills = Fills()
            let source = source(fills)
            var done: [String] = []
            source.apply(snapshot([[1]])) { done.append("first") }
            #expect(done.isEmpty)
            MainLoop.main.runTurn()
            #expect(done == ["first"])
            table.layoutIfNeeded()
            source.applySnapshotUsingReloadData(snapshot([[1]])) { done.append("second") }
            table.layoutIfNeeded()
            MainLoop.main.runTurn()
            #expect(done == ["first", "second"] && fills.count == [1: 2])
        }

        @Test func `random snapshots show what a table that was never changed shows`() {
            var random = SeededNumbers(seed: 11)
            let source = source()
            for _ in 0..<60 {
                var items = Array(0..<12).shuffled(using: &random)
                items.removeLast(Int.random(in: 0...8, using: &random))
                let cut = Int.random(in: 0...items.count, using: &random)
                var next = snapshot([Array(items[..<cut]), Array(items[cut...])])
                next.reconfigureItems(items.filter { $0 % 3 == 0 })
                next.reloadItems(items.filter { $0 % 5 == 0 })
                source.apply(next)
                table.layoutIfNeeded()
                let shown = table.cells.sorted { $0.key < $1.key }.map { $0.value.textLabel?.text ?? "" }
                #expect(shown == items.prefix(shown.count).map { "Row \($0)" } && shown.count >= min(items.count, 9))
            }
        }

        // MARK: Collections

        private func list(
            _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
        ) -> UICollectionView {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configure(&configuration)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            return screen.add(view)
        }

        private func outlineSource(_ view: UICollectionView) -> UICollectionViewDiffableDataSource<String, String> {
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                if item.hasPrefix("+") { cell.accessories = [.outlineDisclosure()] }
            }
            return UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
        }

        private func activate(_ label: String) throws {
            let tree = WindowSource(screen.window).captureTree()
            let id = try #require(tree.visitedElements.first { $0.label?.string == label }).id
            _ = WindowSource(screen.window).perform(ActionRequest(target: id, action: .activate))
        }

        @Test func `an item of an outline is expanded by a tap, and says whether it is`() throws {
            let view = list()
            let source = outlineSource(view)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["+ Fruit", "Nuts"])
            outline.append(["Apple", "Pear"], to: "+ Fruit")
            source.apply(outline, to: "Food")
            view.layoutIfNeeded()
            #expect(heard == ["+ Fruit", "Nuts"])
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            #expect(cell.accessibilityExpandedStatus == .collapsed)
            try activate("+ Fruit")
            view.layoutIfNeeded()
            #expect(heard == ["+ Fruit", "Apple", "Pear", "Nuts"])
            #expect(cell.accessibilityExpandedStatus == .expanded)
            let apple = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
            #expect(apple?.indentationLevel == 1 && view.indexPathsForSelectedItems == nil)
            #expect(source.snapshot(for: "Food").isExpanded("+ Fruit"))
            try activate("+ Fruit")
            view.layoutIfNeeded()
            #expect(heard == ["+ Fruit", "Nuts"])
        }

        @Test func `the app decides what is expanded, and fills it when it is`() throws {
            let view = list()
            let source = outlineSource(view)
            var told: [String] = []
            source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "+ Closed" }
            source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
            source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
            source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
                var made = NSDiffableDataSourceSectionSnapshot<String>()
                made.append(["In \(item)"])
                return made
            }
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["+ Open", "+ Closed"])
            source.apply(outline, to: "All")
            view.layoutIfNeeded()
            try activate("+ Open")
            try activate("+ Closed")
            view.layoutIfNeeded()
            #expect(heard == ["+ Open", "In + Open", "+ Closed"])
            try activate("+ Open")
            #expect(told == ["expand + Open", "collapse + Open"])
        }

        @Test func `a reconfigured cell stays, and supplementary views are requested again`() throws {
            let view = list { $0.headerMode = .supplementary }
            var fills = 0
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                fills += 1
                var content = cell.defaultContentConfiguration()
                content.text = "\(item) \(fills)"
                cell.contentConfiguration = content
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { cell, _, path in
                var content = cell.defaultContentConfiguration()
                content.text = "Header \(path.section)"
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            source.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            var first = NSDiffableDataSourceSnapshot<Int, String>()
            first.appendSections([0])
            first.appendItems(["A", "B"])
            source.apply(first)
            view.layoutIfNeeded()
            #expect(heard == ["Header 0", "A 1", "B 2"])
            let tree = WindowSource(screen.window).captureTree()
            let traits = tree.visitedElements.map { $0.traits.contains(.header) }
            #expect(traits == [true, false, false])
            let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
            first.reconfigureItems(["B"])
            source.apply(first)
            view.layoutIfNeeded()
            #expect(heard == ["Header 0", "A 1", "B 3"])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        }
    }
}
