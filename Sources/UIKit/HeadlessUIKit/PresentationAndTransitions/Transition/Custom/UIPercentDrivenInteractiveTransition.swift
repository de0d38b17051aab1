import Foundation

/// Drives an animator's animations by a part of the whole, as a drag goes on.
///
/// The changes are made at once, as every animation's are here; what would run at their end waits until the user has
/// finished or cancelled, and then for as long as the rest of the animation takes.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var held: HeldAnimations?
    private var isOver = false

    /// Creates a driver for one transition after another.
    public override init() {
        super.init()
    }

    /// How long the whole animation takes, in seconds.
    open private(set) var duration: CGFloat = 0
    /// How far the user has driven, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast what is left runs, as a part of the animation's own speed; not below 0.01.
    open var completionSpeed: CGFloat = 1
    /// How the speed changes while what is left runs; it makes no difference here.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the user drives from the start.
    open var wantsInteractiveStart = true

    /// Begins the animations and holds them where they are.
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

    /// Lets the animations run to their end.
    open func finish() {
        guard let context, !isOver else { return }
        isOver = true
        context.finishInteractiveTransition()
        release(after: 1 - percentComplete)
    }

    /// Lets the animations run back; what they have changed is as before.
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
    /// How the speed of an animation changes, with UIKit's raw values; it makes no difference here.
    public enum AnimationCurve: Int, Sendable {
        /// Slowly at both ends.
        case easeInOut = 0
        /// Slowly at the start.
        case easeIn = 1
        /// Slowly at the end.
        case easeOut = 2
        /// At one speed.
        case linear = 3
    }
}
