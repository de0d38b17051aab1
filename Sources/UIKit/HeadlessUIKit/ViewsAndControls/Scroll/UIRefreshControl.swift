import Foundation

/// Reloads the content of a scroll view when it is pulled down beyond its top, or, with VoiceOver, by a three-finger
/// swipe down at the top.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The height of the control when it is pulled out, in points.
    static let pulledHeight: CGFloat = 60

    /// Whether content is being loaded.
    open private(set) var isRefreshing = false
    /// The text below the wheel, or nil.
    open var attributedTitle: NSAttributedString? { didSet { accessibilityDidChange(.attributes) } }

    /// Creates a control that a scroll view shows above its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a control that a scroll view shows above its content.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.pulledHeight)) }

    /// Creates a control that a scroll view shows above its content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Shows that content is being loaded; `.valueChanged` isn't sent, since the app started it.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        scrollView?.refreshDidChange()
        accessibilityDidChange(.attributes)
    }

    /// Ends the refreshing state after the content was loaded.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isHidden = true
        scrollView?.refreshDidChange()
        accessibilityDidChange(.attributes)
    }

    /// Performs a pull of the content; returns false where the control is disabled or refreshing already.
    func pull() -> Bool {
        guard isEnabled, !isRefreshing else { return false }
        beginRefreshing()
        sendActions(for: .valueChanged)
        return true
    }

    /// The height that the control takes above the content, in points.
    var takenHeight: CGFloat { isRefreshing ? Self.pulledHeight : 0 }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { attributedTitle?.string ?? interfaceWords[.inProgress] }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.updatesFrequently)
    }
}

extension UIScrollView {
    /// Adds the control above the content, replacing a previous one.
    final func replaceRefreshControl(_ old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        if let refreshControl {
            let height = UIRefreshControl.pulledHeight
            refreshControl.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
            insertSubview(refreshControl, at: 0)
        }
        refreshDidChange()
    }

    /// Updates the insets after the control was shown or hidden.
    final func refreshDidChange() { adjustedInsetMayHaveChanged() }

    /// Reloads the content if it is at its top and is moved down beyond it. Returns false where it isn't or where there
    /// is no refresh control.
    final func refreshAtTop() -> Bool {
        guard let refreshControl, isScrollEnabled, bounds.minY <= -adjustedContentInset.top else { return false }
        return refreshControl.pull()
    }

    /// Performs a drag that pulls the content down by a distance in points: the content follows about half of the way
    /// beyond its edge, and is reloaded once the whole control is visible.
    final func refresh(byPulling distance: CGFloat) -> Bool {
        let beyond = distance - max(0, bounds.minY + adjustedContentInset.top)
        guard refreshControl != nil, beyond >= 2 * UIRefreshControl.pulledHeight else { return false }
        scroll(to: CGPoint(x: bounds.minX, y: min(bounds.minY, -adjustedContentInset.top)))
        return refreshAtTop()
    }
}
