import Foundation
import HeadlessUIKit

extension ScreenCase {
    /// Rows that are as high as their text, in a navigation controller in a tab bar.
    static let chatList = ScreenCase(
        name: "chat-list",
        make: {
            let chats = UINavigationController(rootViewController: ChatListViewController())
            chats.tabBarItem = UITabBarItem(title: "Chats", image: UIImage(systemName: "bubble.left"), tag: 0)
            let calls = UIViewController()
            calls.tabBarItem = UITabBarItem(title: "Calls", image: UIImage(systemName: "phone"), tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [chats, calls]
            return tabs
        })
}

private struct Chat {
    let name: String
    let date: String
    let message: String
}

private final class ChatCell: UITableViewCell {
    private let avatar = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
    private let nameLabel = UILabel()
    private let dateLabel = UILabel()
    private let messageLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        dateLabel.font = .preferredFont(forTextStyle: .caption1)
        messageLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [nameLabel, dateLabel, messageLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
        let header = UIStackView(arrangedSubviews: [nameLabel, dateLabel])
        header.spacing = 8
        header.alignment = .firstBaseline
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            header.axis = .vertical
            header.alignment = .leading
        }
        let texts = UIStackView(arrangedSubviews: [header, messageLabel])
        texts.axis = .vertical
        texts.spacing = 4
        for view in [avatar, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        let bottom = texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = .required - 1
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: margins.topAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ chat: Chat) {
        nameLabel.text = chat.name
        dateLabel.text = chat.date
        messageLabel.text = chat.message
    }
}

private final class ChatListViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let chats = [
        Chat(name: "Jonas", date: "9:41 AM", message: "See you at the station."),
        Chat(
            name: "Climbing group", date: "Yesterday",
            message: "The hall is closed on Thursday, so we meet at the rocks behind the mill, if the weather holds."),
        Chat(name: "Grandmother", date: "Monday", message: "Call me."),
        Chat(
            name: "Dr. Lindqvist’s practice", date: "2 May",
            message: "Your appointment is on 12 May at a quarter past three. Please bring your card."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in })
        tableView.dataSource = self
        tableView.register(ChatCell.self, forCellReuseIdentifier: "chat")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 72
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chats.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
        (cell as? ChatCell)?.show(chats[indexPath.row])
        return cell
    }
}
