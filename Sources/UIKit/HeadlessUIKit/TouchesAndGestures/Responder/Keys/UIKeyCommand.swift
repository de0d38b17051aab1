import Foundation

/// A menu entry that sends an action to the first responder and along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The action that is sent.
    public let action: Selector
    /// A longer title, or nil.
    open var discoverabilityTitle: String?
    /// The attributes of the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is checked in a menu.
    open var state: UIMenuElement.State
    /// The app's data that distinguishes commands with the same action, or nil.
    public let propertyList: Any?
    /// The handler that runs in place of an action.
    let handler: (@MainActor (UICommand) -> Void)?

    /// Creates a command.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        handler = nil
        super.init(title: title, subtitle: nil, image: image)
    }

    init(title: String, handler: @escaping @MainActor (UICommand) -> Void) {
        action = Selector(title)
        propertyList = nil
        attributes = []
        state = .off
        self.handler = handler
        super.init(title: title, subtitle: nil, image: nil)
    }

    /// Performs the command, from a responder on. Returns whether it was handled.
    final func perform(from responder: UIResponder) -> Bool {
        guard !attributes.contains(.disabled) else { return false }
        if let handler {
            handler(self)
            return true
        }
        return action.send(to: nil, from: responder, sender: self, event: nil)
    }
}

/// A combination of keys that performs a command while its responder is on the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The characters that the key types, or one of the inputs below.
    public let input: String?
    /// The modifier keys that must be pressed with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over the system's own use of the keys, such as typing; false unless set.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command that sends an action.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without a title that sends an action.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that runs a handler in place of an action.
    public init(
        title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
        handler: @escaping @MainActor (UICommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, handler: handler)
    }

    /// Whether a key matches the command. Upper and lower case, Caps Lock and the numeric keypad are ignored.
    final func isPressed(by key: UIKey) -> Bool {
        guard let input, input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return false }
        let silent: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return modifierFlags.subtracting(silent) == key.modifierFlags.subtracting(silent)
    }

    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete (backspace).
    public nonisolated static let inputDelete = "UIKeyInputDelete"
}
