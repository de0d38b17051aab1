/// How a change moves. Nothing moves here: changes are there at once.
public struct Animation: Hashable, Sendable {
    private var name: String
    private var duration: Double = 0.35

    /// As the system moves.
    public static let `default` = Animation(name: "default")
    /// Evenly.
    public static let linear = Animation(name: "linear")
    /// Slow at first.
    public static let easeIn = Animation(name: "easeIn")
    /// Slow at last.
    public static let easeOut = Animation(name: "easeOut")
    /// Slow at first and at last.
    public static let easeInOut = Animation(name: "easeInOut")
    /// As a spring.
    public static let spring = Animation(name: "spring")
    /// As a spring that swings a little.
    public static let bouncy = Animation(name: "bouncy")
    /// As a spring that doesn't swing.
    public static let smooth = Animation(name: "smooth")
    /// As a quick spring.
    public static let snappy = Animation(name: "snappy")

    /// Evenly, for a time.
    public static func linear(duration: Double) -> Animation { Animation(name: "linear", duration: duration) }
    /// Slow at first, for a time.
    public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", duration: duration) }
    /// Slow at last, for a time.
    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", duration: duration) }
    /// Slow at first and at last, for a time.
    public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut", duration: duration) }

    /// As a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(name: "spring", duration: response) }

    /// As a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(name: "interactiveSpring", duration: response) }

    /// After a while.
    public func delay(_ delay: Double) -> Animation { self }
    /// Faster or slower.
    public func speed(_ speed: Double) -> Animation { self }
    /// Several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Without an end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The animation and the other circumstances of a change.
public struct Transaction: Sendable {
    /// How it moves.
    public var animation: Animation?
    /// Whether views move as they want.
    public var disablesAnimations = false
    /// Whether the change goes on for a while.
    public var isContinuous = false

    /// A change that doesn't move.
    public init() {}

    /// A change that moves.
    public init(animation: Animation?) { self.animation = animation }
}

/// Changes something, at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes something, at once.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a view comes and goes. Views do so at once here.
public struct AnyTransition: Sendable {
    /// Stays as it is.
    public static let identity = AnyTransition()
    /// Fades.
    public static let opacity = AnyTransition()
    /// Grows and shrinks.
    public static let scale = AnyTransition()
    /// Comes from one side and goes to the other.
    public static let slide = AnyTransition()

    /// Comes from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Comes from another place.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    /// Both ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With a movement.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
