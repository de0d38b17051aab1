import Foundation

/// A container view that arranges other views in a two-dimensional layout.
public struct Grid<Content: View> {
    let content: Content
    private let layout: GridLayout

    /// Creates a grid.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension Grid: ContainerView {
    func layout(in environment: EnvironmentValues) -> GridLayout { layout }
}

/// A horizontal row in a grid. Outside of grids it is a group of views.
public struct GridRow<Content: View> {
    private let content: Content
    private let alignment: VerticalAlignment?
    @State private var identity = GridRowIdentity()

    /// Creates a row.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }
}

/// The identity of a row as long as its view is there.
private final class GridRowIdentity: Sendable {}

extension GridRow: View {
    /// The cells.
    public var body: some View {
        content.layoutValue(
            key: GridRowKey.self, value: GridRowKey.Row(id: ObjectIdentifier(identity), alignment: alignment))
    }
}

extension View {
    /// Makes the cell span columns of the grid.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: count)
    }

    /// Places the view at a point of its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Keeps the view from widening its column or row on some axes.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }

    /// Aligns the column to which the cell belongs.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
