import Foundation

/// Drives an animator's animations by a completed part, as a drag progresses.
///
/// The changes are made immediately, like those of every animation here; closures that run at the end wait until the
/// user has finished or cancelled, and then for the rest of the animation's duration.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var held: HeldAnimations?
    private var isOver = false

    /// Creates a driver for one transition after another.
    public override init() {
        super.init()
    }

    /// The duration of the whole animation, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The completed part, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest, relative to the animation's own speed; not below 0.01.
    open var completionSpeed: CGFloat = 1
    /// The speed curve of the rest; it makes no difference here.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the user drives from the start.
    open var wantsInteractiveStart = true

    /// Begins the animations and pauses them.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        isOver = false
        guard let animator = TransitionDriver.animator(of: transitionContext) else { return }
        duration = CGFloat(animator.transitionDuration(using: transitionContext))
        let held = HeldAnimations()
        self.held = held
        held.hold { animator.animateTransition(using: transitionContext) }
    }

    /// Moves the animations on to a part of the whole, from 0 to 1; values outside are clamped.
    open func update(_ percentComplete: CGFloat) {
        guard let context, !isOver else { return }
        self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Takes up animations that run.
    open func pause() {
        guard let context, !isOver else { return }
        context.pauseInteractiveTransition()
    }

    /// Completes the animations.
    open func finish() {
        guard let context, !isOver else { return }
        isOver = true
        context.finishInteractiveTransition()
        release(after: 1 - percentComplete)
    }

    /// Runs the animations back and reverts their changes.
    open func cancel() {
        guard let context, !isOver else { return }
        isOver = true
        context.cancelInteractiveTransition()
        held?.revert()
        release(after: percentComplete)
    }

    private func release(after part: CGFloat) {
        let seconds = Double(part * duration / max(completionSpeed, 0.01))
        held?.release(after: Duration(clamping: seconds))
        held = nil
        context = nil
    }
}

extension UIView {
    /// The speed curve of an animation, with UIKit's raw values; it makes no difference here.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// At constant speed.
        case linear = 3
    }
}
