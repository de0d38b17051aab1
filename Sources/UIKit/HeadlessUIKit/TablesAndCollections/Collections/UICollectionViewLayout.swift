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
        newContext()
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
        let context = newContext()
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

    /// The size that a layout gives a view that prefers another one: an item of zero size could never be found.
    static func adopted(_ size: CGSize) -> CGSize {
        CGSize(width: min(max(size.width, 1), 1e6), height: min(max(size.height, 1), 1e6))
    }

    /// Forgets the sizes that views have reported. Layouts of this module that remember sizes override it.
    func forgetSizes() {}

    /// Moves the sizes of moved items. Layouts of this module that remember sizes override it.
    ///
    /// - Parameter newPlace: returns an item's current place; nil if it was removed or has other content.
    func moveSizes(_ newPlace: (IndexPath) -> IndexPath?) {}

    // MARK: Updates

    /// The update that is being applied: the items that come into view, and the attributes of those that leave it.
    final var update: (appearing: Set<IndexPath>, leaving: [IndexPath: UICollectionViewLayoutAttributes])?

    /// Called before the data source's changes are shown, after `prepare()`. An override calls super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after the data source's changes have been shown.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes with which an item comes into view: its own, transparent for a new item.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)?.copied()
        if update?.appearing.contains(itemIndexPath) == true { attributes?.alpha = 0 }
        return attributes
    }

    /// Returns the attributes with which an item leaves the view: those it had, transparent where it was removed.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let before = update?.leaving[itemIndexPath] else { return nil }
        let attributes = before.copied()
        attributes.alpha = 0
        return attributes
    }

    /// Returns the attributes with which a supplementary view comes into view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
    }

    /// Returns the attributes with which a supplementary view leaves the view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
    }

    /// Returns the attributes with which a decoration view comes into view.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
    }

    /// Returns the attributes with which a decoration view leaves the view.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
    }

    /// Returns the supplementary views of a kind that an update removes.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views of a kind that an update removes.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views of a kind that an update adds.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views of a kind that an update adds.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Changes of the bounds and of the layout

    /// Called before the bounds change in an animation. An override calls super.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the bounds have changed in an animation.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before the collection changes from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before the collection changes from this layout to another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called after a change of layouts.
    open func finalizeLayoutTransition() {}
    /// Returns the offset of the content after an update or a change of layouts, in points.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Moving items

    /// Returns the place to which an item is moved at a position, in points: that of the item there, else its own.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item while it is moved: its own, at the position of the finger.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied()
            ?? UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, .cell, kind: nil, at: indexPath)
        attributes.center = position
        return attributes
    }

    /// Returns the invalidation context for an item that is moved.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movement(to: targetIndexPaths, at: targetPosition, from: previousIndexPaths)
    }

    /// Returns the invalidation context for the end of a movement.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movement(to: indexPaths, at: .zero, from: previousIndexPaths)
    }

    private func movement(
        to targets: [IndexPath], at position: CGPoint, from previous: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.interactiveMovementTarget = position
        return context
    }

    /// An empty context of the layout's class.
    final func newContext() -> UICollectionViewLayoutInvalidationContext {
        (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Direction

    /// The writing direction that the layout was developed for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection mirrors its coordinates where the interface has the opposite direction, so that the layout
    /// begins at the leading edge.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates an empty context.
    public required override init() {
        super.init()
    }

    /// Whether everything is invalid, as after `reloadData()`.
    open internal(set) var invalidateEverything = false
    /// Whether the data source's numbers of sections and items have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that are invalid, or nil.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views, by their kind, or nil.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views, by their kind, or nil.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The offset by which the content is moved with the change, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The difference of the size of the content, in points; the layout is asked for the size itself here.
    open var contentSizeAdjustment = CGSize.zero
    /// The places of items before they are moved, or nil.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The places to which items are moved, or nil.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of the finger that moves items, in points.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Adds decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

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
