// Whether a view is seen, and touched.
extension View {
    /// Sets how much of the view is seen; a view of which nothing is seen isn't read.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier { $0.alpha = opacity })
    }

    /// Hides the view, which keeps its place.
    public nonisolated func hidden() -> some View { modifier(EffectModifier { $0.isHidden = true }) }

    /// Clips the view to its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(EffectModifier { $0.clipsToBounds = true })
    }

    /// Sets whether the view takes touches.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EffectModifier { $0.isUserInteractionEnabled = enabled })
    }

    /// Disables the controls in the view; a control inside can't be enabled again.
    public nonisolated func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }

    /// Puts views behind the view.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modifier(DecorationModifier(content(), alignment: alignment, isBehind: true)) }

    /// Puts a view behind the view.
    @_disfavoredOverload public nonisolated func background<V: View>(
        _ background: V, alignment: Alignment = .center
    ) -> some View {
        modifier(DecorationModifier(background, alignment: alignment, isBehind: true))
    }

    /// Puts a style behind the view; only colours are known here.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(DecorationModifier(style as? Color ?? .clear, alignment: .center, isBehind: true))
    }

    /// Puts a shape of a style behind the view; only colours are known here.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(DecorationModifier(style as? Color ?? .clear, alignment: .center, isBehind: true)) }

    /// Puts views in front of the view.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modifier(DecorationModifier(content(), alignment: alignment, isBehind: false)) }

    /// Puts a view in front of the view.
    @_disfavoredOverload public nonisolated func overlay<V: View>(
        _ overlay: V, alignment: Alignment = .center
    ) -> some View {
        modifier(DecorationModifier(overlay, alignment: alignment, isBehind: false))
    }
}

/// Disables controls, together with modifiers further out.
struct DisabledModifier: EnvironmentModifier {
    typealias Body = Never
    let isDisabled: Bool

    func change(_ environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }
    func isSame(as other: DisabledModifier) -> Bool { isDisabled == other.isDisabled }
}

/// The way a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether overlapping parts are left out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
