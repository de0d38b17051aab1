/// Views next to each other.
public struct HStack<Content: View> {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    /// The place in the source.
    var source: ViewSource?

    /// Creates a horizontal stack.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
        source = ViewSource(file, line)
    }
}

extension HStack: ContainerView {
    func layout(in environment: EnvironmentValues) -> HStackLayout {
        HStackLayout(alignment: alignment, spacing: spacing)
    }
}

/// Views below each other.
public struct VStack<Content: View> {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    /// The place in the source.
    var source: ViewSource?

    /// Creates a vertical stack.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
        source = ViewSource(file, line)
    }
}

extension VStack: ContainerView {
    func layout(in environment: EnvironmentValues) -> VStackLayout {
        VStackLayout(alignment: alignment, spacing: spacing)
    }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
    let content: Content
    let alignment: Alignment
    /// The place in the source.
    var source: ViewSource?

    /// Creates a stack of overlapping views.
    public nonisolated init(
        alignment: Alignment = .center, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        source = ViewSource(file, line)
    }
}

extension ZStack: ContainerView {
    func layout(in environment: EnvironmentValues) -> ZStackLayout { ZStackLayout(alignment: alignment) }
}

/// Which views of a lazy container stay at the edge while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
