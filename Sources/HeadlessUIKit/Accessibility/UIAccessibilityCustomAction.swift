import AccessibilityTree
import Foundation

/// An app's own action on an element.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; true when it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    private var text: AssignedText
    /// What the action does, or nil.
    open var actionHandler: Handler?
    /// The category, such as `UIAccessibilityCustomAction.editCategory` (iOS 18), or nil.
    open var category: String?

    /// The category of actions that edit text (iOS 18).
    public static let editCategory = "edit"

    private init(text: AssignedText, handler: Handler?) {
        self.text = text
        actionHandler = handler
        super.init()
    }

    /// Creates an action with a handler.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(text: AssignedText(name), handler: actionHandler)
    }

    /// Creates an action with a handler and a name that has speech attributes.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(text: AssignedText(attributedName), handler: actionHandler)
    }

    /// What is spoken.
    open var name: String {
        get { text.string }
        set { text = AssignedText(newValue) }
    }

    /// What is spoken, with speech attributes.
    open var attributedName: NSAttributedString {
        get { text.asAttributed }
        set { text = AssignedText(newValue) }
    }

    var spokenName: AttributedText { AttributedText(text.string, runs: text.runs) }

    /// Does the action; true when it succeeded.
    final func perform() -> Bool {
        actionHandler?(self) ?? false
    }
}
