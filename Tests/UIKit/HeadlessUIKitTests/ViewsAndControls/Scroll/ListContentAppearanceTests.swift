import Foundation
import Testing

@testable import HeadlessUIKit

/// The layout and style of the content of a list's rows.
@Suite(.serialized) @MainActor struct ListContentAppearanceTests {
    private func shown(_ content: UIListContentConfiguration) -> [UIView] {
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        view.layoutIfNeeded()
        return view.subviews
    }

    @Test func `an image is no larger than it may be, and takes the room that is kept for it`() {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(size: CGSize(width: 80, height: 40))
        content.text = "Text"
        content.imageToTextPadding = 20
        var views = shown(content)
        #expect(views[0].frame.size == CGSize(width: 80, height: 40) && views[1].frame.minX == 16 + 80 + 20)
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        views = shown(content)
        #expect(views[0].frame.size == CGSize(width: 20, height: 10) && views[1].frame.minX == 16 + 20 + 20)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        views = shown(content)
        #expect(views[0].frame.minX == 16 + 15 && views[1].frame.minX == 16 + 50 + 20)
    }

    @Test func `texts keep their distance`() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        content.secondaryText = "Two"
        let height = UIListContentView(configuration: content).sizeThatFits(CGSize(width: 320, height: 0)).height
        content.textToSecondaryTextVerticalPadding = 9
        #expect(
            UIListContentView(configuration: content).sizeThatFits(CGSize(width: 320, height: 0)).height == height + 9)
        let views = shown(content)
        #expect(views[2].frame.minY == views[1].frame.maxY + 9)
    }

    @Test func `letters are written as it is said`() {
        var content = UIListContentConfiguration.header()
        content.text = "new arrivals"
        content.textProperties.transform = .uppercase
        content.textProperties.alignment = .center
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
        let label = shown(content)[1] as? UILabel
        #expect(label?.text == "NEW ARRIVALS" && label?.textAlignment == .center && label?.textColor == .red)
    }

    private final class Tile: UICollectionViewCell {
        static var sizes: [CGSize] = []
        override init(frame: CGRect) {
            Self.sizes.append(frame.size)
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var found: [CGSize] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            found.append(cell.bounds.size)
            return cell
        }
    }

    @Test func `a cell is made in the size that the layout gives it`() {
        Tile.sizes = []
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 70)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = Source()
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(Tile.sizes == [CGSize(width: 90, height: 70)] && source.found == Tile.sizes)
        layout.itemSize = CGSize(width: 60, height: 50)
        collection.reloadData()
        collection.layoutIfNeeded()
        #expect(Tile.sizes.count == 1 && source.found.last == CGSize(width: 60, height: 50))
    }

    @Test func `an edited row has its own view at the end of the line`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (usual, edited) = (UISwitch(), UIButton(type: .system))
        (cell.accessoryView, cell.editingAccessoryView) = (usual, edited)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        #expect(usual.superview === cell && edited.superview == nil)
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(usual.superview == nil && edited.superview === cell)
    }
}
