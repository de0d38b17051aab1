import Foundation

@testable import HeadlessUIKit

/// A collection with a compositional layout whose items have their index path as label.
@MainActor final class CompositionalFixture: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    /// The heights that the items return, where sizes are estimated.
    var heights: [IndexPath: CGFloat] = [:]
    var widths: [IndexPath: CGFloat] = [:]

    final class Cell: UICollectionViewCell {
        var told: CGSize?
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let told { layoutAttributes.size = told }
            return layoutAttributes
        }
    }

    /// The height that the views at the edges return, where it is estimated.
    var edgeHeight: CGFloat?

    final class Edge: UICollectionReusableView {
        var told: CGFloat?
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let told { layoutAttributes.size.height = told }
            return layoutAttributes
        }
    }

    init(
        _ counts: [Int], size: CGSize = CGSize(width: 400, height: 800),
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
        section: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.counts = counts
        layout = UICollectionViewCompositionalLayout(sectionProvider: section, configuration: configuration)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge", "side"] {
            view.register(
                Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "\(indexPath.section).\(indexPath.item)"
        let known = layout.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        if heights[indexPath] != nil || widths[indexPath] != nil {
            (cell as? Cell)?.told = CGSize(
                width: widths[indexPath] ?? known.width, height: heights[indexPath] ?? known.height)
        } else {
            (cell as? Cell)?.told = nil
        }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        (view as? Edge)?.told = edgeHeight
        view.isAccessibilityElement = true
        view.accessibilityLabel = "\(kind) \(indexPath.section)"
        return view
    }

    /// Returns the frame of an item, as "x y width height".
    func place(_ item: Int, _ section: Int = 0) -> String {
        view.layoutIfNeeded()
        return Self.words(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
    }

    /// Returns the frame of a supplementary view.
    func place(_ kind: String, _ section: Int = 0, item: Int = 0) -> String {
        view.layoutIfNeeded()
        return Self.words(
            view.layoutAttributesForSupplementaryElement(
                ofKind: kind, at: IndexPath(item: item, section: section))?.frame)
    }

    static func words(_ frame: CGRect?) -> String {
        guard let frame else { return "nowhere" }
        return [frame.minX, frame.minY, frame.width, frame.height].map { number in
            number == number.rounded() ? "\(Int(number))" : String(format: "%.1f", Double(number))
        }.joined(separator: " ")
    }
}

extension NSCollectionLayoutSize {
    @MainActor static func of(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
}
