/// A part of a screen, as a value.
@preconcurrency @MainActor public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// Not called: the view is made of no others.
    public var body: Never { fatalError("\(type(of: self)) has no body") }
}

/// A view that a host looks into for others, each with the environment it is in.
@MainActor protocol Container {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart]
}

/// A view within another.
struct HostPart {
    var view: any View
    var environment: EnvironmentValues
}

extension Container {
    /// The parts, all in one environment.
    func all(_ views: [any View], _ environment: EnvironmentValues) -> [HostPart] {
        views.map { HostPart(view: $0, environment: environment) }
    }
}
