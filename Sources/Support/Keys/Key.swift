/// A key of the keyboard, by what it means.
public enum Key: Hashable, Sendable {
    /// A key that types a character. It is the character as typed: with Shift, a capital letter.
    case character(Unicode.Scalar)
    /// Return or Enter.
    case enter
    /// Tab.
    case tab
    /// The backarrow key.
    case backspace
    /// Escape.
    case escape
    /// The cursor key that points up.
    case up
    /// The cursor key that points down.
    case down
    /// The cursor key that points right.
    case right
    /// The cursor key that points left.
    case left
    /// Home.
    case home
    /// End.
    case end
    /// Insert.
    case insert
    /// Delete, the one of the editing keys.
    case delete
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key, F1 to F20. Other numbers send nothing.
    case function(Int)
    /// A key of the numeric keypad.
    case keypad(KeypadKey)
}

/// The keys of the numeric keypad.
public enum KeypadKey: Hashable, Sendable {
    /// A digit, 0 to 9. Other numbers send nothing.
    case digit(Int)
    /// The decimal point.
    case decimal
    /// The separator of thousands.
    case separator
    /// Division.
    case divide
    /// Multiplication.
    case multiply
    /// Subtraction.
    case subtract
    /// Addition.
    case add
    /// Enter.
    case enter
    /// The equals sign.
    case equal
    /// Clear, which sends nothing.
    case clear
}

/// The modifiers that are held with a key, with the bits that xterm and kitty give them.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Alt.
    public static let alt = KeyModifiers(rawValue: 2)
    /// Control.
    public static let control = KeyModifiers(rawValue: 4)
    /// Super, the key with a logo.
    public static let `super` = KeyModifiers(rawValue: 8)
    /// Hyper.
    public static let hyper = KeyModifiers(rawValue: 16)
    /// Meta.
    public static let meta = KeyModifiers(rawValue: 32)
    /// Caps Lock is on. Reported only by kitty's protocol.
    public static let capsLock = KeyModifiers(rawValue: 64)
    /// Num Lock is on. Reported only by kitty's protocol.
    public static let numLock = KeyModifiers(rawValue: 128)

    /// The keys that stay on by themselves.
    public static let locks: KeyModifiers = [.capsLock, .numLock]
}

/// An event of a key.
public enum KeyEvent: Int, Hashable, Sendable {
    /// It was pressed.
    case press = 1
    /// It is held and repeats.
    case `repeat` = 2
    /// The key was released. Reported only by kitty's protocol.
    case release = 3
}
