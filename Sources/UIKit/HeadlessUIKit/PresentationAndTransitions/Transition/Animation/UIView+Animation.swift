import Foundation

extension UIView {
    /// The options of an animation, with UIKit's raw values. Only those that change the outcome have an effect without
    /// drawing.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates options from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the subviews together with the change.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the user touch views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the current positions on screen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Does not take the duration of an enclosing animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Does not take the curve of an enclosing animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Hides and shows views instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Starts and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Flips from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Cross-fades.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Whether animations take time; true unless set otherwise. Without it everything ends in the next turn.
    public static var areAnimationsEnabled: Bool { AppProcess.current.areAnimationsEnabled }
    /// The duration of the enclosing animation, in seconds; zero outside one.
    public private(set) static var inheritedAnimationDuration: TimeInterval = 0

    /// Turns animations on or off.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        AppProcess.current.areAnimationsEnabled = enabled
    }

    /// Makes changes without animation, even inside one.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let process = AppProcess.current
        let old = process.areAnimationsEnabled
        process.areAnimationsEnabled = false
        defer { process.areAnimationsEnabled = old }
        actionsWithoutAnimation()
    }

    /// Makes changes in the model immediately, and calls the completion after the delay and the duration.
    /// - Parameters:
    ///   - duration: In seconds; NaN and negative values mean zero.
    ///   - delay: In seconds; NaN and negative values mean zero.
    ///   - completion: Receives whether the animation ran to its end; never called within this call.
    ///   - animations: The changes.
    ///   - options: Options of the animation.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let isNested = inheritedAnimationDuration > 0 && !options.contains(.overrideInheritedDuration)
        let seconds = isNested ? inheritedAnimationDuration : Duration(clamping: duration).timeInterval
        let outer = inheritedAnimationDuration
        inheritedAnimationDuration = seconds
        animations()
        inheritedAnimationDuration = outer
        guard let completion else { return }
        if let held = HeldAnimations.current { return held.add { completion(true) } }
        guard areAnimationsEnabled, seconds > 0 || delay > 0 else {
            MainLoop.main.perform { completion(true) }
            return
        }
        MainLoop.main.perform(after: Duration(clamping: seconds) + Duration(clamping: delay)) { completion(true) }
    }

    /// Makes changes immediately and reports after the duration, in seconds.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Makes changes immediately; the spring only affects drawing.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Makes changes immediately and reports after the delay and the duration, in seconds; the spring only affects
    /// drawing.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(animations) { animations in
            animate(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
        }
    }

    /// Makes changes inside a view immediately and reports after the duration, in seconds.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }

    /// Replaces a view by another in its superview and reports after the duration, in seconds.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else if let superview = fromView.superview {
                    superview.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// Runs the key frames in order immediately and reports after the delay and the duration, in seconds.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & 0xFF),
            animations: animations, completion: completion)
    }

    /// Makes the changes of one key frame; times are parts of the whole, from 0 to 1.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }
}
