import Foundation

/// What happened at an input device: here, touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The touches of the event, or nil when it has none.
    open internal(set) var allTouches: Set<UITouch>?

    /// Creates an event without touches.
    public override init() {
        super.init()
    }

    init(touches: Set<UITouch>) {
        allTouches = touches
        super.init()
    }

    /// What kind of event it is.
    open var type: EventType { .touches }

    /// When it happened, in seconds since the main loop started.
    open var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }

    /// The touches that started in a view, or nil when there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    /// The touches that started in a window, or nil when there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    /// The kinds of events, with UIKit's raw values.
    public enum EventType: Int, Sendable {
        /// Touches of the screen.
        case touches = 0
        /// A movement of the device.
        case motion = 1
        /// A remote control.
        case remoteControl = 2
        /// A key or a button.
        case presses = 3
    }
}

extension UIEvent {
    /// The buttons of a pointer, with UIKit's raw values.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: Int
        /// Creates a mask from UIKit's raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first button, or a finger.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }
}
