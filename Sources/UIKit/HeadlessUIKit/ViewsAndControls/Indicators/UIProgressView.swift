import AccessibilityTree
import Foundation

/// Shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    private var part: Float = 0

    /// Creates a view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// The style of the view.
    open var progressViewStyle = Style.default
    /// The progress, from 0 to 1; values outside are clamped.
    open var progress: Float {
        get { observedProgress.map { Self.bounded(Float($0.fractionCompleted)) } ?? part }
        set { setProgress(newValue, animated: false) }
    }
    /// The progress of a task that the view shows, or nil. It is read whenever `progress` is, as Foundation doesn't
    /// report its changes here.
    open var observedProgress: Progress? { didSet { accessibilityDidChange(.attributes) } }
    /// An image for the part that is done, or nil; not drawn here.
    open var progressImage: UIImage?
    /// An image for the rest, or nil; not drawn here.
    open var trackImage: UIImage?
    /// The colour of the part that is done, or nil for the tint colour; not drawn here.
    open var progressTintColor: UIColor? { didSet { accessibilityDidChange(.attributes) } }
    /// The colour of the rest, or nil for the system's; not drawn here.
    open var trackTintColor: UIColor?

    /// Sets the progress, from 0 to 1; an animated change takes effect immediately.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = Self.bounded(progress)
        accessibilityDidChange(.attributes)
    }

    private static func bounded(_ progress: Float) -> Float { progress.isNaN ? 0 : min(max(progress, 0), 1) }

    /// 4 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override var defaultHuggingPriorities: ByAxis<UILayoutPriority> { ByAxis(.defaultLow, .defaultHigh) }
    /// Returns the offered width and 4 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[.progress] }
    override var defaultAccessibilityValue: String? { Percentage.text(of: Double(progress), interfaceWords) }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.setTintColor(progressTintColor, of: self)
        return appearance
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// The styles of progress views, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The default.
        case `default` = 0
        /// The style in a bar.
        case bar = 1
    }
}
