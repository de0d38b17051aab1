/// Makes another view of a view.
@preconcurrency @MainActor public protocol ViewModifier {
    /// What becomes of the view.
    associatedtype Body: View
    /// What becomes of the view.
    @ViewBuilder func body(content: Content) -> Body
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    /// Not called: the modifier changes no views.
    public func body(content: Content) -> Never { fatalError("\(type(of: self)) has no body") }
}

extension ViewModifier {
    /// One modifier after another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: View, Container {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([view], environment) }
}

/// A view with what changes it.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier

    /// A view with what changes it.
    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Container where Content: View, Modifier: ViewModifier {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] {
        node.install(modifier, in: environment)
        var inner = environment
        (modifier as? any HostModifier)?.change(&inner, of: node)
        guard Modifier.Body.self != Never.self else { return all([content], inner) }
        return all([modifier.body(content: _ViewModifier_Content(view: content))], inner)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// One after another.
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

/// A modifier of ours that changes what the view finds, or sees what happens to it.
@MainActor protocol HostModifier {
    func change(_ environment: inout EnvironmentValues, of node: HostNode)
}

/// A modifier that is written down and changes nothing here.
public struct _InertModifier: ViewModifier {
    /// There is none.
    public typealias Body = Never

    nonisolated init() {}
}

extension View {
    /// The view with a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// The view with a modifier that changes nothing here.
    nonisolated var inert: ModifiedContent<Self, _InertModifier> { modifier(_InertModifier()) }
}
