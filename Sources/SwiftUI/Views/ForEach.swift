/// A view for each element of a collection, with the identity of the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// The place in the source.
    var source: ViewSource?
}

extension ForEach where Content: View {
    /// Creates a view for each identifiable element.
    public nonisolated init(
        _ data: Data, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
        source = ViewSource(file, line)
    }

    /// Creates a view for each element, with the ids at a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
        source = ViewSource(file, line)
    }

    /// Creates a view for each number of a constant range.
    public nonisolated init(
        _ data: Range<Int>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping (Int) -> Content
    )
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
        source = ViewSource(file, line)
    }

    /// Creates a view for each member of a collection, with a binding to it.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
        source = ViewSource(file, line)
    }

    /// Creates a view for each member of a collection, with a binding to it and the ids at a key path.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let value = data.wrappedValue
        self.init(
            data: value.indices.lazy.map { ($0, value[$0][keyPath: id]) }, content: { content(data[$0.0]) },
            id: { $0.1 })
        source = ViewSource(file, line)
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
///
/// In a lazy container the views of elements are made when they are asked for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, IdentifyingNode
{
    private typealias Row = (id: ID, node: _ViewNode<Content>)

    /// The views that exist, by the position of their elements.
    private var rows: [Int: Row] = [:]
    private var count = 0
    private let isLazy: Bool

    override init(
        _ view: ForEach<Data, ID, Content>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        isLazy = environment.container.isLazy && ViewOutlines.of(Content.self).count == 1
        super.init(view, parent: parent, environment)
        count = view.data.count
        if !isLazy { makeAll() }
    }

    override var childNodes: [_GraphNode] {
        rows.count == count
            ? (0..<count).compactMap { rows[$0]?.node }
            : rows.sorted { $0.key < $1.key }.map(\.value.node)
    }

    override var items: [Item] { itemList.all }

    override var itemList: ItemList {
        guard isLazy else {
            return ItemList((0..<count).flatMap { index in rows[index].map { items(of: $0, at: index) } ?? [] })
        }
        return ItemList(count: count, index: { [unowned self] in position(ofID: $0) }) { [unowned self] in item(at: $0)
        }
    }

    private func items(of row: Row, at index: Int) -> [Item] {
        let items = row.node.items
        for item in items where item.rowID == nil { item.rowID = AnyHashable(row.id) }
        guard environment.isInList else { return items }
        let actions = environment.rowActions
        for item in items {
            item.editing =
                actions.delete == nil && actions.move == nil
                ? nil : RowEditing(index: index, delete: actions.delete, move: actions.move, count: count)
        }
        return items
    }

    private func item(at index: Int) -> Item {
        let row = rows[index] ?? makeRow(at: index, element(at: index), id: view.id(element(at: index)))
        return items(of: row, at: index).first ?? Item(of: row.node)
    }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    private func makeRow(at index: Int, _ element: Data.Element, id: ID) -> Row {
        let row = (id, makeNode(view.content(element), parent: self, environment))
        rows[index] = row
        return row
    }

    private func makeAll() {
        var seen: Set<ID> = []
        var position = 0
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                warnAboutDuplicate(id)
                continue
            }
            _ = makeRow(at: position, element, id: id)
            position += 1
        }
        count = position
    }

    private func warnAboutDuplicate(_ id: ID) {
        Warning.emit(
            .duplicateID,
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the id \(id) occurs multiple times",
            at: view.source?.location)
    }

    func node(withID id: AnyHashable) -> _GraphNode? {
        if let row = rows.values.first(where: { AnyHashable($0.id) == id }) { return row.node }
        guard isLazy, let position = position(ofID: id) else { return nil }
        return makeRow(at: position, element(at: position), id: view.id(element(at: position))).node
    }

    /// The position of the element with an id.
    private func position(ofID id: AnyHashable) -> Int? {
        view.data.lazy.enumerated().first { AnyHashable(view.id($0.element)) == id }?.offset
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        if viewChanged {
            if isLazy { followNear() } else { followAll() }
        } else {
            for row in rows.values { row.node.updateEnvironment(environment) }
        }
    }

    private func followAll() {
        var free = Dictionary(
            rows.values.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
        let before = childNodes
        var seen: Set<ID> = []
        rows = [:]
        count = 0
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                warnAboutDuplicate(id)
                continue
            }
            if let node = free.removeValue(forKey: id) {
                node.update(view.content(element), environment)
                rows[count] = (id, node)
            } else {
                _ = makeRow(at: count, element, id: id)
            }
            count += 1
        }
        for node in free.values { node.remove() }
        if !before.elementsEqual(childNodes, by: ===) { itemsDidChange() }
    }

    /// Updates the views that exist. Elements are looked for only where others are in their places.
    private func followNear() {
        let (old, oldCount) = (rows, count)
        count = view.data.count
        rows = [:]
        var moved: [ID: _ViewNode<Content>] = [:]
        for (index, row) in old {
            if index < count, view.id(element(at: index)) == row.id {
                rows[index] = row
            } else {
                moved[row.id] = row.node
            }
        }
        let isSame = moved.isEmpty && count == oldCount
        if !moved.isEmpty {
            for (index, element) in view.data.enumerated() where rows[index] == nil {
                let id = view.id(element)
                guard let node = moved.removeValue(forKey: id) else { continue }
                rows[index] = (id, node)
                if moved.isEmpty { break }
            }
        }
        for node in moved.values { node.remove() }
        for (index, row) in rows { row.node.update(view.content(element(at: index)), environment) }
        if !isSame { itemsDidChange() }
    }
}
