extension View {
    /// Performs an action when a value of the view's geometry changes, and when the view appears.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy)) { action($0) }.onAppear { action(transform(proxy)) }
            }
        }
    }

    /// Performs an action when a value of the view's geometry changes, and when the view appears.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy)) { action($0, $1) }
            }
        }
    }

    /// Gives the view a size that depends on its container, which is the screen here.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

    /// Gives the view a size that depends on its container, which is the screen here.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }

    /// Gives the view a part of its container, which is the screen here.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}

private struct ContainerFrameModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    @Environment(\.hostingController) private var controller

    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }
}

extension ContainerFrameModifier: ViewModifier {
    func body(content: Content) -> some View {
        let bounds = controller.controller?.viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds
        content.frame(
            width: axes.contains(.horizontal) ? length(bounds.width, .horizontal) : nil,
            height: axes.contains(.vertical) ? length(bounds.height, .vertical) : nil, alignment: alignment)
    }
}

/// A value of a view's geometry that another view resolves.
public struct Anchor<Value> {
    let resolve: (GeometryProxy) -> Value

    /// The kind of an anchor.
    public struct Source {
        let value: (CGRect) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
    /// A rectangle of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }
    /// A point of the view by its unit point.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
    }
    /// The centre of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The top of the view.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The bottom of the view.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The top leading corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The bottom trailing corner of the view.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The value of an anchor in the space of the view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(self) }
}

extension View {
    /// Sets a preference to an anchor of the view.
    ///
    /// The anchor has the frame that the view has when a proxy resolves it.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        background {
            GeometryReader { inner in
                Color.clear.preference(
                    key: key,
                    value: transform(
                        Anchor { outer in
                            let frame = inner.frame(in: .global)
                            let origin = outer.frame(in: .global).origin
                            return value.value(frame.offsetBy(dx: -origin.x, dy: -origin.y))
                        }))
            }
        }
    }

    /// Puts views over the view that depend on a preference inside it. They have its default value here.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { overlay(alignment: alignment) { transform(K.defaultValue) } }

    /// Puts views behind the view that depend on a preference inside it. They have its default value here.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { background(alignment: alignment) { transform(K.defaultValue) } }
}
