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
    public required override init() {
        super.init()
    }

    /// Creates a copy of a layer, as for its presentation. A subclass copies its own properties.
    public required init(layer: Any) {
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
        return type(of: self).init(layer: self)
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
        if delegate?.display(self) == true { return }
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
}

/// The delegate of a layer, which makes decisions about it and is notified of changes.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's content; returns false to use `draw(_:in:)` instead.
    func display(_ layer: CALayer) -> Bool
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
    public func display(_ layer: CALayer) -> Bool { false }
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
