import AccessibilityTree
import Foundation

/// A control that raises or lowers a number with two buttons.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let naturalSize = CGSize(width: 94, height: 32)
    private let decrementButton = UIButton(type: .custom)
    private let incrementButton = UIButton(type: .custom)
    private var number = 0.0

    /// Creates a stepper from 0 to 100. The size is always 94 by 32 points; only the origin of the frame is used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.naturalSize))
        addButtons()
    }

    /// Creates a stepper from 0 to 100.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UIStepper.naturalSize
        addButtons()
    }

    private func addButtons() {
        decrementButton.labelWord = .decrement
        incrementButton.labelWord = .increment
        for (button, sign) in [(decrementButton, -1.0), (incrementButton, 1.0)] {
            button.addAction(UIAction { [weak self] _ in self?.step(by: sign) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        layoutButtons()
        updateButtons()
    }

    /// The value; values outside the range are clamped.
    open var value: Double {
        get { number }
        set {
            number = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
            updateButtons()
        }
    }

    /// The minimum value; the maximum is raised with it where necessary.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }

    /// The maximum value; the minimum is lowered with it where necessary.
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }

    /// The amount of one step; values that aren't above 0 are ignored.
    open var stepValue = 1.0 {
        didSet { if !(stepValue > 0) { stepValue = oldValue } }
    }
    /// Whether a step past one end continues at the other.
    open var wraps = false { didSet { updateButtons() } }
    /// Whether a held button keeps stepping.
    open var autorepeat = true
    /// Whether the targets are notified at each step of a held button.
    open var isContinuous = true

    private func step(by sign: Double) {
        guard isEnabled else { return }
        let next = number + sign * stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        sendValueChanged()
    }

    private func updateButtons() {
        decrementButton.isEnabled = isEnabled && (wraps || number > minimumValue)
        incrementButton.isEnabled = isEnabled && (wraps || number < maximumValue)
        accessibilityDidChange(.attributes)
    }

    override func controlStateDidChange() { updateButtons() }

    // MARK: Accessibility

    /// The label, which comes before that of each button: "Quantity, Increment".
    open override var accessibilityLabel: String? {
        didSet {
            for button in [decrementButton, incrementButton] { button.accessibilityDidChange(.attributes) }
        }
    }

    /// Returns the label of a button with the stepper's before it; nil where one is missing.
    final func label(ofButton word: String?) -> String? {
        guard let word, let label = accessibilityLabel, !label.isEmpty else { return nil }
        return "\(label), \(word)"
    }

    // MARK: Layout

    /// Gives each button half of the width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutButtons()
    }

    private func layoutButtons() {
        let half = bounds.width / 2
        decrementButton.frame = CGRect(x: bounds.minX, y: bounds.minY, width: half, height: bounds.height)
        incrementButton.frame = CGRect(x: bounds.minX + half, y: bounds.minY, width: half, height: bounds.height)
    }

    /// The natural size: 94 by 32 points.
    open override var intrinsicContentSize: CGSize { UIStepper.naturalSize }
    override var defaultHuggingPriorities: ByAxis<UILayoutPriority> { ByAxis(.defaultHigh, .defaultHigh) }
    /// Returns the natural size: 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.naturalSize }

    // MARK: Drawing

    /// Sets the image of the increment button in a state.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "increment \(state.rawValue)")
    }

    /// Returns the image of the increment button in a state, or nil for the system's.
    open func incrementImage(for state: State) -> UIImage? { drawn("increment \(state.rawValue)", else: nil) }

    /// Sets the image of the decrement button in a state.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "decrement \(state.rawValue)")
    }

    /// Returns the image of the decrement button in a state, or nil for the system's.
    open func decrementImage(for state: State) -> UIImage? { drawn("decrement \(state.rawValue)", else: nil) }

    /// Sets the image behind both buttons in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "background \(state.rawValue)")
    }

    /// Returns the image behind both buttons in a state, or nil for the system's.
    open func backgroundImage(for state: State) -> UIImage? { drawn("background \(state.rawValue)", else: nil) }

    /// Sets the image between the two buttons; stored only.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        setDrawn(image, for: "divider \(leftState.rawValue) \(rightState.rawValue)")
    }
    /// Returns the image between the two buttons, or nil for the system's.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        drawn("divider \(leftState.rawValue) \(rightState.rawValue)", else: nil)
    }
}
