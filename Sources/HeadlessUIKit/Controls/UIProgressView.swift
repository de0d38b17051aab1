import AccessibilityTree
import Foundation

/// Shows how far something has come.
@MainActor open class UIProgressView: UIView {
    private var part: Float = 0

    /// Creates a view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// How the view is drawn.
    open var progressViewStyle = Style.default
    /// How far it has come, from 0 to 1; values outside are clamped.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }
    /// The colour of the part that is done, or nil for the tint colour; nobody sees it here.
    open var progressTintColor: UIColor?
    /// The colour of the rest, or nil for the system's; nobody sees it here.
    open var trackTintColor: UIColor?

    /// Sets how far it has come.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = progress.isNaN ? 0 : min(max(progress, 0), 1)
        accessibilityDidChange(.attributes)
    }

    /// 4 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    /// The width that is offered and 4 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[.progress] }
    override var defaultAccessibilityValue: String? { Percentage.text(of: Double(part), interfaceWords) }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// How progress views are drawn, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// As usual.
        case `default` = 0
        /// As in a bar.
        case bar = 1
    }
}

/// Shows that something goes on.
@MainActor open class UIActivityIndicatorView: UIView {
    /// Creates a view of a style that stands still.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        updateVisibility()
    }

    /// Creates a view of medium size that stands still.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        updateVisibility()
    }

    /// Creates a view of medium size that stands still.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        updateVisibility()
    }

    /// How large the view is.
    open var style: Style
    /// The colour of the wheel, or nil for the system's; nobody sees it here.
    open var color: UIColor!
    /// Whether the view is hidden while it stands still.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Lets the wheel turn.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Lets the wheel stand still.
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
    /// The size of the style, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[isAnimating ? .inProgress : .progressHalted] }
    override var defaultAccessibilityValue: String? { isAnimating ? "1" : "0" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    // User interface tests find "1" or "0" as the value; VoiceOver speaks the words alone.
    override var speaksDefaultValue: Bool { false }
    override func describeText(in node: inout Node) {
        if node.value?.string == defaultAccessibilityValue { node.value = nil }
    }

    /// How large activity indicators are, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var size: CGSize { self == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37) }
    }
}
