import Foundation

/// The groups of a section of a compositional layout, and the views around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The space between the groups and the section's edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The boundary that `contentInsets` are added to.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The boundary that the insets of boundary supplementary items are added to.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary supplementary items follow the section's insets too; true unless set.
    open var supplementariesFollowContentInsets = true
    /// The orthogonal scrolling of the groups, across the scrolling direction of the layout; none unless set.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The properties of orthogonal scrolling (iOS 17).
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The boundary supplementary items, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decoration items behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called before the visible items of the section are shown, after each movement, with the section's own offset and
    /// the layout's environment. Its changes to the items are shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The list that the section is, or nil.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section of groups of one kind.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// A handler that is called with the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The ways in which the groups of a section scroll orthogonally, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll on its own.
    case none = 0
    /// Scrolls to any position.
    case continuous = 1
    /// Continuous, coming to rest at the start of a group.
    case continuousGroupLeadingBoundary = 2
    /// By pages of the container's width.
    case paging = 3
    /// Scrolls by one group at a time.
    case groupPaging = 4
    /// Group by group, each centred.
    case groupPagingCentered = 5
}

/// The properties of a section's orthogonal scrolling (iOS 17).
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The bounce of the content; it never stays beyond its edges here.
    public var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
    /// The fraction of its velocity that the content keeps in each millisecond after a swipe.
    public var decelerationRate = UIScrollView.DecelerationRate.normal
}

/// The bounce of content at its edges, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    /// The system's default.
    case automatic = 0
    /// The content always bounces.
    case always = 1
    /// The content never bounces.
    case never = 2
}

/// The boundaries that insets are added to, with UIKit's raw values.
public enum UIContentInsetsReference: Int, Sendable {
    /// The boundary of the layout's configuration; the safe area there.
    case automatic = 0
    /// The insets apply to the bounds.
    case none = 1
    /// The insets apply to the safe area.
    case safeArea = 2
    /// The insets apply to the layout margins.
    case layoutMargins = 3
    /// The margins of readable width.
    case readableContent = 4
}

/// A container in which content is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The effective insets, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment in which a section or group is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }
}

/// An item that is about to be shown; changes made to it are shown.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order in depth.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// The centre, in points of the content.
    var center: CGPoint { get set }
    /// The rectangle in its own coordinates, in points.
    var bounds: CGRect { get }
    /// A scale, rotation or translation about the centre.
    var transform: CGAffineTransform { get set }
    /// The name of the item; its path here.
    var name: String { get }
    /// The place of the item.
    var indexPath: IndexPath { get }
    /// The rectangle, in points of the content.
    var frame: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view, or nil.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The environment that layouts of this module pass to providers and handlers.
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
