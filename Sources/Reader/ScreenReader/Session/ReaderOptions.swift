extension ScreenReader {
    /// The behaviour of the screen reader, above all in details that are undocumented. The defaults are those of a
    /// device.
    public struct Options: Sendable, Hashable, Codable {
        /// The contents and order of an element's announcement.
        public var phrasing = PhraseOptions()
        /// The style of phrases.
        public var style = PhraseStyle.voiceover
        /// The language of the reader's own words, or nil for the app's.
        public var language: String?
        /// Which command each gesture gives.
        public var gestures = GestureMap.standard
        /// The cursor's target when a screen change is posted with a text.
        public var screenChangeWithText = ScreenChangeWithText.firstElement
        /// The cursor's target when its element has disappeared.
        public var lostFocus = LostFocus.nearestElement
        /// The cursor's target when a screen or one of UIKit's own overlays has closed.
        public var restoration = Restoration.previousElement
        /// Whether the cursor follows the app when it moves the keyboard focus to another text field.
        public var followsFirstResponder = true
        /// Which of several elements under the finger is meant.
        public var touchOverlap = TouchOverlap.frontmost

        /// The items of the rotor, and its behaviour.
        public var rotor = RotorOptions()
        /// The reading of text by characters and the echo of typing.
        public var text = TextOptions()

        /// The initial speech settings.
        public var speech = SpeechSettings()

        /// The labels that the user has given to elements of the app.
        public var userLabels = UserLabels()

        /// Whether groups are separate stops.
        public var navigationStyle = NavigationStyle.flat
        /// The handling of a screen change whose target is nowhere on the screen.
        public var strayTarget = StrayTarget.ignored
        /// The delay of a focus move that the app requests, in seconds from 0 to 60. On a device it is an unmeasured
        /// fraction of a second; the default is no delay.
        public var focusMoveDelay = 0.0
        /// The handling of a late focus move when the user has moved the cursor meanwhile.
        public var lateFocusMove = LateFocusMove.revertsUser
        /// Which short sounds are played.
        public var earcons = EarconOptions()

        /// Creates options that behave as a device does.
        public init() {}
    }

    /// The cursor's target when a screen change is posted with a text.
    public enum ScreenChangeWithText: String, Sendable, Hashable, Codable, CaseIterable {
        /// The text is read, then the first element.
        case firstElement
        /// The text is read, the cursor stays.
        case keepsFocus
    }

    /// The cursor's target when its element has disappeared.
    public enum LostFocus: String, Sendable, Hashable, Codable, CaseIterable {
        /// To the element with the same identifier, else the same position in the same container, else the element
        /// before it, else the first.
        case nearestElement
        /// To the element before it that is still there, else the first.
        case previousElement
        /// The cursor moves to the first element.
        case firstElement
    }

    /// The cursor's target when a screen or one of UIKit's own overlays has closed.
    public enum Restoration: String, Sendable, Hashable, Codable, CaseIterable {
        /// To the element that it left when the screen came, if that is there again; else to the first.
        case previousElement
        /// The cursor moves to the first element.
        case strictTop
    }

    /// Whether groups are separate stops.
    public enum NavigationStyle: String, Sendable, Hashable, Codable, CaseIterable {
        /// The cursor goes from element to element through all containers.
        case flat
        /// The cursor stops at a container as a whole; the user moves into it and out of it.
        case grouped
    }

    /// The handling of a screen change whose target is nowhere on the screen.
    public enum StrayTarget: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing happens: the notification is not about this screen.
        case ignored
        /// The cursor goes to the first element.
        case firstElement
    }

    /// The handling of a late focus move when the user has moved the cursor meanwhile.
    public enum LateFocusMove: String, Sendable, Hashable, Codable, CaseIterable {
        /// It comes all the same and undoes the user's move, as on a device.
        case revertsUser
        /// The user's move prevails.
        case yieldsToUser
    }

    /// Which of several elements under the finger is meant.
    public enum TouchOverlap: String, Sendable, Hashable, Codable, CaseIterable {
        /// The one of the front-most view, as by hit testing; of several elements that one view has, the one whose
        /// corner is nearest to the top left of the screen.
        case frontmost
        /// The one whose corner is nearest to the top left of the screen (iOS 16 and later).
        case topLeft
        /// The smallest (before iOS 16).
        case smallest
    }
}
