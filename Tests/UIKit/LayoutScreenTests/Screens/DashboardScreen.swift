import HeadlessUIKit

extension ScreenCase {
    /// A grid of cards in the detail of a split view; on a phone it is pushed onto the list.
    static let dashboard = ScreenCase(
        name: "dashboard",
        make: {
            let split = UISplitViewController(style: .doubleColumn)
            let list = UIViewController()
            list.title = "Reports"
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(list, for: .primary)
            split.setViewController(DashboardViewController(), for: .secondary)
            return split
        },
        prepare: { root in (root as? UISplitViewController)?.show(.secondary) },
        adaptsToDevice: true)
}

private final class DashboardViewController: UIViewController {
    private let facts = [("Visitors", "8,120"), ("Orders", "214"), ("Returns", "9"), ("Revenue", "$6,430")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dashboard"
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let cards = facts.map(card)
        let rows = stride(from: 0, to: cards.count, by: 2).map { index in
            let row = UIStackView(arrangedSubviews: Array(cards[index..<index + 2]))
            row.axis = isLarge ? .vertical : .horizontal
            row.distribution = isLarge ? .fill : .fillEqually
            row.spacing = 12
            return row
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.spacing = 12
        let scroll = UIScrollView()
        scroll.addSubview(grid)
        view.addSubview(scroll)
        for child in [scroll, grid] { child.translatesAutoresizingMaskIntoConstraints = false }
        let content = scroll.contentLayoutGuide
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            grid.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            grid.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            grid.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            grid.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            grid.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    private func card(_ name: String, _ value: String) -> UIView {
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .caption1)
        let valueLabel = UILabel()
        valueLabel.text = value
        valueLabel.font = .preferredFont(forTextStyle: .title1)
        for label in [nameLabel, valueLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.isAccessibilityElement = true
        card.accessibilityLabel = name
        card.accessibilityValue = value
        card.addSubview(nameLabel)
        card.addSubview(valueLabel)
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        let margins = card.layoutMarginsGuide
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            valueLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            valueLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            valueLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            valueLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return card
    }
}
