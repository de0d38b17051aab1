import Foundation

/// The position and appearance of a view in a collection's layout.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The item, or the section of a supplementary view.
    open var indexPath: IndexPath
    /// The category of the element that the attributes describe.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary view; nil for a cell.
    open private(set) var representedElementKind: String?
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order in depth; views with equal values are in the order of their index paths.
    open var zIndex = 0
    /// Whether the view is hidden.
    open var isHidden = false
    /// A scale, rotation or translation about the centre.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// A transform about the centre, of which only the part in the plane moves the view.
    open var transform3D = CATransform3DIdentity
    /// Whether the layout alone decides about the width, so that a self-sizing view may only choose the height.
    final var hasFixedWidth = false
    /// Whether the layout alone determines the height.
    final var hasFixedHeight = false

    /// Creates attributes of a cell.
    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Makes attributes, of an app's class, for a cell or for a supplementary or decoration view of a kind.
    static func make(
        _ type: AnyClass, _ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let made = type.init(forCellWith: path)
        made.representedElementCategory = category
        made.representedElementKind = kind
        return made
    }

    /// Returns a copy, made by the class's own `copy(with:)`.
    final func copied() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? copiedValues()
    }

    /// Returns a copy. A subclass with additional members overrides this and copies them too.
    open func copy(with zone: NSZone? = nil) -> Any { copiedValues() }

    private func copiedValues() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform3D = transform3D
        copy.hasFixedWidth = hasFixedWidth
        copy.hasFixedHeight = hasFixedHeight
        return copy
    }

    /// The size of the frame, in points.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The centre of the frame, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The frame with its origin at zero, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    final var place: CollectionPlace { CollectionPlace(path: indexPath, kind: representedElementKind) }

    // MARK: NSCollection Layout Section

    /// The index path of the item as text.
    open var name: String { "\(indexPath)" }

    /// Attributes are equal when they describe the same element in the same way. A subclass with additional members
    /// overrides this and compares them too.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return MainActor.assumeIsolated { describesTheSame(as: other) }
    }

    private func describesTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        place == other.place && representedElementCategory == other.representedElementCategory
            && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// A number that equal attributes share.
    open override var hash: Int { MainActor.assumeIsolated { place.hashValue } }
}
