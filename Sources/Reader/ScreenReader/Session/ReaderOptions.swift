extension ScreenReader {
    /// How the screen reader behaves, above all where no public source settles what VoiceOver does.
    /// The defaults are those of a device.
    public struct Options: Sendable, Hashable, Codable {
        /// What is spoken of an element, and in which order.
        public var phrasing = PhraseOptions()
        /// How phrases are written.
        public var style = PhraseStyle.voiceover
        /// The language of the reader's own words, or nil for the app's.
        public var language: String?
        /// Which command each gesture gives.
        public var gestures = GestureMap.standard
        /// Where the cursor goes when a screen change is posted with a text.
        public var screenChangeWithText = ScreenChangeWithText.firstElement
        /// Where the cursor goes when its element has disappeared.
        public var lostFocus = LostFocus.nearestElement
        /// Where the cursor goes when a screen or an overlay of UIKit's own has closed.
        public var restoration = Restoration.previousElement
        /// Which of several elements under the finger is meant.
        public var touchOverlap = TouchOverlap.topLeft

        /// What is on the rotor, and what it does.
        public var rotor = RotorOptions()
        /// How text is read by characters and how typing is echoed.
        public var text = TextOptions()

        /// How speech is set when the reader starts.
        public var speech = SpeechSettings()

        /// The labels that the user has given to elements of the app.
        public var userLabels = UserLabels()

        /// Whether groups are stops of their own.
        public var navigationStyle = NavigationStyle.flat
        /// What becomes of a screen change that points to something that is nowhere on the screen.
        public var strayTarget = StrayTarget.ignored
        /// How long a focus move that the app asks for takes to come, in seconds from 0 to 60. On a device it comes
        /// late by a part of a second that nobody has measured, so unless the caller asks for one, there is no delay.
        public var focusMoveDelay = 0.0
        /// What becomes of a late focus move when the user has moved the cursor meanwhile.
        public var lateFocusMove = LateFocusMove.revertsUser
        /// Which short sounds are played.
        public var earcons = EarconOptions()

        /// Creates options that behave as a device does.
        public init() {}
    }

    /// Where the cursor goes when a screen change is posted with a text.
    public enum ScreenChangeWithText: String, Sendable, Hashable, Codable, CaseIterable {
        /// The text is read, then the first element.
        case firstElement
        /// The text is read, the cursor stays.
        case keepsFocus
    }

    /// Where the cursor goes when its element has disappeared.
    public enum LostFocus: String, Sendable, Hashable, Codable, CaseIterable {
        /// To the element with the same identifier, else the same place in the same container, else the element
        /// before it, else the first.
        case nearestElement
        /// To the element before it that is still there, else the first.
        case previousElement
        /// To the first element.
        case firstElement
    }

    /// Where the cursor goes when a screen or an overlay of UIKit's own has closed.
    public enum Restoration: String, Sendable, Hashable, Codable, CaseIterable {
        /// To the element that it left when the screen came, if that is there again; else to the first.
        case previousElement
        /// To the first element.
        case strictTop
    }

    /// Whether groups are stops of their own.
    public enum NavigationStyle: String, Sendable, Hashable, Codable, CaseIterable {
        /// The cursor goes from element to element through all containers.
        case flat
        /// The cursor stops at a container as a whole; the user moves into it and out of it.
        case grouped
    }

    /// What becomes of a screen change that points to something that is nowhere on the screen.
    public enum StrayTarget: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing happens: the notification is not about this screen.
        case ignored
        /// The cursor goes to the first element.
        case firstElement
    }

    /// What becomes of a late focus move when the user has moved the cursor meanwhile.
    public enum LateFocusMove: String, Sendable, Hashable, Codable, CaseIterable {
        /// It comes all the same and undoes the user's move, as on a device.
        case revertsUser
        /// The user's move stands.
        case yieldsToUser
    }

    /// Which of several elements under the finger is meant.
    public enum TouchOverlap: String, Sendable, Hashable, Codable, CaseIterable {
        /// The one whose corner is nearest to the top left of the screen (iOS 16 and later).
        case topLeft
        /// The smallest (before iOS 16).
        case smallest
    }
}
