#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// The sort order of the list of stations.
enum StationOrder: Int, CaseIterable {
    case frequency, name

    var title: String {
        switch self {
        case .frequency: "By frequency"
        case .name: "By name"
        }
    }
}

/// The choice of an order, made for a popover.
final class SortViewController: UIViewController {
    private let order: StationOrder
    private let choose: (StationOrder) -> Void
    private var buttons: [UIButton] = []

    init(order: StationOrder, choose: @escaping (StationOrder) -> Void) {
        self.order = order
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 240, height: CGFloat(StationOrder.allCases.count) * 54 + 10)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = StationOrder.allCases.map { order in
            let button = UIButton(type: .system)
            button.setTitle(order.title, for: .normal)
            if order == self.order { button.accessibilityTraits.insert(.selected) }
            button.addAction(UIAction { [weak self] _ in self?.finish(order) }, for: .touchUpInside)
            view.addSubview(button)
            return button
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y: CGFloat = 10
        for button in buttons {
            button.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 44)
            y += 54
        }
    }

    private func finish(_ order: StationOrder) {
        choose(order)
        dismiss(animated: true)
    }
}
