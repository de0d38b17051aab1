import HeadlessUIKit

extension ScreenCase {
    /// A picture, a name and a stack of facts, placed by visual format, in a tab bar.
    static let profile = ScreenCase(
        name: "profile",
        make: {
            let profile = UINavigationController(rootViewController: ProfileViewController())
            profile.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 0)
            let friends = UIViewController()
            friends.tabBarItem = UITabBarItem(title: "Friends", image: UIImage(systemName: "person.2"), tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [profile, friends]
            return tabs
        })
}

private final class ProfileViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in })

        let picture = UIImageView(image: UIImage(size: CGSize(width: 96, height: 96)))
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Picture of Mira"
        let name = UILabel()
        name.text = "Mira Okafor"
        name.font = .preferredFont(forTextStyle: .title2)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        name.textAlignment = .center
        name.accessibilityTraits.insert(.header)
        let facts = UIStackView(arrangedSubviews: [
            fact("Followers", "1,204"), fact("Following", "318"), fact("Photos", "57"),
        ])
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        facts.axis = isLarge ? .vertical : .horizontal
        facts.distribution = isLarge ? .fill : .fillEqually
        facts.spacing = 8
        let follow = UIButton(type: .system, primaryAction: UIAction(title: "Follow") { _ in })

        let scroll = UIScrollView()
        let content = UIView()
        view.addSubview(scroll)
        scroll.addSubview(content)
        for child in [picture, name, facts, follow] { content.addSubview(child) }
        let views: [String: UIView] = [
            "scroll": scroll, "content": content, "picture": picture, "name": name, "facts": facts, "follow": follow,
        ]
        for view in views.values { view.translatesAutoresizingMaskIntoConstraints = false }
        var constraints: [NSLayoutConstraint] = []
        for format in [
            "V:|[scroll]|", "H:|[content]|", "V:|[content]|", "H:|-(>=20)-[picture(size)]",
            "H:|-20-[name]-20-|", "H:|-20-[facts]-20-|",
            "V:|-24-[picture(size)]-12-[name]-[facts]-20-[follow(>=44)]-24-|",
        ] {
            constraints += NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: ["size": 96], views: views)
        }
        constraints += [
            picture.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            follow.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    private func fact(_ title: String, _ value: String) -> UIView {
        let valueLabel = UILabel()
        valueLabel.text = value
        valueLabel.font = .preferredFont(forTextStyle: .headline)
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.textColor = .secondaryLabel
        for label in [valueLabel, titleLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
        }
        let stack = UIStackView(arrangedSubviews: [valueLabel, titleLabel])
        stack.axis = .vertical
        stack.isAccessibilityElement = true
        stack.accessibilityLabel = "\(title), \(value)"
        return stack
    }
}
