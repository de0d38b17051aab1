/// The place of an element among the views, by which focus and rotors find it.
@MainActor final class ElementReference {
    /// The view that carries the element; nil while the element isn't on the screen.
    weak var view: UIView? {
        didSet { if view !== oldValue, view != nil { didAppear?() } }
    }
    /// Called when the element is on the screen.
    var didAppear: (() -> Void)?
}

/// A modifier by which the first element of the view can be found.
@MainActor protocol ReferenceModifier: ItemModifier where ItemType == ReferenceItem {
    /// Registers the reference for the modifier's current value.
    func register(_ reference: ElementReference, in graph: ViewGraph)
    /// Whether the reference is registered already for another value of the modifier.
    func isSame(as other: Self) -> Bool
}

extension ReferenceModifier {
    func makeItem(around content: Item, of node: _GraphNode) -> ReferenceItem {
        let item = ReferenceItem(content, of: node)
        register(item.reference, in: node.graph)
        item.registered = self
        return item
    }

    func update(_ item: ReferenceItem, of node: _GraphNode) {
        if let registered = item.registered as? Self, isSame(as: registered) { return }
        item.renew()
        register(item.reference, in: node.graph)
        item.registered = self
    }
}

/// An item whose first element can be found.
final class ReferenceItem: WrapperItem {
    private(set) var reference = ElementReference()
    /// The modifier for whose value the reference is registered.
    var registered: Any?

    /// Makes another reference in place of the former one.
    func renew() {
        reference = ElementReference()
        setNeedsElements()
    }

    override var changesElements: Bool { true }

    override func makeElements() -> [ElementNode] {
        var nodes = content.elements
        guard let first = nodes.indices.first else { return [] }
        nodes[first].change { $0.details.references.append(reference) }
        return nodes
    }
}

/// References that are found by a key, as long as they exist.
struct ReferenceTable<Key: Hashable> {
    private struct Entry {
        weak var reference: ElementReference?
    }

    private var entries: [Key: [Entry]] = [:]

    /// Registers a reference.
    @MainActor mutating func insert(_ reference: ElementReference, for key: Key) {
        entries[key, default: []].removeAll { $0.reference == nil }
        entries[key, default: []].append(Entry(reference: reference))
    }

    /// The view of the element with a key.
    @MainActor func view(_ key: Key) -> UIView? {
        entries[key]?.lazy.compactMap { $0.reference?.view }.first { $0.window != nil }
    }

    /// The key of the element that a view carries.
    @MainActor func key(of view: AnyObject) -> Key? {
        entries.first { $0.value.contains { $0.reference?.view === view } }?.key
    }
}
