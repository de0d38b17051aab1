import Speech
import TerminalEmulator

/// A terminal and what is heard of it: decides when the screen has settled, and what is spoken then.
///
/// It has no clock, thread, file or sound, so that a session, a recording and a test are heard alike. Times are
/// those of one clock that never goes back.
struct AudibleTerminal: Sendable {
    private(set) var terminal: Terminal
    private(set) var machine: SpeakingMachine
    private var settling = Settling()
    private var splitter = KeySplitter()

    init(size: Size, settings: SpeakingSettings = SpeakingSettings()) {
        var options = TerminalEmulator.Options()
        // The outer terminal gets all that the program writes; what it is told of keys has to be known here.
        options.supportsKittyKeyboard = true
        terminal = Terminal(size: size, options: options)
        machine = SpeakingMachine(settings: settings)
    }

    /// What the user has set about what is spoken by itself.
    var settings: SpeakingSettings {
        get { machine.settings }
        set { machine.settings = newValue }
    }

    // MARK: Output

    /// Takes what the program wrote. Tells whether the screen has settled with it.
    ///
    /// - Parameter hasMore: Whether more waits to be read.
    mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, hasMore: @autoclosure () -> Bool, at now: Instant) -> Bool {
        let updates = terminal.endedUpdates
        terminal.feed(bytes)
        return settling.wrote(
            terminal, endsUpdate: terminal.endedUpdates != updates, hasMore: hasMore(), isFlood: machine.isFlooded,
            at: now)
    }

    /// The answers to what the program asked, each once.
    mutating func drainReplies() -> [UInt8] { terminal.drainReplies() }

    /// Gives the screen a new size.
    mutating func resize(_ size: Size) { terminal.resize(size) }

    /// Whether something has come that was not spoken.
    var isPending: Bool { settling.isPending }

    /// Whether what came is to be spoken before a key: it is no answer to it. Half a picture is not spoken.
    var isPendingBeforeKey: Bool { settling.isPending && !terminal.modes.contains(.synchronizedUpdate) }

    /// The screen has settled: gives what is spoken of it.
    ///
    /// - Parameters:
    ///   - audible: Leaves out of the operations what must not be heard.
    ///   - echo: Takes the echo of a typed character where that is plain, before the screen is looked at.
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

    /// Cuts what goes to the program into keys. The text of a paste is none.
    mutating func keys(_ bytes: [UInt8]) -> [String] { splitter.keys(bytes) }

    /// Hears of a key that goes to the program. Tells nothing of what is no key but a report of the terminal.
    mutating func press(_ key: String, at now: Instant) -> [Spoken]? {
        guard let pressed = PressedKey(key) else { return nil }
        let spoken = machine.handle(.key(key, time: now))
        settling.pressed(machine.hidesTyping ? .other : pressed, on: terminal.screen)
        return spoken
    }

    /// Hears whether the terminal reads a secret.
    mutating func hide(_ isSecret: Bool) -> [Spoken] { machine.handle(.secrecy(isSecret)) }

    // MARK: Time

    /// When the screen counts as settled if nothing comes, or nil.
    var settlingDeadline: Instant? { settling.deadline }

    /// When something is to be said if nothing happens, or nil.
    var speakingDeadline: Instant? { machine.deadline }

    /// Time has passed: gives what is due by itself.
    mutating func pass(_ now: Instant) -> [Spoken] { machine.handle(.time(now)) }
}
