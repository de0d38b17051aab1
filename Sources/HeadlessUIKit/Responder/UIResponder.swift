import Foundation

/// An object that answers events, or hands them to the next responder.
@preconcurrency @MainActor open class UIResponder: UIAccessibilityObject {
    /// The responder that is asked after this one; nil for a plain responder.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first one; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may stop being the first one; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// The window whose first responder this one can be.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }

    /// Whether the responder is its window's first one.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to become the first responder; the present one must resign. True when that was done.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        Keyboard.shared.firstResponderDidChange(in: window)
        accessibilityDidChange(.attributes)
        return true
    }

    /// Asks to stop being the first responder. True when it no longer is.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        Keyboard.shared.firstResponderDidChange(in: window)
        accessibilityDidChange(.attributes)
        return true
    }

    // MARK: The keyboard

    /// What stands in the keyboard's place while the responder is the first one, or nil for the keyboard.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard while the responder is the first one; the next responder's unless overridden.
    open var inputAccessoryView: UIView? { nil }
    /// What is shown beside the suggestions above the keyboard; kept as a fact.
    open var inputAssistantItem: UITextInputAssistantItem {
        AppProcess.current.value(UITextInputAssistantItem.self) { UITextInputAssistantItem() }
    }
    /// The keyboard's language, or nil where there is none.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// The name under which the keyboard is kept, or nil.
    open var textInputContextIdentifier: String? { nil }
    /// Takes over what stands in the keyboard's place and above it, while the responder is the first one.
    open func reloadInputViews() {
        guard let window = responderWindow, window.firstResponder === self else { return }
        Keyboard.shared.firstResponderDidChange(in: window)
    }

    // MARK: Touches

    /// A finger came down in the view; handed on to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesBegan(touches, with: event) }
    }

    /// A finger moved; handed on to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesMoved(touches, with: event) }
    }

    /// A finger was lifted; handed on to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesEnded(touches, with: event) }
    }

    /// The system ended the touch; handed on to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesCancelled(touches, with: event) }
    }

    // MARK: Keys

    /// The combinations of keys that the responder answers while it is on the chain of the first responder, or nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called on the app's delegate when the main menu is made; does nothing unless overridden. An override changes the
    /// menus by the builder, if its `system` is `UIMenuSystem.main`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before a command of the main menu is shown or sent to the responder, which may disable it, check it or
    /// change its title.
    open func validate(_ command: UICommand) {}

    /// A movement of the device has begun, such as shaking it; handed on to the next responder unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// A movement of the device is over; handed on to the next responder unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// A movement of the device was broken off; handed on to the next responder unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// A button of a headset was pressed; handed on to the next responder unless overridden.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// A key went down; handed on to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesBegan(presses, with: event) }
    }

    /// A key is pressed in another way; handed on to the next responder unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesChanged(presses, with: event) }
    }

    /// A key was let go; handed on to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesEnded(presses, with: event) }
    }

    /// The system ended the press; handed on to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesCancelled(presses, with: event) }
    }
}
