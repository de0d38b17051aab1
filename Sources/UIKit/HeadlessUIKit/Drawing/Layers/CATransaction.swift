import Foundation

/// A group of changes of layers. They are made immediately; its completion is called when the longest animation added
/// in it is over, and in the next turn where there was none.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    /// A transaction that was begun.
    struct Level {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var longest = Duration.zero
    }

    // The last is the implicit one, which every turn has, where nothing was begun.
    private static var levels: [Level] {
        get { AppProcess.current.transactions }
        set { AppProcess.current.transactions = newValue }
    }
    private static var current: Level {
        get { levels.last ?? Level() }
        set { if levels.isEmpty { levels = [newValue] } else { levels[levels.count - 1] = newValue } }
    }

    /// Begins a transaction inside the one that is current.
    public class func begin() {
        var level = current
        (level.completion, level.longest) = (nil, .zero)
        if levels.isEmpty { levels = [Level()] }
        levels.append(level)
    }

    /// Ends the transaction that was begun last.
    public class func commit() {
        guard levels.count > 1, let ended = levels.popLast() else { return }
        current.longest = max(current.longest, ended.longest)
        if let completion = ended.completion { MainLoop.main.perform(after: ended.longest) { completion() } }
    }

    /// Commits the changes so far; they always are.
    public class func flush() {}
    /// Locks out other threads; no other threads change layers.
    public class func lock() {}
    /// Releases the lock for other threads.
    public class func unlock() {}

    /// Returns the default duration of animations, in seconds.
    public class func animationDuration() -> CFTimeInterval { current.duration }
    /// Sets the default duration of animations, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    /// Returns the default timing of animations.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets the default timing of animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }
    /// Whether changes are not animated.
    public class func disableActions() -> Bool { current.disablesActions }
    /// Sets whether changes are not animated.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// Returns the closure to call at the end, or nil.
    public class func completionBlock() -> (() -> Void)? { current.completion }
    /// Sets the closure to call at the end. Outside of a transaction that was begun it is called in the next turn.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard levels.count > 1 else {
            if let block { MainLoop.main.perform { block() } }
            return
        }
        current.completion = block
    }

    /// Notes how long an animation takes.
    static func note(_ length: Duration) { if levels.count > 1 { current.longest = max(current.longest, length) } }
}
