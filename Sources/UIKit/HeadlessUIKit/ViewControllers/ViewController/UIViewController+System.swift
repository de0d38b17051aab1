import Foundation

extension UIViewController {
    /// Turns the interface to where the device is, if it may be there; nothing turns here without being told.
    public static func attemptRotationToDeviceOrientation() {}
    /// Says that other orientations are supported now; they are asked for whenever they are needed.
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Says that gestures at other edges wait now; they are asked for whenever they are needed.
    public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// What a keyboard's focus treats as one group, or nil.
    public final var focusGroupIdentifier: String? {
        get { viewIfLoaded?.focusGroupIdentifier }
        set { view.focusGroupIdentifier = newValue }
    }
    /// The surroundings of an app's extension; nil, since a program is none.
    public final var extensionContext: NSExtensionContext? { nil }

    /// Registers a view whose content can be looked at with a firm press; screens that feel it are gone, so that nobody
    /// asks. Deprecated by UIKit.
    @discardableResult public final func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        Previewing(delegate: delegate, sourceView: sourceView)
    }
    /// Takes the registration of a view back.
    public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// What an app's extension knows of the app that shows it.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
    /// What the app handed over.
    open var inputItems: [Any] { [] }
}

/// An entry below a preview; deprecated by UIKit.
@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject {
    /// What the entry is called.
    var title: String { get }
}

/// An entry below a preview that runs a handler; deprecated by UIKit.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// What the entry is called.
    public let title: String
    /// What the entry runs.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an entry.
    public init(
        title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = handler
        super.init()
    }

    /// How an entry looks, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// As usual.
        case `default` = 0
        /// Checked.
        case selected = 1
        /// Deletes something.
        case destructive = 2
    }
}

/// A view whose content can be looked at with a firm press; deprecated by UIKit.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
    /// The object that gives the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// An object that gives previews; deprecated by UIKit.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// The controller that is shown for a place of the view.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the controller for good.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}
