import Foundation

/// A rectangle with content and sublayers. Its properties are only stored: nothing is drawn or animated.
///
/// The layer of a view shares the view's own geometry, opacity, colour, clipping and hidden state. Layers without a
/// view are invisible to assistive technologies, as with UIKit.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The view that owns the layer, or nil.
    unowned(unsafe) final var view: UIView?
    final var geometry = LayerGeometry()
    final var appearance = LayerAppearance()
    final var tree = LayerTree()
    final var animations: [(key: String, animation: CAAnimation)] = []
    final var waitsForLayout = false
    final var waitsForDisplay = false
    private var stored: [String: Any] = [:]

    /// The delegate of the layer; not kept alive. For a view's own layer it is the view.
    open weak var delegate: (any CALayerDelegate)?
    /// A name of the app's own.
    open var name: String?

    /// Creates a layer of no size.
    public override init() {
        super.init()
    }

    /// Creates a copy of a layer, as for its presentation. A subclass copies its own properties.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        geometry = other.geometry
        appearance = other.appearance
        name = other.name
        stored = other.stored
        if let view = other.view {
            geometry = LayerGeometry(view)
            appearance.take(view)
        }
    }

    /// Creates a layer of no size; archives of layers are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: State

    /// Returns the layer as it is shown: a copy, which already has the final values of animations.
    open func presentation() -> Self? {
        guard view?.window != nil || superlayer != nil else { return nil }
        return ClassInitializer.makeLayer(type(of: self), of: self) as? Self
    }

    /// The layer that the app sets.
    open func model() -> Self { self }

    // MARK: Layout

    /// Marks the layer for the next layout.
    open func setNeedsLayout() {
        if let view { return view.setNeedsLayout() }
        waitsForLayout = true
        // A pass lays out the layers of its view automatically.
        if let root = rootView, !root.flags.contains(.isLayingOut) { root.setNeedsLayout() }
    }

    /// Returns whether the layer needs layout.
    open func needsLayout() -> Bool { view.map { $0.flags.contains(.needsLayout) } ?? waitsForLayout }

    /// Performs a pending layout immediately.
    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layOutOwnLayers() }
    }

    /// Places the sublayers; the delegate does by default. Called in the layout pass.
    open func layoutSublayers() {
        if let delegate { delegate.layoutSublayers(of: self) }
    }

    /// Lays out layers without a view that need it, the outer before the inner.
    final func layOutOwnLayers() {
        var pending: [CALayer] = view == nil ? [self] : tree.layers
        while let layer = pending.popLast() {
            if layer.waitsForLayout {
                layer.waitsForLayout = false
                layer.layoutSublayers()
            }
            pending += layer.tree.layers.reversed()
        }
    }

    // MARK: Drawing

    /// Marks the content for being drawn.
    open func setNeedsDisplay() {
        if let view { view.setNeedsDisplay() } else { waitsForDisplay = true }
    }
    /// Marks a part of the content for being drawn.
    open func setNeedsDisplay(_ r: CGRect) {
        if let view { view.setNeedsDisplay(r) } else { waitsForDisplay = true }
    }
    /// Returns whether the content needs drawing.
    open func needsDisplay() -> Bool { view.map { $0.flags.contains(.needsDisplay) } ?? waitsForDisplay }
    /// Draws the content if needed.
    open func displayIfNeeded() { if needsDisplay() { display() } }
    /// Draws the content: the delegate does by default, else `draw(in:)`, into a context that keeps nothing.
    open func display() {
        waitsForDisplay = false
        if let delegate, OptionalRequirement.call("display(_:)", { delegate.display(self) }) != nil { return }
        let context = CGContext(size: bounds.size, scale: contentsScale)
        draw(in: context)
    }
    /// Draws the content into a context, which keeps nothing; the delegate does by default.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and its sublayers into a context, which keeps nothing.
    open func render(in ctx: CGContext) { draw(in: ctx) }
    /// Whether a change of a key means another drawing; never unless overridden.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Actions and values by name

    /// The animations of changes, by key.
    open var actions: [String: any CAAction]?
    /// Returns the animation of a change of a key; the delegate decides first.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }
    /// Returns the default animation of a change of a key; none here.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the default value of a key, or nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns the app's value for a key. The layer's own properties are read by their names instead.
    open func value(forKey key: String) -> Any? { stored[key] ?? type(of: self).defaultValue(forKey: key) }
    /// Returns the app's value for a key path.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Keeps a value of the app under a key; one of nil is forgotten. The layer's own properties are set by their
    /// names.
    open func setValue(_ value: Any?, forKey key: String) { stored[key] = value }
    /// Keeps a value of the app under a path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    // MARK: Animations

    /// Starts an animation. Nothing moves; its delegate is notified of its end when that is due on the main loop.
    ///
    /// - Parameters:
    ///   - anim: the animation.
    ///   - key: The name; an animation with the same name ends now.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let name = key ?? "\(ObjectIdentifier(anim))"
        let length = Duration(clamping: anim.wholeLength)
        CATransaction.note(length)
        animations.append((name, anim))
        anim.delegate?.animationDidStart(anim)
        guard anim.wholeLength.isFinite else { return }
        MainLoop.main.perform(after: length) { [weak self] in
            guard let self, let place = self.animations.firstIndex(where: { $0.animation === anim }) else { return }
            if anim.isRemovedOnCompletion { self.animations.remove(at: place) }
            anim.delegate?.animationDidStop(anim, finished: true)
        }
    }

    /// Ends the animation with a name; its delegate is notified that it hasn't finished.
    open func removeAnimation(forKey key: String) {
        let removed = animations.filter { $0.key == key }
        animations.removeAll { $0.key == key }
        for (_, animation) in removed { animation.delegate?.animationDidStop(animation, finished: false) }
    }

    /// Ends all animations; their delegates are notified that they haven't finished.
    open func removeAllAnimations() {
        let removed = animations
        animations = []
        for (_, animation) in removed { animation.delegate?.animationDidStop(animation, finished: false) }
    }

    /// Returns the names of the running animations; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    /// The animation of a name that runs, or nil.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The start of the layer's time, in seconds; stored only.
    open var beginTime: CFTimeInterval {
        get { appearance.timing.beginTime }
        set { appearance.timing.beginTime = newValue }
    }

    /// The offset of the layer's time at its start, in seconds; stored only.
    open var timeOffset: CFTimeInterval {
        get { appearance.timing.timeOffset }
        set { appearance.timing.timeOffset = newValue }
    }

    /// The speed of the layer's time; stored only.
    open var speed: Float {
        get { appearance.timing.speed }
        set { appearance.timing.speed = newValue }
    }

    /// The duration of the layer's time, in seconds; stored only.
    open var duration: CFTimeInterval {
        get { appearance.timing.duration }
        set { appearance.timing.duration = newValue }
    }

    /// Never repeated.
    open var repeatCount: Float {
        get { 0 }
        set {}
    }

    /// Never reversed.
    open var autoreverses: Bool {
        get { false }
        set {}
    }

    /// Never kept.
    open var fillMode: CAMediaTimingFillMode {
        get { .removed }
        set {}
    }

    /// Converts a time of another layer to one of this layer; nil means the time of `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        guard speed != 0 else { return timeOffset }
        return (t - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    // MARK: Appearance

    /// The opacity from 0 to 1; a view's alpha for its layer.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? appearance.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { appearance.opacity = newValue } }
    }

    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { view?.isHidden ?? appearance.isHidden }
        set { if let view { view.isHidden = newValue } else { appearance.isHidden = newValue } }
    }

    /// Whether content outside the bounds is clipped.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? appearance.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { appearance.masksToBounds = newValue } }
    }

    /// The colour behind the content, or nil for none.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? appearance.backgroundColor }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                appearance.backgroundColor = newValue
            }
        }
    }

    /// The radius of rounded corners, in points.
    open var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set { appearance.cornerRadius = newValue }
    }

    /// The corners that are rounded; all unless set.
    open var maskedCorners: CACornerMask {
        get { appearance.maskedCorners }
        set { appearance.maskedCorners = newValue }
    }

    /// The shape of rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { appearance.cornerCurve }
        set { appearance.cornerCurve = newValue }
    }

    /// The width of the border inside the bounds, in points.
    open var borderWidth: CGFloat {
        get { appearance.borderWidth }
        set { appearance.borderWidth = newValue }
    }

    /// The colour of the border; black unless set.
    open var borderColor: CGColor? {
        get { appearance.borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
        set { appearance.borderColor = newValue }
    }

    /// The colour of the shadow; black unless set.
    open var shadowColor: CGColor? {
        get { appearance.shadow.color }
        set { appearance.shadow.color = newValue }
    }

    /// The opacity of the shadow from 0 to 1; none unless set.
    open var shadowOpacity: Float {
        get { appearance.shadow.opacity }
        set { appearance.shadow.opacity = newValue }
    }

    /// The offset of the shadow, in points.
    open var shadowOffset: CGSize {
        get { appearance.shadow.offset }
        set { appearance.shadow.offset = newValue }
    }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat {
        get { appearance.shadow.radius }
        set { appearance.shadow.radius = newValue }
    }

    /// The shape of the shadow, or nil for the layer's own.
    open var shadowPath: CGPath? {
        get { appearance.shadow.path }
        set { appearance.shadow.path = newValue }
    }

    /// The layer's content, such as a `CGImage`, or nil; stored only.
    open var contents: Any? {
        get { appearance.contents }
        set { appearance.contents = newValue }
    }

    /// Pixels a point of the content.
    open var contentsScale: CGFloat {
        get { appearance.contentsScale }
        set { appearance.contentsScale = newValue }
    }

    /// The way the content fills the layer.
    open var contentsGravity: CALayerContentsGravity {
        get { appearance.contentsGravity }
        set { appearance.contentsGravity = newValue }
    }

    /// The part of the content that is shown, between 0 and 1.
    open var contentsRect: CGRect {
        get { appearance.contentsRect }
        set { appearance.contentsRect = newValue }
    }

    /// The part of the content that is stretched, between 0 and 1.
    open var contentsCenter: CGRect {
        get { appearance.contentsCenter }
        set { appearance.contentsCenter = newValue }
    }

    /// The filter for enlarged content.
    open var magnificationFilter: CALayerContentsFilter {
        get { appearance.magnificationFilter }
        set { appearance.magnificationFilter = newValue }
    }

    /// The filter for reduced content.
    open var minificationFilter: CALayerContentsFilter {
        get { appearance.minificationFilter }
        set { appearance.minificationFilter = newValue }
    }

    /// The filter that mixes the layer with the content behind it; stored only.
    open var compositingFilter: Any? {
        get { appearance.compositingFilter }
        set { appearance.compositingFilter = newValue }
    }

    /// The filters of the layer's content; stored only.
    open var filters: [Any]? {
        get { appearance.filters }
        set { appearance.filters = newValue }
    }

    /// Whether the layer declares that it is opaque.
    open var isOpaque: Bool {
        get { appearance.isOpaque }
        set { appearance.isOpaque = newValue }
    }

    /// Whether the layer is drawn once and kept as pixels.
    open var shouldRasterize: Bool {
        get { appearance.shouldRasterize }
        set { appearance.shouldRasterize = newValue }
    }

    /// The number of pixels per point of the cached content.
    open var rasterizationScale: CGFloat {
        get { appearance.rasterizationScale }
        set { appearance.rasterizationScale = newValue }
    }

    /// Whether the layer is visible from behind.
    open var isDoubleSided: Bool {
        get { appearance.isDoubleSided }
        set { appearance.isDoubleSided = newValue }
    }

    /// Whether sublayers are flipped vertically.
    open var isGeometryFlipped: Bool {
        get { appearance.isGeometryFlipped }
        set { appearance.isGeometryFlipped = newValue }
    }

    /// Whether the opacity counts for the layer and its sublayers as a whole.
    open var allowsGroupOpacity: Bool {
        get { appearance.allowsGroupOpacity }
        set { appearance.allowsGroupOpacity = newValue }
    }

    /// Whether edges are drawn smoothly.
    open var allowsEdgeAntialiasing: Bool {
        get { appearance.allowsEdgeAntialiasing }
        set { appearance.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the layer may be drawn in the background.
    open var drawsAsynchronously: Bool {
        get { appearance.drawsAsynchronously }
        set { appearance.drawsAsynchronously = newValue }
    }

    /// Whether the layer is drawn again in another size.
    open var needsDisplayOnBoundsChange: Bool {
        get { appearance.needsDisplayOnBoundsChange }
        set { appearance.needsDisplayOnBoundsChange = newValue }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? geometry.bounds }
        set {
            if let view { return view.bounds = newValue }
            let isResized = newValue.size != geometry.bounds.size
            geometry.bounds = newValue
            if isResized { setNeedsLayout() }
        }
    }

    /// The position of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { view?.center ?? geometry.position }
        set { if let view { view.center = newValue } else { geometry.position = newValue } }
    }

    /// The point that `position` places and that transforms turn about, as a part of the bounds; the middle unless set.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? geometry.anchorPoint }
        set { if let view { view.anchorPoint = newValue } else { geometry.anchorPoint = newValue } }
    }

    /// The layer's position on the z axis; stored only.
    open var zPosition: CGFloat {
        get { geometry.zPosition }
        set { geometry.zPosition = newValue }
    }

    /// The anchor point's position on the z axis; stored only.
    open var anchorPointZ: CGFloat {
        get { geometry.anchorPointZ }
        set { geometry.anchorPointZ = newValue }
    }

    /// The transform about the anchor point. Only its affine part moves a view.
    open var transform: CATransform3D {
        get { view?.transform3D ?? geometry.transform }
        set { if let view { view.transform3D = newValue } else { geometry.transform = newValue } }
    }

    /// The transform of the sublayers; stored only.
    open var sublayerTransform: CATransform3D {
        get { geometry.sublayerTransform }
        set { geometry.sublayerTransform = newValue }
    }

    /// Returns the affine part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets a transform of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The smallest upright rectangle around the layer, in its superlayer's coordinates, in points.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
            return CGRect(
                x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
            ).applying(affineTransform()).offsetBy(dx: geometry.position.x, dy: geometry.position.y)
        }
        set {
            if let view { return view.frame = newValue }
            // The effect of the transform on the size is reversed.
            let size = newValue.applying(affineTransform().inverted()).size
            bounds.size = affineTransform().isIdentity ? newValue.size : size
            position = CGPoint(
                x: newValue.minX + geometry.anchorPoint.x * newValue.width,
                y: newValue.minY + geometry.anchorPoint.y * newValue.height)
        }
    }

    /// Converts a point of this layer's coordinates to another's; nil means the outermost.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let point = p.applying(transformToRoot())
        return l.map { point.applying($0.transformToRoot().inverted()) } ?? point
    }

    /// Converts a point of another layer's coordinates to this one's; nil means the outermost.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let point = l.map { p.applying($0.transformToRoot()) } ?? p
        return point.applying(transformToRoot().inverted())
    }

    /// The smallest upright rectangle around a rectangle of this layer in another's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let rect = r.applying(transformToRoot())
        return l.map { rect.applying($0.transformToRoot().inverted()) } ?? rect
    }

    /// The smallest upright rectangle around a rectangle of another layer in this one's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        let rect = l.map { r.applying($0.transformToRoot()) } ?? r
        return rect.applying(transformToRoot().inverted())
    }

    /// Returns whether a point of the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The innermost layer at a point of the superlayer's coordinates, or nil.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = superlayer == nil ? p : p.applying(transformToSuperlayer().inverted())
        guard !isHidden, opacity > 0 else { return nil }
        let inside = contains(point)
        if masksToBounds, !inside { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let found = layer.hitTest(point) { return found }
        }
        return inside ? self : nil
    }

    // MARK: Tree

    /// The superlayer, or nil.
    open var superlayer: CALayer? { view?.superview?.layer ?? tree.superlayer }

    /// The sublayers from back to front, including those of a view's subviews; nil for none.
    open var sublayers: [CALayer]? {
        get {
            let all = tree.behind + (view?.subviews.map(\.layer) ?? []) + tree.front
            return all.isEmpty ? nil : all
        }
        set {
            for layer in tree.layers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view?.superview !== view || view == nil { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { place(layer) { $0.front.append(layer) } }

    /// Inserts a layer at an index from the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let index = Int(idx)
        let subviews = view?.subviews.count ?? 0
        place(layer) { tree in
            if subviews > 0, index <= tree.behind.count {
                tree.behind.insert(layer, at: index)
            } else {
                let place = index - tree.behind.count - subviews
                tree.front.insert(layer, at: min(max(place, 0), tree.front.count))
            }
        }
    }

    /// Inserts a layer just behind another; in front of all where that one is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, 0) }
    /// Inserts a layer just in front of another; in front of all where that one is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, 1) }

    /// Replaces a sublayer by another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer; does nothing for a view's own layer.
    open func removeFromSuperlayer() {
        guard view == nil else { return }
        tree.superlayer?.tree.remove(self)
        tree.superlayer = nil
    }

    /// The layer whose opacity masks this one, or nil; stored only.
    open var mask: CALayer? {
        get { tree.mask }
        set { tree.mask = newValue }
    }

    // MARK: Members that only a screen would show

    /// The style dictionary, or nil; stored only.
    open var style: [AnyHashable: Any]? {
        get { stored["_style"] as? [AnyHashable: Any] }
        set { stored["_style"] = newValue }
    }
    /// The edges that are smoothed; stored only.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { stored["_edges"] as? CAEdgeAntialiasingMask ?? CAEdgeAntialiasingMask(rawValue: 15) }
        set { stored["_edges"] = newValue }
    }
    /// The filters of the content behind the layer, or nil; stored only.
    open var backgroundFilters: [Any]? {
        get { stored["_backgroundFilters"] as? [Any] }
        set { stored["_backgroundFilters"] = newValue }
    }
    /// The format of the content; stored only.
    open var contentsFormat: CALayerContentsFormat {
        get { stored["_format"] as? CALayerContentsFormat ?? .RGBA8Uint }
        set { stored["_format"] = newValue }
    }
    /// The duration of the repetitions of the layer's time, in seconds; stored only.
    open var repeatDuration: CFTimeInterval {
        get { stored["_repeatDuration"] as? CFTimeInterval ?? 0 }
        set { stored["_repeatDuration"] = newValue }
    }
    /// The part of the layer that is visible: its bounds.
    open var visibleRect: CGRect { bounds }
    /// Scrolls the nearest scroll layer until a rectangle is visible; layers don't scroll here.
    open func scrollRectToVisible(_ r: CGRect) {}
    /// Returns the size that the layer prefers: its own.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Called when the size of the superlayer has changed; only layout moves layers here.
    open func resize(withOldSuperlayerSize size: CGSize) {}
    /// Has the sublayers follow the layer's size; only layout moves layers here.
    open func resizeSublayers(withOldSize size: CGSize) {}
}

/// The delegate of a layer, which makes decisions about it and is notified of changes.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's content, in place of `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the animation of a change of a key; nil leaves the decision to the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Leaves it to `draw(_:in:)`.
    public func display(_ layer: CALayer) { OptionalRequirement.noteMissing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Places nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Leaves it to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action in response to a change of a layer.
@preconcurrency @MainActor public protocol CAAction {
    /// Sets it off.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Nothing happens.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
