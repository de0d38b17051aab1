import Speech
import TerminalEmulator

/// Something for the speech queue.
public enum Spoken: Hashable, Sendable {
    /// A text of the program's, said after what was said before.
    case say(String)
    /// A text of Earshot's own, which must sound different, so that no program can speak as Earshot.
    case notice(String)
    /// One character, said at once as the echo of a key or as the answer to a move.
    case character(String)
    /// What is being said and what waits is dropped.
    case stop
    /// A sound.
    case sound(Sound)

    /// The sounds.
    public enum Sound: Hashable, Sendable {
        /// The bell of the terminal.
        case bell
        /// A progress has come so far, 0 to 100: the higher the tone.
        case progress(Int)
        /// So many lines went by unread.
        case flood(lines: Int)
        /// A character of a secret was typed.
        case secret
        /// A command failed.
        case failure
        /// The reader's cursor can't go further.
        case edge
        /// Review mode began.
        case reviewStart
        /// Review mode ended.
        case reviewEnd
        /// A line begins so many columns from the left: the further, the higher the tone.
        case indentation(columns: Int)
        /// Text differs from usual text in so many ways, 0 to 4: the more, the higher the tone.
        case attributes(Int)

        /// The number that the sound tells by its tone.
        var number: Int? {
            switch self {
            case .progress(let percent): percent
            case .flood(let lines): lines
            case .indentation(let columns): columns
            case .attributes(let marks): marks
            default: nil
            }
        }

        /// The name without numbers.
        public var name: String {
            switch self {
            case .bell: "bell"
            case .progress: "progress"
            case .flood: "flood"
            case .secret: "secret"
            case .failure: "failure"
            case .edge: "edge"
            case .reviewStart: "reviewStart"
            case .reviewEnd: "reviewEnd"
            case .indentation: "indentation"
            case .attributes: "attributes"
            }
        }
    }
}

extension Spoken {
    /// Whether it is a text without any character.
    var isNothing: Bool { if case .say(let text) = self { text.isEmpty } else { false } }

    /// Whether it is something to understand, not a sound or the end of speech.
    var isText: Bool {
        switch self {
        case .say(let text): !text.isEmpty
        case .notice, .character: true
        case .stop, .sound: false
        }
    }
}

extension Spoken: CustomStringConvertible {
    /// A line of a transcript: "say: text", "notice: text", "character: a", "stop", "sound: bell".
    public var description: String {
        switch self {
        case .say(let text): "say: \(text)"
        case .notice(let text): "notice: \(text)"
        case .character(let text): "character: \(text)"
        case .stop: "stop"
        case .sound(let sound): "sound: \(sound.name)" + (sound.number.map { " \($0)" } ?? "")
        }
    }
}

/// What the machine is told. All times are those of one clock that never goes back.
public enum SpeakingEvent: Sendable {
    /// Bytes that a key sends to the program, at the moment when it is pressed. Reports of the terminal change nothing.
    case key(String, time: Instant)
    /// The screen has settled after output: the operations since the last time, in order.
    case screen(Screen, scrollback: Scrollback, operations: [Operation], time: Instant)
    /// Whether the terminal reads a secret: it echoes nothing and waits for a line.
    case secrecy(Bool)
    /// Time has passed without output.
    case time(Instant)
}

/// What the user can set about what is spoken by itself.
public struct SpeakingSettings: Hashable, Sendable {
    /// What is said of typed characters.
    public enum KeyEcho: String, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// Each character.
        case characters
        /// Each word when it is complete.
        case words
        /// Characters and words.
        case both
    }

    /// How something about text is told beside the text.
    public enum ReportMode: String, Hashable, Sendable, Codable, CaseIterable {
        /// Not at all.
        case off
        /// In words.
        case words
        /// By the height of a tone.
        case tones
        /// By a tone and in words.
        case both

        /// Whether words tell it.
        var hasWords: Bool { self == .words || self == .both }
        /// Whether a tone tells it.
        var hasTones: Bool { self == .tones || self == .both }
    }

    /// What is said of typed characters.
    public var keyEcho = KeyEcho.characters
    /// Whether output is said by itself. Answers to keys are said in any case.
    public var speaksOutput = true
    /// How many lines of output are read whole; longer output is summed up.
    public var lineLimit = 25
    /// How many lines of long output are read before it is summed up.
    public var startLines = 5
    /// How many characters of one line are read.
    public var characterLimit = 1_000
    /// The percentage by which a progress must grow before it is said again.
    public var progressStep = 25
    /// The time after which the end of a command is announced.
    public var longCommand = Duration.seconds(10)
    /// The time between two sounds of a flood.
    public var floodInterval = Duration.milliseconds(500)
    /// How lines that are reviewed tell how far they are indented, where that changes from one to the next. What is
    /// said by itself never tells it.
    public var indentation = ReportMode.words
    /// How text that is reviewed tells its looks (colours, bold, underlined), where they change from what was read
    /// before.
    public var attributes = ReportMode.off
    /// How the prompts of the program begin, or nil where that is learned.
    public var prompt: TextPattern?
    /// Rows that are lists, beside those that are found.
    public var lists: [ConfiguredList] = []
    /// Detectors that are asked before the reader's own.
    public var detectors: [ScreenDetector] = []

    /// Makes the settings that apply when the user has set nothing.
    public init() {}
}
