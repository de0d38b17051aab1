/// A modifier with a layout that is known when it is written.
struct FixedLayoutModifier<ModifierLayout: Layout> {
    let layout: ModifierLayout
    private let source: ViewSource?

    nonisolated init(_ layout: ModifierLayout, at source: ViewSource? = nil) {
        self.layout = layout
        self.source = source
    }
}

extension FixedLayoutModifier: LayoutModifier {
    func layout(in environment: EnvironmentValues) -> ModifierLayout { layout }

    func makeItem(around content: Item, of node: _GraphNode) -> LayoutItem<ModifierLayout> {
        LayoutItem(layout, of: node, source: source) { [content] }
    }
}

extension View {
    /// Puts the view into a frame of a size.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
        file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        modifier(
            FixedLayoutModifier(
                FrameLayout(width: width, height: height, alignment: alignment), at: ViewSource(file, line))
        )
    }

    /// Puts the view into a frame with limits.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        modifier(
            FixedLayoutModifier(
                FlexFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment),
                at: ViewSource(file, line)))
    }

    /// Adds distances around the view.
    public nonisolated func padding(
        _ insets: EdgeInsets, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        modifier(FixedLayoutModifier(PaddingLayout(insets: insets), at: ViewSource(file, line)))
    }

    /// Adds a distance at some edges; the system's where none is given.
    public nonisolated func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) -> some View {
        modifier(
            FixedLayoutModifier(
                PaddingLayout(
                    edges,
                    insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }),
                at: ViewSource(file, line)))
    }

    /// Adds a distance around the view.
    public nonisolated func padding(
        _ length: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) -> some View { padding(.all, length, file: file, line: line) }

    /// Gives the view its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length on some axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedLayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Moves the view without a change of the layout.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Moves the view without a change of the layout.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(FixedLayoutModifier(OffsetLayout(offset: offset)))
    }

    /// Puts the middle of the view at a point.
    public nonisolated func position(
        x: CGFloat = 0, y: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) -> some View { position(CGPoint(x: x, y: y), file: file, line: line) }

    /// Puts the middle of the view at a point.
    public nonisolated func position(
        _ position: CGPoint, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        modifier(FixedLayoutModifier(PositionLayout(position: position), at: ViewSource(file, line)))
    }

    /// Sets the priority with which a stack gives space to the view.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(FixedLayoutModifier(LayoutPriorityLayout(value: value)))
    }

    /// Sets the position of the view on the axis of depth.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(TraitModifier(DepthTrait.self, value)) }

    /// Sets a value for the container's layout.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(LayoutValueTrait<K>.self, value))
    }

    /// Gives the view a ratio of width to height.
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, file: StaticString = #filePath,
        line: UInt = #line
    ) -> some View {
        modifier(
            FixedLayoutModifier(
                AspectRatioLayout(aspectRatio, contentMode: contentMode), at: ViewSource(file, line)))
    }

    /// Gives the view the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as possible inside the space.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view as small as possible while it covers the space.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Sets a horizontal alignment guide of the view.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(FixedLayoutModifier(AlignmentGuideLayout(g.key, computeValue: computeValue)))
    }

    /// Sets a vertical alignment guide of the view.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(FixedLayoutModifier(AlignmentGuideLayout(g.key, computeValue: computeValue)))
    }
}
