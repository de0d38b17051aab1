// Scrolling. Indicators, margins and bounces are not drawn, and positions are kept by UIKit's scroll view.
extension View {
    /// Sets whether scroll indicators are visible. Not drawn here.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { inert }
    /// Flashes the scroll indicators. Not drawn here.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert }
    /// Flashes the scroll indicators when a value changes. Not drawn here.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { inert }
    /// Sets whether the user can scroll. VoiceOver scrolls to elements in any case.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { inert }
    /// Sets whether content is drawn outside of a scroll view. Not drawn here.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert }
    /// Sets when a scroll view bounces. Nothing moves here.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { inert }
    /// Sets how scrolling dismisses the keyboard, which is not shown here.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { inert }
    /// Sets whether the background of a list or an editor is visible. Not drawn here.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { inert }
    /// Sets the margins of scrollable content. Lists and scroll views keep theirs here.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { inert }
    /// Sets the margins of scrollable content. Lists and scroll views keep theirs here.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { inert }
    /// Sets the margins of scrollable content. Lists and scroll views keep theirs here.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { inert }
    /// Makes the view's children positions at which scrolling stops. Scrolling stops by pages of the screen here.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { inert }
    /// Sets where scrolling stops. Scrolling stops by pages of the screen here.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { inert }
    /// Binds the position of a scroll view to an id. The position is not reported here.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View { inert }
    /// Binds the position of a scroll view. The position is not reported here.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { inert }
    /// Sets where a scroll view begins. It begins at its top here.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { inert }
    /// Sets where a scroll view begins. It begins at its top here.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        inert
    }
    /// Performs an action when the geometry of a scroll view changes. It is not reported here.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { inert }
    /// Performs an action when scrolling begins or ends. It is not reported here.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { inert }
    /// Performs an action when the view becomes visible in a scroll view. It is not reported here.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { inert }
    /// Sets the effect at the edges of a scroll view. Not drawn here.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        inert
    }
    /// Hides the effect at the edges of a scroll view. Not drawn here.
    public nonisolated func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View { inert }
    /// Extends the background under the safe area. Not drawn here.
    public nonisolated func backgroundExtensionEffect() -> some View { inert }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int
    /// As the system decides.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Visible.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Hidden, except with a mouse.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Never visible.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = ScrollBounceBehavior()
    /// Always.
    public static let always = ScrollBounceBehavior()
    /// Where the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior()
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode()
}

/// What has margins.
public struct ContentMarginPlacement: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = ContentMarginPlacement()
    /// The content.
    public static let scrollContent = ContentMarginPlacement()
    /// The indicators.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior {}

/// Scrolling that stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behaviour.
    public nonisolated init() {}
}

/// Scrolling that stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behaviour.
    public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}

    /// The largest number of views per gesture.
    public struct LimitBehavior: Sendable {
        /// As the system decides.
        public static let automatic = LimitBehavior()
        /// A few.
        public static let always = LimitBehavior()
        /// One.
        public static let alwaysByOne = LimitBehavior()
        /// Any.
        public static let never = LimitBehavior()
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that stops at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that stops at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Scrolling that stops at views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// A position in a scroll view. It is not reported here.
public struct ScrollPosition: Equatable, Sendable {
    /// The point; nil where it is given otherwise.
    public private(set) var point: CGPoint?
    /// The edge; nil where it is given otherwise.
    public private(set) var edge: Edge?
    /// Whether the user has scrolled there.
    public var isPositionedByUser: Bool { false }

    /// Creates a position among views with ids of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    /// Creates a position at an edge.
    public init(edge: Edge) { self.edge = edge }
    /// Creates a position at a point.
    public init(point: CGPoint) { self.point = point }

    /// Moves to an edge.
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    /// Moves to a point.
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    /// Moves to an offset.
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(point: CGPoint(x: 0, y: y)) }
    /// Moves to the view with an id.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// The content for which an anchor holds.
public struct ScrollAnchorRole: Hashable, Sendable {
    /// The offset at first.
    public static let initialOffset = ScrollAnchorRole()
    /// Changes of size.
    public static let sizeChanges = ScrollAnchorRole()
    /// The alignment of content that is smaller than the view.
    public static let alignment = ScrollAnchorRole()
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the content.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize
    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The bounds of the scroll view.
    public var bounds: CGRect { visibleRect }
}

/// A phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
    /// At rest, touched, moved by the user, slowing down, moved by the app.
    case idle, tracking, interacting, decelerating, animating
    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = ScrollEdgeEffectStyle()
    /// A sharp edge.
    public static let hard = ScrollEdgeEffectStyle()
    /// A soft edge.
    public static let soft = ScrollEdgeEffectStyle()
}
