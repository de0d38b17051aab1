import Foundation

/// An action that a swipe over a row offers; VoiceOver offers it as a custom action of the row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Runs the action with the view that shows it; the last argument is called with whether it was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Whether the action is destructive.
    public let style: Style
    /// The action's title, or nil.
    open var title: String?
    /// The action's image, or nil.
    open var image: UIImage?
    /// The colour behind the action, or nil for the style's; not drawn here.
    open var backgroundColor: UIColor!
    /// The handler of the action.
    public let handler: Handler

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The styles of an action, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// A normal action.
        case normal = 0
        /// A destructive action.
        case destructive = 1
    }
}

/// The actions that a swipe over a row offers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a full swipe runs the first action. Rows aren't swiped here: the actions are offered by name.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// Returns the actions as assistive technologies offer them on a cell.
    final func accessibilityActions(for cell: UIView) -> [UIAccessibilityCustomAction] {
        actions.map { action in
            let name = action.title ?? action.image?.label(in: cell.interfaceWords) ?? ""
            return UIAccessibilityCustomAction(name: name) { [weak cell] _ in
                guard let cell else { return false }
                var isDone = true
                action.handler(action, cell) { isDone = $0 }
                return isDone
            }
        }
    }
}
