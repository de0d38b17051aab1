// Replaces Apple's IntentsUI: Siri's screens, which are empty.
@_exported import IntentsStandIn

/// The delegate of the screen that adds a shortcut.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has added a shortcut. Not called here.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the user has cancelled. Not called here.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A screen that adds a shortcut, with an empty view.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// Creates a screen for a shortcut.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Returns nil: the shortcut is required.
    public required init?(coder: NSCoder) { nil }
}

/// The delegate of the screen that edits a shortcut.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has changed the phrase. Not called here.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the user has deleted the shortcut. Not called here.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// Called when the user has cancelled. Not called here.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// A screen that edits a shortcut, with an empty view.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// Creates a screen for a shortcut.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Returns nil: the shortcut is required.
    public required init?(coder: NSCoder) { nil }
}
