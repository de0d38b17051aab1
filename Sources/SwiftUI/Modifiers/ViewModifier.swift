/// Makes another view of a view.
@preconcurrency @MainActor public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// Makes the node of a view with the modifier. Not for apps: every modifier has it.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>>
    /// The facts that the type gives about the items of a modified view. Not for apps: every modifier has it.
    static func _outline(of content: _ViewOutline) -> _ViewOutline
}

extension ViewModifier {
    /// Makes a node that evaluates the modifier's body.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        Body.self == Never.self
            ? PassingNode(view, parent: parent, environment, \.content)
            : ModifierNode(view, parent: parent, environment)
    }

    /// Returns one modifier after another as one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Never evaluated: the modifier has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A view or a modifier with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view or the modifier that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a modified view or modifier.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// There is none.
    public typealias Body = Never

    /// Makes the node, as the modifier does.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        Modifier._makeNode(view, parent: parent, environment: environment)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the view with one modifier after the other.
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

/// A modifier that has no effect here.
public struct _InertModifier: ViewModifier {
    /// There is none.
    public typealias Body = Never

    nonisolated init() {}
}

/// A modifier without an effect, where one is needed as a type.
public struct EmptyModifier: ViewModifier, Sendable {
    /// There is none.
    public typealias Body = Never
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public nonisolated init() {}
}

extension View {
    /// Returns the view with a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// The view with a modifier that has no effect here.
    nonisolated var inert: ModifiedContent<Self, _InertModifier> { modifier(_InertModifier()) }
}
