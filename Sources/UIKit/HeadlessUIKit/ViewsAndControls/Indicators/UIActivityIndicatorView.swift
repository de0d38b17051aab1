import AccessibilityTree
import Foundation

/// Shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// Creates a stopped view of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        updateVisibility()
    }

    /// Creates a stopped view of medium size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        updateVisibility()
    }

    /// Creates a stopped view of medium size.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        updateVisibility()
    }

    /// The size of the view.
    open var style: Style
    /// The colour of the wheel, or nil for the system's; not drawn here.
    open var color: UIColor!
    /// Whether the view is hidden while it is stopped.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Starts the wheel.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    private func updateVisibility() {
        if hidesWhenStopped { isHidden = !isAnimating }
        accessibilityDidChange(.attributes)
    }

    /// The size of the style, in points.
    open override var intrinsicContentSize: CGSize { style.size }
    override var defaultHuggingPriorities: ByAxis<UILayoutPriority> { ByAxis(.defaultHigh, .defaultHigh) }
    /// Returns the size of the style, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[isAnimating ? .inProgress : .progressHalted] }
    override var defaultAccessibilityValue: String? { isAnimating ? "1" : "0" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    // UI tests find "1" or "0" as the value; VoiceOver speaks only the words.
    override var speaksDefaultValue: Bool { false }
    override func describeText(in node: inout Node) {
        if node.value?.string == defaultAccessibilityValue { node.value = nil }
    }

    /// The sizes of activity indicators, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// 37 points, white; deprecated by UIKit.
        case whiteLarge = 0
        /// 20 points, white; deprecated by UIKit.
        case white = 1
        /// 20 points, grey; deprecated by UIKit.
        case gray = 2
        /// A medium indicator, 20 points wide.
        case medium = 100
        /// A large indicator, 37 points wide.
        case large = 101

        var size: CGSize {
            switch self {
            case .medium, .white, .gray: CGSize(width: 20, height: 20)
            case .large, .whiteLarge: CGSize(width: 37, height: 37)
            }
        }
    }
}
