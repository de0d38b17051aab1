import AccessibilityTree

/// The element under the cursor.
struct Focus: Sendable {
    var id: NodeID
    /// Its position in the reading order.
    var position: Int
    /// The properties by which it is found again when it disappears.
    var anchor: Anchor
}

/// Remembered properties of an element, so that it or its nearest substitute is found after it has disappeared.
struct Anchor: Sendable {
    var name: ElementName
    /// Its position in the reading order.
    var position: Int
    /// The node around it.
    var parent: NodeID?
    /// The innermost container that the reader tracks, and the element's position among those inside.
    var container: NodeID?
    var offset: Int
    /// Its frame and its announcement.
    var frame: Rect
    var statement: Statement

    var id: NodeID { name.id }

    /// Whether another element has replaced this one without a difference to the user.
    func isReplaced(by node: Node) -> Bool {
        guard node.frame == frame, node.className == name.className, node.identifier == name.identifier else {
            return false
        }
        var new = Statement(node)
        new.id = id
        return new == statement
    }
}

/// The focused element that disappeared, and the reading order that contained it.
struct Lost: Sendable {
    var anchor: Anchor
    var order: ReadingOrder
}

/// The previous position of the cursor, as far as it affects the announcement of the next one.
struct Place: Sendable {
    /// The containers around it, outermost first.
    var containers: [NodeID] = []
    /// The innermost data table and the row in it.
    var table: NodeID?
    var row: Int?
    /// The innermost tab bar or segmented control.
    var series: NodeID?
}

/// Work that waits until the source has answered a request; the user's next command drops it.
struct PendingWork: Sendable {
    var move: PendingMove?
    var step: PendingStep?
    var search: ElementSearch?
}

/// A move that waits until its target has been scrolled into view.
struct PendingMove: Sendable {
    var id: NodeID
    var reason: FocusReason
    var speech: FocusSpeech
    /// Spoken before the element.
    var preface: AttributedText?
    /// The container on which the cursor is to stand as a whole.
    var stop: NodeID?
}

/// A step that waits until the next element has been made.
struct PendingStep: Sendable {
    var offset: Int
    /// Nil for continuous reading.
    var reason: FocusReason?
}

/// The element to which the cursor moved last, while it is still being spoken and the user has done nothing since.
struct Arrival: Sendable {
    var token: SpeechToken
    var name: ElementName
}

extension FocusReason {
    /// Whether the app, or UIKit for it, moves the cursor, not the user.
    var isOfApp: Bool {
        switch self {
        case .screenChanged, .layoutChanged, .restored, .recovered: true
        case .next, .previous, .first, .last, .touch, .rotor, .itemChooser, .followed, .movedIn, .movedOut, .scrolled,
            .reading:
            false
        }
    }
}

/// The amount of speech when the cursor moves to an element.
enum FocusSpeech: Sendable, Hashable {
    case withHint
    case withoutHint
    /// All that the alert around the element says, in its place.
    case alert(NodeID)
    case nothing
}

/// The announcement of an element before an action.
struct Statement: Sendable, Hashable {
    var id: NodeID
    var label: AttributedText?
    var value: AttributedText?
    var traits: AccessibilityTraits
    var expandedStatus: ExpandedStatus

    init(_ node: Node) {
        id = node.id
        label = node.label
        value = node.value
        traits = node.traits
        expandedStatus = node.expandedStatus
    }
}
