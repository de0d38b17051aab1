/// An xterm-compatible terminal: it processes the output of programs and stores the screen, the scrollback, and the
/// operations that led to them.
///
/// The terminal answers only by `drainReplies()`; it opens, writes and runs nothing. Its memory is bounded by its
/// options, whatever the input.
///
///     var terminal = Terminal(size: Size(rows: 24, columns: 80))
///     terminal.feed("\u{1B}[1mHello\u{1B}[m".utf8)
///     terminal.screen.text(row: 0)  // "Hello"
public struct Terminal: Sendable {
    private var parser: Parser
    var interpreter: Interpreter

    /// Makes a terminal with an empty screen.
    public init(size: Size, options: Options = Options()) {
        parser = Parser(maximumStringLength: min(options.maximumStringLength, 16 << 20))
        interpreter = Interpreter(size: size, options: options)
    }

    // MARK: Input

    /// Takes the next bytes of the stream. How the stream is cut into pieces makes no difference.
    public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser.feed(bytes, to: &interpreter)
    }

    /// Takes the next bytes of the stream.
    public mutating func feed(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { feed($0) }
    }

    /// Takes the next bytes of the stream.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        let fed: Void? = bytes.withContiguousStorageIfAvailable { feed($0) }
        if fed == nil { Array(bytes).withUnsafeBufferPointer { feed($0) } }
    }

    /// Gives the screen a new size. Text on the primary screen is rewrapped, and the cursor stays on its character.
    public mutating func resize(_ size: Size) { interpreter.resize(size) }

    /// Ends a synchronized update whose program did not end it in time. The time-out is the caller's: the terminal has
    /// no clock.
    public mutating func endSynchronizedUpdate() {
        guard interpreter.modes.contains(.synchronizedUpdate) else { return }
        interpreter.modes.remove(.synchronizedUpdate)
        if interpreter.log.isEnabled { interpreter.log.add(.synchronizedUpdate(false)) }
    }

    /// Whether the last input ends between characters and control sequences, so that another writer to the same
    /// terminal would break none of them.
    public var isBetweenSequences: Bool { parser.isBetweenSequences }

    // MARK: Output

    /// Returns the answers to requests of programs, for the caller to write to the pseudo-terminal. Returns each answer
    /// once.
    public mutating func drainReplies() -> [UInt8] {
        if interpreter.replies.isEmpty { return [] }
        defer { interpreter.replies.removeAll(keepingCapacity: true) }
        return interpreter.replies
    }

    /// The number of replies that were dropped because they were not drained.
    public var droppedReplies: Int { interpreter.droppedReplies }

    /// Returns the new operations, in order. Each operation is returned once.
    public mutating func drainOperations() -> [Operation] {
        interpreter.log.isEmpty ? [] : interpreter.log.drain(styles: interpreter.styles)
    }

    /// Whether operations are logged. Logged ones stay until they are drained.
    public var logsOperations: Bool {
        get { interpreter.log.isEnabled }
        set { interpreter.log.isEnabled = newValue }
    }

    // MARK: State

    /// The screen that is shown now. It is a value: it does not change when the terminal continues.
    public var screen: Screen { Screen(interpreter) }

    /// The lines that have scrolled off the primary screen.
    public var scrollback: Scrollback { Scrollback(interpreter) }

    /// The size of the screen.
    public var size: Size { Size(rows: interpreter.rows, columns: interpreter.columns) }

    /// The modes that are set.
    public var modes: Modes { interpreter.modes }

    /// The number of synchronized updates that programs have ended so far; it wraps around.
    public var endedUpdates: UInt32 { interpreter.endedUpdates }

    /// Which events of the mouse the program wants.
    public var mouseTracking: MouseTracking { interpreter.mouseTracking }

    /// The encoding of mouse events that the program requests.
    public var mouseEncoding: MouseEncoding { interpreter.mouseEncoding }

    /// The flags of kitty's keyboard protocol that are in effect, 0 to 31.
    public var keyboardFlags: Int { Int(interpreter.keyboardFlags.last ?? 0) }

    /// Whether flags of kitty's keyboard protocol are in effect on the screen that is shown or on the other one.
    public var hasKeyboardFlags: Bool {
        interpreter.keyboardFlags.contains { $0 != 0 } || interpreter.hiddenKeyboardFlags.contains { $0 != 0 }
    }

    /// The title that the program set: untrusted text.
    public var title: String { interpreter.title }

    /// The icon's name that the program set: untrusted text.
    public var iconName: String { interpreter.iconName }

    /// The working directory that the program reported (OSC 7): a URL, untrusted.
    public var workingDirectory: String? { interpreter.workingDirectory }

    /// The progress that the program reported (OSC 9;4).
    public var progress: Progress { interpreter.progress }

    /// The options. Changes affect later input; the limits of the scrollback, of strings and of the log stay as they
    /// were at the start.
    public var options: Options {
        get { interpreter.options }
        set { interpreter.options = newValue }
    }
}
