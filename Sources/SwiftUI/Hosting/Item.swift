/// A part of the screen as its container sees it: something that is laid out, shows views of UIKit, and has elements.
///
/// Views that only group others have no item; the views in them are items of the container around.
@MainActor class Item: LayoutNode {
    final unowned let node: _GraphNode
    /// The item in which this one is laid out.
    final weak var parent: Item?
    /// The frame in the coordinates of the parent.
    final private(set) var frame = CGRect.zero
    final private(set) var placement: LayoutPlacement?
    private var cachedElements: [ElementNode]?
    /// The elements that the host has shown, in its version of that time.
    private var shownElements: (version: Int, elements: [ElementNode])?
    /// The id of the element of a collection that the item shows.
    final var rowID: AnyHashable?
    /// The id that the app has given to the view.
    final var viewID: AnyHashable?
    /// What the user can do with the row of a collection that the item shows.
    final var editing: RowEditing?

    init(of node: _GraphNode) { self.node = node }

    // MARK: Layout

    var priority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        trait(LayoutValueTrait<K>.self) ?? K.defaultValue
    }

    func place(_ placement: LayoutPlacement) {
        if placement.frame != frame { host?.setNeedsViews() }
        frame = placement.frame
        self.placement = placement
    }

    /// Returns the value that the view sets for its container, such as a tag; nil where it sets none.
    func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

    /// The id of the element of a collection that the view shows.
    var rowIdentity: AnyHashable? { rowID }

    /// What the user can do with the row that the view shows.
    var rowEditing: RowEditing? { editing }

    /// The part of the length of a lazy container at which it expects the view with an id; nil for a view that isn't its
    /// own.
    func expectedPlace(of id: AnyHashable) -> CGFloat? { nil }

    /// The value by which the view is chosen: its tag, or the id of its element in a collection.
    final var tag: AnyHashable? { trait(TagTrait.self) ?? rowIdentity }

    /// The point of the item's own coordinates that is shown at its origin: what a scroll view has scrolled by.
    var scrollOffset: CGPoint { .zero }

    // MARK: Structure

    /// The items inside that are laid out.
    var children: [Item] { [] }

    /// The view that shows the item; nil while it is nowhere.
    final var host: ItemHostView? { parent?.host ?? rootHost }
    /// The view that shows the item as its outermost one.
    final weak var rootHost: ItemHostView?

    /// Forgets remembered answers, because the content may have another size.
    func invalidateLayout() {}

    /// Computes the remembered answers anew; returns whether one is different now.
    func refreshLayout() -> Bool {
        invalidateLayout()
        return true
    }

    /// Lays the item out again, which has other answers now, and what is around it as far as it depends on them.
    final func setNeedsLayout() {
        invalidateLayout()
        if let host {
            host.setNeedsContentLayout(of: parent ?? self)
        } else {
            parent?.setNeedsLayout()
        }
    }

    // MARK: Views

    /// Adds the views that show the item to those of the view around it.
    ///
    /// - Parameter origin: The origin of the item's coordinates in that view.
    func collectViews(into list: inout ViewList, at origin: CGPoint) {
        for child in children {
            child.collectViews(into: &list, at: origin + child.frame.origin)
        }
    }

    // MARK: Elements

    /// The accessibility elements of the item.
    final var elements: [ElementNode] {
        if let cachedElements { return cachedElements }
        let elements = makeElements()
        cachedElements = elements
        return elements
    }

    /// Returns the elements of the item from those of its content.
    func makeElements() -> [ElementNode] {
        children.count == 1 ? children[0].elements : children.flatMap(\.elements)
    }

    /// Whether the elements of the content are changed or replaced by the item.
    var changesElements: Bool { false }

    /// Forgets the elements of the item and of everything around it.
    final func setNeedsElements() {
        let host = host
        var item: Item? = self
        var outermost = self
        while let current = item {
            if let elements = current.cachedElements {
                if let host, current.shownElements?.version != host.elementsVersion {
                    current.shownElements = (host.elementsVersion, elements)
                }
                current.cachedElements = nil
            }
            if current.changesElements { outermost = current }
            item = current.parent
        }
        host?.setNeedsElements(of: outermost)
    }

    /// Whether the same views carry the elements as in a version of the host.
    final func hasElements(asIn version: Int) -> Bool {
        shownElements?.version == version && shownElements?.elements.hasSameViews(as: elements) == true
    }
}

/// The views that a view of UIKit has as subviews, with their frames, in order.
@MainActor struct ViewList {
    private var views: [UIView] = []

    /// Adds a view and gives it its frame.
    mutating func add(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame, view.transform.isIdentity { view.frame = frame }
        views.append(view)
    }

    /// Makes the views the subviews of a view, in their order.
    func show(in superview: UIView, keeping others: (UIView) -> Bool = { _ in false }) {
        let old = superview.subviews.filter { !others($0) }
        guard !old.elementsEqual(views, by: ===) else { return }
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for view in old where !wanted.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            if index < superview.subviews.count, superview.subviews[index] === view { continue }
            superview.insertSubview(view, at: index)
        }
    }
}

/// A value that a view sets for its container.
@MainActor protocol TraitKey {
    associatedtype Value
}

/// The value for a custom layout.
enum LayoutValueTrait<K: LayoutValueKey>: TraitKey {
    typealias Value = K.Value
}
