import AccessibilityTree
import Foundation

/// A rectangle of the screen with content, subviews and events: UIKit's `UIView` without drawing.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UIStateRestoring {
    // The geometry is stored as the origin of the frame without the transform, so frames read back exactly.
    final var untransformedOrigin: CGPoint
    final var storedBounds: CGRect

    // Not public itself, so that reads need no check for overlapping accesses.
    final var storedSubviews: [UIView] = []
    // Both stay valid: a view clears its subviews' pointers before it is deallocated, and a window those of all its
    // views.
    unowned(unsafe) final var storedSuperview: UIView?
    unowned(unsafe) final var storedWindow: UIWindow?
    // A controller clears this when it releases its view or is deallocated.
    unowned(unsafe) final var viewController: UIViewController?

    final var flags: Flags = [.needsLayout, .autoresizesSubviews, .userInteractionEnabled]
    /// The rules by which the view's frame follows its superview's size; fixed position and size by default.
    public final var autoresizingMask: AutoresizingMask = []
    /// A number that the app assigns.
    public final var tag = 0
    final var storedAlpha: CGFloat = 1
    final var details: ViewDetails?
    // Stored for classes with `speaksForItselfAlone`, so that captures of an unchanged view share it.
    final var capturedDetails: SharedDetails?
    // The view's index in the window's list of changed views; -1 while it isn't in it.
    final var dirtySlot: Int32 = -1

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        untransformedOrigin = frame.origin
        storedBounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// Creates a view of no size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view of no size; archives are read by the Interface Builder module, not by this initialiser.
    public required init?(coder: NSCoder) {
        untransformedOrigin = .zero
        storedBounds = .zero
        super.init()
    }

    deinit {
        MainThread.finish(self) { ($0 as? UIView)?.willGo() }
    }

    private func willGo() {
        viewController = nil
        let layout = details?.layout
        layout?.link.itemGoes()
        storedWindow?.forgetDirty(self)
        releaseSubviewsWithoutRecursion()
        // Last: constraints between deallocated views need no cleanup.
        layout?.viewHasGone()
    }

    // MARK: The hierarchy

    /// The subviews from back to front.
    public final var subviews: [UIView] { storedSubviews }
    /// The superview, or nil.
    public final var superview: UIView? { storedSuperview }
    /// The window that the view is in, or nil.
    public var window: UIWindow? { storedWindow }

    /// The controller whose root view this is, else the superview.
    open override var next: UIResponder? { viewController ?? storedSuperview }

    // MARK: Appearance

    /// Whether the view and its subviews are hidden.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set {
            guard newValue != flags.contains(.hidden) else { return }
            flags.formSymmetricDifference(.hidden)
            accessibilityDidChange(.attributes)
            storedSuperview?.subviewVisibilityDidChange(self)
        }
    }

    /// The opacity from 0 to 1; a view of opacity 0 isn't reachable. Values outside are clamped.
    open var alpha: CGFloat {
        get { storedAlpha }
        set {
            AnimationRecorder.current?.note(self)
            storedAlpha = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            accessibilityDidChange(.attributes)
        }
    }

    /// Whether content outside the bounds is clipped.
    open var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set {
            guard newValue != flags.contains(.clipsToBounds) else { return }
            if newValue { flags.insert(.clipsToBounds) } else { flags.remove(.clipsToBounds) }
            accessibilityDidChange(.attributes)
        }
    }

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteractionEnabled) }
        set {
            guard newValue != flags.contains(.userInteractionEnabled) else { return }
            if newValue { flags.insert(.userInteractionEnabled) } else { flags.remove(.userInteractionEnabled) }
            accessibilityDidChange(.attributes)
        }
    }

    /// The colour that the app gave a bar, which the bar draws over its background; nil for the system's colour and for
    /// views that aren't bars.
    var barColor: UIColor? { nil }

    /// The background colour, or nil for none.
    open var backgroundColor: UIColor? {
        get { details?.backgroundColor }
        set {
            AnimationRecorder.current?.note(self)
            detailsForWriting.backgroundColor = newValue
            accessibilityDidChange(.attributes)
        }
    }

    /// The colour of interactive elements: the nearest superview's unless assigned; nil restores that.
    open var tintColor: UIColor! {
        get { details?.tintColor ?? inheritedTintColor }
        set {
            AnimationRecorder.current?.note(self)
            detailsForWriting.tintColor = newValue
            announceTintColor()
        }
    }

    /// Called after the tint colour has changed.
    open func tintColorDidChange() {}

    /// The way content fills the view.
    open var contentMode: ContentMode {
        get { details?.contentMode ?? .scaleToFill }
        set { detailsForWriting.contentMode = newValue }
    }

    /// Whether the view declares that it is opaque; it has no effect here.
    open var isOpaque: Bool {
        get { details?.isOpaque ?? true }
        set { detailsForWriting.isOpaque = newValue }
    }

    /// The meaning of the view's content, which decides whether it is mirrored.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { details?.semanticContentAttribute ?? .unspecified }
        set {
            detailsForWriting.semanticContentAttribute = newValue
            accessibilityDidChange(.attributes)
            if details?.layout != nil { layoutMembersDidChange() }
            setNeedsLayout()
        }
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let trait = semanticContentAttribute == .unspecified ? resolvedLayoutDirection : .unspecified
        switch trait {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .unspecified: return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
        }
    }

    /// The identifier under which the view's state is stored, or nil for not at all.
    open var restorationIdentifier: String? {
        get { details?.restorationIdentifier }
        set { detailsForWriting.restorationIdentifier = newValue }
    }

    /// Encodes the state that the view needs for restoration; an override calls super. Called when the view and its
    /// controller have restoration identifiers.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the state that `encodeRestorableState(with:)` wrote; an override calls super.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called on a view made from a storyboard or nib once all of the file's objects exist and are connected; an
    /// override calls super.
    open func awakeFromNib() {}

    /// Marks the content to be drawn again at the end of the turn.
    open func setNeedsDisplay() { markForDisplay(nil) }
    /// Marks a part of the content to be drawn again at the end of the turn.
    open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }
    /// Draws the content. Called after the layout of a turn for views of the app's own classes in a visible window:
    /// when they were added, and when they need display. There is no graphics context here.
    ///
    /// - Parameter rect: the part that must be drawn, in the view's own coordinates, in points.
    open func draw(_ rect: CGRect) {}

    /// An identifier for tests, which is never announced.
    open var accessibilityIdentifier: String? {
        get { assignedIdentifier }
        set { assignedIdentifier = newValue }
    }
    final override var nodeIdentifier: String? {
        get { accessibilityIdentifier }
        set { accessibilityIdentifier = newValue }
    }

    /// Whether the view keeps its colours while the user inverts the screen's colours.
    open var accessibilityIgnoresInvertColors: Bool {
        get { assigned?.rare?.ignoresInvertColors ?? false }
        set { assignRare(\.ignoresInvertColors, newValue) }
    }

    // MARK: Focus

    /// Whether the view can have keyboard focus; false unless overridden.
    open var canBecomeFocused: Bool { false }
    /// The environments that should receive the focus, in order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Returns the focusable items in a rectangle of the view, in points; none unless overridden.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
    /// True unless overridden; never called here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved; never called here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// The traits of the view's environment: its superview's traits and its own overrides.
    open var traitCollection: UITraitCollection { resolvedTraits }
    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutRecord.hugging[axis.rawValue] = priority
        details?.layout?.engine?.contentDidChange(of: self)
    }

    /// Sets the priority with which the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutRecord.resistance[axis.rawValue] = priority
        details?.layout?.engine?.contentDidChange(of: self)
    }

    /// Called after the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when the text size in the traits has changed, for classes of this module that measure text.
    func textSizeDidChange() {}

    // MARK: The hierarchy's callbacks

    /// Whether one of the view's gestures may begin; true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Called when the view's superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the view's superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view's window has changed.
    open func didMoveToWindow() {}
    /// Called before the view's window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Editing the hierarchy

    /// Adds a view in front of the others and removes it from its former superview.
    open func addSubview(_ view: UIView) {
        insert(view) { $0.endIndex }
    }

    /// Inserts a view at an index from the back; an index past the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.endIndex) }
    }

    /// Inserts a view just behind a subview; in front of all where `sibling` isn't a subview (measured).
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling } ?? views.endIndex }
    }

    /// Inserts a view just in front of a subview; in front of all where `sibling` isn't a subview (measured).
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex }
    }

    /// Moves one of the subviews to the front.
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }

    /// Moves one of the subviews to the back.
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }

    /// Exchanges two of the subviews.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

    /// Removes the view from its superview, if any.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is another view or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Returns the view with a tag among this view and its descendants, parents before children; nil when there is
    /// none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tag: tag) }

    // MARK: Geometry

    /// The bounding rectangle of the view, in its superview's coordinates, in points.
    open var frame: CGRect {
        get { storedFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates, in points; scrolling moves its origin.
    open var bounds: CGRect {
        get { storedBounds }
        set { setBounds(newValue) }
    }

    /// The centre of the view in its superview's coordinates, in points.
    open var center: CGPoint {
        get { storedCenter }
        set { setCenter(newValue) }
    }

    /// A scale, rotation or translation about the view's centre.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { setTransform(newValue) }
    }

    /// The point of the bounds that `center` places and that `transform` turns about, from 0 to 1; the centre unless
    /// set. Setting it doesn't change `center`, so that the view moves (iOS 16).
    open var anchorPoint: CGPoint {
        get { details?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { setAnchor(newValue) }
    }

    /// A scale, rotation or translation in space about the anchor point. Its part in the plane moves the view; the rest
    /// is only stored.
    open var transform3D: CATransform3D {
        get { details?.transform3D ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            detailsForWriting.transform3D = CATransform3DIsAffine(newValue) ? nil : newValue
        }
    }

    /// Whether subviews follow the view's size by their masks.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { if newValue { flags.insert(.autoresizesSubviews) } else { flags.remove(.autoresizesSubviews) } }
    }

    /// The space between the view's edges and its content, in points: the margins that were set plus the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            detailsForWriting.layoutMargins = .sides(newValue)
            marginsDidChange()
        }
    }

    /// The margins by reading direction, in points. They apply with the direction at layout, not the one when they were
    /// set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            detailsForWriting.layoutMargins = .directional(newValue)
            marginsDidChange()
        }
    }

    /// Whether the margins include the safe area; true unless set.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { details?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            detailsForWriting.insetsLayoutMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Whether the superview's margins apply too where they reach into the view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { details?.preservesSuperviewLayoutMargins ?? false }
        set {
            detailsForWriting.preservesSuperviewLayoutMargins = newValue
            marginsDidChange()
        }
    }

    /// Called after the margins have changed.
    open func layoutMarginsDidChange() {}

    /// The widths of the strips at the view's edges that bars and the like cover, in points.
    open var safeAreaInsets: UIEdgeInsets { details?.safeAreaInsets ?? .zero }
    /// Called after the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// Sets the insets of the area at the view's edges that is covered.
    final func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != safeAreaInsets else { return }
        detailsForWriting.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsDidChange() } else { layoutInsetsDidChange() }
        (self as? UIScrollView)?.adjustedInsetMayHaveChanged()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Requests a layout pass at the next turn of the main loop.
    open func setNeedsLayout() { markForLayout() }

    /// Performs the pending layout of this view and its subviews immediately.
    open func layoutIfNeeded() { layOutIfMarked() }

    /// Resizes the view to the size that `sizeThatFits(_:)` returns.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// Places the subviews by their constraints; called in the layout pass, never directly. An override calls super.
    open func layoutSubviews() {
        if flags.contains(.placesByConstraints) { placeSubviewsByConstraints() }
    }

    /// Places the sublayers, which for a view's own layer means the subviews; an override calls super. Called in the
    /// layout pass.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === details?.layer else { return }
        layoutSubviews()
        layer.layOutOwnLayers()
    }
    /// Draws the content of the view's layer by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(layer.bounds) }
    /// Provides the content of the view's layer; returns false here, so that `draw(_:in:)` does.
    open func display(_ layer: CALayer) -> Bool { false }
    /// Called before the view's layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Returns the animation for a change of the view's layer: nil, since nothing moves here.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    /// Whether the class is laid out by constraints, so that `updateConstraints()` is called once the view is shown.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Adds and changes constraints before a layout pass; an override calls super last. Called after
    /// `setNeedsUpdateConstraints()`, subviews first.
    open func updateConstraints() {}

    /// Whether `updateConstraints()` is called before the next layout.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    /// Requests `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        flags.insert(.needsUpdateConstraints)
        markForConstraints()
    }

    /// Calls pending `updateConstraints()` immediately, in this view and its subviews.
    open func updateConstraintsIfNeeded() { workOutConstraints() }

    /// The distances by which the view's frame extends beyond its alignment rectangle, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the smallest size that constraints allow, or one near a target size, in points.
    ///
    /// - Parameter targetSize: the target size, with the priority `UILayoutPriority.fittingSizeLevel`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size allowed by constraints that is nearest to a target size, with a priority for each direction.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The smallest size that constraints allow, the default target of `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A size larger than any screen, as a target for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Whether the frame and the autoresizing mask are translated into constraints. Turn it off for views that
    /// constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.isPlacedByConstraints) }
        set { setPlacedByConstraints(!newValue) }
    }

    /// The initial content hugging priorities of the class, by axis.
    var defaultHuggingPriorities: ByAxis<UILayoutPriority> { ByAxis(.defaultLow, .defaultLow) }

    /// The distances of the first baseline from the top edge and of the last one from the bottom edge of the alignment
    /// rectangle, in points. Text views override it.
    var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

    /// The height of the content in layout, in points: the stated height if there is one.
    final var countedContentHeight: CGFloat {
        max(details?.layout?.statedContentSize?.height ?? intrinsicContentSize.height, 0)
    }

    /// The view that provides the first baseline; the one for the last baseline unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view that provides the last baseline; the view itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the view that provides a baseline of this view; nil where it is the view's own.
    final func viewForBaseline(_ attribute: NSLayoutConstraint.Attribute) -> UIView? {
        var view = self
        for _ in 0..<16 {
            let next =
                switch attribute {
                case .firstBaseline: view.forFirstBaselineLayout
                case .lastBaseline: view.forLastBaselineLayout
                default: view
                }
            guard next !== view else { break }
            view = next
        }
        return view === self ? nil : view
    }

    /// Whether text is centred vertically where the view is higher than its content.
    var centersText: Bool { false }

    /// Whether the content is in a separate view that determines the size, as in cells.
    var contentDeterminesSize: Bool { false }

    /// The default margins, in points.
    var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    /// Returns the height of the content at a width, for views whose height depends on it; nil for others.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Returns the size that the view prefers within a size, in points; its current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

    /// The size that the content requires, in points; `noIntrinsicMetric` where it requires none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Marks `intrinsicContentSize` as changed, so that layout that depends on it runs again.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// The value of `intrinsicContentSize` for "no intrinsic size".
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Events

    /// Returns the deepest view under a point of this view, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestSubviews(point, with: event)
    }

    /// The recognizers attached to the view, in the order of addition; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { details?.gestureRecognizers }
        set {
            for recognizer in gestureRecognizers ?? [] where recognizer.view === self { recognizer.view = nil }
            detailsForWriting.gestureRecognizers = newValue?.isEmpty == true ? nil : newValue
            for recognizer in newValue ?? [] { recognizer.view = self }
        }
    }

    /// Attaches a recognizer and detaches it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        detailsForWriting.gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// Detaches a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Scrolls until a rectangle of the screen is visible; returns whether content moved. Scroll views override it.
    func scrollToMakeVisible(_ rect: CGRect) -> Bool { false }

    /// Whether the view's own announcement is composed from its subviews, as with table cells.
    var speaksForSubviews: Bool { false }

    /// Whether touches inside never reach the recognizers of superviews, as with controls.
    var keepsTouchesFromSuperviews: Bool { false }

    /// Whether a class of this module overrides a getter of UIAccessibility so that it returns another value than the
    /// class's default while nothing is assigned.
    class var overridesAccessibilityGetters: Bool { false }

    /// Whether value, hint and appearance change only with the view itself, and the activation point is the centre.
    class var speaksForItselfAlone: Bool { false }

    /// Whether a class of this module overrides the hit test.
    class var overridesHitTest: Bool { false }

    /// Whether a point in the view's own coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Called after a subview was hidden or shown, for classes of this module that lay out the visible subviews.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    /// Called when the content of a subview requires another size.
    func subviewContentSizeDidChange() {}

    /// Called after the bounds have changed, for classes of this module that derive values from them.
    func boundsDidChange() {}

    /// Called when the language of UIKit's words has changed, for classes of this module that show any.
    func languageDidChange() {
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    /// The activation point in the view's coordinates; nil means the centre.
    var defaultActivationPointInBounds: CGPoint? { nil }

    override var defaultAccessibilityActivationPoint: CGPoint {
        guard let point = defaultActivationPointInBounds else { return super.defaultAccessibilityActivationPoint }
        return convertToScreen(CGRect(origin: point, size: .zero)).origin
    }

    /// Adds the text details of an element to its node. Text views override it.
    func describeText(in node: inout Node) {}

    override var defaultAccessibilityFrame: CGRect { convertToScreen(storedBounds) }

    override func accessibilityDidChange(_ change: AccessibilityChange) {
        if capturedDetails != nil { capturedDetails = nil }
        // The view's first change also affects its content speaker, until both are captured.
        if let storedWindow, storedWindow.markDirty(self, change) { ContentSpeakers.contentDidChange(in: self) }
        if ContainmentWatch.isWatching { ContainmentWatch.note(change, of: self) }
    }
}
