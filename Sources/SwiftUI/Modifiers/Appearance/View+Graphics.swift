// Graphic effects. Nothing is drawn, so none of them has an effect on elements or layout.
extension View {
    /// Sets the blend mode. Not drawn here.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { inert }
    /// Brightens the view. Not drawn here.
    public nonisolated func brightness(_ amount: Double) -> some View { inert }
    /// Sets the contrast of the view. Not drawn here, so contrast audits don't see it.
    public nonisolated func contrast(_ amount: Double) -> some View { inert }
    /// Sets the saturation of the view. Not drawn here.
    public nonisolated func saturation(_ amount: Double) -> some View { inert }
    /// Makes the view grey. Not drawn here.
    public nonisolated func grayscale(_ amount: Double) -> some View { inert }
    /// Rotates the hues of the view. Not drawn here.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { inert }
    /// Inverts the colours of the view. Not drawn here.
    public nonisolated func colorInvert() -> some View { inert }
    /// Multiplies the colours of the view. Not drawn here.
    public nonisolated func colorMultiply(_ color: Color) -> some View { inert }
    /// Makes the view's luminance its opacity. Not drawn here.
    public nonisolated func luminanceToAlpha() -> some View { inert }
    /// Animates the geometry of the view as one. Nothing moves here.
    public nonisolated func geometryGroup() -> some View { inert }
    /// Rotates the view in space. The frame stays as it is here.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { inert }
    /// Scales the view. The frame stays as it is here.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { inert }
    /// Transforms the view. The frame stays as it is here.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { inert }
    /// Projects the view. The frame stays as it is here.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { inert }
    /// Applies effects that depend on the geometry. The content is unchanged here.
    public nonisolated func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { inert }
    /// Masks the view. The elements of the mask are not read.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { inert }
    /// Clips the view to a shape. Not drawn here.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { inert }
    /// Sets the shape of containers that the view contains. Not drawn here.
    public nonisolated func containerShape<T: Shape>(_ shape: T) -> some View { inert }
    /// Sets the background of the container. Not drawn here.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { inert }
    /// Sets the background of the container. Not drawn here.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { inert }
    /// Sets the shape of the view for touches and other interaction. Touches take the frame here.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { inert }
    /// Sets the shape of the view for touches and other interaction. Touches take the frame here.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { inert }
    /// Fills the background with a shape.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        inert
    }
    /// Puts the background style behind the view. It is clear here.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { inert }
    /// Sets the style of backgrounds. Not drawn here.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { inert }
    /// Puts a style over the view. Not drawn here.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { inert }
    /// Puts a shape of a style over the view. Not drawn here.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { inert }
    /// Sets the tint of controls. Not drawn here.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { inert }
    /// Draws the view in glass. Not drawn here.
    public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { inert }
    /// Draws the view in glass. Not drawn here.
    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { inert }
    /// Identifies glass that moves from view to view. Nothing moves here.
    public nonisolated func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?, in namespace: Namespace.ID
    ) -> some View { inert }
    /// Unites glass of several views. Not drawn here.
    public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View { inert }
    /// Applies a geometric effect. The frame stays as it is here.
    public nonisolated func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { inert }
}

/// The way in which colours are blended.
public enum BlendMode: Hashable, Sendable {
    /// The modes of Core Graphics.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// The modes of hues, and those that keep or drop pixels.
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    /// The sum.
    case plusLighter
}

/// A place with a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// Widgets.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// Navigation stacks.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// Split views.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// Tab views.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// The kinds of interaction that have a shape of their own.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int
    /// Creates kinds from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Previews of dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Previews of context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Effects under the pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// VoiceOver's cursor.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// The ring of the keyboard's focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// A transformation in space. Not drawn here.
public struct ProjectionTransform: Equatable, Sendable {
    private let transform: CGAffineTransform
    /// Creates the identity.
    public init() { transform = .identity }
    /// Creates a transformation in the plane.
    public init(_ transform: CGAffineTransform) { self.transform = transform }
    /// Creates a transformation in space.
    public init(_ transform: CATransform3D) { self.transform = .identity }
    /// Returns both transformations.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(transform.concatenating(rhs.transform))
    }
}

/// An effect that changes the geometry of a view. The frame stays as it is here.
@preconcurrency public protocol GeometryEffect: Animatable, ViewModifier, Sendable where Body == Never {
    /// Returns the transformation for a size.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the node of the content.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> { TransparentNode(view, parent: parent, environment) }
    /// Returns the effect.
    public nonisolated func ignoredByLayout() -> Self { self }
}

/// The node of a modifier without an effect.
final class TransparentNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<V>?

    override init(_ view: ModifiedContent<V, M>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        child = V._makeNode(view.content, parent: self, environment: environment)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.update(view.content, environment)
    }
}

/// Effects that depend on a view's geometry.
public protocol VisualEffect: Sendable {}

/// An effect without change.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}
}

extension VisualEffect {
    /// Sets the opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Blurs.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Moves.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Moves.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Scales.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Scales.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Rotates.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Rotates in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Brightens.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Sets the saturation.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Rotates the hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The way in which a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration: Sendable {
    /// With the scroll position.
    public static let interactive = ScrollTransitionConfiguration()
    /// At once.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()
    /// At once, by an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
    /// Returns the configuration with a threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// The part of a view at which the change begins.
    public struct Threshold: Sendable {
        /// As soon as a part is visible.
        public static let visible = Threshold()
        /// In the middle.
        public static let centered = Threshold()
        /// At a part.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

/// A phase while a view scrolls in and out.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Above the visible area, in it, below it.
    case topLeading, identity, bottomTrailing
    /// Whether the view is in the visible area.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0, or 1.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    /// Standard glass.
    public static let regular = Glass()
    /// Clear glass.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// Returns the glass tinted.
    public func tint(_ color: Color?) -> Glass { self }
    /// Returns the glass reacting to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A container whose glass flows together. Its content is shown as it is.
public struct GlassEffectContainer<Content: View> {
    let content: Content

    /// Creates a container.
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    /// The content.
    public var body: some View { content }
}
