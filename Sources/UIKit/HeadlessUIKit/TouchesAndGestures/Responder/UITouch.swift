import Foundation

/// One finger on the screen, from its first contact to its last.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// How far the touch has come.
    open internal(set) var phase = Phase.began
    /// How often the finger came down at this place in quick succession.
    open internal(set) var tapCount = 1
    /// When the touch last changed, in seconds since the main loop started.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window in which the touch started.
    open internal(set) weak var window: UIWindow?
    /// The view that was under the finger when the touch started.
    open internal(set) weak var view: UIView?
    /// The recognizers that take part in the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private var point: CGPoint
    private var previousPoint: CGPoint

    init(at point: CGPoint, in window: UIWindow, view: UIView) {
        self.point = point
        previousPoint = point
        self.window = window
        self.view = view
        super.init()
    }

    func move(to newPoint: CGPoint) {
        previousPoint = point
        point = newPoint
    }

    /// Where the finger is, in a view's coordinates; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Where the finger was before, in a view's coordinates; nil stands for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

    /// Where the finger is, as exactly as is known.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the finger was before, as exactly as is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// What touches the screen: a finger.
    open var type: TouchType { .direct }
    /// How hard the finger presses: 0, as on screens that don't feel it.
    open var force: CGFloat { 0 }
    /// The hardest that is felt: 0, as on screens that don't feel it.
    open var maximumPossibleForce: CGFloat { 0 }
    /// How wide the finger is, in points; nothing is known of it.
    open var majorRadius: CGFloat { 0 }
    /// How uncertain `majorRadius` is, in points.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle to the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction in a view, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// What touches the screen, with UIKit's raw values.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger beside the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer.
        case indirectPointer = 3
        /// Another name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The states of a touch, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        /// The finger has come down.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger rests.
        case stationary = 2
        /// The finger has left the screen.
        case ended = 3
        /// The system has ended the touch, for example because a recognizer took it.
        case cancelled = 4
    }
}
