import Foundation
import Synchronization
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Subclasses as apps write them: each of these classes compiles unchanged on iOS.
    @Suite @MainActor struct Subclasses {
        /// Counts the objects that have gone, from any thread.
        final class Count: Sendable {
            private let number = Mutex(0)
            func add() { number.withLock { $0 += 1 } }
            var value: Int { number.withLock { $0 } }
        }

        final class Panel: UIView {
            let gone: Count
            init(gone: Count) {
                self.gone = gone
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            deinit { gone.add() }
        }

        final class Screen: UIViewController {
            let gone: Count
            init(gone: Count) {
                self.gone = gone
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            deinit { gone.add() }
        }

        final class Element: UIAccessibilityElement {
            var gone: Count?
            deinit { gone?.add() }
        }

        final class Cell: UITableViewCell {
            let title = UILabel()
            let name: String

            init(name: String) {
                self.name = name
                super.init(style: .subtitle, reuseIdentifier: name)
            }

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                name = "made for " + (reuseIdentifier ?? "nothing")
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(title)
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }

        final class Tile: UICollectionViewCell {
            let number: Int
            private let label = UILabel()

            init(number: Int) {
                self.number = number
                super.init(frame: .zero)
            }

            override init(frame: CGRect) {
                number = 7
                super.init(frame: frame)
                contentView.addSubview(label)
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }

        final class Heading: UITableViewHeaderFooterView {
            let name: String
            override init(reuseIdentifier: String?) {
                name = "heading for a rather long name, " + (reuseIdentifier ?? "")
                super.init(reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }

        @Test func `an ordinary deinit runs when the last reference goes`() {
            let gone = Count()
            do {
                let screen = Screen(gone: gone)
                screen.view.addSubview(Panel(gone: gone))
                let element = Element(accessibilityContainer: screen.view as Any)
                element.gone = gone
                screen.view.accessibilityElements = [element]
                #expect(gone.value == 0)
            }
            #expect(gone.value == 3)
        }

        @Test func `a view that is let go of on another thread leaves what held on to it`() async {
            let gone = Count()
            let child = UIView()
            var id = UIView().nodeID
            var panel: Panel? = Panel(gone: gone)
            if let panel {
                panel.addSubview(child)
                id = panel.nodeID
                #expect(ObjectRegistry.object(id) === panel)
            }
            let last = Last(panel)
            panel = nil
            #expect(gone.value == 0)
            await Task.detached { last.letGo() }.value
            #expect(gone.value == 1 && child.superview == nil && ObjectRegistry.object(id) == nil)
        }

        /// The last reference to an object, which any thread may take away.
        final class Last: Sendable {
            private let object: Mutex<UIView?>
            init(_ object: UIView?) { self.object = Mutex(object) }
            func letGo() { object.withLock { $0 = nil } }
        }

        @Test func `registered classes are made by their own initialisers`() throws {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(Cell.self, forCellReuseIdentifier: "a name that does not fit into a small string")
            table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
            let cell =
                table.dequeueReusableCell(withIdentifier: "a name that does not fit into a small string") as? Cell
            #expect(cell?.name == "made for a name that does not fit into a small string")
            #expect(cell?.reuseIdentifier == "a name that does not fit into a small string")
            #expect(cell?.title.superview === cell?.contentView)
            let heading = table.dequeueReusableHeaderFooterView(withIdentifier: "heading") as? Heading
            #expect(heading?.name == "heading for a rather long name, heading")
            #expect(Cell(name: "own").name == "own" && Tile(number: 3).number == 3)
        }

        @Test func `collections make registered classes too, by class and by registration`() {
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
            let source = OneItem()
            let registration = UICollectionView.CellRegistration<Tile, Int> { cell, _, item in cell.tag = item }
            source.make = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 5) }
            collection.dataSource = source
            collection.layoutIfNeeded()
            let tile = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile
            #expect(tile?.number == 7 && tile?.tag == 5)
            collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
            source.make = { $0.dequeueReusableCell(withReuseIdentifier: "tile", for: $1) }
            collection.reloadData()
            collection.layoutIfNeeded()
            let other = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile
            #expect(other?.number == 7 && other?.reuseIdentifier == "tile" && other !== tile)
        }

        private final class OneItem: NSObject, UICollectionViewDataSource {
            var make: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in UICollectionViewCell() }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { make(collectionView, indexPath) }
        }
    }
}
