// Replaces Apple's SafariServices: Safari's screen without a page.
@_exported import Foundation
@_exported import HeadlessUIKit

/// The delegate of Safari's screen. Each requirement is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user is done. Not called here: the screen has no button.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first page has come or not. Not called here.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// Shows an address in Safari: an empty view that knows the address.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The configuration of the screen.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Whether only the text is shown.
        open var entersReaderIfAvailable = false
        /// Whether bars become small.
        open var barCollapsingEnabled = true
    }

    /// The style of the button that closes the screen.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done", "Close", "Cancel".
        case done, close, cancel
    }

    /// The address, as the stand-in knows it.
    public let initialURL: URL
    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration of the screen.
    public let configuration: Configuration
    /// The colour of bars.
    open var preferredBarTintColor: UIColor?
    /// The colour of what is in them.
    open var preferredControlTintColor: UIColor?
    /// The style of the button that closes the screen.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// A screen of an address.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// A screen of an address, as it is set up.
    public init(url: URL, configuration: Configuration) {
        initialURL = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Fails: the address has to be given.
    public required init?(coder: NSCoder) { nil }
}

/// The state of a content blocker.
@preconcurrency @MainActor open class SFContentBlockerState: NSObject {
    /// Never: there is no Safari.
    open var isEnabled: Bool { false }
}

/// Knows rules of extensions: there is no Safari that has any.
@preconcurrency @MainActor open class SFContentBlockerManager: NSObject {
    /// Done at once.
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { completionHandler?(nil) }
    }

    /// Not enabled.
    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        MainLoop.main.perform { completionHandler(SFContentBlockerState(), nil) }
    }
}
