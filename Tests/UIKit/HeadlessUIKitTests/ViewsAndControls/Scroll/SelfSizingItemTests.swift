import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Items of collections, and their headers, that are as large as their content.
    @MainActor struct SelfSizingItemTests {
        private final class Chip: UICollectionViewCell {
            let label = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }

        /// As wide as the collection, as most feeds are.
        private final class Card: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }

            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let width = superview.map { $0.bounds.width } ?? 320
                layoutAttributes.size = contentView.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                return layoutAttributes
            }
        }

        private final class Title: UICollectionReusableView {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: topAnchor),
                    label.leadingAnchor.constraint(equalTo: leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: trailingAnchor),
                    label.bottomAnchor.constraint(equalTo: bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }

        private final class Screen: UICollectionViewController {
            var texts: [String] = []
            var title2 = ""
            var cellName = "chip"

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(Chip.self, forCellWithReuseIdentifier: "chip")
                collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
                collectionView.register(
                    Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: "title")
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { texts.count }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellName, for: indexPath)
                (cell as? Chip)?.label.text = texts[indexPath.item]
                (cell as? Card)?.label.text = texts[indexPath.item]
                return cell
            }
            override func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "title", for: indexPath)
                (view as? Title)?.label.text = title2
                return view
            }
        }

        private let layout = UICollectionViewFlowLayout()
        private let long = Array(repeating: "word", count: 60).joined(separator: " ")

        private func show(_ texts: [String], _ name: String = "chip", on stage: Stage) -> Screen {
            let screen = Screen(collectionViewLayout: layout)
            screen.texts = texts
            screen.cellName = name
            stage.show(UINavigationController(rootViewController: screen))
            stage.settle()
            return screen
        }

        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        @Test(arguments: [false, true])
        func `items are as large as the constraints in their cells make them, and lines break by that`(
            isAutomatic: Bool
        ) throws {
            try onStage(size: CGSize(width: 320, height: 568)) { stage in
                layout.estimatedItemSize =
                    isAutomatic ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 80, height: 30)
                let texts = ["Jazz", "Blues and soul music", "Folk", "Chamber music of the baroque"]
                let view = try #require(show(texts, on: stage).collectionView)
                let cells = (0..<4).compactMap { view.cellForItem(at: path($0)) as? Chip }
                try #require(cells.count == 4)
                for cell in cells {
                    let text = cell.label.intrinsicContentSize
                    #expect(abs(cell.frame.width - text.width - 16) < 0.5)
                    #expect(abs(cell.frame.height - text.height - 8) < 0.5)
                }
                #expect(cells[0].frame.minY == cells[1].frame.minY)
                #expect(cells[3].frame.minY >= cells[0].frame.maxY + 10)
                #expect(view.contentSize.height == cells[3].frame.maxY)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `a cell that says itself how large it wants to be is asked`() throws {
            try onStage(size: CGSize(width: 320, height: 568)) { stage in
                layout.estimatedItemSize = CGSize(width: 320, height: 100)
                let view = try #require(show(["Short", long, "Last"], "card", on: stage).collectionView)
                let cells = (0..<3).compactMap { view.cellForItem(at: path($0)) as? Card }
                try #require(cells.count == 3)
                for cell in cells {
                    #expect(cell.frame.width == 320)
                    let needed = cell.label.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)).height
                    #expect(abs(cell.frame.height - needed) < 0.5)
                }
                #expect(cells[1].frame.minY == cells[0].frame.maxY + 10)
            }
        }

        @Test func `without an estimate items have the layout's size`() throws {
            try onStage { stage in
                layout.itemSize = CGSize(width: 120, height: 40)
                let view = try #require(show(["One", long], on: stage).collectionView)
                #expect(view.cellForItem(at: path(1))?.frame.size == CGSize(width: 120, height: 40))
            }
        }

        @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
        func `a header of automatic size is as long as its content`(direction: UICollectionView.ScrollDirection) throws
        {
            try onStage(size: CGSize(width: 320, height: 568)) { stage in
                layout.scrollDirection = direction
                layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
                let screen = Screen(collectionViewLayout: layout)
                (screen.texts, screen.title2) = (["One"], direction == .vertical ? long : "Title")
                stage.show(UINavigationController(rootViewController: screen))
                stage.settle()
                let kind = UICollectionView.elementKindSectionHeader
                let view = try #require(screen.collectionView)
                let title = try #require(view.supplementaryView(forElementKind: kind, at: path(0)) as? Title)
                let item = try #require(view.cellForItem(at: path(0)))
                if direction == .vertical {
                    let needed = title.label.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)).height
                    #expect(abs(title.frame.height - needed) < 0.5 && title.frame.width == 320)
                    #expect(item.frame.minY == title.frame.maxY)
                } else {
                    #expect(abs(title.frame.width - title.label.intrinsicContentSize.width) < 0.5)
                    #expect(item.frame.minX == title.frame.maxX)
                }
            }
        }

        @Test func `items keep their sizes when others come and go, and are measured again at another text size`()
            throws
        {
            try onStage(size: CGSize(width: 320, height: 568)) { stage in
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                let screen = show(["One", "Two and a half"], on: stage)
                let view = try #require(screen.collectionView)
                let size = try #require(view.cellForItem(at: path(1))).frame.size
                screen.texts.insert("New", at: 0)
                view.performBatchUpdates { view.insertItems(at: [path(0)]) }
                #expect(view.layoutAttributesForItem(at: path(2))?.size == size)
                stage.settle()
                #expect(view.cellForItem(at: path(2))?.frame.size == size)
                for cell in view.visibleCells {
                    (cell as? Chip)?.label.font = .preferredFont(forTextStyle: .body)
                    (cell as? Chip)?.label.adjustsFontForContentSizeCategory = true
                }
                UIApplication.shared.simulate(.accessibilityExtraExtraExtraLarge)
                defer { UIApplication.shared.simulate(.large) }
                stage.settle()
                #expect(try #require(view.cellForItem(at: path(2))).frame.height > size.height * 2)
            }
        }

        @Test func `ten thousand items are measured only where they are seen`() throws {
            try onStage { stage in
                layout.estimatedItemSize = CGSize(width: 300, height: 40)
                let view = try #require(show(Array(repeating: "Text", count: 10_000), on: stage).collectionView)
                view.scrollToItem(at: path(9_999), at: .bottom, animated: false)
                stage.settle()
                let last = try #require(view.cellForItem(at: path(9_999)))
                #expect(abs(last.frame.maxY - view.contentSize.height) < 0.5)
                #expect(view.visibleCells.count < 500)
            }
        }
    }
}
