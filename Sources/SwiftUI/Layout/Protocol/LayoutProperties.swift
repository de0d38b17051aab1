/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
    /// Creates the default properties.
    public init() {}

    /// The orientation of the container, if it is like a stack.
    ///
    /// Spacers and dividers take their direction from it.
    public var stackOrientation: Axis?

    /// Whether subviews that the layout doesn't place are centred in it, as in layouts of apps, rather than absent.
    var placesAllSubviews = true
    /// Whether the size depends on which subviews have been placed.
    var estimatesSize = false
    /// Whether the layout's coordinates are mirrored from right to left.
    var isMirrored = true
}

/// A layout whose orientation depends on its parameters.
protocol OrientedLayout {
    var stackOrientation: Axis? { get }
}
