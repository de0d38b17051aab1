import Foundation

/// The state of an animator, with UIKit's raw values.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started.
    case inactive = 0
    /// Started, running or paused.
    case active = 1
    /// Stopped; it is to be finished.
    case stopped = 2
}

/// A point of an animation, with UIKit's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The position at the end of the animation.
    case end = 0
    /// The position at the start of the animation.
    case start = 1
    /// The current position.
    case current = 2
}

/// Makes changes that take time, and can pause, reverse and stop them. The changes are made immediately; reversing
/// undoes them.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// The duration of the whole animation, in seconds.
    public final let duration: TimeInterval
    /// The state of the animator.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation is running.
    open private(set) var isRunning = false
    /// Whether the animation runs back to its start.
    open var isReversed = false
    /// Whether the user can touch views while they are animated.
    open var isUserInteractionEnabled = true
    /// Whether the animator can be paused.
    open var isInterruptible = true
    /// Whether the animator stays active at the end.
    open var pausesOnCompletion = false

    final var timing: (any UITimingCurveProvider)?
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let recorder = AnimationRecorder()
    private var elapsedBefore = Duration.zero
    private var startedAt = Duration.zero
    // Distinguishes the end that is due from those of runs that were paused.
    private var run = 0

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - duration: In seconds; NaN and negative values mean zero.
    ///   - curve: The timing.
    ///   - animations: The changes.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = Duration(clamping: duration).timeInterval
        self.animations = animations.map { [$0] } ?? []
        super.init()
    }

    /// Creates an animator with a spring timing.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Creates an animator and starts it.
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; made immediately when the animation has started.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .active { recorder.record(animation) } else { animations.append(animation) }
    }

    /// Adds a closure to call at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// The completed part of the animation, from 0 to 1. Setting it pauses a running animation.
    open var fractionComplete: CGFloat {
        get {
            guard duration > 0 else { return state == .inactive ? 0 : 1 }
            return min(max(CGFloat(elapsed.timeInterval / duration), 0), 1)
        }
        set {
            if isRunning || state == .inactive { pauseAnimation() }
            elapsedBefore = Duration(clamping: Double(newValue.isNaN ? 0 : min(max(newValue, 0), 1)) * duration)
        }
    }

    private var elapsed: Duration {
        guard isRunning else { return elapsedBefore }
        let since = MainLoop.main.now - startedAt
        return isReversed ? max(elapsedBefore - since, .zero) : elapsedBefore + since
    }

    // MARK: Running

    /// Starts or resumes the animation.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animation after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        activate()
        isRunning = true
        startedAt = MainLoop.main.now + Duration(clamping: delay)
        run += 1
        let current = run
        let whole = Duration(clamping: duration)
        let rest = isReversed ? elapsedBefore : max(whole - elapsedBefore, .zero)
        MainLoop.main.perform(after: rest + Duration(clamping: delay)) { [self] in
            guard run == current, isRunning else { return }
            isRunning = false
            elapsedBefore = isReversed ? .zero : whole
            if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
        }
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let work = animations
        animations = []
        recorder.record { for animation in work { animation() } }
    }

    /// Pauses the animation.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        activate()
        elapsedBefore = elapsed
        isRunning = false
        run += 1
    }

    /// Resumes after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest; nil for the same as before.
    ///   - durationFactor: The duration of the rest, as a part of the whole; 0 for the remaining duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }

    /// Stops the animation. With `true` it ends without calling the completions; otherwise `finishAnimation(at:)` must
    /// follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        elapsedBefore = elapsed
        isRunning = false
        run += 1
        if withoutFinishing {
            state = .inactive
            completions = []
        } else {
            state = .stopped
        }
    }

    /// Ends a stopped animation: at its end, at its start with the changes reverted, or at the current position.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        if position == .start { recorder.revert() }
        let work = completions
        completions = []
        for completion in work { completion(position) }
    }

    // MARK: UITiming Curve Provider

    /// The timing, or nil where none was given.
    open var timingParameters: (any UITimingCurveProvider)? { timing }
}
