import Foundation

extension UIControl {
    /// The events of a control, with UIKit's raw values.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates events from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touched the control again in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger was dragged back in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger leaves.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system ended the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a field changed by typing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended the editing of a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All text field events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Events reserved for the app.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control, with UIKit's raw values.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates a state from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The default state.
        public static let normal: State = []
        /// Highlighted while pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused by keyboard or remote.
        public static let focused = State(rawValue: 1 << 3)
        /// States reserved for the app.
        public static let application = State(rawValue: 0x00FF_0000)
        /// States reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignments of content, with UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Stretched to fill.
        case fill = 3
    }

    /// The horizontal alignments of content, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Stretched to fill.
        case fill = 3
        /// At the leading edge.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5
    }
}
