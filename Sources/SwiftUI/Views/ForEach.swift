/// A view for each element of a collection, with the identity of the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach where Content: View {
    /// Creates a view for each identifiable element.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a view for each element, with the ids at a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates a view for each number of a constant range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    /// Creates a view for each member of a collection, with a binding to it.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each member of a collection, with a binding to it and the ids at a key path.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let value = data.wrappedValue
        self.init(
            data: value.indices.lazy.map { ($0, value[$0][keyPath: id]) }, content: { content(data[$0.0]) },
            id: { $0.1 })
    }

    private nonisolated init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the collection.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ForEachNode(view, parent: parent, environment)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view whose content comes from a collection.
@preconcurrency @MainActor public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

/// A node that knows views by their ids.
@MainActor protocol IdentifyingNode: _GraphNode {
    /// The node of the view with an id.
    func node(withID id: AnyHashable) -> _GraphNode?
}

/// The node of a view for each element, which keeps the node of each id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, IdentifyingNode
{
    private var children: [(id: ID, node: _ViewNode<Content>)] = []

    override init(_ view: ForEach<Data, ID, Content>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        follow()
    }

    override var childNodes: [_GraphNode] { children.map(\.node) }
    override var items: [Item] { children.flatMap(\.node.items) }

    func node(withID id: AnyHashable) -> _GraphNode? { children.first { AnyHashable($0.id) == id }?.node }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        if viewChanged {
            follow()
        } else {
            for child in children { child.node.updateEnvironment(environment) }
        }
    }

    private func follow() {
        var free = Dictionary(children.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
        let before = children.map(\.node)
        var seen: Set<ID> = []
        children = []
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                Warning.emit(
                    .duplicateID,
                    "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the id \(id) occurs multiple times")
                continue
            }
            let content = view.content(element)
            if let node = free.removeValue(forKey: id) {
                node.update(content, environment)
                children.append((id, node))
            } else {
                children.append((id, Content._makeNode(content, parent: self, environment: environment)))
            }
        }
        for node in free.values { node.remove() }
        if !before.elementsEqual(children.map(\.node), by: ===) { itemsDidChange() }
    }
}
