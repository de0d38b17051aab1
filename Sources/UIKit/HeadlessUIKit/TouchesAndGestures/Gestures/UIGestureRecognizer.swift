import Foundation

/// Looks for a gesture on a view and notifies its targets.
///
/// There are no fingers here: `recognize(at:)` plays the gesture, as a test or an assistive technology does.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of the gesture. A subclass that handles touches itself sets it: the targets are notified immediately,
    /// and a finished gesture makes the recognizer ready for the next one when the touch ends.
    open var state: State {
        get { stage }
        set {
            stage = newValue
            if newValue != .possible, newValue != .failed { notifyTargets() }
        }
    }
    private var stage = State.possible
    /// The view to which the recognizer is attached, or nil.
    open internal(set) weak var view: UIView?
    /// Whether the recognizer is enabled.
    ///
    /// Disabling a recognizer in the middle of its gesture cancels the gesture.
    open var isEnabled = true
    /// Whether the view's touches are cancelled once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view receives touches only after the gesture has failed; it has no effect here, as the touches that
    /// are played end immediately.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only after the gesture has failed; it has no effect here.
    open var delaysTouchesEnded = true
    /// Whether touches of different types aren't mixed; there is one type here.
    open var requiresExclusiveTouchType = true
    /// The types of touches to recognize, as numbers of `UITouch.TouchType`; without the type of fingers, no touch is
    /// recognized.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The types of presses to recognize, as numbers of `UIPress.PressType`; recognizers receive no presses here.
    open var allowedPressTypes: [NSNumber] = []
    /// A name for debugging.
    open var name: String?
    /// The delegate, which may prevent the recognizer from recognizing.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    private var targets: [Target] = []
    private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    private var place = CGPoint.zero
    private var requirements: [FailureRequirement] = []

    private struct FailureRequirement {
        weak var other: UIGestureRecognizer?
    }

    /// Creates a recognizer that is attached to no view and has no target.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer with a handler in place of a target and an action.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Creates a recognizer with a target and an action by name; the target is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target; nothing is read.
    public init?(coder: NSCoder) { super.init() }

    /// Adds a target and an action, which is called for every change of the gesture's state; the target is held weakly.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    /// Removes a target; nil means all targets, or all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { known in
            (object == nil || known.object === object) && (action == nil || known.action == action)
        }
    }

    /// Adds a handler that is called whenever the gesture's state changes.
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Returns the position of the gesture in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Returns the position of a finger in a view's coordinates; all fingers of a played gesture are at the same
    /// position.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// The pressed modifier keys: none while a gesture is played.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The pressed buttons of a pointer.
    open var buttonMask: UIEvent.ButtonMask { [] }

    // MARK: Other recognizers

    /// Makes the recognizer wait until another one, which is held weakly, has failed: it fails when the other one
    /// recognizes.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.other == nil || $0.other === otherGestureRecognizer }
        requirements.append(FailureRequirement(other: otherGestureRecognizer))
    }

    /// Whether the recognizer, once it recognizes, prevents another one; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer that recognizes prevents this one; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognizer must wait for another one's failure; false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer must wait for this one's failure; false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Called when a gesture has ended, recognized or not, to reset the recognizer for the next one.
    open func reset() {}

    /// The recognizers named by `require(toFail:)`, by identity.
    final var namedRequirements: Set<ObjectIdentifier> {
        Set(requirements.compactMap { $0.other.map(ObjectIdentifier.init) })
    }

    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// Whether the recognizer may recognize now.
    final var canRecognize: Bool {
        isEnabled && allowedTouchTypes.contains(0) && view?.gestureRecognizerShouldBegin(self) == true
            && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }

    /// Plays the gesture at a point of the window, in points: the targets are notified of every state. Returns false
    /// when the recognizer is disabled, attached to no view, or prevented by its delegate.
    @discardableResult public final func recognize(at point: CGPoint) -> Bool {
        guard canRecognize else { return false }
        report(at: point)
        return true
    }

    /// Runs through the states of a gesture recognized at a point of the window, in points.
    final func report(at point: CGPoint) {
        place = point
        for next in recognizedStates {
            // Disabling a recognizer half-way cancels its gesture.
            let isBrokenOff = !isEnabled && state != .possible
            stage = isBrokenOff ? .cancelled : next
            notifyTargets()
            if isBrokenOff { break }
        }
        finish()
    }

    private func notifyTargets() {
        for handler in handlers { handler(self) }
        for target in targets {
            if let object = target.object { target.action.carryOut(on: object, sender: self, event: nil) }
        }
    }

    /// Marks the recognizer as failed in a gesture that turned out to be another one; no target is notified.
    final func fail() { stage = .failed }

    /// Resets the recognizer for the next gesture.
    final func finish() {
        stage = .possible
        reset()
    }

    // MARK: Touches

    /// Called when fingers touch the view; a subclass looks for its gesture here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancelled the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Ignores a touch; it has no effect here, as each played gesture is a single touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}

    /// Lets the recognizer handle a touch itself; returns whether it has recognized its gesture in it.
    final func handle(_ touch: UITouch, _ event: UIEvent) -> Bool {
        place = touch.location(in: nil)
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
        return stage == .began || stage == .changed || stage == .ended
    }

    /// The states of a recognized gesture: discrete gestures only end.
    var recognizedStates: [State] { [.ended] }

    /// The states of a gesture, with UIKit's raw values.
    public enum State: Int, Sendable {
        /// No gesture has been recognized yet.
        case possible = 0
        /// A continuous gesture has started.
        case began = 1
        /// A continuous gesture continues.
        case changed = 2
        /// The gesture has ended, or a discrete one was recognized.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// It wasn't the recognizer's gesture.
        case failed = 5
        /// Another name of `ended`, for discrete gestures.
        public static let recognized = State.ended
    }

    // MARK: Presses

    /// Called when buttons are pressed; no presses are played here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of presses has changed; no presses are played here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when buttons are released; no presses are played here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses are cancelled; no presses are played here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when estimates of touches have become final; touches have no estimates here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Whether the recognizer takes an event; true unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

extension UIGestureRecognizer {
    /// Whether it recognizes a press, a drag, a swipe or a movement of two fingers, which a double tap doesn't make. The
    /// drag from the edge of the screen goes back, as the escape gesture does.
    final var isPressOrDrag: Bool {
        switch self {
        case is UIScreenEdgePanGestureRecognizer: false
        case is UILongPressGestureRecognizer, is UIPanGestureRecognizer, is UISwipeGestureRecognizer,
            is UIPinchGestureRecognizer, is UIRotationGestureRecognizer:
            true
        default: false
        }
    }
}
