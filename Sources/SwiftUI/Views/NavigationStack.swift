/// Pages of which the last one is shown, with a bar at the top.
public struct NavigationStack<Data, Root: View> {
    let root: Root
    let path: AnyPathBinding?

    /// Creates a stack with its first page.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a stack whose further pages are those of a path.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = AnyPathBinding(
            get: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath(values: $0) })
    }

    /// Creates a stack whose further pages are those of a collection.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = AnyPathBinding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }
}

/// The values of the pages of a stack, wherever they are kept.
struct AnyPathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
}

/// The values of the pages of a navigation stack, of any types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Creates an empty path.
    public init() { values = [] }

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// The number of values.
    public var count: Int { values.count }
    /// Whether the path has no values.
    public var isEmpty: Bool { values.isEmpty }
    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Removes values from the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationStack: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the stack.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        StackNode(view, parent: parent, environment, path: { $0.path }, root: { AnyViewBox($0.root) })
    }
}

/// Pages of which the last one is shown; the form before iOS 16.
public struct NavigationView<Content: View> {
    let content: Content

    /// Creates a view with its first page.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        StackNode(view, parent: parent, environment, path: { _ in nil }, root: { AnyViewBox($0.content) })
    }
}

/// The node of a navigation stack: UIKit's navigation controller.
private final class StackNode<V: View>: _ViewNode<V> {
    private let navigator: Navigator
    private let root: (V) -> any ViewBox
    private let path: (V) -> AnyPathBinding?
    private var item: ControllerItem?

    init(
        _ view: V, parent: _GraphNode, _ environment: EnvironmentValues, path: @escaping (V) -> AnyPathBinding?,
        root: @escaping (V) -> any ViewBox
    ) {
        self.root = root
        self.path = path
        navigator = Navigator()
        super.init(view, parent: parent, environment)
        navigator.start(root(view), at: self)
        item = ControllerItem(navigator.controller, of: self)
        evaluate()
    }

    override var childNodes: [_GraphNode] { navigator.pages.map(\.content) }
    override var preferenceChildren: [_GraphNode] { [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        navigator.update(root(view), environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let path = path(view)
        let values = Evaluation.evaluating(self) { path?.get() }
        navigator.follow(path, values)
    }

    override func remove() {
        super.remove()
        item?.end()
    }
}
