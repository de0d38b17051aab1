/// A part of an app's user interface.
@preconcurrency @MainActor public protocol View {
    /// The type of the content.
    associatedtype Body: View
    /// The content.
    @ViewBuilder var body: Body { get }
    /// Makes the node of a view. Not for apps: every view has it.
    static func _makeNode(_ view: Self, parent: _GraphNode, environment: EnvironmentValues)
        -> _ViewNode<Self>
    /// The facts that the type gives about the items of its views. Not for apps: every view has it.
    static var _outline: _ViewOutline { get }
}

extension View {
    /// Makes a node that evaluates the body.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        Body.self == Never.self
            ? InertNode(view, parent: parent, environment) : CompositeNode(view, parent: parent, environment)
    }
}

extension Never: View {
    /// Never evaluated.
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// Never evaluated: the view has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}
