/// Rows below each other that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection<SelectionValue>?
    /// The place in the source.
    var source: ViewSource?

    /// Creates a list of which a row is selected.
    public nonisolated init(
        selection: Binding<SelectionValue?>?, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.selection = selection.map { .one($0) }
        source = ViewSource(file, line)
    }

    /// Creates a list of which rows are selected.
    public nonisolated init(
        selection: Binding<Set<SelectionValue>>?, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.selection = selection.map { .many($0) }
        source = ViewSource(file, line)
    }
}

/// The selected rows of a list.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)

    func read() {
        switch self {
        case .one(let binding): _ = binding.wrappedValue
        case .many(let binding): _ = binding.wrappedValue
        }
    }

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
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        selection = nil
        source = ViewSource(file, line)
    }

    /// Creates a list with a row for each element.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
        selection = nil
        source = ViewSource(file, line)
    }

    /// Creates a list with a row for each element, with the ids at a key path.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
        source = ViewSource(file, line)
    }

    /// Creates a list with a row for each number of a constant range.
    public nonisolated init<Row: View>(
        _ data: Range<Int>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    )
    where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
        selection = nil
        source = ViewSource(file, line)
    }
}

extension List {
    /// Creates a list with a row for each element, of which one is selected.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
        source = ViewSource(file, line)
    }

    /// Creates a list with a row for each element, of which one is selected.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
        source = ViewSource(file, line)
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
                RowSelection(
                    read: { selection.read() }, contains: { selection.contains($0) },
                    select: { selection.select($0) })
            }
        }
    }

    /// One item.
    public static var _outline: _ViewOutline { .single }
}

/// Rows of settings.
public struct Form<Content: View> {
    let content: Content
    /// The place in the source.
    var source: ViewSource?

    /// Creates a form.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        source = ViewSource(file, line)
    }
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

    /// One item.
    public static var _outline: _ViewOutline { .single }
}

/// Which rows are selected, and how to select one.
struct RowSelection {
    /// Reads the selection, on which the list depends.
    let read: () -> Void
    let contains: (AnyHashable?) -> Bool
    let select: (AnyHashable?) -> Void
}

/// The node of a list: UIKit's collection view with the rows.
private final class ListNode<V: View>: _ViewNode<V> {
    private let content: (V) -> any ViewBox
    private let selection: (V) -> RowSelection?
    private var child: _GraphNode?
    private var item: ListItem?
    private let refresh = RefreshKeeper()

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
        item.rows.show(child?.itemList ?? ItemList())
        evaluate()
    }

    /// Rows are laid out as if alone.
    private var inner: EnvironmentValues {
        var inner = environment.inContainer(nil, isLazy: true)
        if !inner.isInList { inner.isInList = true }
        return inner
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { item?.rows.show(child?.itemList ?? ItemList()) }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        if let child { content(view).update(child, inner) }
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let selection = selection(view)
        item?.rows.view.refreshControl = refresh.control(in: environment)
        let mode = Evaluation.evaluating(self) {
            selection?.read()
            return environment.editMode?.wrappedValue ?? .inactive
        }
        item?.rows.isEditing = mode.isEditing
        item?.rows.follow(selection)
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
private final class ListItem: ViewItem<UICollectionView>, ScrollingItem {
    func scrollContent(to id: AnyHashable, anchor: UnitPoint?) -> Bool { rows.scroll(to: id, anchor: anchor) }

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
