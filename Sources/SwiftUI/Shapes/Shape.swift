/// A two-dimensional shape that fills the size that it is given.
@preconcurrency public protocol Shape: View, Animatable, Sendable {
    /// Returns the outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// Returns the size of the shape for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// Returns the whole proposal.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The shape in the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape whose outline can be moved inwards.
@preconcurrency public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape with its outline moved inwards.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a style. Its outline is not drawn: the view has the colour of the style and no accessibility element.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    var isStroked = false
}

extension _ShapeView: ItemView {
    static func makeItem(of node: _GraphNode) -> ShapeItem { ShapeItem(of: node) }

    func update(_ item: ShapeItem, _ environment: EnvironmentValues) {
        let isForeground = style is ForegroundStyle
        let color = style as? Color ?? (isForeground ? environment.foregroundColor ?? .primary : .clear)
        item.size = shape.sizeThatFits
        item.color = isStroked ? .clear : color.uiColor
    }
}

/// The item of a shape.
final class ShapeItem: ViewItem<UIView> {
    var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    var color: UIColor = .clear {
        didSet { if view.backgroundColor != color { view.backgroundColor = color } }
    }

    init(of node: _GraphNode) {
        super.init(UIView(frame: .zero), of: node)
        view.isUserInteractionEnabled = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
    override func makeElements() -> [ElementNode] { [] }
}

extension Shape {
    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// Strokes the outline of the shape with a style.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, isStroked: true) }

    /// Strokes the outline of the shape with a style.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, isStroked: true) }

    /// Returns the outline of the shape's stroke.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _DerivedShape(self) }

    /// Returns the outline of the shape's stroke.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { _DerivedShape(self) }

    /// Returns the shape; its outline is not cut here.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _DerivedShape(self)
    }

    /// Returns the shape rotated around a point of it.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _DerivedShape(self)
    }

    /// Returns the shape scaled.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some Shape { _DerivedShape(self) }

    /// Returns the shape scaled.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        _DerivedShape(self)
    }

    /// Returns the shape moved.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        _DerivedShape(self, CGAffineTransform(translationX: x, y: y))
    }

    /// Returns the shape transformed.
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { _DerivedShape(self, transform) }

    /// Returns the shape in a size.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape in a size.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

extension InsettableShape {
    /// Strokes the outline inside of the shape with a style.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { _ShapeView(shape: self, style: content, isStroked: true) }

    /// Strokes the outline inside of the shape with a style.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { _ShapeView(shape: self, style: content, isStroked: true) }

    /// Strokes the outline inside of the shape with the foreground style.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), isStroked: true)
    }

    /// Strokes the outline inside of the shape with the foreground style.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), isStroked: true)
    }
}

extension _ShapeView {
    /// Adds a fill to the stroked shape, behind it.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        background { _ShapeView<Content, S>(shape: shape, style: content) }
    }

    /// Adds a stroke to the filled shape.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView { self }

    /// Adds a stroke to the filled shape.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView { self }

    /// Adds a stroke inside of the filled shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView { self }
}

/// A shape made from another.
struct _DerivedShape<Base: Shape>: Shape {
    let base: Base
    let transform: CGAffineTransform

    nonisolated init(_ base: Base, _ transform: CGAffineTransform = .identity) {
        self.base = base
        self.transform = transform
    }

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform) }
}

/// A shape in a size of its own.
struct _SizedShape<Base: Shape>: Shape {
    let shape: Base
    let size: CGSize

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
