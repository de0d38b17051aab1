import Foundation

/// The kind of an animation's timing curve, with UIKit's raw values.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A curve with two control points.
    case cubic = 1
    /// The timing of a spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}

/// Provides the timing of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, or nil.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system's curve.
    public final let animationCurve: UIView.AnimationCurve
    /// The first control point, from 0 to 1.
    public final let controlPoint1: CGPoint
    /// The second control point, from 0 to 1.
    public final let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// One of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
        isBuiltIn = true
        super.init()
    }

    /// A curve of two control points, from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2, isBuiltIn) = (point1, point2, false)
        super.init()
    }

    /// The system's usual curve.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// The type: built in if it is one of the system's curves, else cubic.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// These parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// nil: these are no spring parameters.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial speed, as a part of the whole distance per second.
    public final let initialVelocity: CGVector

    /// A spring that swings the less the nearer its damping is to 1.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }
    /// A spring that swings the less the nearer its damping is to 1.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    /// A spring of a mass, a stiffness and a damping.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }
    /// A spring of a duration in seconds and a bounce from 0 to 1 (iOS 17).
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
    }
    /// The system's usual spring.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// The type: a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// nil: these are no cubic parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }
}

/// An object that animates.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running.
    var isRunning: Bool { get }
    /// Whether it runs back to its start.
    var isReversed: Bool { get set }
    /// The completed part of the animation, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts it after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends it when it is stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes made by closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure to call at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes after a pause.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// Creates an animator with a given timing.
    ///
    /// - Parameters:
    ///   - duration: In seconds; NaN and negative values mean zero.
    ///   - parameters: The timing.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(
            duration: duration, curve: parameters.cubicTimingParameters?.animationCurve ?? .easeInOut, animations: nil)
        timing = parameters
    }

    /// Creates an animator that moves by a curve of two control points, from 0 to 1.
    ///
    /// - Parameters:
    ///   - duration: In seconds; NaN and negative values mean zero.
    ///   - point1: The first control point.
    ///   - point2: The second control point.
    ///   - animations: The changes.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
        timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    }
}
