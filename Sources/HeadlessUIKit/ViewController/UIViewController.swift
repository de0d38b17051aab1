import Foundation

/// Manages a view and its part of the app.
@MainActor open class UIViewController: UIResponder {
    private var storedView: UIView?

    /// Creates a controller whose view is not yet loaded.
    public override init() {
        super.init()
    }

    isolated deinit {
        storedView?.viewController = nil
    }

    /// The root view, loaded on first use.
    open var view: UIView! {
        get {
            if storedView == nil {
                loadView()
                viewDidLoad()
            }
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            newValue?.viewController = self
        }
    }

    /// The root view when it is loaded.
    public var viewIfLoaded: UIView? { storedView }
    /// Whether the root view is loaded.
    public var isViewLoaded: Bool { storedView != nil }

    /// Makes the root view.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Called once after the root view was loaded.
    open func viewDidLoad() {}
    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: Called by the root view

    func viewWillEnterWindow() {}
    func viewDidEnterWindow() {}
    func viewWillLeaveWindow() {}
    func viewDidLeaveWindow() {}
    func viewSizeDidChange(from old: CGSize) {}
    func checkHierarchy(movingTo superview: UIView) {}
}
