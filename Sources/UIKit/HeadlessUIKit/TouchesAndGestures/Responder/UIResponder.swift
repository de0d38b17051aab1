import Foundation

/// An object that handles events, or forwards them to the next responder.
@preconcurrency @MainActor
open class UIResponder: UIAccessibilityObject, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting
{
    /// The next responder in the chain; nil for a plain responder.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may resign as the first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// The window in which the responder can be the first responder.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }

    /// Whether the responder is its window's first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object the first responder, if the current one resigns. Returns whether it succeeded.
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

    /// Resigns as the first responder. Returns whether it succeeded.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        Keyboard.shared.firstResponderDidChange(in: window)
        accessibilityDidChange(.attributes)
        return true
    }

    /// The nearest undo manager: a text's own, or else the window's, unless overridden.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: The user's activity

    /// The user's activity that the responder represents, or nil. Where it needs saving, `updateUserActivityState(_:)`
    /// is called, and a controller's activity becomes current when the controller appears.
    open var userActivity: NSUserActivity? {
        get { assigned?.rare?.userActivity }
        set {
            if let old = userActivity, old.owner === self { old.owner = nil }
            assignRare(\.userActivity, newValue)
            newValue?.owner = self
        }
    }
    /// Called to write the state of an activity that needs saving; does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Continues an activity; does nothing unless overridden.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: The keyboard

    /// The view in place of the keyboard while the responder is the first one, or nil for the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the responder is the first one; the next responder's unless overridden.
    open var inputAccessoryView: UIView? { nil }
    /// The items next to the suggestions above the keyboard; stored only.
    open var inputAssistantItem: UITextInputAssistantItem {
        AppProcess.current.value(UITextInputAssistantItem.self) { UITextInputAssistantItem() }
    }
    /// The keyboard's language, or nil where there is none.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// The identifier under which the keyboard is remembered, or nil.
    open var textInputContextIdentifier: String? { nil }
    /// Updates the input view and the input accessory view, while the responder is the first one.
    open func reloadInputViews() {
        guard let window = responderWindow, window.firstResponder === self else { return }
        Keyboard.shared.firstResponderDidChange(in: window)
    }

    // MARK: Touches

    /// Called when fingers touch the view; forwarded to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesBegan(touches, with: event) }
    }

    /// Called when fingers have moved; forwarded to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesMoved(touches, with: event) }
    }

    /// Called when fingers were lifted; forwarded to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesEnded(touches, with: event) }
    }

    /// Called when the system cancelled the touches; forwarded to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !TouchDelivery.passOn(self) { next?.touchesCancelled(touches, with: event) }
    }

    // MARK: Keys

    /// The key commands of the responder while it is on the responder chain, or nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called on the app's delegate when the main menu is built; does nothing unless overridden. An override changes
    /// the menus by the builder, if its `system` is `UIMenuSystem.main`.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before a command of the main menu is shown or sent to the responder, which may disable it, check it or
    /// change its title.
    open func validate(_ command: UICommand) {}

    /// Called when a motion of the device has begun, such as shaking; forwarded to the next responder unless
    /// overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion of the device has ended; forwarded to the next responder unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion of the device was cancelled; forwarded to the next responder unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called when a button of a headset was pressed; forwarded to the next responder unless overridden.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Called when a key was pressed; forwarded to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesBegan(presses, with: event) }
    }

    /// Called when a press has changed; forwarded to the next responder unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesChanged(presses, with: event) }
    }

    /// Called when a key was released; forwarded to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesEnded(presses, with: event) }
    }

    /// Called when the system cancelled the presses; forwarded to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !TouchDelivery.passOn(self) { next?.pressesCancelled(presses, with: event) }
    }

    // MARK: Actions by selector

    /// Whether the responder can perform an action now: whether its text allows the editing command, or its class has a
    /// method of that name, unless overridden. Other commands aren't offered to the user.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editableText?.takes(action) ?? ObjectiveCNames.responds(self, to: action)
    }

    /// Returns the responder that can perform an action: this one, or one further along the chain, or nil.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Pasting content other than text

    /// The types of data that can be pasted into the responder, or nil.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Accepts pasted items; does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether any of the items can be pasted: whether it has a type of the configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        let accepted = pasteConfiguration?.acceptableTypeIdentifiers ?? []
        return itemProviders.contains { provider in
            accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    // MARK: Editing commands

    // The text that the commands edit: the responder, if it is a text field or a text view.
    private var editableText: (any EditableText)? { self as? any EditableText }

    /// Moves the selected text to the pasteboard; without a text to edit, does nothing unless overridden.
    open func cut(_ sender: Any?) { editableText?.execute(.cut) }
    /// Copies the selected text to the pasteboard; without a text to edit, does nothing unless overridden.
    open func copy(_ sender: Any?) { editableText?.execute(.copy) }
    /// Replaces the selected text with the pasteboard's; without a text to edit, does nothing unless overridden.
    open func paste(_ sender: Any?) { editableText?.execute(.paste) }
    /// Deletes the selected text; without a text to edit, does nothing unless overridden.
    open func delete(_ sender: Any?) { editableText?.deleteSelection() }
    /// Selects the word at the insertion point; without a text to edit, does nothing unless overridden.
    open func select(_ sender: Any?) { editableText?.execute(.select) }
    /// Selects the whole text; without a text to edit, does nothing unless overridden.
    open func selectAll(_ sender: Any?) { editableText?.execute(.selectAll) }
    /// Makes the selection bold or not; does nothing unless overridden.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection italic or not; does nothing unless overridden.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selection or not; does nothing unless overridden.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selection larger; does nothing unless overridden.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selection smaller; does nothing unless overridden.
    open func decreaseSize(_ sender: Any?) {}
    /// Sets the selection's writing direction to left to right; does nothing unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Sets the selection's writing direction to right to left; does nothing unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Searches; does nothing unless overridden.
    open func find(_ sender: Any?) {}
    /// Searches and replaces; does nothing unless overridden.
    open func findAndReplace(_ sender: Any?) {}
    /// Goes to the next match; does nothing unless overridden.
    open func findNext(_ sender: Any?) {}
    /// Goes to the previous match; does nothing unless overridden.
    open func findPrevious(_ sender: Any?) {}
    /// Searches for the selection; does nothing unless overridden.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Prints; does nothing unless overridden.
    open func printContent(_ sender: Any?) {}
    /// Renames the content; does nothing unless overridden.
    open func rename(_ sender: Any?) {}
    /// Makes a copy of the content; does nothing unless overridden.
    open func duplicate(_ sender: Any?) {}
    /// Moves the content; does nothing unless overridden.
    open func move(_ sender: Any?) {}
    /// Saves a copy of the content elsewhere; does nothing unless overridden.
    open func export(_ sender: Any?) {}
    /// Pastes a URL and opens it; does nothing unless overridden.
    open func pasteAndGo(_ sender: Any?) {}
    /// Pastes in the style of the surrounding text; does nothing unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Pastes text and searches for it; does nothing unless overridden.
    open func pasteAndSearch(_ sender: Any?) {}

    // MARK: NSUser Activity

    /// Called by Interface Builder alone, before it draws a view that is marked for it; never here.
    open func prepareForInterfaceBuilder() {}

    /// Called when estimates of touches have become final; touches have no estimates here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// The gestures for editing that the responder offers.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The controller of the view in place of the keyboard, or nil.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard, or nil.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Forgets the keyboard that the user chose for a context; none is kept here.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// Reads text with the camera; there is none here.
    open func captureTextFromCamera(_ sender: Any?) {}
}
