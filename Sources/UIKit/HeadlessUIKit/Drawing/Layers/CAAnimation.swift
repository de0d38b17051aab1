import Foundation

/// The timing of an animation or a layer.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// The start, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed, as a factor; 1 is normal.
    var speed: Float { get set }
    /// The offset at its start, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; 0 means one.
    var repeatCount: Float { get set }
    /// Whether it runs back too.
    var autoreverses: Bool { get set }
    /// The values that apply before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that apply before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// QuartzCore's name.
    public let rawValue: String
    /// Creates a mode from QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its end after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the animation's values before it begins and after it ends.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Removes the animation's values before it begins and after it ends.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A change over time. Nothing moves here: the layer has the values that the app sets, and the delegate is notified
/// when the end is due.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// The start, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one run, in seconds; 0 means that of the transaction, a quarter of a second unless set.
    open var duration: CFTimeInterval = 0
    /// The speed, as a factor; 1 is normal.
    open var speed: Float = 1
    /// The offset at its start, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs; 0 means one.
    open var repeatCount: Float = 0
    /// The duration of all runs, in seconds; 0 means that `repeatCount` applies.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back too.
    open var autoreverses = false
    /// The values that apply before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing between its start and its end; nil means linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified of its start and its end. As in QuartzCore it is kept alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it at its end.
    open var isRemovedOnCompletion = true
    private var stored: [String: Any] = [:]

    /// Creates an animation.
    public override init() {
        super.init()
    }

    /// The duration until its end, in seconds; infinite where it runs forever.
    final var wholeLength: CFTimeInterval {
        let once = duration > 0 ? duration : CATransaction.animationDuration()
        guard once.isFinite, speed > 0 else { return .infinity }
        let turns = CFTimeInterval(repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2.0 : 1)
        let length = repeatDuration > 0 ? repeatDuration : once * turns
        // A count of "forever" is the largest number that there is.
        return repeatCount >= 1e9 ? .infinity : (length / CFTimeInterval(speed))
    }

    /// Starts the animation on a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns the app's value for a key.
    open func value(forKey key: String) -> Any? { stored[key] }
    /// Keeps a value of the app under a key.
    open func setValue(_ value: Any?, forKey key: String) { stored[key] = value }
}

/// A change of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The property, by its path.
    open var keyPath: String?
    /// Whether the change is added to the property's value.
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
    /// The difference between the first and the last value, or nil.
    open var byValue: Any?
}

/// A change of a property through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values at the key times.
    open var values: [Any]?
    /// The way along which a position moves, or nil.
    open var path: CGPath?
    /// The times at which the values are reached, between 0 and 1; nil means even spacing.
    open var keyTimes: [NSNumber]?
    /// The timing between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether an object that moves along a path rotates with it.
    open var rotationMode: CAAnimationRotationMode?
}

/// A change of a property as by a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object on the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The speed at its start.
    open var initialVelocity: CGFloat = 0
    /// After how many seconds it moves by less than a thousandth of its way.
    open var settlingDuration: CFTimeInterval {
        guard mass > 0, damping > 0 else { return .infinity }
        return CFTimeInterval(log(1000) * 2 * mass / damping)
    }
}

/// Changes that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations of the group.
    open var animations: [CAAnimation]?
}

/// A change of all that a layer shows.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The visible effect.
    open var type = CATransitionType.fade
    /// The direction that it comes from, or nil.
    open var subtype: CATransitionSubtype?
    /// The start, between 0 and 1.
    open var startProgress: Float = 0
    /// The end, between 0 and 1.
    open var endProgress: Float = 1
}
