import Foundation

/// Changes of layers that belong together. They are made at once; its completion is called when the longest animation
/// that was added in it is over, and in the next turn where there was none.
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

    /// Takes what was changed so far as made; it always is.
    public class func flush() {}
    /// Holds other threads off; there are none that change layers.
    public class func lock() {}
    /// Lets other threads go on.
    public class func unlock() {}

    /// How long animations take that say nothing, in seconds.
    public class func animationDuration() -> CFTimeInterval { current.duration }
    /// Sets how long animations take that say nothing, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    /// How animations move that say nothing.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets how animations move that say nothing.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }
    /// Whether changes are not animated.
    public class func disableActions() -> Bool { current.disablesActions }
    /// Sets whether changes are not animated.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// What is called at the end, or nil.
    public class func completionBlock() -> (() -> Void)? { current.completion }
    /// Sets what is called at the end. Outside of a transaction that was begun it is called in the next turn.
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
