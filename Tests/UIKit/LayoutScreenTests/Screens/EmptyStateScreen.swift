import HeadlessUIKit

extension ScreenCase {
    /// The placeholder of an empty list: a stack in the middle of the space between the bars.
    static let emptyState = ScreenCase(
        name: "empty-state",
        make: {
            let downloads = UINavigationController(rootViewController: EmptyDownloadsViewController())
            downloads.tabBarItem = UITabBarItem(title: "Downloads", image: UIImage(systemName: "arrow.down"), tag: 0)
            let shop = UIViewController()
            shop.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "bag"), tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [downloads, shop]
            return tabs
        })
}

private final class EmptyDownloadsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        let symbol = UIImageView(image: UIImage(systemName: "tray"))
        symbol.isAccessibilityElement = false
        let headline = UILabel()
        headline.text = "No downloads"
        headline.font = .preferredFont(forTextStyle: .headline)
        let hint = UILabel()
        hint.text = "Books that you keep on this device are here."
        hint.font = .preferredFont(forTextStyle: .body)
        hint.textColor = .secondaryLabel
        for label in [headline, hint] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        let browse = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Browse") { _ in })
        let stack = UIStackView(arrangedSubviews: [symbol, headline, hint, browse])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.setCustomSpacing(20, after: hint)
        let scroll = UIScrollView()
        scroll.addSubview(stack)
        view.addSubview(scroll)
        for child in [scroll, stack] { child.translatesAutoresizingMaskIntoConstraints = false }
        let content = scroll.contentLayoutGuide
        let middle = stack.centerYAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.centerYAnchor)
        middle.priority = .defaultLow
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.safeAreaLayoutGuide.heightAnchor),
            middle,
        ])
        let short = content.heightAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.heightAnchor)
        short.priority = .defaultLow + 1
        short.isActive = true
    }
}
