import Foundation

extension UIView {
    /// The options of a keyframe animation, with UIKit's raw values. Only those that change the outcome have an effect
    /// without drawing.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates options from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the subviews together with the change.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the user touch views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the current positions on screen.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back and forth.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Does not take the duration of an enclosing animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Does not take the options of an enclosing animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear from frame to frame.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from frame to frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At constant speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a curve through the frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a curve at constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The system's own animations, with UIKit's raw values.
    public enum SystemAnimation: UInt, Sendable {
        /// The views are removed.
        case delete = 0
    }

    /// Removes views as the system does, with other changes alongside, and calls the completion after a quarter of a
    /// second.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.removeFromSuperview() }
            parallelAnimations?()
        } completion: {
            completion?($0)
        }
    }

    /// Makes changes immediately; only drawing would repeat them.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
}
