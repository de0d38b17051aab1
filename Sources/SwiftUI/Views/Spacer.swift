/// Room that is left in a stack.
public struct Spacer: Sendable {
    /// The least length of the room; nil for the default.
    public var minLength: CGFloat?

    /// Creates room with a least length.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: ContainerView {
    var content: EmptyView { EmptyView() }

    func layout(in environment: EnvironmentValues) -> SpacerLayout {
        SpacerLayout(minLength: minLength, axis: environment.stackOrientation)
    }
}

/// A line between views.
public struct Divider: Sendable {
    /// Creates a line.
    public nonisolated init() {}
}

extension Divider: ContainerView {
    var content: EmptyView { EmptyView() }

    func layout(in environment: EnvironmentValues) -> DividerLayout {
        DividerLayout(axis: environment.stackOrientation, thickness: environment.pixelLength)
    }
}
