import Foundation

/// One finger on the screen, from its first contact to its last.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// The number of times that the finger came down at this position in quick succession.
    open internal(set) var tapCount = 1
    /// The time of the last change, in seconds since the main loop started.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window in which the touch started.
    open internal(set) weak var window: UIWindow?
    /// The view that was under the finger when the touch started.
    open internal(set) weak var view: UIView?
    /// The recognizers of the touch.
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

    /// Returns the position of the finger in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Returns the previous position of the finger in a view's coordinates; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

    /// Returns the position of the finger, as exactly as it is known.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the previous position of the finger, as exactly as it is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The type of the touch: direct.
    open var type: TouchType { .direct }
    /// The force of the touch: 0, as on screens that don't measure it.
    open var force: CGFloat { 0 }
    /// The maximum force: 0, as on screens that don't measure it.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touch, in points; unknown here.
    open var majorRadius: CGFloat { 0 }
    /// The tolerance of `majorRadius`, in points.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle to the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the direction in a view, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The types of touches, with UIKit's raw values.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger off the screen, on a touch surface.
        case indirect = 1
        /// A pencil on the screen.
        case pencil = 2
        /// A pointer, as of a mouse.
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
