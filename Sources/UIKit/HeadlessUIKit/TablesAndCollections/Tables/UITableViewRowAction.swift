import Foundation

/// An action that a swipe over a row offers; deprecated by UIKit in favour of `UIContextualAction`. VoiceOver offers it
/// as a custom action of the row.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// Runs the action on a row.
    public typealias Handler = @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// Whether the action is destructive.
    public let style: Style
    /// The action's title, or nil.
    open var title: String?
    /// The colour behind the action, or nil for the style's; not drawn here.
    open var backgroundColor: UIColor?
    /// The background effect of the action; not drawn here.
    open var backgroundEffect: UIVisualEffect?
    final let handler: Handler

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The styles of an action, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// A destructive action.
        case destructive = 0
        /// A normal action.
        case normal = 1
        /// Another name of `destructive`.
        public static let `default` = Style.destructive
    }
}
