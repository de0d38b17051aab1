import Foundation

/// A part of a compositional layout: an item, or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size, with fractions relative to the container.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary items attached to the item.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the content from the edges of the size, in points; ignored along an estimated axis.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around, or nil.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with attached supplementary items, such as a badge.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// Items in a line, one below the other, or at custom positions.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Kind {
        case line(isHorizontal: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The way in which the items are repeated.
    enum Repetition {
        /// As often as they fit.
        case filling
        /// A number of times, sharing the group's length.
        case sharing(Int)
        /// A number of times, in their own sizes.
        case times(Int)
    }

    let kind: Kind
    let repetition: Repetition
    /// The repeated items.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between the items, or nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    private var attached: [NSCollectionLayoutSupplementaryItem] = []

    init(
        _ kind: Kind, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repetition: Repetition
    ) {
        self.kind = kind
        self.subitems = subitems
        self.repetition = repetition
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates a group of items side by side, repeated until the line is full.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isHorizontal: true), layoutSize, subitems, .filling)
    }

    /// Creates a group of a number of items side by side that share the group's width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isHorizontal: true), layoutSize, [subitem], .sharing(count))
    }

    /// Creates a group of a number of items side by side in their own sizes (iOS 16).
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isHorizontal: true), layoutSize, [subitem], .times(count))
    }

    /// Creates a group of items one below the other, repeated until the column is full.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isHorizontal: false), layoutSize, subitems, .filling)
    }

    /// Creates a group of a number of items one below the other that share the group's height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isHorizontal: false), layoutSize, [subitem], .sharing(count))
    }

    /// Creates a group of a number of items one below the other in their own sizes (iOS 16).
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.line(isHorizontal: false), layoutSize, [subitem], .times(count))
    }

    /// Creates a group whose items are placed by a function.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], .filling)
    }

    /// Returns the group's structure in words, for developers.
    open func visualDescription() -> String {
        func line(_ item: NSCollectionLayoutItem, _ depth: Int) -> String {
            let size = item.layoutSize
            let own =
                String(repeating: "  ", count: depth)
                + "\(type(of: item)) \(size.widthDimension.kind) \(size.widthDimension.dimension) x "
                + "\(size.heightDimension.kind) \(size.heightDimension.dimension)"
            guard let group = item as? NSCollectionLayoutGroup else { return own }
            return ([own] + group.subitems.map { line($0, depth + 1) }).joined(separator: "\n")
        }
        return line(self, 0)
    }
}

/// Places the items of a custom group in its environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect
    /// The order in depth.
    public let zIndex: Int

    /// Creates an item with a position.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// A view attached to an item or a container, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view that is requested from the data source.
    public let elementKind: String
    /// The anchor on the container.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor on the supplementary item; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order in depth; above items unless set.
    open var zIndex = 1

    /// Creates an attached supplementary item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the frame of the supplementary item, in the coordinate space of the item that it is attached to.
    final func frame(on container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let place = containerAnchor.point(of: container)
        let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
        let move = containerAnchor.move(for: size)
        let ownMove = itemAnchor?.move(for: size) ?? .zero
        return CGRect(
            x: place.x - own.x + move.x + ownMove.x, y: place.y - own.y + move.y + ownMove.y, width: size.width,
            height: size.height)
    }
}

/// The alignments along the edges of a section, with UIKit's raw values.
public enum NSRectAlignment: Int, Sendable {
    /// Unspecified.
    case none = 0
    /// Above the element.
    case top = 1
    /// Above, at the leading edge.
    case topLeading = 2
    /// At the leading edge.
    case leading = 3
    /// Below, at the leading edge.
    case bottomLeading = 4
    /// Below the element.
    case bottom = 5
    /// Below, at the trailing edge.
    case bottomTrailing = 6
    /// At the trailing edge.
    case trailing = 7
    /// Above, at the trailing edge.
    case topTrailing = 8
}

/// A view at an edge of a section or of the whole layout, such as a header.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether it makes the section longer; true unless set. Otherwise it overlays the content.
    open var extendsBoundary = true
    /// Whether it stays visible while its section is.
    open var pinToVisibleBounds = false
    /// The edge of the section or layout at which it is placed.
    public let alignment: NSRectAlignment
    /// The offset from its position, in points.
    public let offset: CGPoint

    /// Creates a supplementary item at an edge, with an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A decoration view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which its class was registered with the layout.
    public let elementKind: String
    /// The order in depth; behind the items unless set.
    open var zIndex = -1

    init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Returns a background behind a whole section.
    open class func background(elementKind: String) -> Self {
        let made = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        guard let made = made as? Self else {
            preconditionFailure("background(elementKind:) can't create instances of a subclass")
        }
        return made
    }
}
