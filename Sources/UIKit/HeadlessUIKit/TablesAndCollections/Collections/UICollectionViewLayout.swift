import Foundation

/// The base class of layouts, which decide about the positions of a collection's views. This class has no views itself.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection of the layout, or nil.
    open internal(set) weak var collectionView: UICollectionView?
    /// The maximum number of views that a layout returns; no screen shows as many.
    static let elementLimit = 20_000

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Prepares the layout; called before the first query and again after an invalidation.
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all views that intersect a rectangle of the content, or nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item, or nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers a class of decoration views; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        invalidateLayout()
    }
    final private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Returns the kinds of views that a section has before its items and after them, in reading order.
    func edgeKinds(inSection section: Int) -> (before: [String], after: [String]) {
        ([UICollectionView.elementKindSectionHeader], [UICollectionView.elementKindSectionFooter])
    }

    /// The offsets of the orthogonally scrolling sections, in points.
    final var orthogonalOffsets: [Int: CGPoint] = [:]

    /// Returns the orthogonally scrolling part of a section; nil for none.
    func orthogonalBand(_ section: Int) -> OrthogonalBand? { nil }

    /// Returns the offset of an orthogonally scrolling section, in points.
    final func orthogonalOffset(_ section: Int) -> CGPoint {
        orthogonalOffsets[section] ?? orthogonalBand(section)?.start ?? .zero
    }

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that describe the invalid parts of the layout.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Returns the offset at which the content comes to rest after a drag, in points.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: the offset without the layout's influence, in points.
    ///   - velocity: the velocity of the content, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the invalidation context for new bounds of the collection.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Whether new bounds of the collection, in points, invalidate the layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether a view's preferred size invalidates the layout; false unless overridden. Flow layouts with an estimated
    /// size adopt the preferred size.
    ///
    /// - Parameters:
    ///   - preferredAttributes: the attributes that the view prefers.
    ///   - originalAttributes: the attributes that the layout gives it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the invalidation context for a view's preferred size; the view itself unless overridden.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context =
            (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? UICollectionViewLayoutInvalidationContext()
        if let kind = preferredAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
        } else {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        }
        return context
    }

    /// Invalidates the whole layout; views with estimated sizes are measured again.
    open func invalidateLayout() {
        forgetSizes()
        collectionView?.layoutWasInvalidated(asksViews: true)
    }

    /// Invalidates the parts of the layout that a context names. An override calls super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard !context.invalidateEverything else { return invalidateLayout() }
        collectionView?.layoutWasInvalidated(asksViews: false)
        guard context.contentOffsetAdjustment != .zero, let collectionView else { return }
        collectionView.contentOffset = CGPoint(
            x: collectionView.contentOffset.x + context.contentOffsetAdjustment.x,
            y: collectionView.contentOffset.y + context.contentOffsetAdjustment.y)
    }

    /// Forgets the sizes that views have reported. Layouts of this module that remember sizes override it.
    func forgetSizes() {}

    /// Moves the sizes of moved items. Layouts of this module that remember sizes override it.
    ///
    /// - Parameter newPlace: returns an item's current place; nil if it was removed or has other content.
    func moveSizes(_ newPlace: (IndexPath) -> IndexPath?) {}
}

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates an empty context.
    public required override init() {
        super.init()
    }

    /// Whether everything is invalid; false unless set by a subclass.
    open var invalidateEverything: Bool { false }
    /// The items that are invalid, or nil.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views, by their kind, or nil.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The offset by which the content is moved with the change, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// Adds items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
}
