import AccessibilityTree
import Speech

/// An event in a screen reader session, for its log.
public enum Event: Sendable, Hashable, Codable {
    /// The user made a gesture, and the command that it gave, if any.
    case gesture(Gesture, Command?)
    /// A command was given without a gesture.
    case command(Command)
    /// The cursor moved.
    case focus(from: ElementName?, to: ElementName?, reason: FocusReason)
    /// The element under the cursor disappeared without a word from the app about where to go.
    case focusLost(ElementName)
    /// The app moved the cursor again before its last element was fully spoken, so VoiceOver announced only the
    /// beginning and the user has to reorient themselves.
    case focusMovedTwice(from: ElementName, to: ElementName)
    /// A late focus move of the app met a cursor that the user had moved meanwhile: it undid the user's move or, with
    /// the option for that, was dropped.
    case lateFocusMove(user: ElementName?, isReverted: Bool)
    /// An utterance was passed to the speech queue.
    case spoken(text: String, kind: SpeechKind, priority: UtterancePriority)
    /// An utterance ended in another way than by being spoken.
    case unspoken(text: String, outcome: String)
    /// An announcement of the app ended.
    case announcementDidFinish(text: String, wasSuccessful: Bool)
    /// The app, or UIKit for it, posted a notification.
    case notification(PostedNotification)
    /// The source was asked to perform an action: the responders that were asked, and the one that performed it.
    case action(ActionRequest.Action, target: ElementName?, outcome: ActionOutcome)
    /// A short sound was played.
    case earcon(Earcon)
    /// The rotor was turned.
    case rotor(String)
    /// A setting of speech was changed; the text is its value as it is spoken.
    case setting(SpeechSettings.Setting, String)
    /// The user gave an element a label, or took it away.
    case relabelled(ElementName?, String?)
    /// Speech became inaudible or audible.
    case muted(Bool)
    /// The screen was hidden or shown.
    case screenCurtain(Bool)
    /// A text was put on the pasteboard.
    case copied(String)
    /// Words that the reader's language, or an element's, lacks, so that they are spoken in the fallback's language;
    /// nil if there are no words in that language at all. Reported once for each language.
    case missingWords(language: String, words: [String]?)
    /// The app answered every turn with another one, so that the session stopped listening to it after this many.
    case endlessTurns(Int)
}

/// An element as a log names it: with properties that stay readable after the element is gone.
public struct ElementName: Sendable, Hashable, Codable {
    /// Its identity.
    public var id: NodeID
    /// Its class.
    public var className: String
    /// Its accessibility identifier, or nil.
    public var identifier: String?
    /// Its label, or nil.
    public var label: String?

    /// Names an element; the text of a secure field is its value, never its label, so that no secret gets in here.
    public init(_ node: Node) {
        id = node.id
        className = node.className
        identifier = node.identifier
        label = node.label?.string
    }
}

/// Why the cursor moved.
public enum FocusReason: String, Sendable, Hashable, Codable, CaseIterable {
    /// To the next element.
    case next
    /// To the previous element.
    case previous
    /// To the first element.
    case first
    /// To the last element.
    case last
    /// To the element under the finger.
    case touch
    /// To an item of the rotor.
    case rotor
    /// The app posted that the screen has changed.
    case screenChanged
    /// The app posted that the layout has changed.
    case layoutChanged
    /// The item is shown by another element than before, as in a list that uses its cells again.
    case followed
    /// Into a group, where groups are stops.
    case movedIn
    /// Out of a group, where groups are stops.
    case movedOut
    /// A screen closed, and the element that it was opened from is there again.
    case restored
    /// The element disappeared.
    case recovered
    /// A page was scrolled.
    case scrolled
    /// Continuous reading moved on.
    case reading
    /// It was chosen in the item chooser.
    case itemChooser
}

/// An event and its time.
public struct LogEntry: Sendable, Hashable, Codable {
    /// When it happened, since the session began.
    public var at: Instant
    /// The event.
    public var event: Event
    /// The utterance with its parts, if one was passed to the speech queue; nil otherwise.
    public var utterance: Utterance?

    /// Creates an entry.
    public init(at: Instant, event: Event, utterance: Utterance? = nil) {
        self.at = at
        self.event = event
        self.utterance = utterance
    }
}
