import HeadlessUIKit

/// Stands in for a split view controller: it shows its controllers side by side, as in a regular width.
final class SplitPlaceholderController: UIViewController {
    private static let primaryWidth: CGFloat = 320
    private var columns: [UIViewController] = []

    /// Sets the controllers from where lines start.
    func show(_ controllers: [UIViewController]) {
        columns = controllers
        for controller in controllers { addChild(controller) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for controller in columns {
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let primary = columns.count > 1 ? min(Self.primaryWidth, bounds.width / 2) : 0
        for (index, controller) in columns.enumerated() {
            let isPrimary = index < columns.count - 1
            controller.view.frame = CGRect(
                x: isPrimary ? 0 : primary, y: 0, width: isPrimary ? primary : bounds.width - primary,
                height: bounds.height)
        }
    }
}
