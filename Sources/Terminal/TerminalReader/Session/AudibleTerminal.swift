import Speech
import TerminalEmulator

/// Decides what is announced: takes keys, screens and the passing of time.
protocol SpeakingFlow: Sendable {
    init(settings: SpeakingSettings)
    /// The user's settings for automatic speech.
    var settings: SpeakingSettings { get set }
    /// Whether output comes faster than it can be read, so that it is only counted.
    var isFlooded: Bool { get }
    /// Whether typed characters must not be announced.
    var hidesTyping: Bool { get }
    /// When `SpeakingEvent.time` is due if nothing happens before, or nil.
    var deadline: Instant? { get }
    /// Handles an event and returns the announcements, in order.
    mutating func handle(_ event: SpeakingEvent) -> [Spoken]
    /// Returns the echo of a typed character where the operations alone are certain.
    mutating func plainEcho(of operations: [Operation], at time: Instant) -> Spoken?
}

extension SpeakingMachine: SpeakingFlow {}

/// A terminal and its speech: decides when the screen has settled, and which changes to announce then.
///
/// It has no clock, thread, file or sound, so that a session, a recording and a test have the same speech. Times are
/// those of one clock that never goes back.
struct AudibleTerminal<Flow: SpeakingFlow>: Sendable {
    private(set) var terminal: Terminal
    private(set) var machine: Flow
    private var settling = Settling()
    private var splitter = KeySplitter()

    init(size: Size, settings: SpeakingSettings = SpeakingSettings()) {
        var options = TerminalEmulator.Options()
        // The outer terminal gets all output of the program; the keyboard modes in it have to be known here.
        options.supportsKittyKeyboard = true
        terminal = Terminal(size: size, options: options)
        machine = Flow(settings: settings)
    }

    /// The user's settings for automatic speech.
    var settings: SpeakingSettings {
        get { machine.settings }
        set { machine.settings = newValue }
    }

    // MARK: Output

    /// Takes output of the program, and returns whether the screen has settled with it.
    ///
    /// - Parameter hasMore: Whether more waits to be read.
    mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, hasMore: @autoclosure () -> Bool, at now: Instant) -> Bool {
        let updates = terminal.endedUpdates
        terminal.feed(bytes)
        return settling.wrote(
            terminal, endsUpdate: terminal.endedUpdates != updates, hasMore: hasMore(), isFlood: machine.isFlooded,
            at: now)
    }

    /// Returns the answers to the program's requests, each once.
    mutating func drainReplies() -> [UInt8] { terminal.drainReplies() }

    /// Gives the screen a new size.
    mutating func resize(_ size: Size) { terminal.resize(size) }

    /// Whether there is output that was not spoken.
    var isPending: Bool { settling.isPending }

    /// Whether earlier output must be spoken before a key, since it is no answer to it. A half-drawn screen is not
    /// spoken.
    var isPendingBeforeKey: Bool { settling.isPending && !terminal.modes.contains(.synchronizedUpdate) }

    /// Returns the announcements of a screen that has settled.
    ///
    /// - Parameters:
    ///   - audible: Removes the operations that must not be announced.
    ///   - echo: Receives the echo of a typed character where it is certain, before the screen is read.
    mutating func settle(
        at now: Instant, audible: ([Operation]) -> [Operation] = { $0 }, echo: (Spoken) -> Void
    ) -> [Spoken] {
        terminal.endSynchronizedUpdate()
        let operations = audible(terminal.drainOperations())
        if let first = machine.plainEcho(of: operations, at: now) { echo(first) }
        defer { settling.settled() }
        return machine.handle(
            .screen(
                terminal.screen, scrollback: terminal.scrollback, operations: operations, time: now))
    }

    // MARK: Keys

    /// Splits input for the program into keys. The text of a paste has none.
    mutating func keys(_ bytes: [UInt8]) -> [String] { splitter.keys(bytes) }

    /// Handles a key that goes to the program. Returns nil for input that is no key but a report of the terminal.
    mutating func press(_ key: String, at now: Instant) -> [Spoken]? {
        guard let pressed = PressedKey(key) else { return nil }
        let spoken = machine.handle(.key(key, time: now))
        settling.pressed(machine.hidesTyping ? .other : pressed, on: terminal.screen)
        return spoken
    }

    /// Handles the start or the end of a secret.
    mutating func hide(_ isSecret: Bool) -> [Spoken] { machine.handle(.secrecy(isSecret)) }

    // MARK: Time

    /// When the screen counts as settled if nothing comes, or nil.
    var settlingDeadline: Instant? { settling.deadline }

    /// The time at which something is spoken if nothing happens until then, or nil.
    var speakingDeadline: Instant? { machine.deadline }

    /// Handles the passing of time: returns the announcements that are due.
    mutating func pass(_ now: Instant) -> [Spoken] { machine.handle(.time(now)) }
}
