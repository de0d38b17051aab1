import Foundation

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor struct AnimationBlock {
    var identifier: String?
    var context: UnsafeMutableRawPointer?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    weak var delegate: AnyObject?
    var didStop: Selector?
    var willStart: Selector?
    /// The animations that have begun and were not committed yet.
    static var open: [AnimationBlock] = []
}

// The animation methods from before blocks, which older code still uses. Changes take effect in the model immediately.
extension UIView {
    /// Begins an animation, which may be nested in another one.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.open.append(AnimationBlock(identifier: animationID, context: context))
    }

    /// Ends the animation that began last; its delegate is notified of the end after the delay and the duration.
    public static func commitAnimations() {
        guard let block = AnimationBlock.open.popLast(), let delegate = block.delegate else { return }
        if let willStart = block.willStart {
            willStart.carryOut(on: delegate, sender: block.identifier.map { NSString(string: $0) }, event: nil)
        }
        guard let didStop = block.didStop else { return }
        animate(withDuration: block.duration, delay: block.delay) {
        } completion: { [weak delegate] _ in
            guard let delegate else { return }
            didStop.carryOut(on: delegate, sender: block.identifier.map { NSString(string: $0) }, event: nil)
        }
    }

    private static func setting(_ change: (inout AnimationBlock) -> Void) {
        guard !AnimationBlock.open.isEmpty else { return }
        change(&AnimationBlock.open[AnimationBlock.open.count - 1])
    }

    /// Sets the delegate for the start and the end; it is not kept alive.
    public static func setAnimationDelegate(_ delegate: Any?) {
        setting { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// Sets the method to call before the start.
    public static func setAnimationWillStart(_ selector: Selector?) { setting { $0.willStart = selector } }
    /// Sets the method to call after the end.
    public static func setAnimationDidStop(_ selector: Selector?) { setting { $0.didStop = selector } }
    /// Sets the duration of the animation, in seconds.
    public static func setAnimationDuration(_ duration: TimeInterval) { setting { $0.duration = duration } }
    /// Sets the delay before the start, in seconds.
    public static func setAnimationDelay(_ delay: TimeInterval) { setting { $0.delay = delay } }
    /// Sets the speed curve; only drawing uses it.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets the number of repetitions; only drawing uses it.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets whether the animation runs back and forth; only drawing uses it.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Sets whether the animation starts from the current positions on screen; only drawing uses it.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
