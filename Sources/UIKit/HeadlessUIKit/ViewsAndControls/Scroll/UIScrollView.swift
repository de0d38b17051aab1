import Foundation

/// A view that shows a part of larger content.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The `delegate` of a scroll view that is no table, collection or text view. Adapted sources override it in
    /// place of `delegate`, which Swift can't declare in the class (`ScrollDelegating`).
    open var delegateOfScrollView: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    private var storedContentSize = CGSize.zero
    /// The state of drags and animations.
    final var motion = ScrollMotion()

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

    /// Moves the content. An animated move happens immediately, and its end is reported after the animation's duration.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let isMove = contentOffset != bounds.origin
        // A new animation replaces a running one; only the new one's end is reported.
        motion.animation += 1
        scroll(to: contentOffset)
        guard animated, isMove else { return }
        let animation = motion.animation
        MainLoop.main.perform(after: .milliseconds(300)) { [weak self] in
            guard let self, self.motion.animation == animation else { return }
            self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    final func scroll(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
        bounds.origin = offset
        setNeedsLayout()
        if safeAreaInsets != .zero { coveredPartsDidMove() }
        contentOffsetDidChange()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    // MARK: Restoration

    /// The content that a table or collection view showed when its state was saved; nil once its controller has shown
    /// it.
    final var remembered: ContentMemory?

    /// Encodes the content offset; tables and collections also encode the selected and visible items, by the
    /// identifiers that the data source gives them.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeOffset(with: coder)
        encodeContent(with: coder)
    }

    /// Decodes the state that `encodeRestorableState(with:)` wrote.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeOffset(with: coder)
        remembered = ContentMemory(from: coder)
        showRemembered()
    }

    /// Encodes the selected and visible items. Tables and collections override it.
    func encodeContent(with coder: NSCoder) {}
    /// Shows the remembered items at their current positions. Tables and collections override it.
    func showRemembered() {}

    // MARK: Touches

    /// Returns the item at a point that a tap would use; nil for none. Tables and collections override it.
    func content(at point: CGPoint) -> IndexPath? { nil }
    /// Uses the item at an index path, as a tap does.
    func tapContent(at path: IndexPath) {}

    private func content(under touches: Set<UITouch>) -> IndexPath? {
        touches.first.flatMap { content(at: $0.location(in: self)) }
    }

    /// Handles touches on rows and items; others are forwarded to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if content(under: touches) == nil { super.touchesBegan(touches, with: event) }
    }

    /// Selects the row or item under the finger; other touches are forwarded to the next responder.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = content(under: touches) else { return super.touchesEnded(touches, with: event) }
        tapContent(at: path)
    }

    // MARK: Moving

    /// Called after the content has moved, before the delegate is notified.
    func contentOffsetDidChange() {}

    /// The size of the content, in points. Sizes that are negative or not finite are treated as zero.
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

    /// The distances that the content may move past its edges, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { adjustedInsetMayHaveChanged() } }
    /// The effective insets, in points: `contentInset` plus the part of the safe area that
    /// `contentInsetAdjustmentBehavior` adds.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + safeAreaPart
        if let refreshControl { insets.top += refreshControl.takenHeight }
        return insets
    }
    /// The control that reloads the content when it is pulled down, or nil.
    open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }
    /// The way in which the insets follow the safe area.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Called after `adjustedContentInset` has changed; an override calls super.
    open func adjustedContentInsetDidChange() {}
    /// The insets at the last check.
    final var knownInset = UIEdgeInsets.zero
    /// The insets of the indicators from the edges, in points; not drawn here.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the indicators from the edges, in points; not drawn here.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    // MARK: Behaviour

    /// Whether the content moves under a finger and by gestures of an assistive technology.
    open var isScrollEnabled = true { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the content comes to rest at multiples of the bounds after a drag.
    open var isPagingEnabled = false
    /// Whether only one axis moves at a time: a drag mostly along one axis moves the content along only that axis.
    open var isDirectionalLockEnabled = false
    /// Whether the content bounces at its edges. It never stays beyond them here, and isn't drawn there.
    open var bounces = true
    /// Whether it bounces vertically even where everything is visible: then a drag is reported even where nothing
    /// moves.
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Whether it bounces horizontally even where everything is visible: then a drag is reported even where nothing
    /// moves.
    open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
    /// The fraction of its velocity that the content keeps in each millisecond after a swipe.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the horizontal indicator is shown; not drawn here.
    open var showsHorizontalScrollIndicator = true
    /// Whether the vertical indicator is shown; not drawn here.
    open var showsVerticalScrollIndicator = true
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether touches reach the content only after a moment; it has no effect here, as the touches that are played end
    /// immediately.
    open var delaysContentTouches = true
    /// Whether a moving finger takes a touch away from the content; it has no effect here, as a played drag never
    /// belongs to the content.
    open var canCancelContentTouches = true
    /// The way in which a drag closes the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The smallest zoom.
    open var minimumZoomScale: CGFloat = 1 { didSet { accessibilityDidChange(.attributes) } }
    /// The largest zoom.
    open var maximumZoomScale: CGFloat = 1 { didSet { accessibilityDidChange(.attributes) } }
    /// Whether zooming bounces at its limits. It never goes beyond them here.
    open var bouncesZoom = true
    /// The zoom: the scale of the view that the delegate names for zooming, about the centre of the visible part.
    /// Values outside the limits are clamped; without such a view it is 1.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Zooms about the centre of the visible part. An animated zoom happens immediately, and its end is reported after
    /// the animation's duration.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
    /// Zooms until a rectangle of the zoomed view fills the bounds, as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }
    /// Flashes the indicators; they aren't drawn here.
    open func flashScrollIndicators() {}
    /// Whether touches begin at a view of the content, called before a drag is tried; true unless overridden. It isn't
    /// called for the touches that are played.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag may take touches away from a view of the content: not from controls, as in UIKit. It isn't called
    /// for the touches that are played.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: State of scrolling

    /// Whether a finger that may scroll is down.
    open var isTracking: Bool { motion.isDragging }
    /// Whether a finger moves the content.
    open var isDragging: Bool { motion.isDragging }
    /// Whether the content is still moving after a drag.
    open var isDecelerating: Bool { motion.isDecelerating }
    /// Whether two fingers zoom.
    open var isZooming: Bool { motion.isZooming }
    /// Whether the zoom bounces at its limits: never here.
    open var isZoomBouncing: Bool { false }

    /// The recognizer of scrolling drags: while it is disabled, fingers don't scroll; its targets are notified of
    /// drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { motion.pan(of: self) }
    /// The recognizer of zooming pinches: while it is disabled, fingers don't zoom; its targets are notified of
    /// pinches. Nil where nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        maximumZoomScale > minimumZoomScale ? motion.pinch(of: self) : nil
    }

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

    /// Inserts a view behind everything, replacing a previous one.
    final func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    final func placeBackground(_ view: UIView?) {
        if let view, view.frame != bounds { view.frame = bounds }
    }

    // MARK: Accessibility

    /// Whether all scrollable content has views; false in tables and collections, which override it.
    var holdsAllContent: Bool { true }

    // Scrolled content is read as a group; otherwise content beyond the edge would be mixed with its neighbours.
    override var defaultShouldGroupAccessibilityChildren: Bool { horizontalAxis.canScroll || verticalAxis.canScroll }

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

    /// Called after an assistive technology has scrolled, with the view under its cursor, which must stay until the
    /// cursor has moved. Tables and collections override it.
    func keepContent(around view: UIView?) {}

    /// Called when the cursor of an assistive technology has left a view inside. Tables and collections override it.
    func cursorDidLeave() {}

    /// Makes all content up to a number of rows or items, until the content moves. Tables and collections override it.
    func makeEverything(limit: Int) {}

    /// Makes the content after a view of the scroll view, or before it, where there is none yet. Returns true when it
    /// was made, false when it exists already, nil at the end of the content. Tables and collections override it.
    func makeContent(beside view: UIView, forward: Bool) -> Bool? { nil }

    /// Makes content after a view of the scroll view, or before it, that doesn't exist yet; from the beginning or the end
    /// without a view. Returns the number of rows or items that were made. Tables and collections override it.
    func makeContent(from view: UIView?, forward: Bool, limit: Int) -> Int { 0 }

    /// Returns the content offset one page further.
    func pagePlace(_ axis: ScrollAxis, isVertical: Bool, isForward: Bool) -> CGFloat {
        axis.clamp(axis.offset + (isForward ? axis.pageLength : -axis.pageLength))
    }

    /// Returns the offset at which content released at an offset with a velocity, in points per millisecond, comes to
    /// rest; nil for the usual offset.
    func ownRestingPlace(from place: CGPoint, usual: CGPoint, _ velocity: CGPoint) -> CGPoint? { nil }

    /// Scrolls by one page, the bounds without the insets, animated, and posts the status. True when the axis can
    /// scroll, even at its end, where the status stays the same.
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
        if isVertical, !isForward, refreshAtTop() { return true }
        let axis = isVertical ? verticalAxis : horizontalAxis
        guard axis.canScroll else { return false }
        let place = pagePlace(axis, isVertical: isVertical, isForward: isForward)
        let focused = AppProcess.current.focus.focusedView
        setContentOffset(
            isVertical ? CGPoint(x: bounds.minX, y: place) : CGPoint(x: place, y: bounds.minY), animated: true)
        keepContent(around: focused)
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

    /// Returns the announcement after a scroll where the delegate gives none.
    func defaultScrollStatus(isVertical: Bool) -> String {
        let page = (isVertical ? verticalAxis : horizontalAxis).page
        return interfaceWords[.pageStatus, page.number, page.count]
    }

    // MARK: UILayout Guide

    /// The content in its own coordinates: constraints to it decide how large it is.
    open var contentLayoutGuide: UILayoutGuide {
        guide("content") { view in
            CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        }
    }

    /// The visible part of the content: it stays with the scroll view while the content moves.
    open var frameLayoutGuide: UILayoutGuide { guide("frame") { $0.bounds } }

    // MARK: Drawing

    /// The style of the indicators.
    open var indicatorStyle: IndicatorStyle {
        get { drawn(else: .default) }
        set { setDrawn(newValue) }
    }

    /// Whether the insets of the indicators follow the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    // MARK: Deprecated

    /// The insets of the indicators from the edges, in points (deprecated in iOS 13).
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    // MARK: State that only a screen would show

    /// Whether the index at the edge is hidden, with UIKit's raw values.
    public enum IndexDisplayMode: Int, Sendable {
        /// When the content fits.
        case automatic = 0
        /// Always.
        case alwaysHidden = 1
    }

    /// Whether the index at the edge is hidden; stored only.
    open var indexDisplayMode: IndexDisplayMode {
        get { drawn(else: .automatic) }
        set { setDrawn(newValue) }
    }
    /// Whether keys scroll the content; stored only.
    open var allowsKeyboardScrolling: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether the content bounces at its left and right edges; stored only.
    open var bouncesHorizontally: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether the content bounces at its top and bottom edges; stored only.
    open var bouncesVertically: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// Whether a horizontal scroll that can't continue moves the scroll view around; stored only.
    open var transfersHorizontalScrollingToParent: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// The point of the content that stays where it is when the view is resized, from 0 to 1; stored only.
    open var contentAlignmentPoint: CGPoint {
        get { drawn(else: .zero) }
        set { setDrawn(newValue) }
    }
    /// Stops all scrolling and zooming; both end immediately here.
    open func stopScrollingAndZooming() {}
}
