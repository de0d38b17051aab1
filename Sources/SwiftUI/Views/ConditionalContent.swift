/// One of two views, as `if` and `switch` choose in a view builder. Each of them has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the chosen view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ChoiceNode(view, parent: parent, environment) { view in
            switch view.storage {
            case .trueContent(let view): AnyViewBox(view, branch: 0)
            case .falseContent(let view): AnyViewBox(view, branch: 1)
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Never evaluated: an optional view has no body.
    public var body: Never { fatalError("an optional view has no body") }

    /// Makes the node of a view that may be absent.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ChoiceNode(view, parent: parent, environment) { $0.map { AnyViewBox($0) } }
    }
}

/// The node of a view that shows one of several others, or none. Another choice is another identity.
final class ChoiceNode<V: View>: _ViewNode<V> {
    private let choose: (V) -> (any ViewBox)?
    private var chosen: (any ViewBox)?
    private var child: _GraphNode?

    init(
        _ view: V, parent: _GraphNode, _ environment: EnvironmentValues, _ choose: @escaping (V) -> (any ViewBox)?
    ) {
        self.choose = choose
        super.init(view, parent: parent, environment)
        chosen = choose(view)
        child = chosen?.makeNode(parent: self, environment)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] {
        let items = child?.items ?? []
        if let id = chosen?.explicitID { for item in items { item.viewID = id } }
        return items
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        guard viewChanged else {
            child?.updateEnvironment(environment)
            return
        }
        let new = choose(view)
        if let new, let child, let chosen, chosen.hasIdentity(of: new) {
            new.update(child, environment)
            self.chosen = new
        } else if chosen != nil || new != nil {
            child?.remove()
            child = new?.makeNode(parent: self, environment)
            chosen = new
            itemsDidChange()
        }
    }
}

/// A view whose type is not known where it is used.
@MainActor protocol ViewBox {
    func makeNode(parent: _GraphNode, _ environment: EnvironmentValues) -> _GraphNode
    func update(_ node: _GraphNode, _ environment: EnvironmentValues)
    func hasIdentity(of other: any ViewBox) -> Bool
    /// The id that the app has given to the view.
    var explicitID: AnyHashable? { get }
}

/// An id that the app has given to a view.
struct ExplicitID: Hashable {
    let id: AnyHashable
}

/// A view and, where the type alone doesn't tell the identity, the branch or the id that it belongs to.
struct AnyViewBox<V: View> {
    let view: V
    let branch: AnyHashable?

    nonisolated init(_ view: V, branch: AnyHashable? = nil) {
        self.view = view
        self.branch = branch
    }
}

extension AnyViewBox: ViewBox {
    var explicitID: AnyHashable? { (branch?.base as? ExplicitID)?.id }

    func makeNode(parent: _GraphNode, _ environment: EnvironmentValues) -> _GraphNode {
        SwiftUI.makeNode(view, parent: parent, environment)
    }

    func update(_ node: _GraphNode, _ environment: EnvironmentValues) {
        // A node is only updated by boxes that have the identity of the one that has made it.
        unsafeDowncast(node, to: _ViewNode<V>.self).update(view, environment)
    }

    func hasIdentity(of other: any ViewBox) -> Bool { (other as? AnyViewBox<V>).map { $0.branch == branch } ?? false }
}
