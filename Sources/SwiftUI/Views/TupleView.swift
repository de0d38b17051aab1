@_spi(Reflection) import Swift

/// Several views in a row, as a view builder groups them.
public struct TupleView<T> {
    /// The views.
    public var value: T

    /// Creates a group from a tuple of views.
    public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the group.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        TupleNode(view, parent: parent, environment)
    }
}

/// The positions and the types of the views in a tuple, found out once for each type of tuple.
@MainActor struct TupleMembers {
    private static var known: [ObjectIdentifier: [Member]] = [:]

    struct Member {
        let offset: Int
        let type: any View.Type
    }

    static func of<T>(_ type: T.Type) -> [Member] {
        if let known = known[ObjectIdentifier(type)] { return known }
        var members: [Member] = []
        if let view = type as? any View.Type {
            members = [Member(offset: 0, type: view)]
        } else {
            _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
                if let view = fieldType as? any View.Type { members.append(Member(offset: offset, type: view)) }
                return true
            }
        }
        known[ObjectIdentifier(type)] = members
        return members
    }
}

/// The node of several views in a row.
private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_GraphNode] = []

    override init(_ view: TupleView<T>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        withUnsafePointer(to: view.value) { start in
            children = TupleMembers.of(T.self).map { make($0.type, at: UnsafeRawPointer(start) + $0.offset) }
        }
    }

    private func make<V: View>(_ type: V.Type, at place: UnsafeRawPointer) -> _GraphNode {
        makeNode(place.assumingMemoryBound(to: V.self).pointee, parent: self, environment)
    }

    override var childNodes: [_GraphNode] { children }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        withUnsafePointer(to: view.value) { start in
            for (child, member) in zip(children, TupleMembers.of(T.self)) {
                update(member.type, child, at: UnsafeRawPointer(start) + member.offset)
            }
        }
    }

    private func update<V: View>(_ type: V.Type, _ child: _GraphNode, at place: UnsafeRawPointer) {
        // The child was made for this member of the tuple.
        unsafeDowncast(child, to: _ViewNode<V>.self)
            .update(place.assumingMemoryBound(to: V.self).pointee, environment)
    }
}
