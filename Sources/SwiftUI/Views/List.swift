/// Rows below each other that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    /// Creates a list of which a row is selected.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list of which rows are selected.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .many($0) }
    }
}

/// The selected rows of a list.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)

    func contains(_ tag: AnyHashable?) -> Bool {
        guard let value = tag?.base as? Value else { return false }
        switch self {
        case .one(let binding): return binding.wrappedValue == value
        case .many(let binding): return binding.wrappedValue.contains(value)
        }
    }

    func select(_ tag: AnyHashable?) {
        guard let value = tag?.base as? Value else { return }
        switch self {
        case .one(let binding): binding.wrappedValue = value
        case .many(let binding): binding.wrappedValue = [value]
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }

    /// Creates a list with a row for each element.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each element, with the ids at a key path.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each number of a constant range.
    public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
        selection = nil
    }
}

extension List {
    /// Creates a list with a row for each element, of which one is selected.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element, of which one is selected.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the list.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ListNode(view, parent: parent, environment, content: { AnyViewBox($0.content) }) { view in
            view.selection.map { selection in
                RowSelection(contains: { selection.contains($0) }, select: { selection.select($0) })
            }
        }
    }
}

/// Rows of settings.
public struct Form<Content: View> {
    let content: Content

    /// Creates a form.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the form.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ListNode(view, parent: parent, environment, content: { AnyViewBox($0.content) }) { _ in nil }
    }
}

/// Which rows are selected, and how to select one.
struct RowSelection {
    let contains: (AnyHashable?) -> Bool
    let select: (AnyHashable?) -> Void
}

/// The node of a list: UIKit's collection view with the rows.
private final class ListNode<V: View>: _ViewNode<V> {
    private let content: (V) -> any ViewBox
    private let selection: (V) -> RowSelection?
    private var child: _GraphNode?
    private var item: ListItem?

    init(
        _ view: V, parent: _GraphNode, _ environment: EnvironmentValues, content: @escaping (V) -> any ViewBox,
        selection: @escaping (V) -> RowSelection?
    ) {
        self.content = content
        self.selection = selection
        super.init(view, parent: parent, environment)
        child = content(view).makeNode(parent: self, inner)
        let item = ListItem(of: self)
        self.item = item
        item.rows.show(child?.items ?? [])
        evaluate()
    }

    /// Rows are laid out as if alone.
    private var inner: EnvironmentValues {
        var inner = environment
        inner.isInList = true
        if inner.stackOrientation != nil { inner.stackOrientation = nil }
        return inner
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { item?.rows.show(child?.items ?? []) }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        if let child { content(view).update(child, inner) }
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let selection = selection(view)
        Evaluation.evaluating(self) { item?.rows.follow(selection) }
    }
}

extension EnvironmentValues {
    private enum InList {}

    /// Whether the view is in a list or a form.
    var isInList: Bool {
        get { self[OptionalKey<InList, Bool>.self] ?? false }
        set { self[OptionalKey<InList, Bool>.self] = newValue }
    }
}

/// The item of a list.
private final class ListItem: ViewItem<UICollectionView> {
    let rows: ListRows

    init(of node: _GraphNode) {
        rows = ListRows(of: node)
        super.init(rows.view, of: node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        Key.self == LayoutValueTrait<FillsScreen>.self ? true as? Key.Value : nil
    }
}
