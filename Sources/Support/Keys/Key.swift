/// A key of the keyboard, by its meaning.
public enum Key: Hashable, Sendable {
    /// A key that types a character. It is the character as typed: with Shift, a capital letter.
    case character(Unicode.Scalar)
    /// Return or Enter.
    case enter
    /// The Tab key.
    case tab
    /// The backarrow key.
    case backspace
    /// The Escape key.
    case escape
    /// The cursor key that points up.
    case up
    /// The cursor key that points down.
    case down
    /// The cursor key that points right.
    case right
    /// The cursor key that points left.
    case left
    /// The Home key.
    case home
    /// The End key.
    case end
    /// The Insert key.
    case insert
    /// Delete, the one of the editing keys.
    case delete
    /// The Page Up key.
    case pageUp
    /// The Page Down key.
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
    /// The key for division.
    case divide
    /// The key for multiplication.
    case multiply
    /// The key for subtraction.
    case subtract
    /// The key for addition.
    case add
    /// The Enter key.
    case enter
    /// The equals key.
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

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Alt key.
    public static let alt = KeyModifiers(rawValue: 2)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 4)
    /// Super, the key with a logo.
    public static let `super` = KeyModifiers(rawValue: 8)
    /// The Hyper key.
    public static let hyper = KeyModifiers(rawValue: 16)
    /// The Meta key.
    public static let meta = KeyModifiers(rawValue: 32)
    /// Caps Lock is on. Reported only by kitty's protocol.
    public static let capsLock = KeyModifiers(rawValue: 64)
    /// Num Lock is on. Reported only by kitty's protocol.
    public static let numLock = KeyModifiers(rawValue: 128)

    /// The keys that stay on by themselves.
    public static let locks: KeyModifiers = [.capsLock, .numLock]
}

/// The kind of an event of a key.
public enum KeyEvent: Int, Hashable, Sendable {
    /// The key was pressed.
    case press = 1
    /// It is held and repeats.
    case `repeat` = 2
    /// The key was released. Reported only by kitty's protocol.
    case release = 3
}
