import AccessibilityTree
import Foundation

/// The functions, notifications and settings of accessibility that belong to no object.
@preconcurrency @MainActor public struct UIAccessibility {
    private init() {}

    /// A notification from an app to assistive technologies, with UIKit's raw values.
    public struct Notification: RawRepresentable, Sendable, Hashable {
        /// UIKit's number for the notification.
        public let rawValue: UInt32
        /// Creates a notification from UIKit's number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen has replaced the old one. The argument is an element to focus, a text to speak, or nil.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed. The argument is an element to focus, a text to speak, or nil.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A message is to be spoken: the argument, a plain or attributed string.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll has finished. The argument is a text that describes the new scroll position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to pause (Switch Control only).
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// The assistive technology should resume.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
        /// The raw name.
        public let rawValue: String
        /// Creates an identifier by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Options for an element that takes touches directly (iOS 17), with UIKit's raw values.
    public struct DirectTouchOptions: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates options from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No option.
        public static let none: DirectTouchOptions = []
        /// Nothing is spoken while the element is touched.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
        /// The element takes touches only once it was activated.
        public static let requiresActivation = DirectTouchOptions(rawValue: 2)
    }

    /// A rectangle of a view's coordinates in screen points; of a screen's own for no view.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView?) -> CGRect {
        guard let view else { return rect }
        return view.convertToScreen(rect)
    }

    /// A shape of a view's coordinates in screen points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = path.duplicate()
        // Three points of the plane determine the map.
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            view.convertToScreen(CGRect(x: x, y: y, width: 0, height: 0)).origin
        }
        let (origin, right, down) = (place(0, 0), place(1, 0), place(0, 1))
        converted.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return converted
    }

    /// The element that an assistive technology has its focus on, or nil.
    public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
        AppProcess.current.focus.focusedObject(technology)
    }
}

extension UIView {
    /// The smallest upright rectangle of the screen around a rectangle of this view; zero for a view without window.
    final func convertToScreen(_ rect: CGRect) -> CGRect {
        if let transform = CaptureContext.transform(of: self) { return transform.apply(rect) }
        guard let window = storedWindow else { return .zero }
        let inWindow =
            self === window
            ? rect.offsetBy(dx: -storedBounds.minX, dy: -storedBounds.minY)
            : convert(rect, to: nil)
        return inWindow.offsetBy(dx: window.untransformedOrigin.x, dy: window.untransformedOrigin.y)
    }
}
