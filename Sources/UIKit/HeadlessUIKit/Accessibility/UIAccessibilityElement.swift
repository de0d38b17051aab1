import Foundation

/// An element that is not a view, such as a part of a view's drawing.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The object that the element belongs to: a view, a controller or another element. It is not kept alive.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer: CGRect?
    /// The view below which the last capture found the element: its container's, or that of another one which lists it.
    final weak var capturingView: UIView?

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// A name for tests, which is never spoken.
    open var accessibilityIdentifier: String? {
        get { assignedIdentifier }
        set { assignedIdentifier = newValue }
    }
    final override var nodeIdentifier: String? {
        get { accessibilityIdentifier }
        set { accessibilityIdentifier = newValue }
    }

    /// The element's frame in its container's coordinates, in points; it moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            accessibilityDidChange(.attributes)
        }
    }

    override var defaultIsAccessibilityElement: Bool { true }

    override var defaultAccessibilityFrame: CGRect {
        guard let frameInContainer else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: containerView)
    }

    /// The nearest view on the way up the containers; a cycle ends the search.
    final var containerView: UIView? {
        var container = accessibilityContainer
        for _ in 0..<1_000 {
            switch container {
            case let view as UIView: return view
            case let controller as UIViewController: return controller.viewIfLoaded
            case let element as UIAccessibilityElement: container = element.accessibilityContainer
            default: return nil
            }
        }
        return nil
    }

    override func accessibilityDidChange(_ change: AccessibilityChange) {
        let containerView = containerView
        containerView?.accessibilityDidChange(.attributes)
        if let capturingView, capturingView !== containerView { capturingView.accessibilityDidChange(.attributes) }
    }
}
