import Foundation

/// Calls a method for each frame of a screen, sixty times a second on the main loop's clock, while it is in a run loop.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let call: (CADisplayLink) -> Void
    private var isAdded = false
    private var isInvalid = false
    // Distinguishes the call that is due from those of runs that ended.
    private var run = 0

    /// Whether no calls are made.
    open var isPaused = false { didSet { if isPaused != oldValue { goOn() } } }
    /// The preferred number of calls per second; 0 means sixty.
    open var preferredFramesPerSecond = 0
    /// The preferred range of calls, in frames per second; it is called sixty times.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The time when the last call was due, in seconds of `CACurrentMediaTime()`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time when the next call is due, in seconds of `CACurrentMediaTime()`.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between two pictures, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }

    /// Creates one that sends a message, named by its action, to an object; it keeps the object alive until
    /// `invalidate()`.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        call = { link in _ = sel.send(to: link.target, from: nil, sender: link, event: nil) }
        super.init()
    }

    /// Starts the calls. There is one run loop, so neither it nor the mode matters.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        goOn()
    }

    /// Ends the calls until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        goOn()
    }

    /// Ends the calls permanently.
    open func invalidate() {
        isInvalid = true
        goOn()
    }

    private func goOn() {
        run += 1
        guard isAdded, !isPaused, !isInvalid else { return }
        let current = run
        let rate = preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 60) : 60
        MainLoop.main.performAside(after: Duration(clamping: 1 / Double(rate))) { [weak self] in
            guard let self, self.run == current else { return }
            self.timestamp = CACurrentMediaTime()
            self.call(self)
            if self.run == current { self.goOn() }
        }
    }
}

/// The preferred number of frames per second; 0 for the system's choice.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum rate, in frames per second.
    public var minimum: Float
    /// The maximum rate, in frames per second.
    public var maximum: Float
    /// The preferred number, or nil.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The system's choice.
    public static let `default` = CAFrameRateRange()
}
