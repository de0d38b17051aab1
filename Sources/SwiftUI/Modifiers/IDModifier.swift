/// Gives the view an identity: another id is another view, whose state starts anew.
private struct IDModifier<ID: Hashable> {
    let id: ID
}

extension IDModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ChoiceNode(view, parent: parent, environment) {
            AnyViewBox($0.content, branch: AnyHashable(ExplicitID(id: AnyHashable($0.modifier.id))))
        }
    }
}

extension View {
    /// Gives the view an identity.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
