import Foundation

/// The content that is shown large while the user holds an item, for accessibility text sizes.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}

/// An item whose content can be shown large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown large while the user holds it.
    var showsLargeContentViewer: Bool { get }
    /// The text, or nil.
    var largeContentTitle: String? { get }
    /// The image, or nil.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to the size of the viewer.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

// Stored only: large content has no information that VoiceOver doesn't announce.
extension UIView: UILargeContentViewerItem {
    final var largeContent: LargeContent {
        get { details?.largeContent ?? LargeContent() }
        set { detailsForWriting.largeContent = newValue }
    }
}

/// Shows content large while the user holds it; nothing is drawn here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view of the interaction, or nil.
    open private(set) weak var view: UIView?
    /// The delegate, which decides about the shown content; held weakly.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// Recognizes that the user holds an item; it never does here, so nothing waits for it.
    public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

    /// Creates an interaction.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Creates an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// Whether the user has content shown large: with accessibility text sizes.
    public static var isEnabled: Bool { UIContentSizeCategory.current.isAccessibilityCategory }
    /// Posted when `isEnabled` has changed; never here.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }
}
