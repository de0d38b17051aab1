// Stands for Apple's IntentsUI: screens of Siri on which nothing is.
@_exported import IntentsStandIn

/// Hears what the user did.
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
    /// Hears what the user did.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// A screen for something.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Fails.
    public required init?(coder: NSCoder) { nil }
}

/// Hears what the user did.
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
    /// Hears what the user did.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// A screen for something.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Fails.
    public required init?(coder: NSCoder) { nil }
}
