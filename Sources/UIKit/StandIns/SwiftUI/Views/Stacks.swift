/// Views beside each other. A host finds the views in it, and doesn't lay them out so.
public struct HStack<Content: View> {
    let content: Content
}

extension HStack: View, Container {
    /// Views of a builder.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Views below each other. A host finds the views in it, and doesn't lay them out so.
public struct VStack<Content: View> {
    let content: Content
}

extension VStack: View, Container {
    /// Views of a builder.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Views on each other. A host finds the views in it, and doesn't lay them out so.
public struct ZStack<Content: View> {
    let content: Content
}

extension ZStack: View, Container {
    /// Views of a builder.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Many views beside each other. A host finds the views in it, and doesn't lay them out so.
public struct LazyHStack<Content: View> {
    let content: Content
}

extension LazyHStack: View, Container {
    /// Views of a builder.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Many views below each other. A host finds the views in it, and doesn't lay them out so.
public struct LazyVStack<Content: View> {
    let content: Content
}

extension LazyVStack: View, Container {
    /// Views of a builder.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Views in columns. A host finds the views in it, and doesn't lay them out so.
public struct LazyVGrid<Content: View> {
    let content: Content
}

extension LazyVGrid: View, Container {
    /// Views of a builder.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Views in rows. A host finds the views in it, and doesn't lay them out so.
public struct LazyHGrid<Content: View> {
    let content: Content
}

extension LazyHGrid: View, Container {
    /// Views of a builder.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Views that can be scrolled. A host finds the views in it, and doesn't lay them out so.
public struct ScrollView<Content: View> {
    let content: Content
}

extension ScrollView: View, Container {
    /// Views of a builder.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Rows of settings. A host finds the views in it, and doesn't lay them out so.
public struct Form<Content: View> {
    let content: Content
}

extension Form: View, Container {
    /// Views of a builder.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// Screens that follow each other. A host finds the views in it, and doesn't lay them out so.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View, Container {
    /// Views of a builder.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([content], environment) }
}

/// What stays at an edge while a list is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt32

    /// Kinds of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column or a row of a grid.
public struct GridItem: Sendable {
    /// How wide it is.
    public enum Size: Sendable {
        /// Always the same.
        case fixed(CGFloat)
        /// What is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size

    /// A column or a row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self.size = size }
}
