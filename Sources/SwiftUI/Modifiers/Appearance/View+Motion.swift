// Movement. Nothing moves: a change is there at once.
extension View {
    /// Moves the geometry from one view to another with the same id. Nothing moves here.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { inert }
    /// Marks the view from which a navigation zooms. Nothing moves here.
    public nonisolated func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { inert }
    /// Marks the view from which a navigation zooms. Nothing moves here.
    public nonisolated func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> some View { inert }
    /// Sets the transition of a navigation. Nothing moves here.
    public nonisolated func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { inert }
    /// Sets the transition of changed content. Nothing moves here.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { inert }
    /// Sets the transition of insertion and removal. Nothing moves here.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View { inert }
    /// Animates changes in a closure. The content is unchanged here.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { inert }
    /// Animates through phases. The first phase is shown here.
    public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let first = phases.first { _ in true }
        return Group { if let first { content(self, first) } else { self } }
    }
    /// Animates through phases when a value changes. The first phase is shown here.
    public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Self, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
    /// Animates a symbol. Nothing moves here.
    public nonisolated func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { inert }
    /// Animates a symbol when a value changes. Nothing moves here.
    public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { inert }
    /// Animates a symbol. Nothing moves here.
    public nonisolated func symbolEffect(
        _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { inert }
    /// Animates a symbol when a value changes. Nothing moves here.
    public nonisolated func symbolEffect<U: Equatable>(
        _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default, value: U
    ) -> some View { inert }
    /// Removes the animations of symbols.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { inert }
    /// Plays feedback when a value changes. The user feels nothing here.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        inert
    }
    /// Plays feedback when a value changes so that a condition holds. The user feels nothing here.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { inert }
    /// Plays the feedback that a function returns when a value changes. The user feels nothing here.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { inert }
}

/// The geometry that moves from view to view.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32
    /// Creates properties from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

/// The appearance of the view from which a navigation zooms.
public struct EmptyMatchedTransitionSourceConfiguration: Sendable {
    /// Returns the configuration with a background.
    public func background(_ style: Color) -> Self { self }
    /// Returns the configuration with a shape.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// Returns the configuration with a shadow.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// The transition of a navigation.
public protocol NavigationTransition: Sendable {}

/// The standard transition of a navigation.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
}

/// A transition that zooms from a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The standard transition.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A transition that zooms from a view.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The transition of changed content.
public struct ContentTransition: Equatable, Sendable {
    /// No transition.
    public static let identity = ContentTransition()
    /// A fade.
    public static let opacity = ContentTransition()
    /// An interpolation.
    public static let interpolate = ContentTransition()
    /// Digits that roll.
    public static let numericText = ContentTransition()
    /// The transition of symbols.
    public static let symbolEffect = ContentTransition()
    /// Digits that roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
    /// Digits that roll in the direction of a value.
    public static func numericText(value: Double) -> ContentTransition { numericText }
    /// The transition of symbols.
    public static func symbolEffect(
        _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}

/// A transition of insertion and removal.
@preconcurrency @MainActor public protocol Transition {
    /// The type of the view in the transition.
    associatedtype Body: View
    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the view is there, while it is there, after it has gone.
    case willAppear, identity, didDisappear
    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0, or 1.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// An animation of symbols.
public protocol SymbolEffect: Sendable {}

/// One of the system's animations of symbols.
public struct AnySymbolEffect: SymbolEffect {
    /// A bounce.
    public static let bounce = AnySymbolEffect()
    /// A pulse.
    public static let pulse = AnySymbolEffect()
    /// A change of colour.
    public static let variableColor = AnySymbolEffect()
    /// A change of size.
    public static let scale = AnySymbolEffect()
    /// An appearance.
    public static let appear = AnySymbolEffect()
    /// A disappearance.
    public static let disappear = AnySymbolEffect()
    /// A replacement.
    public static let replace = AnySymbolEffect()
    /// A wiggle.
    public static let wiggle = AnySymbolEffect()
    /// A rotation.
    public static let rotate = AnySymbolEffect()
    /// A breath.
    public static let breathe = AnySymbolEffect()
    /// A drawing.
    public static let drawOn = AnySymbolEffect()
    /// The standard animation.
    public static let automatic = AnySymbolEffect()
    /// The effect upwards.
    public var up: AnySymbolEffect { self }
    /// The effect downwards.
    public var down: AnySymbolEffect { self }
    /// The effect in the reading direction.
    public var forward: AnySymbolEffect { self }
    /// The effect against the reading direction.
    public var backward: AnySymbolEffect { self }
    /// The effect clockwise.
    public var clockwise: AnySymbolEffect { self }
    /// The effect layer by layer.
    public var byLayer: AnySymbolEffect { self }
    /// The effect on the whole symbol.
    public var wholeSymbol: AnySymbolEffect { self }
    /// The effect one part after the other.
    public var iterative: AnySymbolEffect { self }
    /// The effect that keeps earlier parts.
    public var cumulative: AnySymbolEffect { self }
    /// The effect and back.
    public var reversing: AnySymbolEffect { self }
    /// The effect once.
    public var nonReversing: AnySymbolEffect { self }
    /// Hides inactive layers.
    public var hideInactiveLayers: AnySymbolEffect { self }
    /// Dims inactive layers.
    public var dimInactiveLayers: AnySymbolEffect { self }
    /// The replacement downwards and upwards.
    public var downUp: AnySymbolEffect { self }
    /// The replacement upwards.
    public var upUp: AnySymbolEffect { self }
    /// The replacement off and up.
    public var offUp: AnySymbolEffect { self }
}

/// The repetition and the speed of a symbol's animation.
public struct SymbolEffectOptions: Sendable {
    /// The standard options.
    public static let `default` = SymbolEffectOptions()
    /// Repeating.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// The options repeating.
    public var repeating: SymbolEffectOptions { self }
    /// The options once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// Several times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// A repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// At a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Returns the options at a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    /// A repetition.
    public struct RepeatBehavior: Sendable {
        /// Without a pause.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()
        /// With pauses.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

/// Feedback that a user feels or listens to.
public struct SensoryFeedback: Equatable, Sendable {
    /// A task has succeeded.
    public static let success = SensoryFeedback()
    /// A task has led to a warning.
    public static let warning = SensoryFeedback()
    /// A task has failed.
    public static let error = SensoryFeedback()
    /// A selection has changed.
    public static let selection = SensoryFeedback()
    /// A value has increased.
    public static let increase = SensoryFeedback()
    /// A value has decreased.
    public static let decrease = SensoryFeedback()
    /// An activity has started.
    public static let start = SensoryFeedback()
    /// An activity has stopped.
    public static let stop = SensoryFeedback()
    /// A view has been aligned.
    public static let alignment = SensoryFeedback()
    /// A value has passed a threshold.
    public static let levelChange = SensoryFeedback()
    /// An impact.
    public static let impact = SensoryFeedback()
    /// An impact of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    /// An impact of a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

    /// The weight of an impact.
    public struct Weight: Equatable, Sendable {
        /// Light.
        public static let light = Weight()
        /// Neither light nor heavy.
        public static let medium = Weight()
        /// Heavy.
        public static let heavy = Weight()
    }

    /// The flexibility of an impact.
    public struct Flexibility: Equatable, Sendable {
        /// Rigid.
        public static let rigid = Flexibility()
        /// Solid.
        public static let solid = Flexibility()
        /// Soft.
        public static let soft = Flexibility()
    }
}

extension Animation {
    /// A spring by its duration and bounce.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { .spring(response: duration) }
    /// A spring by its duration and bounce.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
    /// A spring that follows a finger.
    public static var interactiveSpring: Animation { .interactiveSpring() }
    /// A spring by its physical parameters.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .spring }
    /// A spring by its duration and bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring(response: duration) }
    /// A spring that keeps its velocity.
    public static var interpolatingSpring: Animation { .spring }
    /// A spring that swings a little.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    /// A spring that doesn't swing.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    /// A quick spring.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
    /// A curve by two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { .linear(duration: duration) }
}

/// The parameters of a spring.
public struct Spring: Hashable, Sendable {
    /// The duration, in seconds.
    public var duration: Double
    /// The bounce, from -1 to 1.
    public var bounce: Double
    /// Creates a spring.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    /// Creates a spring.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }
    /// A spring that swings a little.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    /// A spring that doesn't swing.
    public static var smooth: Spring { Spring() }
    /// A quick spring.
    public static var snappy: Spring { Spring(bounce: 0.15) }
}

extension AnyTransition {
    /// A transition of any type.
    public init<T: Transition>(_ transition: T) { self = .identity }
    /// A push from an edge.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// A move.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    /// A change of size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
    /// A change between two modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
    /// The blurred replacement.
    public static var blurReplace: AnyTransition { .identity }
}

/// Animates changes, and performs an action afterwards: at once here.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try withAnimation(animation, body)
}

/// The end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    /// The value is reached.
    public static let logicallyComplete = AnimationCompletionCriteria()
    /// The animation is removed.
    public static let removed = AnimationCompletionCriteria()
}

/// A view that animates through phases. The first phase is shown here.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phase: Phase?
    private let content: (Phase) -> Content

    /// Creates an animation that repeats.
    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        phase = phases.first { _ in true }
        self.content = content
    }

    /// Creates an animation that starts when a value changes.
    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phases, content: content, animation: animation) }
}

extension PhaseAnimator: View {
    /// The content in the first phase.
    public var body: some View { if let phase { content(phase) } }
}
