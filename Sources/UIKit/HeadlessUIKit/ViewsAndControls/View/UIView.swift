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
    open var autoresizingMask: AutoresizingMask = []
    /// A number that the app assigns.
    open var tag = 0
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
    open var subviews: [UIView] { storedSubviews }
    /// The superview, or nil.
    open var superview: UIView? { storedSuperview }
    /// The window that the view is in, or nil.
    open var window: UIWindow? { storedWindow }

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
    /// Provides the layer's content in place of `draw(_:in:)`, where it is overridden.
    open func display(_ layer: CALayer) { OptionalRequirement.noteMissing() }
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

    // MARK: User Interface Style

    /// Light or dark for the view and its subviews; unspecified inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    // MARK: Layer

    /// The view's layer, of the class in `layerClass`; made on first use.
    open var layer: CALayer {
        if let layer = details?.layer { return layer }
        let made = ClassInitializer.makeObject(Self.layerClass as? CALayer.Type ?? CALayer.self)
        guard let layer = made as? CALayer else { preconditionFailure("\(Self.layerClass) makes no layer") }
        layer.view = self
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        detailsForWriting.layer = layer
        return layer
    }

    /// The view whose opacity masks this one, or nil. It is not a subview; stored only.
    open var mask: UIView? {
        get { details?.mask }
        set {
            detailsForWriting.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Returns a view of the same size with the same appearance and without accessibility. There are no pixels to copy.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Returns a view with the appearance and size of a part of this one and without accessibility. There are no pixels
    /// to copy.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Draws the view and its subviews into the current context, which keeps nothing; performs a pending layout if
    /// requested. Always returns true.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return true
    }

    // MARK: Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .leading)) }

    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .trailing))
    }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .right)) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .centerX)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .bottom)) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .centerY)) }

    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .firstBaseline))
    }

    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .lastBaseline))
    }

    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .width)) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .height)) }

    // MARK: Constraints

    /// The constraints that the view holds: those between the views in it, and those about its own size.
    open var constraints: [NSLayoutConstraint] { details?.layout?.held ?? [] }

    /// Makes a constraint count. All its items must be in this view, or be it; else nothing happens but an error.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self, !constraint.isRefused else { return }
        let items = constraint.items
        guard items.count > 0, items.allSatisfy({ $0.view?.isInside(self) == true }) else {
            return Diagnostics.fail(
                Diagnostic.Name.generic,
                "Unable to install constraint on view: \(constraint.summary) on \(Diagnostics.name(self)). Does the "
                    + "constraint reference something from outside the subtree of the view? That's illegal.")
        }
        constraint.holder?.uninstall(constraint)
        install(constraint)
    }

    /// Activates constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { uninstall(constraint) }
    }

    /// The constraints that count along an axis for where the view is, in no particular order.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (details?.layout?.mentions ?? []).filter { constraint in
            let attribute = constraint.first.attribute
            return (attribute.isHorizontalPosition || attribute == .width) == (axis == .horizontal)
        }
    }

    /// Returns the view's resistance to being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (details?.layout?.hugging ?? defaultHuggingPriorities)[axis.rawValue]
    }

    /// Returns the view's resistance to being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        details?.layout?.resistance[axis.rawValue] ?? .defaultHigh
    }

    /// Returns the alignment rectangle for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// Whether constraints leave the view's position or size ambiguous.
    open var hasAmbiguousLayout: Bool { details?.layout?.engine?.isAmbiguous(self) ?? false }
    /// Moves a view with an ambiguous position or size to another one that satisfies the constraints as well; the next
    /// call moves it back. Does nothing where there is only one.
    open func exerciseAmbiguityInLayout() { details?.layout?.engine?.exerciseAmbiguity(of: self) }

    // MARK: UILayout Guide

    /// The part of the view that the keyboard covers, or its bottom safe area while there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = details?.guides["keyboard"] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        detailsForWriting.guides["keyboard"] = guide
        return guide
    }

    /// The guides that the app has added, in order.
    open var layoutGuides: [UILayoutGuide] { details?.layout?.guides ?? [] }

    /// Adds a guide, which leaves the view that it had.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, layoutGuide.rectangle == nil else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutRecord.guides.append(layoutGuide)
        layoutMembersDidChange()
    }

    /// Removes a guide and the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let record = details?.layout, let index = record.guides.firstIndex(where: { $0 === layoutGuide }) else {
            return
        }
        for constraint in record.mentions where constraint.items.contains(layoutGuide.link) {
            constraint.holder?.uninstall(constraint)
        }
        record.guides.remove(at: index)
        layoutGuide.owningView = nil
        layoutMembersDidChange()
    }

    // MARK: Safe Area

    /// The part of the view that no bar and no part of the device covers.
    open var safeAreaLayoutGuide: UILayoutGuide {
        guide("safeArea") { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    /// The part of the view inside its margins.
    open var layoutMarginsGuide: UILayoutGuide {
        guide("layoutMargins") { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// The part of the view inside its margins, no wider than text is comfortable to read: 560 points at the smallest
    /// text size, 672 at the default, and at most 896 (device reports).
    open var readableContentGuide: UILayoutGuide {
        guide("readableContent") { view in
            let room = view.bounds.inset(by: view.layoutMargins)
            let category = view.traitCollection.preferredContentSizeCategory
            let excess = max(0, room.width - ReadableWidth.width(for: category))
            return room.insetBy(dx: excess / 2, dy: 0)
        }
    }

    // MARK: Notifications

    /// Ends editing in the view and its subviews: the first responder resigns, or is made to.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let window = self as? UIWindow ?? window, let responder = window.firstResponder else { return true }
        var next: UIResponder? = responder
        while let current = next, current !== self { next = current.next }
        guard next === self else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        Keyboard.shared.firstResponderDidChange(in: window)
        responder.accessibilityDidChange(.attributes)
        return true
    }

    // MARK: UIContext Menu Interaction

    /// The interactions of the view, in addition to the abilities of its class.
    open var interactions: [any UIInteraction] { details?.interactions ?? [] }

    /// Adds an interaction to the view, which removes it from its former view.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        detailsForWriting.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        detailsForWriting.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    // MARK: UIFocus

    /// The view's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// Whether the view has the focus; never here.
    open var isFocused: Bool { false }

    /// The identifier of the view's focus group, or nil; that of the nearest superview unless set.
    open var focusGroupIdentifier: String? {
        get { details?.focusGroupIdentifier ?? superview?.focusGroupIdentifier }
        set { detailsForWriting.focusGroupIdentifier = newValue }
    }

    // MARK: UILarge Content Viewer

    /// Whether the view is shown large while the user holds it with an accessibility text size; false unless set.
    open var showsLargeContentViewer: Bool {
        get { details?.largeContent?.isShown ?? false }
        set { largeContent.isShown = newValue }
    }

    /// The text that is shown large, or nil.
    open var largeContentTitle: String? {
        get { details?.largeContent?.title }
        set { largeContent.title = newValue }
    }

    /// The image that is shown large, or nil.
    open var largeContentImage: UIImage? {
        get { details?.largeContent?.image }
        set { largeContent.image = newValue }
    }

    /// Whether the image is scaled to the size of the viewer.
    open var scalesLargeContentImage: Bool {
        get { details?.largeContent?.scalesImage ?? false }
        set { largeContent.scalesImage = newValue }
    }

    /// The insets of the image, in points.
    open var largeContentImageInsets: UIEdgeInsets {
        get { details?.largeContent?.insets ?? .zero }
        set { largeContent.insets = newValue }
    }

    // MARK: UIPrinting

    /// Returns a formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    // MARK: UIMotion Effect

    /// The effects that change the view as the device is tilted.
    open var motionEffects: [UIMotionEffect] {
        get { details?.motionEffects ?? [] }
        set { detailsForWriting.motionEffects = newValue }
    }

    /// Adds an effect.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Drawing

    /// Whether the view blocks touches of other views while a finger is on it; here only one view is touched at a time.
    open var isExclusiveTouch: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether the view receives more than one touch at a time; multi-finger gestures go to gesture recognizers here.
    open var isMultipleTouchEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Pixels per point; the screen's unless set.
    open var contentScaleFactor: CGFloat {
        get { drawn(else: UIScreen.main.scale) }
        set { setDrawn(newValue) }
    }

    /// Whether the view's rectangle is cleared before it is drawn.
    open var clearsContextBeforeDrawing: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// The part of the content that is stretched, as fractions of its size.
    open var contentStretch: CGRect {
        get { drawn(else: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        set { setDrawn(newValue) }
    }

    /// Whether the tint colour is grey, as behind alerts.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            let own: TintAdjustmentMode = drawn("tintAdjustmentMode", else: .automatic)
            return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
        }
        set { setDrawn(newValue) }
    }

    // MARK: Geometry

    /// Converts a point from this view's coordinates to another view's; nil means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return pointInRoot(point) }
        return view.pointFromRoot(pointInRoot(point))
    }

    /// Converts a point from another view's coordinates to this view's; nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return pointFromRoot(point) }
        return view.convert(point, to: self)
    }

    /// Converts a rectangle of this view to its bounding rectangle in another view's coordinates.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convert($0, to: view) }
        let left = corners.map(\.x).reduce(.infinity, min)
        let top = corners.map(\.y).reduce(.infinity, min)
        let right = corners.map(\.x).reduce(-.infinity, max)
        let bottom = corners.map(\.y).reduce(-.infinity, max)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Converts a rectangle of another view to its bounding rectangle in this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else {
            let origin = pointFromRoot(rect.origin)
            let corner = pointFromRoot(CGPoint(x: rect.maxX, y: rect.maxY))
            return CGRect(
                x: min(origin.x, corner.x), y: min(origin.y, corner.y),
                width: abs(corner.x - origin.x), height: abs(corner.y - origin.y))
        }
        return view.convert(rect, to: self)
    }
}
