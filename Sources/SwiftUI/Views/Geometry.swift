/// A view whose content depends on the size that it is given.
public struct GeometryReader<Content: View> {
    /// Makes the content for a geometry.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the reader.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        GeometryNode(view, parent: parent, environment)
    }
}

/// The size and the position of a view.
public struct GeometryProxy {
    private final class Place {
        weak var item: Item?
        init(_ item: Item?) { self.item = item }
    }

    /// The size of the view.
    public let size: CGSize
    /// The distances to the edges of the screen that bars cover.
    public let safeAreaInsets: EdgeInsets
    private let place: Place

    @MainActor init(_ item: Item?, size: CGSize, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        place = Place(item)
    }

    /// Returns the frame of the view in a coordinate space; named spaces are the hosting view's here.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace != .local, let item = place.item else { return CGRect(origin: .zero, size: size) }
        return CGRect(origin: onMainActor { item.originOnScreen }, size: size)
    }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
    /// The space of the screen, and that of the view.
    case global, local
    /// The space of a view with a name.
    case named(AnyHashableSendable)

    /// The space of a view with a name.
    public static func named<Name: Hashable & Sendable>(_ name: Name) -> CoordinateSpace {
        .named(AnyHashableSendable(name))
    }
}

/// A hashable value of any type.
public struct AnyHashableSendable: Hashable, @unchecked Sendable {
    // Made of Sendable values only.
    private let value: AnyHashable

    /// Wraps a value.
    public init<Value: Hashable & Sendable>(_ value: Value) { self.value = value }
}

extension Item {
    /// The position of the item on the screen.
    var originOnScreen: CGPoint {
        var origin = frame.origin
        var item = parent
        while let current = item {
            let offset = current.scrollOffset
            origin = origin + current.frame.origin + CGPoint(x: -offset.x, y: -offset.y)
            item = current.parent
        }
        guard let host else { return origin }
        return host.convert(origin, to: nil)
    }
}

/// The node of a geometry reader, which evaluates its content when the size differs.
private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var child: _ViewNode<Content>?
    private var item: LayoutItem<GeometryReaderLayout>?
    private var size: CGSize?
    private var insets = EdgeInsets()

    override init(_ view: GeometryReader<Content>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        let item = LayoutItem(GeometryReaderLayout(), of: self) { [unowned self] in child?.items ?? [] }
        item.willPlace = { [unowned self] in follow($0) }
        self.item = item
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { item?.contentDidChange() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        if viewChanged || isDirty { evaluate() } else { child?.updateEnvironment(environment) }
    }

    private func follow(_ placement: LayoutPlacement) {
        let insets = placement.context.safeArea.insets(around: CGRect(origin: .zero, size: placement.frame.size))
        guard size != placement.frame.size || self.insets != insets else { return }
        size = placement.frame.size
        self.insets = insets
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        guard let size else { return }
        let proxy = GeometryProxy(item, size: size, safeAreaInsets: insets)
        graph.counts.bodies += 1
        let content = Evaluation.evaluating(self) { view.content(proxy) }
        if let child {
            child.update(content, environment)
        } else {
            child = Content._makeNode(content, parent: self, environment: environment)
            item?.forgetContent()
        }
    }
}
