import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionOfWidth
        case fractionOfHeight
        case absolute
        case estimated
        case uniformAcrossSiblings
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? min(max(dimension, 0), 1e6) : 0
        super.init()
    }

    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fraction)
    }
    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fraction)
    }
    /// Returns a length in points.
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, length)
    }
    /// Returns a dimension in points that holds until the content reports its own.
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, length)
    }
    /// Returns a dimension in points that holds until the contents of all items of a group report theirs, of which the
    /// greatest is used (iOS 17).
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
    }

    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionOfWidth }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionOfHeight }
    /// Whether the dimension is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content determines the dimension.
    public var isEstimated: Bool { kind == .estimated }
    /// Whether the contents of all items of a group determine the dimension.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    var isSelfSizing: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

    /// Returns the length in a container, in points.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionOfWidth: container.width * dimension
        case .fractionOfHeight: container.height * dimension
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        }
    }
}

/// A size in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    final func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A space in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The length in points; the minimum of a flexible space.
    public let spacing: CGFloat
    /// Whether the space takes the remaining length.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? min(max(spacing, 0), 1e6) : 0
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// Whether the space has a fixed length.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
    /// Returns a space of a length in points.
    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: false)
    }
    /// Returns a space of at least a length in points, which shares the remaining length with the other flexible
    /// spaces.
    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: true)
    }
}

/// The spaces around an item.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the leading edge, or nil.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above, or nil.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge, or nil.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below, or nil.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates spaces.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}

/// The position at which a view is attached to an item or a container.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges or the corner.
    public let edges: NSDirectionalRectEdge
    /// The offset: in points, or as a fraction of the view's own size.
    public let offset: CGPoint
    private let isFraction: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFraction: Bool) {
        self.edges = edges
        self.offset = offset
        self.isFraction = isFraction
        super.init()
    }

    /// Creates an anchor at edges or a corner.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFraction: false) }
    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFraction: false)
    }
    /// Creates an anchor with an offset in fractions of the attached item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFraction: true)
    }

    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFraction }
    /// Whether the offset is a fraction.
    public var isFractionalOffset: Bool { isFraction }

    /// Returns the anchor's point in a rectangle: the centre along an axis without an edge.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func move(for size: CGSize) -> CGPoint {
        isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
