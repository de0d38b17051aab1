import Foundation

/// One button of an alert or action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The style of the button, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// A normal action.
        case `default` = 0
        /// Cancels without changes; an alert has at most one.
        case cancel
        /// One that changes or deletes data.
        case destructive
    }

    /// The button's title, or nil.
    public let title: String?
    /// The style of the button.
    public let style: Style
    final let handler: ((UIAlertAction) -> Void)?
    /// The button that shows the action, while there is one.
    final weak var button: UIButton?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button.
    ///   - handler: Runs after the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Whether the action runs without dismissing the sheet first.
    final var keepsSheet = false
    /// Whether the button represents a checked entry of a menu.
    final var isChecked = false { didSet { button?.isSelected = isChecked } }

    /// Whether the button can be used.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }
}
