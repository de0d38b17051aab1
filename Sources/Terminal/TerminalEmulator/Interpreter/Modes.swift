/// The modes that programs set and reset, with the names of ECMA-48, DEC and xterm.
public struct Modes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Insert instead of replace (IRM, 4).
    public static let insert = Modes(rawValue: 1 << 0)
    /// Line feed also returns to the first column (LNM, 20).
    public static let newLine = Modes(rawValue: 1 << 1)
    /// Cursor keys send application sequences (DECCKM, ?1).
    public static let applicationCursorKeys = Modes(rawValue: 1 << 2)
    /// The keypad sends application sequences (DECNKM, ?66, and `ESC =`).
    public static let applicationKeypad = Modes(rawValue: 1 << 3)
    /// The whole screen is inverse (DECSCNM, ?5).
    public static let reverseVideo = Modes(rawValue: 1 << 4)
    /// Rows and columns count from the margins (DECOM, ?6).
    public static let origin = Modes(rawValue: 1 << 5)
    /// Text continues in the next row at the right margin (DECAWM, ?7).
    public static let autowrap = Modes(rawValue: 1 << 6)
    /// The cursor blinks (att610, ?12).
    public static let cursorBlink = Modes(rawValue: 1 << 7)
    /// The cursor is shown (DECTCEM, ?25).
    public static let cursorVisible = Modes(rawValue: 1 << 8)
    /// Programs may switch between 80 and 132 columns (?40).
    public static let allowsColumnSwitch = Modes(rawValue: 1 << 9)
    /// Backspace in the first column goes to the end of the row before (?45).
    public static let reverseWraparound = Modes(rawValue: 1 << 10)
    /// The alternate screen is shown (?47, ?1047, ?1049).
    public static let alternateScreen = Modes(rawValue: 1 << 11)
    /// The backarrow key sends backspace (DECBKM, ?67).
    public static let backarrowSendsBackspace = Modes(rawValue: 1 << 12)
    /// Left and right margins may be set (DECLRMM, ?69).
    public static let leftRightMargin = Modes(rawValue: 1 << 13)
    /// Switching columns does not clear the screen (DECNCSM, ?95).
    public static let noClearingColumnSwitch = Modes(rawValue: 1 << 14)
    /// The terminal reports when it gains and loses focus (?1004).
    public static let focusReporting = Modes(rawValue: 1 << 15)
    /// The wheel sends cursor keys in the alternate screen (?1007).
    public static let alternateScroll = Modes(rawValue: 1 << 16)
    /// Pasted text is enclosed in marks (?2004).
    public static let bracketedPaste = Modes(rawValue: 1 << 17)
    /// Output is one change until the mode is reset (?2026).
    public static let synchronizedUpdate = Modes(rawValue: 1 << 18)
    /// Characters are grapheme clusters (?2027); otherwise each scalar has its own width.
    public static let graphemeClusters = Modes(rawValue: 1 << 19)
    /// The terminal reports when the colour scheme changes (?2031).
    public static let colorSchemeReporting = Modes(rawValue: 1 << 20)
    /// The terminal reports its size within the stream when it changes (?2048).
    public static let inBandResize = Modes(rawValue: 1 << 21)
    /// Columns are 132 wide (DECCOLM, ?3).
    public static let wideColumns = Modes(rawValue: 1 << 22)
    /// The terminal is locked: it ignores the keyboard (KAM, 2).
    public static let keyboardLocked = Modes(rawValue: 1 << 23)
    /// Smooth scrolling (DECSCLM, ?4).
    public static let smoothScroll = Modes(rawValue: 1 << 24)
    /// Keys repeat (DECARM, ?8).
    public static let autoRepeat = Modes(rawValue: 1 << 25)

    /// The modes after a reset.
    static let initial: Modes = [.autowrap, .cursorVisible, .cursorBlink, .autoRepeat, .graphemeClusters]

    /// The mode with a number of ECMA-48.
    static func ansi(_ number: Int) -> Modes? {
        switch number {
        case 2: .keyboardLocked
        case 4: .insert
        case 20: .newLine
        default: nil
        }
    }

    /// The mode with a private number, when it is a plain switch.
    static func dec(_ number: Int) -> Modes? {
        switch number {
        case 1: .applicationCursorKeys
        case 3: .wideColumns
        case 4: .smoothScroll
        case 5: .reverseVideo
        case 6: .origin
        case 7: .autowrap
        case 8: .autoRepeat
        case 12: .cursorBlink
        case 25: .cursorVisible
        case 40: .allowsColumnSwitch
        case 45: .reverseWraparound
        case 47, 1047, 1049: .alternateScreen
        case 66: .applicationKeypad
        case 67: .backarrowSendsBackspace
        case 69: .leftRightMargin
        case 95: .noClearingColumnSwitch
        case 1004: .focusReporting
        case 1007: .alternateScroll
        case 2004: .bracketedPaste
        case 2026: .synchronizedUpdate
        case 2027: .graphemeClusters
        case 2031: .colorSchemeReporting
        case 2048: .inBandResize
        default: nil
        }
    }
}

/// The mouse events that a program has requested.
public enum MouseTracking: Int, Hashable, Sendable {
    /// No events.
    case off = 0
    /// Presses, without modifiers (?9).
    case x10 = 9
    /// Presses and releases (?1000).
    case normal = 1000
    /// Also movements while a button is held (?1002).
    case buttonEvent = 1002
    /// All movements (?1003).
    case anyEvent = 1003
}

/// The encoding of mouse events.
public enum MouseEncoding: Int, Hashable, Sendable {
    /// Three bytes; positions from 223 on can't be encoded.
    case standard = 0
    /// As characters in UTF-8 (?1005).
    case utf8 = 1005
    /// As decimal numbers, with a separate format for releases (?1006).
    case sgr = 1006
    /// As decimal numbers in the old form (?1015).
    case urxvt = 1015
    /// In the SGR format, with positions in pixels (?1016).
    case sgrPixels = 1016
}

/// The shape of the cursor (DECSCUSR).
public enum CursorShape: Int, Hashable, Sendable {
    /// A block, the usual one.
    case block = 1
    /// A line below.
    case underline = 2
    /// A line before the character.
    case bar = 3
}
