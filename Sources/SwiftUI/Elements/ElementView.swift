/// The view of an element that SwiftUI draws itself: performs the element's actions, and has the views of its content as
/// subviews.
final class ElementView: UIControl {
    /// The actions of the element.
    var actions = ElementActions()
    /// Called by a tap on the view, and by activation where the element has no action for it.
    var tapped: (() -> Void)? {
        didSet { isUserInteractionEnabled = tapped != nil || takesTouchesInside }
    }
    /// Whether views inside can be touched.
    var takesTouchesInside = true {
        didSet { isUserInteractionEnabled = tapped != nil || takesTouchesInside }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && tapped == nil ? nil : hit
    }

    override func accessibilityActivate() -> Bool {
        guard let activate = actions.activate else { return false }
        activate()
        return true
    }

    override func accessibilityIncrement() { actions.adjust?(.increment) }
    override func accessibilityDecrement() { actions.adjust?(.decrement) }

    override func accessibilityPerformEscape() -> Bool {
        actions.escape?()
        return actions.escape != nil
    }

    override func accessibilityPerformMagicTap() -> Bool {
        actions.magicTap?()
        return actions.magicTap != nil
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let scroll = actions.scroll else { return false }
        scroll(Edge(direction, in: self))
        return true
    }

    override func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom(.zoomIn, point) }
    override func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom(.zoomOut, point) }

    private func zoom(_ direction: AccessibilityZoomGestureAction.Direction, _ point: CGPoint) -> Bool {
        guard let zoom = actions.zoom else { return false }
        let place = convert(point, from: nil)
        let location = UnitPoint(
            x: bounds.width > 0 ? place.x / bounds.width : 0.5, y: bounds.height > 0 ? place.y / bounds.height : 0.5)
        zoom(AccessibilityZoomGestureAction(direction: direction, location: location, point: place))
        return true
    }
}

extension Edge {
    /// The edge towards which a three-finger swipe scrolls.
    @MainActor fileprivate init(_ direction: UIAccessibilityScrollDirection, in view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch direction {
        case .up: self = .top
        case .down, .next: self = .bottom
        case .previous: self = .top
        case .left: self = isMirrored ? .trailing : .leading
        case .right: self = isMirrored ? .leading : .trailing
        }
    }
}
