import Foundation

/// Whether spelling is checked, with UIKit's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// Spelling is not checked.
    case no = 1
    /// Spelling is checked.
    case yes = 2
}

/// Whether quotation marks become typographic ones, with UIKit's raw values.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// Quotes are not replaced.
    case no = 1
    /// Quotes are replaced by typographic ones.
    case yes = 2
}

/// Whether hyphens become dashes, with UIKit's raw values.
public enum UITextSmartDashesType: Int, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// Hyphens are not replaced.
    case no = 1
    /// Hyphens are replaced by dashes.
    case yes = 2
}

/// Whether spaces are inserted and removed around pasted text, with UIKit's raw values.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// Spaces are not adjusted.
    case no = 1
    /// Spaces are adjusted when text is inserted or deleted.
    case yes = 2
}

/// The appearances of the keyboard, with UIKit's raw values.
public enum UIKeyboardAppearance: Int, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// The former name of `dark`.
    case dark = 1
    /// Light.
    case light = 2
    /// The former name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// The rules for a password, for generators of passwords.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The rules, in Apple's password rules language.
    public final let passwordRulesDescriptor: String

    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// The language of a keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language, a BCP 47 tag, or nil.
    public final let primaryLanguage: String?

    init(_ language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The keyboards that the user has enabled: here one, of the app's language.
    public static var activeInputModes: [UITextInputMode] {
        [UITextInputMode(UIApplication.shared.preferredLanguage)]
    }

    /// Posted when another keyboard was chosen; never here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The items next to the suggestions above a keyboard; stored only.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the shortcuts.
    open var allowsHidingShortcuts = true
    /// The buttons at the leading edge.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons at the trailing edge.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A view with the appearance of a keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The styles of the view, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The style of an ordinary view.
        case `default` = 0
        /// The style of the keyboard.
        case keyboard = 1
    }

    /// The style of the view.
    public final let inputViewStyle: Style
    /// Whether its constraints determine its height.
    open var allowsSelfSizing = false

    /// Creates a view.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view of the default style.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Creates a view of the default style.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
