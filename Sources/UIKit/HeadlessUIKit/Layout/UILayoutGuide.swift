import Foundation

/// A rectangle for layout without a view: either the app's, placed by constraints, or one of a view, such as its safe
/// area.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide is, or nil.
    open internal(set) var owningView: UIView? {
        get { ownerLink?.view }
        set { ownerLink = newValue?.layoutRecord.link }
    }
    private final var ownerLink: LayoutLink?
    private final var madeLink: LayoutLink?
    /// The guide's link in constraints.
    final var link: LayoutLink {
        if let madeLink { return madeLink }
        let made = LayoutLink(to: self)
        madeLink = made
        return made
    }
    /// The name of the guide.
    open var identifier = ""
    /// Returns the rectangle of a view's own guide; nil for one that constraints place.
    let rectangle: (@MainActor (UIView) -> CGRect)?
    /// Whether it is a scroll view's content guide, whose size constraints decide.
    let isContent: Bool

    /// Creates a guide without a view; `UIView.addLayoutGuide(_:)` sets it.
    public override init() {
        rectangle = nil
        isContent = false
        super.init()
    }

    init(of view: UIView, isContent: Bool = false, rectangle: @escaping @MainActor (UIView) -> CGRect) {
        self.rectangle = rectangle
        self.isContent = isContent
        super.init()
        owningView = view
    }

    deinit {
        MainThread.finish { madeLink?.itemGoes() }
    }

    /// The rectangle in the owning view's coordinates, in points, as of the last layout; zero without a view.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let rectangle { return rectangle(owningView) }
        return owningView.details?.layout?.engine?.frame(of: self, in: owningView) ?? .zero
    }

    /// Whether constraints leave the guide's position or size ambiguous.
    open var hasAmbiguousLayout: Bool {
        rectangle == nil && owningView?.details?.layout?.engine?.isAmbiguous(self) == true
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
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .width)) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .height)) }
}

/// A guide that tracks a view that appears and disappears, such as the keyboard.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers: the bottom safe area while there is none.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not docked; keyboards are always docked here.
    open var followsUndockedKeyboard = false
    /// Whether the guide keeps the bottom safe area while there is no keyboard.
    open var usesBottomSafeArea = true { didSet { owningView?.layoutInsetsDidChange() } }

    init(of view: UIView) {
        super.init(of: view) { view in
            let guide = view.details?.guides["keyboard"] as? UIKeyboardLayoutGuide
            let bounds = view.bounds
            var top = bounds.maxY - (guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom)
            if view.storedWindow != nil, let keyboard = Keyboard.shared.frame {
                top = min(top, max(bounds.minY, view.convert(keyboard, from: nil).minY))
            }
            return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
        }
    }
}

extension UIWindow {
    /// Called when the keyboard has appeared or disappeared.
    final func keyboardGuidesDidChange() {
        guard LayoutEngine.isInUse else { return }
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if view.details?.guides["keyboard"] != nil { view.layoutInsetsDidChange() }
            pending.append(contentsOf: view.subviews)
        }
    }
}

/// A guide at the top or the bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The distance that bars and the device reach into the view at that end, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The length as a dimension.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide at one end of a controller's view.
@MainActor final class EndGuide: UILayoutGuide, UILayoutSupport {
    init(of view: UIView, isTop: Bool) {
        super.init(of: view) { view in
            let (bounds, insets) = (view.bounds, view.safeAreaInsets)
            let height = isTop ? insets.top : insets.bottom
            return CGRect(
                x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - height, width: bounds.width, height: height)
        }
    }

    var length: CGFloat { layoutFrame.height }

    /// The guide of a controller's view, the same as long as the view lives.
    static func of(_ view: UIView, isTop: Bool) -> EndGuide {
        let name = isTop ? "top" : "bottom"
        if let guide = view.details?.guides[name] as? EndGuide { return guide }
        let guide = EndGuide(of: view, isTop: isTop)
        view.detailsForWriting.guides[name] = guide
        return guide
    }
}

extension UIView {
    // A guide stays the same object as long as the view lives.
    final func guide(_ name: String, rectangle: @escaping @MainActor (UIView) -> CGRect) -> UILayoutGuide {
        if let guide = details?.guides[name] { return guide }
        let guide = UILayoutGuide(of: self, isContent: name == "content", rectangle: rectangle)
        detailsForWriting.guides[name] = guide
        return guide
    }
}
