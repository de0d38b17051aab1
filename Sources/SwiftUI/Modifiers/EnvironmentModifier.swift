/// Changes the environment of a view.
public struct _EnvironmentKeyWritingModifier<Value> {
    /// The written value, by which two modifiers are compared; nil for a transformation.
    let value: Value?
    let change: (inout EnvironmentValues) -> Void

    init(_ value: Value?, change: @escaping (inout EnvironmentValues) -> Void) {
        self.value = value
        self.change = change
    }
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifier {
    func change(_ environment: inout EnvironmentValues) { change(&environment) }

    func isSame(as other: Self) -> Bool { value != nil && TypeFacts.areEqual(value, other.value) }
}

/// A modifier that changes the environment of its content and nothing else.
@MainActor protocol EnvironmentModifier: ViewModifier where Body == Never {
    func change(_ environment: inout EnvironmentValues)
    /// Whether another modifier in this place has the same effect.
    func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
    /// Makes the node of the view.
    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, parent: parent, environment)
    }
}

/// The node of a view with another environment.
private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: _ViewNode<Content>?
    private var written: (modifier: Modifier, base: EnvironmentValues, result: EnvironmentValues)?

    override init(_ view: ModifiedContent<Content, Modifier>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = Content._makeNode(view.content, parent: self, environment: inner)
    }

    /// The environment of the content; the former one where nothing in it has changed.
    private var inner: EnvironmentValues {
        if let written, written.base.isIdentical(to: environment), written.modifier.isSame(as: view.modifier) {
            return written.result
        }
        var result = environment
        result.reader = nil
        view.modifier.change(&result)
        written = (view.modifier, environment, result)
        return result
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, inner)
    }
}

extension View {
    /// Sets a value of the environment.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier<V>(value) { $0[keyPath: keyPath] = value })
    }

    /// Transforms a value of the environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier<V>(nil) { transform(&$0[keyPath: keyPath]) })
    }

    /// Provides an observable object to the view and its content.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentKeyWritingModifier<T>(object) { $0.setObject(object) })
    }

    /// Provides an observable object to the view and its content.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<T?>(.some(object)) { $0.setObject(object) })
    }
}
