import AccessibilityTree
import Foundation

/// An object that accepts typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Types text at the cursor.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}

/// The behaviour of the keyboard for an object.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The title of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// The automatic capitalization.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether the text is secret.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for autofill, or nil.
    var textContentType: UITextContentType! { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are inserted and removed around pasted text.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// Whether the Return key is enabled only while there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The rules for a password, or nil.
    var passwordRules: UITextInputPasswordRules? { get set }
}

// All requirements are optional in UIKit.
extension UITextInputTraits {
    /// The default keyboard unless implemented.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default title unless implemented.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// The start of sentences unless implemented.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Chosen by the context unless implemented.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// False unless implemented.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Nil unless implemented.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Chosen by the context unless implemented.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Chosen by the context unless implemented.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// Chosen by the context unless implemented.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// Chosen by the context unless implemented.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// Chosen by the context unless implemented.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// False unless implemented.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Nil unless implemented.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

extension UITextInputTraits {
    /// Whether typed text must not be read out: it is secure text entry, or the app has given the object the trait of
    /// secure text fields.
    var takesSecret: Bool {
        (self as? UIAccessibilityObject)?.holdsSecret ?? isSecureTextEntry
    }
}

extension UIAccessibilityObject {
    /// Whether the object has the trait of secure text fields, or is secure text entry.
    final var holdsSecret: Bool {
        AccessibilityTraits(rawValue: accessibilityTraits.rawValue).contains(.secureTextField)
            || (self as? any UITextInputTraits)?.isSecureTextEntry == true
    }

    /// The value as it may be announced: only the length of a secret that the object doesn't mask itself, and nil where
    /// VoiceOver doesn't announce the class's own value.
    final var valueToJoin: String? {
        let value = accessibilityValue
        if !speaksDefaultValue, value == defaultAccessibilityValue { return nil }
        guard let value, holdsSecret, value != defaultAccessibilityValue else { return value }
        return value.masked
    }
}

/// The types of keyboards, with UIKit's raw values.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// ASCII letters.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For web addresses.
    case URL = 3
    /// Digits only, for a PIN.
    case numberPad = 4
    /// Digits, star and hash.
    case phonePad = 5
    /// For names and phone numbers.
    case namePhonePad = 6
    /// For email addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// For posts with @ and #.
    case twitter = 9
    /// For web searches.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
    /// ASCII letters; an older name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The titles of the Return key, with UIKit's raw values.
public enum UIReturnKeyType: Int, Sendable {
    /// A key with the title "return".
    case `default` = 0
    /// A key with the title "go".
    case go = 1
    /// A key with the title "search", for Google.
    case google = 2
    /// A key with the title "join".
    case join = 3
    /// A key with the title "next".
    case next = 4
    /// A key with the title "route".
    case route = 5
    /// A key with the title "search".
    case search = 6
    /// A key with the title "send".
    case send = 7
    /// A key with the title "search", for Yahoo.
    case yahoo = 8
    /// A key with the title "done".
    case done = 9
    /// A key for emergency calls.
    case emergencyCall = 10
    /// A key with the title "continue".
    case `continue` = 11
}

/// The modes of automatic capitalization, with UIKit's raw values.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters are capitalized automatically.
    case none = 0
    /// At the start of words.
    case words = 1
    /// At the start of sentences.
    case sentences = 2
    /// All letters are capitalized automatically.
    case allCharacters = 3
}

/// Whether words are corrected, with UIKit's raw values.
public enum UITextAutocorrectionType: Int, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// Text is not corrected automatically.
    case no = 1
    /// Text is corrected automatically.
    case yes = 2
}
