import Foundation
import Testing

@testable import HeadlessUIKit

/// Methods that custom layouts override.
@MainActor struct LayoutHookTests {
    private final class Attributes: UICollectionViewLayoutAttributes {
        var ratio: CGFloat = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.ratio = ratio
            return copy
        }
    }

    private final class Snapping: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.layoutAttributesForItem(at: indexPath)
            (attributes as? Attributes)?.ratio = 0.5
            return attributes
        }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 110).rounded() * 110) }
    }

    private let layout = Snapping()
    private let fixture = CompositionalFixture([100]) { _, _ in
        let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .absolute(100))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    @Test func `attributes are of the layout's own class, and a copy has what it adds`() throws {
        layout.itemSize = CGSize(width: 400, height: 100)
        fixture.view.collectionViewLayout = layout
        fixture.view.layoutIfNeeded()
        let attributes = try #require(
            fixture.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) as? Attributes)
        #expect(attributes.ratio == 0.5 && (attributes.copied() as? Attributes)?.ratio == 0.5)
        #expect(attributes.copied().frame == attributes.frame && attributes.frame.minY == 330)
    }

    @Test func `a drag comes to rest where the layout says`() {
        layout.itemSize = CGSize(width: 400, height: 100)
        fixture.view.collectionViewLayout = layout
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.addSubview(fixture.view)
        window.isHidden = false
        defer { window.isHidden = true }
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.follow(FingerMovement(start: CGPoint(x: 9, y: 700), distance: CGPoint(x: 0, y: -300))))
        #expect(fixture.view.contentOffset.y == 330)
    }

    @Test func `views stand in depth as their attributes say, whenever they come`() {
        final class Stacked: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map {
                    $0.zIndex = -$0.indexPath.item
                    return $0
                }
            }
        }
        let stacked = Stacked()
        stacked.itemSize = CGSize(width: 400, height: 300)
        fixture.view.collectionViewLayout = stacked
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        fixture.view.contentOffset.y = 500
        fixture.view.layoutIfNeeded()
        let items = fixture.view.subviews.compactMap { ($0 as? UICollectionReusableView)?.place?.path.item }
        #expect(items == items.sorted(by: >) && items.count > 2)
    }
}
