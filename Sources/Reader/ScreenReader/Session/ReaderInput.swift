import AccessibilityTree
import Speech

extension ScreenReader {
    /// An input of the screen reader.
    public enum Input: Sendable, Hashable {
        /// The screen is another; the changes are nil when they are not known.
        case tree(AccessibilityTree, TreeChanges?)
        /// The user makes a gesture.
        case gesture(Gesture)
        /// The user gives a command.
        case command(Command)
        /// A source has performed a requested action. The tree was brought up to date before.
        case outcome(ActionRequest, ActionOutcome)
        /// A turn of the app's main loop has ended: the notifications posted in it, in order; often none. It comes
        /// after every gesture and command and whenever the app has changed on its own, when all effects are carried
        /// out; the changes that an action has made are spoken then, and a cursor whose element is gone finds another.
        /// During a screen transition, a cursor that has lost its element waits for the new screen.
        case turnEnded([PostedNotification], isScreenChanging: Bool = false)
        /// An utterance of the reader has ended: to its last word, or not.
        case speechEnded(SpeechToken, isFinished: Bool)
        /// The labels of an `Effect.setUserLabels` are kept for the next time, or could not be.
        case userLabelsKept(Bool)
        /// Time has passed.
        case tick(Instant)
        /// The time of an `Effect.wake` has come.
        case woken(Wake)
    }

    /// An action for the owner of the screen reader, carried out in order.
    public enum Effect: Sendable, Hashable {
        /// Speak an utterance.
        case speak(SpokenUtterance)
        /// End all speech.
        case stopSpeaking
        /// Pause or continue speech.
        case setSpeechPaused(Bool)
        /// Make speech inaudible, or audible.
        case setMuted(Bool)
        /// Play a short sound.
        case earcon(Earcon)
        /// Request an action from the source, bring the tree up to date and report the outcome, before anything else.
        case perform(ActionRequest)
        /// The cursor has moved: notify both elements.
        case focusMoved(from: NodeID?, to: NodeID?)
        /// Put a text on the pasteboard.
        case copy(String)
        /// Speak and sound in this way from now on.
        case setSpeech(SpeechSettings)
        /// Keep these labels for the next time, and report whether that was done.
        case setUserLabels(UserLabels)
        /// Hide the screen, or show it.
        case setScreenCurtain(Bool)
        /// Give `Input.woken` after some time.
        case wake(Wake, after: Duration)
        /// Log an event.
        case log(Event)
    }

    /// An utterance of the reader.
    public struct SpokenUtterance: Sendable, Hashable {
        /// The token by which its end is reported to the reader.
        public var token: SpeechToken
        /// The utterance to speak.
        public var utterance: Utterance
        /// The spoken text as one line.
        public var text: String
        /// The priority in the speech queue.
        public var priority: UtterancePriority
        /// The origin of the utterance.
        public var kind: SpeechKind
        /// Whether an app announces it while it obeys a double tap. A device swallows that, because it is about to
        /// read the control again.
        public var isFromActivation = false
    }
}

/// Names one alarm of a screen reader, which comes back when its time has come.
public struct Wake: RawRepresentable, Sendable, Hashable, Codable {
    /// The raw number.
    public var rawValue: UInt64

    /// Creates a name.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// Names one utterance of a screen reader. Later ones have larger numbers.
public struct SpeechToken: RawRepresentable, Sendable, Hashable, Codable {
    /// The raw number.
    public var rawValue: UInt64

    /// Creates a token.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
