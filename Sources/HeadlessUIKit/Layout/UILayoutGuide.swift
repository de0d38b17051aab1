import Foundation

/// A rectangle of a view that layout goes by, without a view of its own.
@MainActor open class UILayoutGuide: NSObject {
    /// The view whose rectangle it is, or nil.
    open internal(set) weak var owningView: UIView?
    /// The name of the guide.
    open var identifier = ""
    private let rectangle: (UIView) -> CGRect

    /// Creates a guide without a view.
    public override init() {
        rectangle = { _ in .zero }
        super.init()
    }

    init(of view: UIView, rectangle: @escaping @MainActor (UIView) -> CGRect) {
        owningView = view
        self.rectangle = rectangle
        super.init()
    }

    /// The rectangle in the owning view's coordinates, in points; zero without a view.
    open var layoutFrame: CGRect { owningView.map(rectangle) ?? .zero }
}

/// A guide at the top or the bottom of a controller's view.
@MainActor public protocol UILayoutSupport: AnyObject {
    /// How far bars and the device reach into the view at that end, in points.
    var length: CGFloat { get }
}

/// The guide at one end of a controller's view.
@MainActor final class EndGuide: UILayoutSupport {
    private weak var controller: UIViewController?
    private let isTop: Bool

    init(of controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
    }

    var length: CGFloat {
        guard let insets = controller?.viewIfLoaded?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The end of what covers the view at the top; the safe area's older form.
    public final var topLayoutGuide: any UILayoutSupport { EndGuide(of: self, isTop: true) }
    /// The end of what covers the view at the bottom; the safe area's older form.
    public final var bottomLayoutGuide: any UILayoutSupport { EndGuide(of: self, isTop: false) }
}
