// Replaces Apple's SafariServices: Safari's screen without a page.
@_exported import Foundation
@_exported import HeadlessUIKit

/// The delegate of Safari's view controller. Each requirement is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done. Not called here: the screen has no button.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the first page has loaded or failed. Not called here.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// Safari's view controller for a URL, with an empty view.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The configuration of the screen.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Whether Safari Reader is used if it is available.
        open var entersReaderIfAvailable = false
        /// Whether bars collapse during scrolling.
        open var barCollapsingEnabled = true
    }

    /// The style of the button that closes the screen.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done", "Close", "Cancel".
        case done, close, cancel
    }

    /// The URL that the controller was created with.
    public let initialURL: URL
    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration of the screen.
    public let configuration: Configuration
    /// The background colour of the bars.
    open var preferredBarTintColor: UIColor?
    /// The colour of the controls in the bars.
    open var preferredControlTintColor: UIColor?
    /// The style of the button that closes the screen.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a controller for a URL.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Creates a controller for a URL with a configuration.
    public init(url: URL, configuration: Configuration) {
        initialURL = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: the URL is required.
    public required init?(coder: NSCoder) { nil }
}

/// The state of a content blocker.
@preconcurrency @MainActor open class SFContentBlockerState: NSObject {
    /// Whether the blocker is enabled; always false.
    open var isEnabled: Bool { false }
}

/// Manages content blockers, of which there are none.
@preconcurrency @MainActor open class SFContentBlockerManager: NSObject {
    /// Calls the handler without an error.
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { completionHandler?(nil) }
    }

    /// Calls the handler with a disabled state.
    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        MainLoop.main.perform { completionHandler(SFContentBlockerState(), nil) }
    }
}
