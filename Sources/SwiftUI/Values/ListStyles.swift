/// The appearance of lists. Every style has the same cells here.
public protocol ListStyle {}

/// The standard style.
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The standard style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without groups.
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows without groups.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with margins.
public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with margins.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows of a watch.
public struct CarouselListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows of a watch.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows of a watch.
public struct EllipticalListStyle: ListStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == EllipticalListStyle {
    /// Rows of a watch.
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
