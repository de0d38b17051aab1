import Foundation

/// A press of one key or button, until it is released.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The button of a remote control; a keyboard key has its usage as its type.
    open internal(set) var type: PressType
    /// The key of a keyboard, or nil for a button.
    open internal(set) var key: UIKey?
    /// The time of the last change, in seconds since the main loop started.
    open internal(set) var timestamp: TimeInterval
    /// The force of the press, from 0 to 1.
    open internal(set) var force: CGFloat = 1
    /// The window that receives the press.
    open internal(set) weak var window: UIWindow?
    /// The responder that receives the press first.
    open internal(set) weak var responder: UIResponder?

    init(_ key: UIKey, in window: UIWindow, to responder: UIResponder) {
        self.key = key
        self.window = window
        self.responder = responder
        type = PressType(key.keyCode)
        timestamp = MainLoop.main.now.timeInterval
        super.init()
    }

    /// The phases of a press, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The press has changed.
        case changed = 1
        /// The key is held.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The system cancelled the press.
        case cancelled = 4
    }

    /// The buttons of a remote control, with UIKit's raw values; keys of a keyboard have the numbers of their usages.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The button's number.
        public let rawValue: Int
        /// Creates a type from UIKit's number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The up arrow of a remote control.
        public static let upArrow = PressType(rawValue: 0)
        /// The down arrow of a remote control.
        public static let downArrow = PressType(rawValue: 1)
        /// The left arrow of a remote control.
        public static let leftArrow = PressType(rawValue: 2)
        /// The right arrow of a remote control.
        public static let rightArrow = PressType(rawValue: 3)
        /// The select button.
        public static let select = PressType(rawValue: 4)
        /// The menu button, which goes back.
        public static let menu = PressType(rawValue: 5)
        /// The play/pause button.
        public static let playPause = PressType(rawValue: 6)

        // Arrow keys, Return and Escape of a keyboard act as buttons of a remote control.
        init(_ usage: UIKeyboardHIDUsage) {
            switch usage {
            case .keyboardUpArrow: self = .upArrow
            case .keyboardDownArrow: self = .downArrow
            case .keyboardLeftArrow: self = .leftArrow
            case .keyboardRightArrow: self = .rightArrow
            case .keyboardReturnOrEnter: self = .select
            case .keyboardEscape: self = .menu
            default: self.init(rawValue: 2_000 + usage.rawValue)
            }
        }
    }
}

/// An event of a keyboard or a remote control.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses of the event.
    open private(set) var allPresses: Set<UIPress>

    init(_ presses: Set<UIPress>) {
        allPresses = presses
        super.init()
    }

    /// The type of the event: presses.
    open override var type: EventType { .presses }

    /// The time of the event, in seconds since the main loop started.
    open override var timestamp: TimeInterval { allPresses.map(\.timestamp).max() ?? 0 }
}
