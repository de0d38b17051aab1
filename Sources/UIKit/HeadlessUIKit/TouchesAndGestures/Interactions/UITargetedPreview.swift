import Foundation

/// How a view looks while it is lifted from the screen; kept as facts.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The part of the view that is seen, or nil for all.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow, or nil.
    open var shadowPath: UIBezierPath?
    /// The colour behind it, or nil.
    open var backgroundColor: UIColor!

    /// The usual looks.
    public override init() {
        super.init()
    }
    /// Looks for lines of text, in rectangles each.
    public init(textLineRects: [NSValue]) {
        super.init()
    }
}

/// Where a view lands that was lifted.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view that it lands in.
    public final let container: UIView
    /// Where its middle lands, in points of that view.
    public final let center: CGPoint
    /// How it is turned then.
    public final let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A view that is lifted from the screen.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public final let view: UIView
    /// How it looks.
    public final let parameters: UIPreviewParameters
    /// Where it lands.
    public final let target: UIPreviewTarget

    /// A view that lands elsewhere.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    /// A view that lands where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// A view that lands where it is and looks as usual.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// The same with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The preview of what is dragged.
public typealias UITargetedDragPreview = UITargetedPreview
/// How the preview of what is dragged looks.
public typealias UIDragPreviewParameters = UIPreviewParameters
/// Where the preview of what is dragged lands.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// Something that animations can be added to.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, or nil.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are made together.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that the user taps, with UIKit's raw values.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes away.
    case dismiss = 0
    /// It becomes the screen.
    case pop = 1
}

/// Something that animations can be added to, while a preview becomes the screen.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What becomes of the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
