import Foundation

extension UIViewController {
    /// Rotates the interface to the device's orientation, if allowed; does nothing here, since nothing rotates
    /// automatically.
    public static func attemptRotationToDeviceOrientation() {}
}

/// The host app's context, as an app extension sees it.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
    /// The items from the host app.
    open var inputItems: [Any] { [] }
}

/// An entry below a preview; deprecated by UIKit.
@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject {
    /// The title of the entry.
    var title: String { get }
}

/// An entry below a preview that runs a handler; deprecated by UIKit.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The title of the entry.
    public let title: String
    /// The closure that the entry runs.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an entry.
    public init(
        title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The style of an entry, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// The command has a checkmark.
        case selected = 1
        /// A destructive command.
        case destructive = 2
    }
}

/// A view with a preview by a firm press; deprecated by UIKit.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
    /// The delegate that provides the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// A delegate that provides previews; deprecated by UIKit.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// The controller that is shown for a place of the view.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the controller for good.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class Previewing: UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}
