/// A request of an assistive technology to a source: the only thing that a consumer sends back.
public struct ActionRequest: Sendable, Hashable, Codable {
    /// The element that has the cursor, or nil when none has: then the walk starts at the key window.
    public var target: NodeID?
    /// The requested action.
    public var action: Action

    /// Creates a request.
    public init(target: NodeID?, action: Action) {
        self.target = target
        self.action = action
    }

    /// An action that an assistive technology can request.
    public enum Action: Sendable, Hashable, Codable {
        /// `accessibilityActivate()`, else a tap at the activation point.
        case activate
        /// `accessibilityPerformEscape()` along the responder chain.
        case escape
        /// `accessibilityPerformMagicTap()` along the responder chain.
        case magicTap
        /// `accessibilityScroll(_:)` along the containers and the responder chain.
        case scroll(ScrollDirection)
        /// `accessibilityIncrement()` of the element.
        case increment
        /// `accessibilityDecrement()` of the element.
        case decrement
        /// The element's custom action at this index.
        case customAction(index: Int)
        /// The next result of the custom rotor at this index, forwards or backwards, seen from an item.
        case customRotor(index: Int, forward: Bool, from: RotorItem? = nil)
        /// A long press at the activation point.
        case longPress
        /// A secondary click at the activation point, which opens a context menu.
        case secondaryActivate
        /// A gesture as touches of the app's own, from the activation point on.
        case touches(TouchGesture)
        /// `accessibilityZoomIn(at:)` at the activation point.
        case zoomIn
        /// `accessibilityZoomOut(at:)` at the activation point.
        case zoomOut
        /// Has the views around the element make the next or the previous element if it does not exist yet: the next
        /// row of a table.
        case makeNext(forward: Bool)
        /// Has the lists around the element and after it, or before it, make a batch of elements that don't exist yet.
        case makeMore(forward: Bool)
        /// Scrolls the element's scroll views until it is visible.
        case scrollToVisible
        /// Selects a range of the text that is edited, or moves the insertion point there.
        case setSelection(TextRange)
        /// Types text over the selected text.
        case insertText(String)
        /// Deletes the selected text, or the character before the insertion point.
        case deleteBackward
        /// Replaces a range of the text that is edited.
        case replaceText(TextRange, with: String)
        /// An editing command for the text that is edited.
        case edit(EditingCommand)
        /// The element has got the cursor: `accessibilityElementDidBecomeFocused()`.
        case becomeFocused
        /// The element has lost the cursor: `accessibilityElementDidLoseFocus()`.
        case loseFocus
    }
}

/// A result of a rotor (`UIAccessibilityCustomRotorItemResult`).
public struct RotorItem: Sendable, Hashable, Codable {
    /// The element to which the rotor moves the cursor.
    public var element: NodeID
    /// The range of the element's text, or nil for all of it.
    public var range: TextRange?

    /// Creates an item.
    public init(element: NodeID, range: TextRange? = nil) {
        self.element = element
        self.range = range
    }
}

/// The directions of `UIAccessibilityScrollDirection`, with its raw values.
public enum ScrollDirection: Int, Sendable, Hashable, Codable {
    /// A finger moves right: the previous page.
    case right = 1
    /// A finger moves left: the next page.
    case left = 2
    /// The view moves up: the previous page.
    case up = 3
    /// The view moves down: the next page.
    case down = 4
    /// Continuous reading requests the next page.
    case next = 5
    /// Continuous reading requests the previous page.
    case previous = 6
}

/// The outcome of an `ActionRequest`.
public struct ActionOutcome: Sendable, Hashable, Codable {
    /// Every responder that was asked, in order, by class name and identifier.
    public var trace: [Responder]
    /// Whether a responder took the action. `trace.last` is the one that did.
    public var isHandled: Bool
    /// The system's default action if no responder took the action, such as "play/pause media"; nil if there was none.
    public var systemDefault: String?
    /// The element that a custom rotor found, or nil.
    public var result: NodeID?
    /// The range of that element's text that the rotor found, or nil for all of it.
    public var resultRange: TextRange?
    /// The text that an editing command took away, brought in or put on the pasteboard, or nil; never of a secret.
    public var text: String?

    /// Creates an outcome.
    public init(
        trace: [Responder], isHandled: Bool, systemDefault: String? = nil, result: NodeID? = nil,
        resultRange: TextRange? = nil, text: String? = nil
    ) {
        self.trace = trace
        self.isHandled = isHandled
        self.systemDefault = systemDefault
        self.result = result
        self.resultRange = resultRange
        self.text = text
    }

    /// One stop on the way along the responder chain.
    public struct Responder: Sendable, Hashable, Codable, CustomStringConvertible {
        /// The responder's class.
        public var className: String
        /// Its accessibility or restoration identifier, or nil.
        public var identifier: String?
        /// Details of how the responder handled the action, such as "tap at (201, 437)"; nil if its answer is complete.
        public var note: String?

        /// Creates a stop.
        public init(className: String, identifier: String? = nil, note: String? = nil) {
            self.className = className
            self.identifier = identifier
            self.note = note
        }

        /// The class and, where there is one, the identifier and the note.
        public var description: String {
            var text = className
            if let identifier { text += "(\(identifier))" }
            if let note { text += " [\(note)]" }
            return text
        }
    }
}
