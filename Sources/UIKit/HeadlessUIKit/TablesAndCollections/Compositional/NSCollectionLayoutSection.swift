import Foundation

/// The groups of a section of a compositional layout, and what stands around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The room between the groups and the section's edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What `contentInsets` are added to.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the insets of what stands at the edges are added to.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether what stands at the edges keeps the section's insets too; true unless set.
    open var supplementariesFollowContentInsets = true
    /// How the groups scroll across the direction in which the layout scrolls; not at all unless set.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// More about that (iOS 17).
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// What stands at the edges, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What stands behind.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called before the visible items of the section are shown, after each movement, with how far the section's own
    /// scrolling has come and what the layout stands in. What it changes of the items is shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The list that the section is, or nil.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section of groups of one kind.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// Hears of the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How the groups of a section scroll on their own, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, coming to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// By pages of the container's width.
    case paging = 3
    /// Group by group.
    case groupPaging = 4
    /// Group by group, each in the middle.
    case groupPagingCentered = 5
}

/// More about how the groups of a section scroll on their own (iOS 17).
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How the content springs; it never stays beyond its edges here.
    public var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
    /// How much of its speed the content keeps in each millisecond after a flick.
    public var decelerationRate = UIScrollView.DecelerationRate.normal
}

/// How content springs at its edges, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
}

/// What insets are added to, with UIKit's raw values.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; the safe area there.
    case automatic = 0
    /// Nothing.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The margins of readable width.
    case readableContent = 4
}

/// A room in which something is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section or group is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// An item as it is about to be shown; what is changed of it is shown.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The order in depth.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// The middle, in points of the content.
    var center: CGPoint { get set }
    /// The rectangle in its own coordinates, in points.
    var bounds: CGRect { get }
    /// The scale, rotation or translation about the middle.
    var transform: CGAffineTransform { get set }
    /// The name of the item; its path here.
    var name: String { get }
    /// The place of the item.
    var indexPath: IndexPath { get }
    /// The rectangle, in points of the content.
    var frame: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a view beside the items, or nil.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The place of the item in words.
    public final var name: String { "\(indexPath)" }
}

/// What a layout of this module gives to those who ask for an environment.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}
