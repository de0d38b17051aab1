// Replaces Apple's IntentsUI: Siri's screens, which are empty.
@_exported import IntentsStandIn

/// The delegate of the screen that adds a shortcut.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Something can be said now. Not called here.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// The user has given up. Not called here.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Asks what to say for something: an empty view.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// A screen for something.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Fails.
    public required init?(coder: NSCoder) { nil }
}

/// The delegate of the screen that edits a shortcut.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Something else can be said now. Not called here.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// It can be said no longer. Not called here.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// The user has given up. Not called here.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// Changes what to say for something: an empty view.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// A screen for something.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Fails.
    public required init?(coder: NSCoder) { nil }
}
