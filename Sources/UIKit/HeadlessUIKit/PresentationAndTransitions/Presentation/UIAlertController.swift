import Foundation

/// An alert in the middle of the screen, or an action sheet at its bottom: title, message, text fields and buttons.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style: an alert or an action sheet, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// Slides up from the bottom; a popover on a pad.
        case actionSheet = 0
        /// A dialog in the middle of the screen.
        case alert
    }

    /// The style: an alert or an action sheet.
    open private(set) var preferredStyle = Style.alert
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    private var fields: [UITextField] = []
    private var content: AlertContentView? { viewIfLoaded as? AlertContentView }

    /// Creates an alert or action sheet without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        let isPopover = preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
        modalPresentationStyle = isPopover ? .popover : .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// The title, a heading above the message.
    open override var title: String? {
        didSet { content?.show(title: title, message: message) }
    }
    /// The text below the title, or nil.
    open var message: String? {
        didSet { content?.show(title: title, message: message) }
    }
    /// The action of the Return key in an alert, shown in bold: one of `actions`, or nil. Another one is an error. It
    /// changes neither the order of the buttons nor their speech.
    open var preferredAction: UIAlertAction? {
        didSet {
            guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
                content?.emphasize(preferredAction)
                return
            }
            self.preferredAction = oldValue
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "The preferredAction must be one that was added to the alert before.")
        }
    }
    /// The text fields of an alert, in the order in which they were added; nil when it has none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a button. A second cancel action is refused.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "UIAlertController can only have one action with a style of cancel")
        }
        actions.append(action)
        content?.show(actions: orderedActions)
    }

    /// Adds a text field to an alert. Action sheets can't have any.
    /// - Parameter configurationHandler: Gets the field before it is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        configurationHandler?(field)
        field.addAction(
            UIAction { [weak self, weak field] _ in if let field { self?.fieldDidReturn(field) } },
            for: .primaryActionTriggered)
        fields.append(field)
        content?.show(fields: fields)
    }

    /// Makes the view with title, message, text fields and buttons.
    open override func loadView() {
        let content = AlertContentView(isSheet: preferredStyle == .actionSheet)
        content.perform = { [weak self] action in self?.perform(action) }
        content.show(title: title, message: message)
        content.show(fields: fields)
        content.show(actions: orderedActions)
        content.emphasize(preferredAction)
        view = content
    }

    /// The Return key, which chooses the preferred action, and the Escape key, which acts like the escape gesture.
    open override var keyCommands: [UIKeyCommand]? {
        let enter = UIKeyCommand(title: "", input: "\r") { [weak self] _ in self?.performPreferredAction() }
        let leave = UIKeyCommand(title: "", input: UIKeyCommand.inputEscape) { [weak self] _ in
            _ = self?.performSystemEscape()
        }
        return (preferredAction == nil || preferredStyle == .actionSheet ? [] : [enter]) + [leave]
    }

    // Return leads to the next field, and in the last one to the preferred action.
    private func fieldDidReturn(_ field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            performPreferredAction()
        }
    }

    private func performPreferredAction() {
        if preferredStyle == .alert, let preferredAction { perform(preferredAction) }
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The buttons in the order shown: the cancel button is first where two are side by side, otherwise last.
    private var orderedActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        guard let cancelAction else { return others }
        return preferredStyle == .alert && others.count == 1 ? [cancelAction] + others : others + [cancelAction]
    }

    /// Dismisses the alert and then runs the action's handler.
    private func perform(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed, !(modalTransition is DismissTransition) else { return }
        // An alert inside a container disappears with the presented container.
        guard presentingViewController != nil, !action.keepsSheet else {
            action.handler?(action)
            return
        }
        dismiss(animated: true) { action.handler?(action) }
    }

    override func makePresentationController() -> UIPresentationController? {
        if modalPresentationStyle == .popover { return super.makePresentationController() }
        return AlertPresentationController(presentedViewController: self, presenting: nil)
    }

    /// Handles a tap outside an action sheet.
    final func cancelFromOutside() -> Bool {
        guard preferredStyle == .actionSheet else { return false }
        if let cancelAction { perform(cancelAction) } else { dismiss(animated: true) }
        return true
    }

    /// Acts as the cancel action. Without one an action sheet is dismissed, and an alert stays.
    override func performSystemEscape() -> Bool {
        guard storedPresenter != nil, storedPresented == nil else { return false }
        if let cancelAction {
            perform(cancelAction)
            return true
        }
        return cancelFromOutside()
    }
}

/// Presents an alert in the middle and an action sheet at the bottom; the presenter's view remains in place.
@MainActor final class AlertPresentationController: UIPresentationController {
    private static let margin: CGFloat = 8
    private static let alertWidth: CGFloat = 270

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var shouldPresentInFullscreen: Bool { false }
    override var placesPresentedView: Bool { true }
    override var transitionDuration: Duration { TransitionDuration.alert }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds, let alert, let view = alert.view else { return .zero }
        let isSheet = alert.preferredStyle == .actionSheet
        let width = max(isSheet ? bounds.width - 2 * Self.margin : min(Self.alertWidth, bounds.width), 0)
        let size = CGSize(
            width: width, height: min(view.sizeThatFits(bounds.size.withWidth(width)).height, bounds.height))
        return CGRect(
            x: (bounds.width - width) / 2,
            y: isSheet ? bounds.height - size.height - Self.margin : (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    override func prepareContainer() {
        guard alert?.preferredStyle == .actionSheet, let container = containerView else { return }
        let region = DismissRegion(frame: container.bounds)
        region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        region.dismiss = { [weak self] in self?.alert?.cancelFromOutside() ?? false }
        container.insertSubview(region, at: 0)
    }
}

extension CGSize {
    fileprivate func withWidth(_ width: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}
