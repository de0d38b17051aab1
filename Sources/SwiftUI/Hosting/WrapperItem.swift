/// An item around another one, of its size and at its place.
class WrapperItem: Item {
    final let content: Item

    init(_ content: Item, of node: _GraphNode) {
        self.content = content
        super.init(of: node)
        content.parent = self
    }

    override var children: [Item] { [content] }
    override var priority: Double { content.priority }
    override var spacing: ViewSpacing { content.spacing }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(of: guide, in: size, proposal: proposal)
    }

    override func place(_ placement: LayoutPlacement) {
        super.place(placement)
        var inner = placement
        inner.frame.origin = .zero
        content.place(inner)
    }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }
    override var rowIdentity: AnyHashable? { super.rowIdentity ?? content.rowIdentity }
    override var rowEditing: RowEditing? { super.rowEditing ?? content.rowEditing }
}

/// An item that sets a value for its container.
final class TraitItem<Key: TraitKey>: WrapperItem {
    var value: Key.Value

    init(_ content: Item, of node: _GraphNode, _ value: Key.Value) {
        self.value = value
        super.init(content, of: node)
    }

    override func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        K.self == Key.self ? value as? K.Value : content.trait(key)
    }

    override var priority: Double { Key.self == PriorityTrait.self ? value as? Double ?? 0 : content.priority }
}

/// An item whose content is in a view of UIKit that changes how it is shown: opacity, clipping, touches.
final class EffectItem: WrapperItem {
    private let view = EffectView()
    private var change: (EffectView) -> Void

    init(_ content: Item, of node: _GraphNode, _ change: @escaping (EffectView) -> Void) {
        self.change = change
        super.init(content, of: node)
        change(view)
    }

    func update(_ change: @escaping (EffectView) -> Void) {
        self.change = change
        change(view)
    }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        var inner = ViewList()
        content.collectViews(into: &inner, at: .zero)
        inner.show(in: view)
        list.add(view, CGRect(origin: origin, size: frame.size))
    }
}

/// A view that shows its content with an effect and takes no touches itself.
final class EffectView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(super.hitTest(point, with: event)) }
}

/// An item whose elements are changed by a rule.
final class ElementItem: WrapperItem {
    private var transform: any ElementTransform
    private lazy var carrier = ElementCarrier(of: self)
    private var hasView = false
    /// The view of an element that covers the content.
    var elementView: ElementView { made { ElementView(frame: .zero) } }
    /// The same of a type.
    func elementView<V: ElementView>(_ make: () -> V) -> V { made(make) }
    /// The same for a control.
    var controlView: ControlView { made { ControlView(frame: .zero) } }
    /// The same for a control that opens a menu.
    var menuButton: UIButton { made { UIButton(type: .custom) } }
    private var view: UIView?

    private func made<V: UIView>(_ make: () -> V) -> V {
        if let view = view as? V { return view }
        let new = make()
        view = new
        return new
    }

    init(_ content: Item, of node: _GraphNode, _ transform: any ElementTransform) {
        self.transform = transform
        super.init(content, of: node)
    }

    override var changesElements: Bool { true }

    func update(_ transform: any ElementTransform) {
        self.transform = transform
        setNeedsElements()
    }

    override func makeElements() -> [ElementNode] {
        carrier = ElementCarrier(of: self)
        let elements = transform.elements(of: content.elements, in: carrier)
        if carrier.isUsed != hasView {
            hasView = carrier.isUsed
            host?.setNeedsViews()
        }
        return elements
    }

    override func collectViews(into list: inout ViewList, at origin: CGPoint) {
        guard hasView, let view else { return content.collectViews(into: &list, at: origin) }
        var inner = ViewList()
        content.collectViews(into: &inner, at: .zero)
        inner.show(in: view)
        list.add(view, CGRect(origin: origin, size: frame.size))
    }
}
