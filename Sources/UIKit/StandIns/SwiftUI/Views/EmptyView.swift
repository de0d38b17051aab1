/// Nothing.
public struct EmptyView: Sendable, BitwiseCopyable {
    /// Nothing.
    public init() {}
}

extension EmptyView: View {}

/// A view of a kind that isn't told.
public struct AnyView {
    let view: any View

    /// Hides a view's kind.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// Hides a view's kind.
    public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, Container {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([view], environment) }
}

/// Several views in a row, as a builder puts them together.
public struct TupleView<T> {
    /// The views.
    public var value: T
    let views: [any View]

    /// Views of a tuple.
    public init(_ value: T) {
        self.value = value
        views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: View, Container {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all(views, environment) }
}

/// One of two views, as `if` and `switch` decide.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, Container where TrueContent: View, FalseContent: View {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] {
        switch storage {
        case .trueContent(let view): all([view], environment)
        case .falseContent(let view): all([view], environment)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Not called: the view is made of no others.
    public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: Container where Wrapped: View {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] {
        all(map { [$0] } ?? [], environment)
    }
}
