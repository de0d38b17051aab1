import Foundation

/// A press of a keyboard key.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key types with the current modifiers.
    open private(set) var characters: String
    /// The characters that the key types without modifiers, except Shift.
    open private(set) var charactersIgnoringModifiers: String
    /// The pressed modifier keys.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The code of the physical key.
    open private(set) var keyCode: UIKeyboardHIDUsage

    /// Makes a key for a simulated press: the characters that it types, or one of the inputs of `UIKeyCommand` such as
    /// `inputEscape`.
    public init(_ characters: String, modifierFlags: UIKeyModifierFlags = []) {
        self.characters = characters
        charactersIgnoringModifiers = characters
        self.modifierFlags = modifierFlags
        keyCode = UIKeyboardHIDUsage(input: characters)
        super.init()
    }
}

/// The modifier keys of a key, with UIKit's raw values.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits, numbered as in UIKit.
    public let rawValue: Int
    /// Creates flags from UIKit's raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key is held.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key is held.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key is held.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key is held.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The keys of a keyboard: the numbers of the USB usage tables (page 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The number in the usage tables.
    public let rawValue: Int
    /// Creates a usage from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An unknown key.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
    /// A; the other letters follow in the order of the alphabet.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// The key Z.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
    /// 1; the other digits follow, and 0 after 9.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
    /// The key 0.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    /// The Return key.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// The Escape key.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The Delete (backspace) key.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// The Tab key.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The Home key.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// The Page Up key.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// The key that deletes forwards.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// The End key.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// The Page Down key.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The right arrow key.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The left arrow key.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The down arrow key.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The up arrow key.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)

    private static let named: [String: UIKeyboardHIDUsage] = [
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
        UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace, UIKeyCommand.inputEscape: .keyboardEscape,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
        UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
    ]

    /// Creates the usage of the US keyboard key that types a character.
    init(input: String) {
        if let named = Self.named[input] {
            self = named
            return
        }
        guard input.utf8.count == 1, let byte = input.lowercased().utf8.first else {
            self = .keyboardErrorUndefined
            return
        }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            self.init(rawValue: Self.keyboardA.rawValue + Int(byte - UInt8(ascii: "a")))
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            self.init(rawValue: Self.keyboard1.rawValue + Int(byte - UInt8(ascii: "1")))
        case UInt8(ascii: "0"): self = .keyboard0
        default: self = .keyboardErrorUndefined
        }
    }
}
