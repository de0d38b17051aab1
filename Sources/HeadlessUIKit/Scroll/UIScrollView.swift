import Foundation

/// Shows a part of content that is larger than itself.
@MainActor open class UIScrollView: UIView, ScrollDelegating {
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    private var storedContentSize = CGSize.zero

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.clipsToBounds)
    }

    /// Creates a scroll view of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.clipsToBounds)
    }

    // MARK: Content

    /// The point of the content at the upper left corner, in points: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: newValue) }
    }

    /// Moves the content. An animated move is done at once, and its end is told after the time it takes.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let isMove = contentOffset != bounds.origin
        scroll(to: contentOffset)
        guard animated, isMove else { return }
        MainLoop.main.perform(after: .milliseconds(300)) { [weak self] in
            guard let self else { return }
            self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    private func scroll(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
        bounds.origin = offset
        setNeedsLayout()
        if safeAreaInsets != .zero { coveredPartsDidMove() }
        contentOffsetDidChange()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    // MARK: Restoration

    /// What a table or collection view showed when its state was saved; nil once its controller has shown it.
    final var remembered: ContentMemory?

    /// Writes how far the content is moved; tables and collections also what is selected and shown, by the names that
    /// the data source gives it.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeOffset(with: coder)
        encodeContent(with: coder)
    }

    /// Reads what `encodeRestorableState(with:)` wrote.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeOffset(with: coder)
        remembered = ContentMemory(from: coder)
        showRemembered()
    }

    /// Writes what is selected and shown. Tables and collections override it.
    func encodeContent(with coder: NSCoder) {}
    /// Shows what is remembered, wherever it stands now. Tables and collections override it.
    func showRemembered() {}

    // MARK: Touches

    /// What stands at a point and is used by a tap; nil for nothing. Tables and collections override it.
    func content(at point: CGPoint) -> IndexPath? { nil }
    /// Uses what stands at a place, as a tap does.
    func tapContent(at path: IndexPath) {}

    private func content(under touches: Set<UITouch>) -> IndexPath? {
        touches.first.flatMap { content(at: $0.location(in: self)) }
    }

    /// Takes touches on rows and items; others go on to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if content(under: touches) == nil { super.touchesBegan(touches, with: event) }
    }

    /// Selects the row or item under the finger; other touches go on to the next responder.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = content(under: touches) else { return super.touchesEnded(touches, with: event) }
        tapContent(at: path)
    }

    // MARK: Moving

    /// Called after the content has moved, before the delegate hears of it.
    func contentOffsetDidChange() {}

    /// The size of the content, in points. Sizes that are negative or not finite count as zero.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            let width = newValue.width.isFinite ? max(newValue.width, 0) : 0
            let height = newValue.height.isFinite ? max(newValue.height, 0) : 0
            storedContentSize = CGSize(width: width, height: height)
            adjustedInsetMayHaveChanged()
            accessibilityDidChange(.attributes)
        }
    }

    /// How far the content may move past its edges, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { adjustedInsetMayHaveChanged() } }
    /// The insets that count, in points: `contentInset` and what `contentInsetAdjustmentBehavior` adds of the safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }
    /// How the insets follow the safe area.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Called after `adjustedContentInset` has changed; an override calls super.
    open func adjustedContentInsetDidChange() {}
    /// The insets as they were when they were looked at last.
    final var knownInset = UIEdgeInsets.zero
    /// How far the indicators stay away from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the indicators stay away from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    // MARK: Behaviour

    /// Whether the content moves under a finger and by gestures of an assistive technology.
    open var isScrollEnabled = true { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the content comes to rest at multiples of the bounds.
    open var isPagingEnabled = false
    /// Whether only one axis moves at a time.
    open var isDirectionalLockEnabled = false
    /// Whether the content springs back from its edges.
    open var bounces = true
    /// Whether it springs vertically even where everything is visible.
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Whether it springs horizontally even where everything is visible.
    open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Whether the horizontal indicator is shown.
    open var showsHorizontalScrollIndicator = true
    /// Whether the vertical indicator is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether touches reach the content only after a moment.
    open var delaysContentTouches = true
    /// Whether a moving finger takes a touch away from the content.
    open var canCancelContentTouches = true
    /// How a drag closes the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The smallest zoom.
    open var minimumZoomScale: CGFloat = 1
    /// The largest zoom.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom; values outside its limits are clamped.
    open var zoomScale: CGFloat {
        get { zoom }
        set {
            guard !newValue.isNaN else { return }
            zoom = min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
            scrollDelegate?.scrollViewDidZoom(self)
        }
    }
    private var zoom: CGFloat = 1

    /// Zooms; the end of the animation is not told.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Shows the indicators for a moment; they can't be seen here.
    open func flashScrollIndicators() {}

    /// Moves the content as little as needed to show a rectangle of it, in points.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let x = ScrollAxis.offset(
            showing: rect.minX, rect.maxX, offset: bounds.minX, length: bounds.width, before: inset.left,
            after: inset.right)
        let y = ScrollAxis.offset(
            showing: rect.minY, rect.maxY, offset: bounds.minY, length: bounds.height, before: inset.top,
            after: inset.bottom)
        setContentOffset(
            CGPoint(x: horizontalAxis.clamp(x), y: verticalAxis.clamp(y)), animated: animated)
    }

    // MARK: Accessibility

    final var horizontalAxis: ScrollAxis {
        let inset = adjustedContentInset
        return ScrollAxis(
            offset: bounds.minX, length: bounds.width, content: contentSize.width, before: inset.left,
            after: inset.right)
    }

    final var verticalAxis: ScrollAxis {
        let inset = adjustedContentInset
        return ScrollAxis(
            offset: bounds.minY, length: bounds.height, content: contentSize.height, before: inset.top,
            after: inset.bottom)
    }

    /// Scrolls by one page of what the insets leave of the bounds and posts the status. True when the axis can scroll, even at its end, where
    /// the status stays the same.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let canMoveDown = verticalAxis.canScroll
        let isVertical: Bool
        let isForward: Bool
        switch direction {
        case .down, .up: (isVertical, isForward) = (true, direction == .down)
        case .left, .right: (isVertical, isForward) = (false, direction == .left)
        case .next, .previous: (isVertical, isForward) = (canMoveDown, direction == .next)
        }
        let axis = isVertical ? verticalAxis : horizontalAxis
        guard axis.canScroll else { return false }
        let place = axis.clamp(axis.offset + (isForward ? axis.pageLength : -axis.pageLength))
        contentOffset = isVertical ? CGPoint(x: bounds.minX, y: place) : CGPoint(x: place, y: bounds.minY)
        layoutIfNeeded()
        ScrollStatus.post(ScrollStatus.text(of: self, isVertical: isVertical))
        return true
    }

    override func scrollToMakeVisible(_ rect: CGRect) -> Bool {
        guard isScrollEnabled, let window else { return false }
        let inWindow = rect.offsetBy(dx: -window.untransformedOrigin.x, dy: -window.untransformedOrigin.y)
        let old = bounds.origin
        scrollRectToVisible(convert(inWindow, from: nil), animated: false)
        layoutIfNeeded()
        return bounds.origin != old
    }

    /// Moves the content as a finger does that drags it; false when it can't move that way.
    final func follow(fingerMovedBy distance: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let place = CGPoint(
            x: horizontalAxis.canScroll ? horizontalAxis.clamp(bounds.minX - distance.x) : bounds.minX,
            y: verticalAxis.canScroll ? verticalAxis.clamp(bounds.minY - distance.y) : bounds.minY)
        guard place != contentOffset else { return false }
        contentOffset = place
        layoutIfNeeded()
        return true
    }

    /// What is spoken after a scroll where the delegate says nothing.
    func defaultScrollStatus(isVertical: Bool) -> String {
        let page = (isVertical ? verticalAxis : horizontalAxis).page
        return interfaceWords[.pageStatus, page.number, page.count]
    }

    /// How the insets follow what covers the view, with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the context wants it.
        case automatic = 0
        /// On axes that scroll.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// Always.
        case always = 3
    }

    /// How a drag closes the keyboard, with UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// When it starts.
        case onDrag = 1
        /// When it reaches the keyboard.
        case interactive = 2
    }
}
