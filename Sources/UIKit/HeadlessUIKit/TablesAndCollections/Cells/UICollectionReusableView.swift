import Foundation

/// A view that a collection view reuses: a cell, or a supplementary view such as a header.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The reuse identifier, or nil.
    open package(set) var reuseIdentifier: String?
    /// The view's place while the collection shows it, or nil.
    final var place: CollectionPlace?
    final var item = CellItem()
    /// The order in depth when the view came into the collection.
    final var depth = 0
    /// Whether the delegate was notified that the view is shown.
    final var isDisplayed = false
    /// The number of the collection's measuring pass in which the view was measured, and the size that the layout gave
    /// it then.
    final var measured: (number: Int, size: CGSize)?

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns a new view of a class that was registered for an identifier.
    static func make<View: UICollectionReusableView>(
        _ type: View.Type, for reuseIdentifier: String, frame: CGRect = .zero
    ) -> View {
        let view = ClassInitializer.makeView(type, frame: frame)
        view.reuseIdentifier = reuseIdentifier
        return view
    }

    /// Called before the collection uses the view again.
    open func prepareForReuse() {}

    /// Returns the attributes that the view prefers to those of the layout: with the size of its content. Layouts call
    /// it where sizes are estimated.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copied()
        preferred.size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: layoutAttributes.hasFixedWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: layoutAttributes.hasFixedHeight ? .required : .fittingSizeLevel)
        return preferred
    }

    /// Applies the layout's position and appearance to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        if !transform.isIdentity || !layoutAttributes.transform.isIdentity {
            transform = layoutAttributes.transform
            bounds.size = layoutAttributes.size
            center = layoutAttributes.center
        } else if frame != layoutAttributes.frame {
            frame = layoutAttributes.frame
        }
        if alpha != layoutAttributes.alpha { alpha = layoutAttributes.alpha }
        if isHidden != layoutAttributes.isHidden { isHidden = layoutAttributes.isHidden }
    }

    /// Called before the collection changes from one layout to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection has changed from one layout to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// The place of a reusable view: an item, or a section and a kind of supplementary view.
struct CollectionPlace: Hashable, Comparable {
    var path: IndexPath
    /// Nil for a cell.
    var kind: String?

    static func < (left: CollectionPlace, right: CollectionPlace) -> Bool {
        left.path == right.path ? (left.kind ?? "") < (right.kind ?? "") : left.path < right.path
    }
}
