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
    /// The red component, from 0 to 255.
    public var red: UInt8
    /// The green component, from 0 to 255.
    public var green: UInt8
    /// The blue component, from 0 to 255.
    public var blue: UInt8

    /// Makes a colour.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

/// The host's options for a terminal.
public struct Options: Hashable, Sendable {
    /// The maximum number of lines that the scrollback keeps.
    public var scrollbackLines = 10_000
    /// The maximum number of bytes that the scrollback keeps.
    public var scrollbackBytes = 32 << 20
    /// Whether text is rewrapped when the primary screen changes its width.
    public var reflows = true
    /// Whether characters are grapheme clusters from the start; programs may change it (mode 2027).
    public var usesGraphemeClusters = true
    /// The maximum number of scalars of a cluster that are kept, 1 to 64.
    public var maximumScalarsPerCluster = 16
    /// The maximum number of bytes of a command string; longer ones are skipped.
    public var maximumStringLength = 65_536
    /// The maximum number of bytes of replies that wait for the caller; further ones are dropped.
    public var maximumReplyBytes = 4_096
    /// Whether operations are logged.
    public var logsOperations = true
    /// The maximum number of operations that are kept until they are drained.
    public var maximumOperations = 16_384
    /// Whether programs may write to the clipboard (OSC 52). Reading is always refused.
    public var allowsClipboardWrite = false
    /// Whether programs may switch between 80 and 132 columns (DECCOLM).
    public var allowsColumnSwitch = false
    /// Whether bytes are UTF-8 from the start; `ESC % @` and `ESC % G` change it.
    public var decodesUTF8 = true
    /// The reply to `DSR ? 2575`: whether a screen reader is in use.
    public var screenReaderIsAttached = true
    /// The parameters of the answer to primary device attributes: VT420, selective erase, horizontal scrolling, colour,
    /// rectangular editing.
    public var primaryDeviceAttributes: [UInt16] = [64, 6, 21, 22, 28]
    /// The parameters of the answer to secondary device attributes. The second is read as a version of xterm; from 277
    /// on, Vim uses SGR mouse reports.
    public var secondaryDeviceAttributes: [UInt16] = [41, 277, 0]
    /// The name and version in the reply to `XTVERSION`; only printable ASCII is sent.
    public var name = "Earshot"
    /// The name in the terminal database, for `XTGETTCAP`; only printable ASCII is sent.
    public var terminalName = "xterm-256color"
    /// The default colour of text, or nil when it is unknown: then programs get no reply.
    public var foreground: RGB?
    /// The default background colour, or nil when it is unknown.
    public var background: RGB?
    /// Whether the host passes kitty's keyboard flags on. Otherwise the reply to programs is that none is in effect.
    public var supportsKittyKeyboard = false

    /// Whether the host encodes keys as programs request (`modifyOtherKeys`), by `Terminal.keyEncoder` or by passing
    /// the setting on. Otherwise the reply to programs is that no keys are disambiguated.
    public var supportsModifyOtherKeys = false
    /// Whether keys that programs want disambiguated (`modifyOtherKeys`) are written as `CSI code ; modifiers u`, which
    /// is xterm's `formatOtherKeys`.
    public var writesOtherKeysAsUnicode = false

    /// Makes the default options.
    public init() {}
}
