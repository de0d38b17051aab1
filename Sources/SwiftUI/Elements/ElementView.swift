/// A view that performs the actions of its element.
@MainActor protocol ActionPerforming: UIView {
    var actions: ElementActions { get set }
}

/// The view of an element that SwiftUI draws itself, with the views of its content as subviews.
class ElementView: UIView, ActionPerforming {
    final var actions = ElementActions()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(super.hitTest(point, with: event)) }
    override func accessibilityActivate() -> Bool { actions.performActivate() }
    override func accessibilityIncrement() { actions.adjust?(.increment) }
    override func accessibilityDecrement() { actions.adjust?(.decrement) }
    override func accessibilityPerformEscape() -> Bool { actions.performEscape() }
    override func accessibilityPerformMagicTap() -> Bool { actions.performMagicTap() }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        actions.performScroll(direction, in: self)
    }
    override func accessibilityZoomIn(at point: CGPoint) -> Bool { actions.performZoom(.zoomIn, at: point, in: self) }
    override func accessibilityZoomOut(at point: CGPoint) -> Bool { actions.performZoom(.zoomOut, at: point, in: self) }
}

/// The view of a stepper with its buttons.
final class StepperElementView: ElementView {}

/// The view of a progress view with its labels.
final class ProgressViewElementView: ElementView {}

/// The view of a control that SwiftUI draws itself. A tap does what activation does.
final class ControlView: UIControl, ActionPerforming {
    var actions = ElementActions()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in _ = self?.actions.performActivate() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool { isEnabled && actions.performActivate() }
    override func accessibilityIncrement() { actions.adjust?(.increment) }
    override func accessibilityDecrement() { actions.adjust?(.decrement) }
    override func accessibilityPerformEscape() -> Bool { actions.performEscape() }
    override func accessibilityPerformMagicTap() -> Bool { actions.performMagicTap() }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        actions.performScroll(direction, in: self)
    }
}

extension UIView {
    /// Returns what a touch hits, unless that is this view, which only groups others.
    func hit(_ found: UIView?) -> UIView? { found === self && (gestureRecognizers ?? []).isEmpty ? nil : found }
}

extension ElementActions {
    fileprivate func performActivate() -> Bool {
        activate?()
        return activate != nil
    }

    fileprivate func performEscape() -> Bool {
        escape?()
        return escape != nil
    }

    fileprivate func performMagicTap() -> Bool {
        magicTap?()
        return magicTap != nil
    }

    @MainActor fileprivate func performScroll(_ direction: UIAccessibilityScrollDirection, in view: UIView) -> Bool {
        scroll?(Edge(direction, in: view))
        return scroll != nil
    }

    @MainActor fileprivate func performZoom(
        _ direction: AccessibilityZoomGestureAction.Direction, at point: CGPoint, in view: UIView
    ) -> Bool {
        guard let zoom else { return false }
        let place = view.convert(point, from: nil)
        let size = view.bounds.size
        let location = UnitPoint(
            x: size.width > 0 ? place.x / size.width : 0.5, y: size.height > 0 ? place.y / size.height : 0.5)
        zoom(AccessibilityZoomGestureAction(direction: direction, location: location, point: place))
        return true
    }
}

extension Edge {
    /// The edge towards which a three-finger swipe scrolls.
    @MainActor fileprivate init(_ direction: UIAccessibilityScrollDirection, in view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch direction {
        case .up, .previous: self = .top
        case .down, .next: self = .bottom
        case .left: self = isMirrored ? .trailing : .leading
        case .right: self = isMirrored ? .leading : .trailing
        }
    }
}
