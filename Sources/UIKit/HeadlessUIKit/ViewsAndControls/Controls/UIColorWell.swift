import Foundation

/// A button that shows a colour and opens a list of colours to choose from.
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    /// The title of the colour list, or nil.
    open var title: String?
    /// Whether the user may choose the opacity.
    open var supportsAlpha = true
    /// The colour, or nil.
    open var selectedColor: UIColor? { didSet { accessibilityDidChange(.attributes) } }

    /// Creates a well without a colour.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a well without a colour.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The natural size: 28 by 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    override func didTap(at point: CGPoint) {
        guard isEnabled, var top = window?.rootViewController else { return }
        while let next = top.presentedViewController { top = next }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        top.present(picker, animated: true)
    }

    /// Adopts the chosen colour.
    open func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { title }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}
