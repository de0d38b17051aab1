/// Something to hear, on its way to the speech queue.
public enum SpeechItem: Hashable, Sendable {
    /// Text to speak after what waits already.
    case say(String)
    /// One character, spoken by its name.
    case character(String)
    /// All speech ends, and what waits is dropped.
    case stop
    /// A short sound.
    case sound(Sound)

    /// The sounds that a terminal makes.
    public enum Sound: String, Hashable, Sendable, CaseIterable {
        /// The program rang the bell.
        case bell
        /// More is written than can be spoken.
        case flood
        /// The review cursor can't go further.
        case edge
        /// Review mode began.
        case reviewStart
        /// Review mode ended.
        case reviewEnd
    }
}

/// Where speech goes to. It must return at once.
public protocol SpeechOutput: AnyObject {
    /// Takes the next thing to hear.
    func take(_ item: SpeechItem)
}

/// What the user did, as far as it may be known to what speaks.
public enum TypedKey: Hashable, Sendable {
    /// Characters that a program shows as a rule.
    case text(String)
    /// Backspace.
    case backspace
    /// The arrow keys to the left and right, and what else moves within a line.
    case horizontal
    /// The arrow keys up and down, and what else moves between lines.
    case vertical
    /// Any other key.
    case other
    /// A key of a secret: nothing is known of it.
    case secret
}

/// Decides what is spoken by itself. It knows neither descriptors nor clocks: times are nanoseconds that only grow.
public protocol TerminalSpeaker {
    /// A key goes to the program; `view` is as it was before.
    mutating func keyTyped(_ key: TypedKey, view: TerminalView, at now: UInt64) -> [SpeechItem]
    /// The program wrote. `isLast` tells that nothing more waits to be read.
    mutating func programWrote(_ view: TerminalView, isLast: Bool, at now: UInt64) -> [SpeechItem]
    /// The time of `deadline` has come.
    mutating func timePassed(_ view: TerminalView, at now: UInt64) -> [SpeechItem]
    /// When `timePassed` is due, or nil.
    var deadline: UInt64? { get }
}
