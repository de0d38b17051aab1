import Foundation
import HeadlessUIKit

extension ScreenCase {
    /// A grouped table of switches and details in a navigation controller in a tab bar.
    static let settings = ScreenCase(
        name: "settings",
        make: {
            let settings = UINavigationController(rootViewController: SettingsViewController(style: .insetGrouped))
            settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
            let home = UIViewController()
            home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [home, settings]
            tabs.selectedIndex = 1
            return tabs
        })
}

private final class SwitchCell: UITableViewCell {
    static let reuseIdentifier = "switch"
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [texts, toggle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.topAnchor.constraint(equalTo: margins.topAnchor),
            texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            toggle.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: texts.trailingAnchor, multiplier: 1),
            toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(title: String, detail: String?, isOn: Bool) {
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail == nil
        toggle.isOn = isOn
    }
}

private final class SettingsViewController: UITableViewController {
    private struct Row {
        let title: String
        var detail: String?
        var isOn: Bool?
    }

    private let sections: [(header: String, footer: String?, rows: [Row])] = [
        (
            "Notifications", "Quiet hours are from ten at night to seven in the morning.",
            [
                Row(title: "Allow notifications", isOn: true),
                Row(title: "Quiet hours", detail: "Nothing makes a sound at night", isOn: false),
            ]
        ),
        (
            "Account", nil,
            [Row(title: "Language", detail: "English"), Row(title: "Sign out")]
        ),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.reuseIdentifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        if let isOn = row.isOn {
            let cell = tableView.dequeueReusableCell(withIdentifier: SwitchCell.reuseIdentifier, for: indexPath)
            (cell as? SwitchCell)?.configure(title: row.title, detail: row.detail, isOn: isOn)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        cell.accessoryType = row.detail == nil ? .none : .disclosureIndicator
        return cell
    }
}
