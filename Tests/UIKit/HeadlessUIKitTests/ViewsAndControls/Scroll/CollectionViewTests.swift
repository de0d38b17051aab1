import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Collections: the cells that exist and their frames, their announcements, and how items are used.
    @Suite @MainActor struct Collections {
        final class TextCell: UICollectionViewCell {
            static var made = 0
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            var reuses = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                TextCell.made += 1
                contentView.addSubview(label)
            }

            required init?(coder: NSCoder) { nil }

            override func prepareForReuse() { reuses += 1 }
        }

        final class Title: UICollectionReusableView {}

        private final class Content: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var sections: [[String]]
            var log: [String] = []

            init(_ sections: [[String]]) { self.sections = sections }

            func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                sections[section].count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
                (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "title", for: indexPath)
                view.isAccessibilityElement = true
                view.accessibilityLabel = "Section \(indexPath.section)"
                return view
            }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                log.append("select \(indexPath.item)")
            }
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
                log.append("deselect \(indexPath.item)")
            }
        }

        private let screen = TestWindow(size: CGSize(width: 400, height: 240))
        private let layout = UICollectionViewFlowLayout()

        private func collection(_ content: Content) -> UICollectionView {
            TextCell.made = 0
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 240), collectionViewLayout: layout)
            view.register(TextCell.self, forCellWithReuseIdentifier: "text")
            let header = UICollectionView.elementKindSectionHeader
            view.register(Title.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "title")
            view.dataSource = content
            view.delegate = content
            screen.add(view)
            view.layoutIfNeeded()
            return view
        }

        private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

        @Test func `a line takes as many items as fit and reaches from edge to edge`() {
            layout.itemSize = CGSize(width: 100, height: 50)
            let content = Content([["A", "B", "C", "D"]])
            let view = collection(content)
            let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: path($0))?.frame }
            #expect(frames.map(\.minX) == [0, 150, 300, 0])
            #expect(frames.map(\.minY) == [0, 0, 0, 60])
            #expect(view.contentSize == CGSize(width: 400, height: 110))
            layout.scrollDirection = .horizontal
            #expect(view.layoutAttributesForItem(at: path(3))?.frame.origin == CGPoint(x: 0, y: 190))
        }

        @Test func `cells are no elements but what they hold is, in the order of the lines`() throws {
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            let view = collection(Content([["A", "B", "C", "D"], ["E"]]))
            let cell = try #require(view.cellForItem(at: path(0)))
            #expect(!cell.isAccessibilityElement)
            #expect(
                WindowSource(screen.window).captureTree().elementLabels
                    == ["Section 0", "A", "B", "C", "D", "Section 1", "E"])
            let header = UICollectionView.elementKindSectionHeader
            #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [path(0), path(0, 1)])
            #expect(view.supplementaryView(forElementKind: header, at: path(0, 1)) is Title)
        }

        @Test func `a million items have cells only near the visible part, and these are used again`() throws {
            layout.itemSize = CGSize(width: 400, height: 50)
            let content = Content([Array(repeating: "x", count: 1_000_000)])
            let view = collection(content)
            #expect(view.indexPathsForVisibleItems == (0..<4).map { path($0) })
            #expect(TextCell.made == 4)
            view.scrollToItem(at: path(500_000), at: .top, animated: false)
            view.layoutIfNeeded()
            #expect(view.indexPathsForVisibleItems.first == path(500_000))
            let made = TextCell.made
            view.scrollToItem(at: path(1000), at: .top, animated: false)
            view.layoutIfNeeded()
            #expect(TextCell.made == made)
            #expect((view.cellForItem(at: path(1000)) as? TextCell)?.reuses ?? 0 > 0)
            #expect(view.defaultScrollStatus(isVertical: true).hasPrefix("Page 251 of "))
        }

        @Test func `a tap on what a cell holds selects the item`() throws {
            layout.itemSize = CGSize(width: 100, height: 50)
            let content = Content([["A", "B"]])
            let view = collection(content)
            let label = try #require(view.cellForItem(at: path(1)) as? TextCell).label
            let request = ActionRequest(target: label.nodeID, action: .activate)
            #expect(WindowSource(screen.window).perform(request).isHandled)
            #expect(view.indexPathsForSelectedItems == [path(1)])
            #expect(view.cellForItem(at: path(1))?.isSelected == true)
            #expect(screen.window.simulateTap(at: CGPoint(x: 10, y: 10)))
            #expect(content.log == ["select 1", "deselect 1", "select 0"])
            #expect(!screen.window.simulateTap(at: CGPoint(x: 10, y: 200)))
            view.allowsMultipleSelection = true
            screen.window.simulateTap(at: CGPoint(x: 10, y: 10))
            #expect(view.indexPathsForSelectedItems == nil)
        }

        @Test func `insertions and deletions keep the cells and the selection of the others`() throws {
            let content = Content([["A", "B", "C"]])
            let view = collection(content)
            let last = try #require(view.cellForItem(at: path(2)))
            view.selectItem(at: path(2), animated: false, scrollPosition: [])
            content.sections[0] = ["new", "B", "C", "D"]
            view.performBatchUpdates {
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(0), path(3)])
            }
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: path(2)) === last)
            #expect(view.indexPathsForSelectedItems == [path(2)])
            #expect(view.numberOfItems(inSection: 0) == 4)
            #expect(view.visibleCells.compactMap { ($0 as? TextCell)?.label.text } == ["new", "B", "C", "D"])
        }

        @Test func `a reload gives each item the cell that it had`() throws {
            let content = Content([["A", "B"]])
            let view = collection(content)
            let second = try #require(view.cellForItem(at: path(1)) as? TextCell)
            content.sections[0][1] = "New"
            view.reloadData()
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: path(1)) === second)
            #expect(second.label.text == "New")
        }

        @Test func `a registration makes and fills cells of its class`() throws {
            let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, path, number in
                cell.label.text = "\(path.item): \(number)"
            }
            let view = collection(Content([]))
            let cell = view.dequeueConfiguredReusableCell(using: registration, for: path(3), item: 7)
            #expect(cell.label.text == "3: 7")
        }

        @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
        func `sizes that make no sense do not make endless lines`(length: CGFloat) {
            layout.itemSize = CGSize(width: length, height: length)
            layout.minimumLineSpacing = length
            layout.minimumInteritemSpacing = length
            let view = collection(Content([Array(repeating: "x", count: 5000)]))
            #expect(view.contentSize.height.isFinite)
            #expect(view.indexPathsForVisibleItems.count <= 5000)
        }

        @Test func `items of several sizes break lines where the next does not fit`() {
            let geometry = FlowGeometry(count: 4, room: 100, itemSpacing: 10, lineSpacing: 5) { item in
                FlowGeometry.FlowSize(along: item == 1 ? 30 : 10, across: item == 2 ? 80 : 40)
            }
            #expect((0..<4).map { geometry.rect(of: $0).across } == [0, 60, 10, 0])
            #expect((0..<4).map { geometry.rect(of: $0).along } == [10, 0, 35, 50])
            #expect(geometry.length == 60)
            #expect(geometry.items(from: 31, to: 46) == 2..<3)
        }

        @Test func `a collection and its cells are freed together`() {
            let content = Content([["A"]])
            weak var cell: UICollectionViewCell?
            do {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                    collectionViewLayout: UICollectionViewFlowLayout())
                view.register(TextCell.self, forCellWithReuseIdentifier: "text")
                view.dataSource = content
                view.layoutIfNeeded()
                cell = view.cellForItem(at: path(0))
                #expect(cell != nil)
            }
            #expect(cell == nil)
        }
    }
}
