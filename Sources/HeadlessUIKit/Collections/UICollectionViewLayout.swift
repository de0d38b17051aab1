import Foundation

/// Decides where the views of a collection stand. Subclasses answer the questions; this class has no views at all.
@MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that the layout serves, or nil.
    open internal(set) weak var collectionView: UICollectionView?
    /// No layout answers with more views than this; no screen shows so many.
    static let elementLimit = 20_000

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Called before the first question, and again after the layout became invalid.
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all views that share a rectangle of the content, or nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item, or nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a view beside the items, or nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds of the collection, in points, make the layout invalid.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Lets everything be laid out anew.
    open func invalidateLayout() { collectionView?.layoutWasInvalidated() }
}
