import AccessibilityTree
import Foundation

/// An app's own action on an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns true when it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    private var text: AssignedText
    /// The image of the action for Switch Control, or nil.
    open var image: UIImage?
    /// The object that performs the action by name where there is no handler; it is not kept alive.
    open weak var target: AnyObject?
    /// The name of the action that the target does.
    open var selector: Selector = ""
    /// The closure that performs the action, or nil.
    open var actionHandler: Handler?
    /// The category, such as `UIAccessibilityCustomAction.editCategory` (iOS 18), or nil.
    open var category: String?

    /// The category of actions that edit text (iOS 18).
    public static let editCategory = "edit"

    /// Creates an action with a handler.
    public init(name: String, actionHandler: Handler?) {
        text = AssignedText(name)
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a handler and a name that has speech attributes.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        text = AssignedText(attributedName)
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with an image and a handler.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action that a target does by name.
    public init(name: String, target: Any?, selector: Selector) {
        text = AssignedText(NSAttributedString(string: name))
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action that a target does by name, with a name that has speech attributes.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        text = AssignedText(attributedName)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// The spoken name.
    open var name: String {
        get { text.string }
        set { text = AssignedText(newValue) }
    }

    /// The spoken name, with speech attributes.
    open var attributedName: NSAttributedString {
        get { text.asAttributed }
        set { text = AssignedText(newValue) }
    }

    var spokenName: AttributedText { AttributedText(text.string, runs: text.runs) }

    /// Performs the action; returns true when it succeeded.
    final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        if let named = target as? any NamedActionTarget {
            return named.performAction(selector, sender: self, event: nil)
        }
        // A Boolean result decides whether the action succeeded; a method without a result has always succeeded.
        guard let answer = ObjectiveCNames.perform(selector, on: target, with: [self]) else { return false }
        return answer as? Bool ?? true
    }
}
