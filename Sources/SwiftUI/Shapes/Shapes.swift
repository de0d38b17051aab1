/// The form of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Arcs of circles.
    case circular
    /// Curves that begin smoothly.
    case continuous
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var largest: CGFloat { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
    var inset: CGFloat = 0

    /// Creates a rectangle.
    public nonisolated init() {}

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    /// Returns a smaller rectangle.
    public nonisolated func inset(by amount: CGFloat) -> Rectangle { changed(self) { $0.inset += amount } }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The size of the corners.
    public var cornerSize: CGSize
    /// The form of the corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a rounded rectangle.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rounded rectangle.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: cornerSize, style: style)
    }
    /// Returns a smaller rounded rectangle.
    public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { changed(self) { $0.inset += amount } }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a rounded rectangle.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rounded rectangle.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii, style: style)
    }
    /// Returns a smaller rounded rectangle.
    public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        changed(self) { $0.inset += amount }
    }
}

/// A circle in the middle of the rectangle.
public struct Circle: InsettableShape {
    var inset: CGFloat = 0

    /// Creates a circle.
    public nonisolated init() {}

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        let size = min(rect.width, rect.height) - 2 * inset
        let origin = CGPoint(x: rect.midX - size / 2, y: rect.midY - size / 2)
        return Path(ellipseIn: CGRect(origin: origin, size: CGSize(width: size, height: size)))
    }

    /// Returns the largest square in the proposal.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let length = min(size.width, size.height)
        return CGSize(width: length, height: length)
    }

    /// Returns a smaller circle.
    public nonisolated func inset(by amount: CGFloat) -> Circle { changed(self) { $0.inset += amount } }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
    var inset: CGFloat = 0

    /// Creates an ellipse.
    public nonisolated init() {}

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
    /// Returns a smaller ellipse.
    public nonisolated func inset(by amount: CGFloat) -> Ellipse { changed(self) { $0.inset += amount } }
}

/// A rectangle with half circles at its ends.
public struct Capsule: InsettableShape {
    /// The form of the ends.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    /// Returns a smaller capsule.
    public nonisolated func inset(by amount: CGFloat) -> Capsule { changed(self) { $0.inset += amount } }
}

/// A shape that follows its container; a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
    var inset: CGFloat = 0

    /// Creates the shape.
    public nonisolated init() {}

    /// Returns the outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    /// Returns a smaller shape.
    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        changed(self) { $0.inset += amount }
    }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Wraps a shape.
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

    /// Returns the outline of the shape.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// Returns the size of the shape.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// A rectangle with rounded corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    /// A rectangle with rounded corners.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// A capsule of a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
