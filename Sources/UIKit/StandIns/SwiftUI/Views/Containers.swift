/// Several views as one.
public struct Group<Content> {
    let content: Content
}

extension Group: View, Container where Content: View {
    /// Several views as one.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// The view of an element.
    public var content: (Data.Element) -> Content
}

extension ForEach where Content: View {
    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// A view for each element, known by a part of it.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// A view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }

    /// A view for each element of a collection that the view may change.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.data = Array(data)
        self.content = content
    }

    /// The same: nothing is deleted by hand here.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

    /// The same: nothing is moved by hand here.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension ForEach: View, Container where Content: View {
    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] {
        all(data.map { content($0) }, environment)
    }
}

/// Asks for the size that there is.
public struct GeometryReader<Content: View> {
    /// What is made of it.
    public var content: (GeometryProxy) -> Content

    /// Views for a size.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, Container {

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] {
        all([content(GeometryProxy(size: node.size))], environment)
    }
}

/// The size that there is: that of the hosting view.
public struct GeometryProxy: Sendable {
    /// The size.
    public let size: CGSize
    /// None is known.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The hosting view's bounds, in each space.
    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Where coordinates are counted from.
public enum CoordinateSpace: Sendable {
    /// The screen, the view.
    case global, local
    /// A view that has a name.
    case named(String)
}
