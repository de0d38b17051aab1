import Foundation

/// How a time runs.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// When it starts, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes once, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast it runs.
    var speed: Float { get set }
    /// Where it stands at its start, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0 means once.
    var repeatCount: Float { get set }
    /// Whether it runs back too.
    var autoreverses: Bool { get set }
    /// What counts before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What counts before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a mode from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its end after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A change that takes time. Nothing moves here: the layer is what the app sets, and the end is told when it is due.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// When it starts, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// How long it takes once, in seconds; 0 means that of the transaction, a quarter of a second unless set.
    open var duration: CFTimeInterval = 0
    /// How fast it runs.
    open var speed: Float = 1
    /// Where it stands at its start, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs; 0 means once.
    open var repeatCount: Float = 0
    /// How long it is repeated, in seconds; 0 means as often as `repeatCount` says.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back too.
    open var autoreverses = false
    /// What counts before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How it moves between its start and its end; nil means evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears of its start and its end. As in QuartzCore it is kept alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it at its end.
    open var isRemovedOnCompletion = true
    private var stored: [String: Any] = [:]

    /// Creates an animation.
    public override init() {
        super.init()
    }

    /// How long it takes until its end, in seconds; infinite where it goes on for ever.
    final var wholeLength: CFTimeInterval {
        let once = duration > 0 ? duration : CATransaction.animationDuration()
        guard once.isFinite, speed > 0 else { return .infinity }
        let turns = CFTimeInterval(repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2.0 : 1)
        let length = repeatDuration > 0 ? repeatDuration : once * turns
        // A count of "for ever" is the largest number that there is.
        return repeatCount >= 1e9 ? .infinity : (length / CFTimeInterval(speed))
    }

    /// Starts the animation on a layer.
    public final func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the app has kept under a key.
    open func value(forKey key: String) -> Any? { stored[key] }
    /// Keeps a value of the app under a key.
    open func setValue(_ value: Any?, forKey key: String) { stored[key] = value }
}

/// A change of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Which property, by its path.
    open var keyPath: String?
    /// Whether the change is added to what the property is.
    open var isAdditive = false
    /// Whether each repetition starts where the last one ended.
    open var isCumulative = false

    /// Creates a change of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A change of a property from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The first value, or nil for the one that it is.
    open var fromValue: Any?
    /// The last value, or nil for the one that it is.
    open var toValue: Any?
    /// What the first and the last value differ by, or nil.
    open var byValue: Any?
}

/// A change of a property through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The way along which a position moves, or nil.
    open var path: CGPath?
    /// When each value is reached, between 0 and 1; nil means evenly.
    open var keyTimes: [NSNumber]?
    /// How it moves between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it gets from value to value.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether what moves along a way turns with it.
    open var rotationMode: CAAnimationRotationMode?
}

/// A change of a property as by a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How much it is braked.
    open var damping: CGFloat = 10
    /// How fast it moves at its start.
    open var initialVelocity: CGFloat = 0
    /// After how many seconds it moves by less than a thousandth of its way.
    open var settlingDuration: CFTimeInterval {
        guard mass > 0, damping > 0 else { return .infinity }
        return CFTimeInterval(log(1000) * 2 * mass / damping)
    }
}

/// Changes that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The changes.
    open var animations: [CAAnimation]?
}

/// A change of all that a layer shows.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// What is to be seen.
    open var type = CATransitionType.fade
    /// Where it comes from, or nil.
    open var subtype: CATransitionSubtype?
    /// Where it starts, between 0 and 1.
    open var startProgress: Float = 0
    /// Where it ends, between 0 and 1.
    open var endProgress: Float = 1
}
