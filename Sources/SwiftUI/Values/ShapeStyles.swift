/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// The background style of the environment; clear here.
public struct BackgroundStyle: ShapeStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, @unchecked Sendable {
    // Constant; styles are values.
    let style: any ShapeStyle

    /// Wraps a style.
    public nonisolated init<S: ShapeStyle>(_ style: S) { self.style = style }
}

/// A gradient of one colour.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
    let gradient: Gradient

    /// Wraps a gradient.
    public nonisolated init(_ gradient: Gradient) { self.gradient = gradient }
}

extension Color {
    /// The standard gradient of the colour.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A gradient around a point, by angle. It is not drawn here.
public struct AngularGradient: ShapeStyle, Sendable {
    /// Creates a gradient between two angles.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {}
    /// Creates a gradient between two angles.
    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Creates a gradient between two angles.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Creates a gradient of a whole turn.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
    /// Creates a gradient of a whole turn.
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    /// Creates a gradient of a whole turn.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// A gradient around a point that becomes an ellipse. It is not drawn here.
public struct EllipticalGradient: ShapeStyle, Sendable {
    /// Creates a gradient.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    /// Creates a gradient.
    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
}

/// An image as a pattern. It is not drawn here.
public struct ImagePaint: ShapeStyle, Sendable {
    /// Creates a pattern.
    public nonisolated init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {}
}

extension AngularGradient: View {}
extension EllipticalGradient: View {}

extension ShapeStyle {
    /// Returns the style with a shadow, which is not drawn here.
    public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
    /// Returns the style blended, which is not drawn here.
    public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
    /// Creates a shadow behind.
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// Creates a shadow inside.
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient of a whole turn.
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    /// A gradient along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == Color {
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Brown.
    public static var brown: Color { .brown }
    /// The colour of the app.
    public static var accentColor: Color { .accentColor }
}
