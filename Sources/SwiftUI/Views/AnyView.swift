/// A view whose type is hidden. It keeps its identity while the hidden type is the same.
public struct AnyView {
    let box: any ViewBox

    /// Hides the type of a view.
    public nonisolated init<V: View>(_ view: V) {
        box = (view as? AnyView)?.box ?? AnyViewBox(view)
    }

    /// Hides the type of a view.
    public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the hidden view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ChoiceNode(view, parent: parent, environment) { $0.box }
    }
}
