/// The size of a screen in cells. A screen has 1 to 1,000 rows and 1 to 4,096 columns; other numbers are clamped.
public struct Size: Hashable, Sendable {
    /// The rows.
    public let rows: Int
    /// The columns.
    public let columns: Int

    /// Makes a size.
    public init(rows: Int, columns: Int) {
        self.rows = min(1_000, max(1, rows))
        self.columns = min(4_096, max(1, columns))
    }
}

/// A colour by its parts, 0 to 255.
public struct RGB: Hashable, Sendable {
    /// Red.
    public var red: UInt8
    /// Green.
    public var green: UInt8
    /// Blue.
    public var blue: UInt8

    /// Makes a colour.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

/// What the host decides about a terminal.
public struct Options: Hashable, Sendable {
    /// How many lines the scrollback keeps at most.
    public var scrollbackLines = 10_000
    /// How many bytes the scrollback keeps at most.
    public var scrollbackBytes = 32 << 20
    /// Whether text is wrapped anew when the primary screen changes its width.
    public var reflows = true
    /// Whether characters are grapheme clusters from the start; programs may change it (mode 2027).
    public var usesGraphemeClusters = true
    /// How many scalars of a cluster are kept, 1 to 64.
    public var maximumScalarsPerCluster = 16
    /// How many bytes a command string may have; longer ones are skipped.
    public var maximumStringLength = 65_536
    /// How many bytes of replies wait for the caller; what goes beyond is dropped.
    public var maximumReplyBytes = 4_096
    /// Whether operations are logged.
    public var logsOperations = true
    /// How many operations are kept until they are drained.
    public var maximumOperations = 16_384
    /// Whether programs may write to the clipboard (OSC 52). Reading is always refused.
    public var allowsClipboardWrite = false
    /// Whether programs may switch between 80 and 132 columns (DECCOLM).
    public var allowsColumnSwitch = false
    /// Whether bytes are UTF-8 from the start; `ESC % @` and `ESC % G` change it.
    public var decodesUTF8 = true
    /// What `DSR ? 2575` is told: whether somebody works by ear.
    public var screenReaderIsAttached = true
    /// The parameters of the answer to primary device attributes: VT420, selective erase, horizontal scrolling, colour,
    /// rectangular editing.
    public var primaryDeviceAttributes: [UInt16] = [64, 6, 21, 22, 28]
    /// The parameters of the answer to secondary device attributes. The second is read as a version of xterm; from 277
    /// on, Vim uses SGR mouse reports.
    public var secondaryDeviceAttributes: [UInt16] = [41, 277, 0]
    /// The name and version that `XTVERSION` is told; only printable ASCII is sent.
    public var name = "Earshot"
    /// The name in the terminal database, for `XTGETTCAP`; only printable ASCII is sent.
    public var terminalName = "xterm-256color"
    /// The default colour of text, or nil when it is not known: then no program is told one.
    public var foreground: RGB?
    /// The default colour behind text, or nil when it is not known.
    public var background: RGB?
    /// Whether the host passes kitty's keyboard flags on. Otherwise programs are told that none is in effect.
    public var supportsKittyKeyboard = false

    /// Whether the host writes keys as programs want them told apart (`modifyOtherKeys`), by `Terminal.keyEncoder` or by
    /// passing the setting on. Otherwise programs are told that no keys are.
    public var supportsModifyOtherKeys = false
    /// Whether keys that programs want told apart (`modifyOtherKeys`) are written as `CSI code ; modifiers u`, which is
    /// xterm's `formatOtherKeys`.
    public var writesOtherKeysAsUnicode = false

    /// Makes the default options.
    public init() {}
}
