import Foundation

/// The appearance of a view while it is lifted from the screen; stored only.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view, or nil for all.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow, or nil.
    open var shadowPath: UIBezierPath?
    /// The background colour, or nil.
    open var backgroundColor: UIColor!

    /// Creates default parameters.
    public override init() {
        super.init()
    }
    /// Creates parameters for lines of text, by their rectangles.
    public init(textLineRects: [NSValue]) {
        super.init()
    }
}

/// The target of a lifted view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The container of the target.
    public final let container: UIView
    /// The centre of the lifted view, in points of the container.
    public final let center: CGPoint
    /// The transform of the lifted view.
    public final let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A preview of a view that is lifted from the screen.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view of the preview.
    public final let view: UIView
    /// The appearance of the preview.
    public final let parameters: UIPreviewParameters
    /// The target of the preview.
    public final let target: UIPreviewTarget

    /// Creates a preview of a view that moves to a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    /// Creates a preview of a view that returns to its place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// Creates a preview of a view that returns to its place, with default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// Returns the preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The preview of a dragged item.
public typealias UITargetedDragPreview = UITargetedPreview
/// The appearance of the preview of a dragged item.
public typealias UIDragPreviewParameters = UIPreviewParameters
/// The target of the preview of a dragged item.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// An animator to which changes can be added.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, or nil.
    var previewViewController: UIViewController? { get }
    /// Adds changes that run with the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a tapped preview is committed, with UIKit's raw values.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview is dismissed.
    case dismiss = 0
    /// The preview becomes the screen.
    case pop = 1
}

/// An animator for changes while a preview becomes the screen.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview is committed.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
