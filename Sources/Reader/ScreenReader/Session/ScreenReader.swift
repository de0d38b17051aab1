import AccessibilityTree
import Speech

/// VoiceOver as a state machine: a cursor on a screen, with the speech and actions for it.
///
/// It has no clock, no thread and no screen. Its owner sends it inputs and carries out the effects in order;
/// `ReadingSession` is such an owner. The same inputs always give the same effects.
public struct ScreenReader: Sendable {
    /// The behaviour of the reader.
    public let options: Options
    /// Whether speech is inaudible.
    public internal(set) var isMuted = false
    /// Whether the screen is hidden.
    public internal(set) var hasScreenCurtain = false
    /// The reader's activity other than moving through the screen, or nil.
    public internal(set) var mode: Mode?
    /// The labels that the user has given to elements.
    public internal(set) var userLabels: UserLabels
    /// The announcement to make once the labels are saved.
    var labelConfirmation: String?
    /// The user's speech settings.
    public internal(set) var settings: SpeechSettings
    /// The last spoken text, as one line, or nil if nothing has been spoken.
    public internal(set) var lastSpoken: String?

    var screen: OrderedTree
    var focus: Focus?
    /// The position of the cursor when it was last announced.
    var place = Place()
    /// The focused element that disappeared in the present turn.
    var lost: Lost?
    var editing = Editing()
    /// The elements from which screens were opened, the latest last.
    var openers: [Anchor] = []
    var pending = PendingWork()
    /// The announcement of the element before the last action, to be compared when the turn ends.
    var expectation: Expectation?
    var rotor: RotorState
    /// A word for the character that was read last.
    var phonetic: PendingPhonetic?
    /// A move through a text that the app has yet to make.
    var textMove: TextMove?
    var reading: Reading?
    var scrollStatus: String?
    var isSpeechPaused = false
    var poll: Poll?
    /// The focused container, if groups are stops.
    var stop: NodeID?
    var lateMove: LateMove?
    var latestArrival: Arrival?
    /// Whether the element that sums the screen up has been read, or the user has gone on without it.
    var hasReadSummary = false
    private var lastWake: UInt64 = 0
    /// The words of every language.
    let strings: StringCatalog
    /// The languages whose missing words have been reported.
    var reportedLanguages: Set<String> = []
    private var lastToken: UInt64 = 0
    private var effects: [Effect] = []

    /// Creates a reader of a screen; no element is focused until the first input.
    ///
    /// - Parameters:
    ///   - tree: the screen.
    ///   - options: the behaviour of the reader.
    ///   - strings: the words that it speaks.
    public init(
        tree: AccessibilityTree = AccessibilityTree(), options: Options = Options(), strings: StringCatalog = .builtIn
    ) {
        self.options = options
        self.strings = strings
        settings = options.speech
        rotor = RotorState(options.rotor.initial)
        userLabels = options.userLabels
        screen = OrderedTree(tree: tree)
    }

    /// The reader's copy of the screen.
    public var tree: AccessibilityTree { screen.tree }

    /// The element under the cursor, or nil.
    public var focusedElement: NodeID? { focus?.id }

    /// The elements of the screen in the order in which they are read.
    public var elements: [NodeID] { (0..<screen.count).map(screen.id(at:)) }

    /// The number of elements on the screen.
    public var elementCount: Int { screen.count }

    /// The element at a position of the order in which they are read, from 0 to `elementCount - 1`.
    public func element(at position: Int) -> NodeID { screen.id(at: position) }

    /// The focused container, if groups are stops; nil when the cursor is on an element. The focused element is then
    /// the first one inside.
    public var focusedGroup: NodeID? { stop }

    /// The position of the element under the cursor, or nil.
    public var focusedPosition: Int? { focus?.position }

    /// The current setting of the rotor.
    public var rotorSetting: RotorSetting { rotor.setting }

    /// The setting of the rotor as it is spoken.
    public var rotorName: String { name(of: rotor.setting) }

    /// Whether the reader continues automatically when an element has been spoken.
    public var isReadingAll: Bool { reading != nil }

    /// Whether the reader needs a tick about once a second as time passes.
    public var wantsTicks: Bool {
        phonetic != nil || focusedNode?.traits.contains(.updatesFrequently) ?? false
    }

    /// Whether the cursor moves when the turn ends: its element has disappeared, or the app has moved the keyboard focus.
    public var awaitsEndOfTurn: Bool { lost != nil || newFirstResponder() != nil }

    /// Handles one input and returns the effects, in order.
    public mutating func handle(_ input: Input) -> [Effect] {
        let wasInMode = mode != nil
        react(to: input)
        if wasInMode != (mode != nil) { play(wasInMode ? .modeEnd : .modeStart) }
        return takeEffects()
    }

    private mutating func react(to input: Input) {
        switch input {
        case .tree(let tree, let changes):
            if let old = screen.replace(tree: tree, changes: changes) { treeChanged(from: old) }
            noteEditing(changes)
            followItem()
        case .gesture(let gesture): take(gesture)
        case .command(let command):
            log(.command(loggable(command)))
            execute(command)
        case .outcome(let request, let outcome): take(outcome, of: request)
        case .turnEnded(let notifications, let isScreenChanging):
            endTurn(notifications, isScreenChanging: isScreenChanging)
        case .speechEnded(let token, let isFinished): speechEnded(token, isFinished: isFinished)
        case .userLabelsKept(let isKept): userLabelsKept(isKept)
        case .tick(let now): tick(now)
        case .woken(let wake): woken(wake)
        }
    }

    /// Replaces text typed into a field that may be secure by bullets.
    private func loggable(_ command: Command) -> Command {
        guard case .type(let text) = command, mode == nil else { return command }
        // Keys go to the field that is being edited, wherever the cursor is; only the traits of this one are known.
        let traits = focusedNode?.traits ?? []
        if traits.contains(.isEditing), !traits.contains(.secureTextField) { return command }
        return .type(String(repeating: "•", count: text.count))
    }

    /// Lends the tree to the owner, who brings it up to date in place and returns it with `Input.tree` before anything
    /// else. For a small change of a large screen that is much cheaper than a new tree.
    public mutating func takeTree() -> AccessibilityTree {
        screen.takeTree()
    }

    // MARK: Effects

    mutating func emit(_ effect: Effect) {
        effects.append(effect)
    }

    mutating func log(_ event: Event) {
        effects.append(.log(event))
    }

    mutating func play(_ earcon: Earcon) {
        guard settings.playsSounds, options.earcons.plays(earcon) else { return }
        log(.earcon(earcon))
        emit(.earcon(earcon))
    }

    /// Requests a wake-up after some time.
    mutating func wake(after duration: Duration) -> Wake {
        lastWake += 1
        let wake = Wake(rawValue: lastWake)
        emit(.wake(wake, after: duration))
        return wake
    }

    /// Passes an utterance to the speech queue.
    @discardableResult
    mutating func speak(
        _ parts: [Utterance.Part], text: String, kind: SpeechKind = .focus, priority: UtterancePriority = .default,
        isFromActivation: Bool = false
    ) -> SpeechToken? {
        guard !text.isEmpty || !parts.isEmpty else { return nil }
        let parts = inAppLanguage(parts)
        lastToken += 1
        let token = SpeechToken(rawValue: lastToken)
        log(.spoken(text: text, kind: kind, priority: priority))
        emit(
            .speak(
                SpokenUtterance(
                    token: token, utterance: Utterance(parts), text: text, priority: priority, kind: kind,
                    isFromActivation: isFromActivation)))
        lastSpoken = text
        if kind.isReaderSpeech { isSpeechPaused = false }
        return token
    }

    /// Speaks a message of the reader.
    mutating func say(_ text: String) {
        noteMissingWords(in: language)
        speak([.text(SpokenText(text, role: .system))], text: text, kind: .system)
    }

    private mutating func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    /// The element under the cursor, as it is now.
    var focusedNode: Node? { focus.flatMap { screen.tree[$0.id] } }
}
