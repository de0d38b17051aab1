import HeadlessUIKit

extension ScreenCase {
    /// A grid of keys: stacks that fill equally in a stack that fills equally.
    static let calculator = ScreenCase(
        name: "calculator",
        make: { UINavigationController(rootViewController: CalculatorViewController()) })
}

private final class CalculatorViewController: UIViewController {
    private let keys = [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["0", ".", "=", "+"]]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Calculator"
        let display = UILabel()
        display.text = "1,024"
        display.font = .preferredFont(forTextStyle: .largeTitle)
        display.adjustsFontForContentSizeCategory = true
        display.adjustsFontSizeToFitWidth = true
        display.minimumScaleFactor = 0.5
        display.textAlignment = .right
        display.setContentHuggingPriority(.required, for: .vertical)
        display.setContentCompressionResistancePriority(.required, for: .vertical)
        let rows = keys.map { row in
            let stack = UIStackView(
                arrangedSubviews: row.map { key in
                    let button = UIButton(type: .system)
                    button.setTitle(key, for: .normal)
                    button.titleLabel?.font = .preferredFont(forTextStyle: .title2)
                    button.titleLabel?.adjustsFontForContentSizeCategory = true
                    return button
                })
            stack.distribution = .fillEqually
            stack.spacing = 8
            return stack
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.distribution = .fillEqually
        grid.spacing = 8
        let stack = UIStackView(arrangedSubviews: [display, grid])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
    }
}
