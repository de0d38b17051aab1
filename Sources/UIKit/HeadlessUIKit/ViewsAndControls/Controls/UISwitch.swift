import AccessibilityTree
import Foundation

/// A control that turns a setting on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    // The width by which the frame exceeds the alignment rectangle, at the trailing edge.
    private static let spare: CGFloat = 2
    private static let naturalSize = CGSize(width: 51, height: 31)
    private var isOnNow = false

    /// Creates a switch that is off. The size is always 51 by 31 points; only the origin of the frame is used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.naturalSize))
    }

    /// Creates a switch that is off.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.naturalSize
    }

    /// Whether the switch is on.
    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without notifying the targets.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnNow else { return }
        isOnNow = on
        accessibilityDidChange(.attributes)
    }

    /// The title next to the switch, or nil; iOS shows none.
    open var title: String?
    /// The colour behind the thumb while the switch is on, or nil for the system's.
    open var onTintColor: UIColor? { didSet { accessibilityDidChange(.attributes) } }
    /// The colour of the thumb, or nil for the system's; not drawn here.
    open var thumbTintColor: UIColor?

    /// 49 by 31 points: the alignment rectangle is 2 points narrower than the switch.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UISwitch.naturalSize.width - UISwitch.spare, height: UISwitch.naturalSize.height)
    }
    /// 2 points at the trailing edge (measured: the frames that Xcode stores of switches at margins).
    open override var alignmentRectInsets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: 0, left: isMirrored ? UISwitch.spare : 0, bottom: 0, right: isMirrored ? 0 : UISwitch.spare)
    }
    override var defaultHuggingPriorities: ByAxis<UILayoutPriority> { ByAxis(.defaultHigh, .defaultHigh) }
    /// Returns the natural size: 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.naturalSize }

    override func didTap(at point: CGPoint) {
        setOn(!isOnNow, animated: true)
        sendValueChanged()
    }

    // MARK: Accessibility

    /// Toggles the switch and notifies the targets; a disabled switch does nothing.
    open override func accessibilityActivate() -> Bool {
        tap(at: CGPoint(x: bounds.midX, y: bounds.midY))
        return true
    }

    /// "1" or "0". Assigned values are ignored, as in UIKit.
    open override var accessibilityValue: String? {
        get { defaultAccessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityValue: String? { isOnNow ? "1" : "0" }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.setTintColor(onTintColor ?? .systemGreen, of: self)
        return appearance
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union([.button, .toggleButton]) }

    // MARK: Drawing

    /// The preferred style of the switch.
    open var preferredStyle: Style {
        get { drawn(else: .automatic) }
        set { setDrawn(newValue) }
    }

    /// The style of the switch: sliding, as on phones and tablets.
    open var style: Style { .sliding }

    /// The image of the side that is on; not shown since iOS 7.
    open var onImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The image of the side that is off; not shown since iOS 7.
    open var offImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
}
