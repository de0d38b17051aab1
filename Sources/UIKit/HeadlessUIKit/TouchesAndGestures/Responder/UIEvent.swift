import Foundation

/// An event of an input device: here, touches.
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

    /// The type of the event.
    open var type: EventType { .touches }

    /// The time of the event, in seconds since the main loop started.
    open var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }

    /// Returns the touches that started in a view, or nil when there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    /// Returns the touches that started in a window, or nil when there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    /// Returns the coalesced touches: only the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns the predicted touches: none.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
    /// The subtype of a motion or remote-control event.
    open var subtype: EventSubtype { .none }
    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The pressed buttons of a pointer.
    open var buttonMask: ButtonMask { [] }

    /// The kinds of events, with UIKit's raw values.
    public enum EventType: Int, Sendable {
        /// Touches of the screen.
        case touches = 0
        /// A motion of the device.
        case motion = 1
        /// An event of a remote control.
        case remoteControl = 2
        /// A key or a button.
        case presses = 3
    }
}

extension UIEvent {
    /// The subtypes of motion and remote-control events, with UIKit's raw values.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device is shaken.
        case motionShake = 1
        /// The Play command.
        case remoteControlPlay = 100
        /// The Pause command.
        case remoteControlPause = 101
        /// The Stop command.
        case remoteControlStop = 102
        /// The command that toggles play and pause.
        case remoteControlTogglePlayPause = 103
        /// The command for the next track.
        case remoteControlNextTrack = 104
        /// The command for the previous track.
        case remoteControlPreviousTrack = 105
    }

    /// The buttons of a pointer, with UIKit's raw values.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: Int
        /// Creates a mask from UIKit's raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The primary button, or a finger.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }
}
