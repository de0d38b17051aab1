import Foundation

/// The content of an alert, from top to bottom: title, message, text fields, buttons.
@MainActor final class AlertContentView: UIView {
    /// Runs the action of a pressed button.
    var perform: ((UIAlertAction) -> Void)?

    private let isSheet: Bool
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []

    private static let padding: CGFloat = 16
    private static let gap: CGFloat = 4
    private static let fieldHeight: CGFloat = 32
    private static let buttonHeight: CGFloat = 44

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
        if !isSheet { accessibilityTraits = UIAccessibilityTraits(.alert) }
        titleLabel.numberOfLines = 0
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.accessibilityTraits = [.staticText, .header]
        messageLabel.numberOfLines = 0
        messageLabel.font = .systemFont(ofSize: 13)
        addSubview(titleLabel)
        addSubview(messageLabel)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func show(title: String?, message: String?) {
        titleLabel.text = title
        messageLabel.text = message
        titleLabel.isHidden = title?.isEmpty ?? true
        messageLabel.isHidden = message?.isEmpty ?? true
        contentDidChange()
    }

    func show(fields: [UITextField]) {
        for field in self.fields { field.removeFromSuperview() }
        self.fields = fields
        for field in fields { addSubview(field) }
        contentDidChange()
    }

    func show(actions: [UIAlertAction]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = actions.map { action in
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            button.isEnabled = action.isEnabled
            button.isSelected = action.isChecked
            button.addAction(UIAction { [weak self] _ in self?.perform?(action) }, for: .primaryActionTriggered)
            action.button = button
            addSubview(button)
            return button
        }
        contentDidChange()
    }

    /// Shows the title of one action in bold.
    func emphasize(_ action: UIAlertAction?) {
        for button in buttons {
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: button === action?.button ? .semibold : .regular)
        }
    }

    private func contentDidChange() {
        setNeedsLayout()
        contentSizeDidChange()
    }

    // MARK: Layout

    private var areButtonsSideBySide: Bool { !isSheet && buttons.count == 2 }

    /// The frames for a width, and the height of it all.
    private func arrangement(width: CGFloat) -> (frames: [(view: UIView, frame: CGRect)], height: CGFloat) {
        var frames: [(view: UIView, frame: CGRect)] = []
        let inner = max(width - 2 * Self.padding, 0)
        var y = Self.padding
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            frames.append((label, CGRect(x: Self.padding, y: y, width: inner, height: height)))
            y += height + Self.gap
        }
        for field in fields {
            frames.append((field, CGRect(x: Self.padding, y: y, width: inner, height: Self.fieldHeight)))
            y += Self.fieldHeight + Self.gap
        }
        y += Self.padding - Self.gap
        let share = areButtonsSideBySide ? width / 2 : width
        for (index, button) in buttons.enumerated() {
            let x = areButtonsSideBySide ? CGFloat(index) * share : 0
            frames.append((button, CGRect(x: x, y: y, width: share, height: Self.buttonHeight)))
            if !areButtonsSideBySide || index == 1 { y += Self.buttonHeight }
        }
        return (frames, y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, frame) in arrangement(width: bounds.width).frames { view.frame = frame }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width).height)
    }
}
