/// A view that an app draws itself. Nothing is drawn here, and nothing is read unless it has a label or children.
public struct Canvas<Symbols: View> {
    nonisolated init(_ symbols: Symbols) {}
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas. The drawing is not called.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.init(EmptyView()) }
}

extension Canvas {
    /// Creates a canvas with views to draw. The drawing is not called.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { self.init(symbols()) }
}

extension Canvas: ItemView {
    static func makeItem(of node: _GraphNode) -> FillItem { FillItem(of: node) }
    func update(_ item: FillItem, _ environment: EnvironmentValues) {}
}

/// The way in which colours of a drawing are mixed.
public enum ColorRenderingMode: Sendable {
    /// By the numbers of the colours, by their light, and with a wide range.
    case nonLinear, linear, extendedLinear
}

/// The place where a canvas draws. Nothing draws into it here.
public struct GraphicsContext {
    /// The opacity of what is drawn.
    public var opacity = 1.0
}
