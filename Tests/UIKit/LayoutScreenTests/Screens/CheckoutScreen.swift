import HeadlessUIKit

extension ScreenCase {
    /// A list of purchases in a scroll view above a bar with the sum and the button that pays.
    static let checkout = ScreenCase(
        name: "checkout",
        make: {
            let cart = UIViewController()
            cart.title = "Cart"
            let navigation = UINavigationController(rootViewController: cart)
            navigation.pushViewController(CheckoutViewController(), animated: false)
            return navigation
        })
}

private final class CheckoutViewController: UIViewController {
    private let items = [("Linen shirt, size M", "$49.00"), ("Wool socks", "$12.50"), ("Delivery by Friday", "$4.90")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        let list = UIStackView(arrangedSubviews: items.map { row($0.0, $0.1) })
        list.axis = .vertical
        list.spacing = 16
        let scrollView = UIScrollView()
        scrollView.addSubview(list)

        var configuration = UIButton.Configuration.filled()
        configuration.title = "Pay $66.40"
        configuration.buttonSize = .large
        let payButton = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        let bar = UIView()
        bar.backgroundColor = .secondarySystemBackground
        bar.addSubview(payButton)

        for child in [scrollView, bar] { view.addSubview(child) }
        for child in [scrollView, list, bar, payButton] { child.translatesAutoresizingMaskIntoConstraints = false }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            list.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            list.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            list.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
            list.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
            list.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            payButton.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
            payButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            payButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            payButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
        ])
    }

    private func row(_ name: String, _ price: String) -> UIView {
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.numberOfLines = 0
        let priceLabel = UILabel()
        priceLabel.text = price
        priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        priceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        for label in [nameLabel, priceLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        let row = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
        // Side by side there is no room for large text.
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            row.axis = .vertical
        } else {
            row.alignment = .firstBaseline
            row.spacing = 12
        }
        return row
    }
}
