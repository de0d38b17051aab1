/// A form. Nothing is drawn.
@preconcurrency public protocol Shape: View, Sendable {}

extension Shape {
    /// Filled.
    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { inert }
    /// Filled as the text around it.
    public nonisolated func fill() -> some View { inert }
    /// Its line.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { inert }
    /// Its line, as the text around it.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View { inert }
    /// Its line, within.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { inert }
    /// A part of its line.
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
}

/// A rectangle.
public struct Rectangle: Sendable {
    /// A rectangle.
    public init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Sendable {
    /// A rectangle with round corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    /// A rectangle with round corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// How corners are round.
public enum RoundedCornerStyle: Sendable {
    /// As a circle, as the device.
    case circular, continuous
}

/// A circle.
public struct Circle: Sendable {
    /// A circle.
    public init() {}
}

/// An ellipse.
public struct Ellipse: Sendable {
    /// An ellipse.
    public init() {}
}

/// A rectangle with half circles at its ends.
public struct Capsule: Sendable {
    /// A rectangle with half circles at its ends.
    public init(style: RoundedCornerStyle = .continuous) {}
}

extension Rectangle: Shape {}
extension RoundedRectangle: Shape {}
extension Circle: Shape {}
extension Ellipse: Shape {}
extension Capsule: Shape {}
