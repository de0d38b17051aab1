/// Support for more controllers than the bar has room for.
extension UITabBarController {
    /// The maximum number of tabs in the bar (UITabBarController's reference: five on a phone).
    final var tabLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// The controllers that have their own tab.
    final var membersWithTabs: [UIViewController] {
        members.count > tabLimit ? Array(members.prefix(tabLimit - 1)) : members
    }

    /// The controllers that are reached through the list behind "More".
    final var membersBehindMore: [UIViewController] {
        members.count > tabLimit ? Array(members.dropFirst(tabLimit - 1)) : []
    }

    /// Whether a controller is reached through that list.
    final func isBehindMore(_ controller: UIViewController) -> Bool {
        membersBehindMore.contains { $0 === controller }
    }

    /// Makes the stack behind "More" a child once it is to be shown.
    final func adoptIfMore(_ controller: UIViewController?) {
        guard let stack = controller as? MoreNavigationController, stack.parent !== self else { return }
        addChild(stack)
        stack.didMove(toParent: self)
    }
}

/// The stack of the tab "More": a list, and above it the controller chosen from it.
@MainActor final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list: MoreListController

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(of: tabs)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([list], animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// The controller chosen from the list; nil while the list is shown.
    var chosen: UIViewController? { viewControllers.count > 1 ? viewControllers[1] : nil }

    /// Shows one of the controllers as if it had been chosen before.
    func show(_ controller: UIViewController) {
        if chosen !== controller { setViewControllers([list, controller], animated: false) }
    }

    // Popped controllers belong to the tab bar controller again.
    override func membershipDidSettle() {
        guard let tabs else { return }
        for member in tabs.membersBehindMore where member.parent == nil {
            tabs.addChild(member)
            member.didMove(toParent: tabs)
        }
    }

    func membersDidChange() {
        if let chosen, tabs?.isBehindMore(chosen) != true { popToRootViewController(animated: false) }
        list.membersDidChange()
    }
}

/// The list behind the tab "More".
@MainActor final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = tabs.viewIfLoaded?.interfaceWords[.more] ?? UIApplication.shared.interfaceWords[.more]
    }

    required init?(coder: NSCoder) { nil }

    private var members: [UIViewController] { tabs?.membersBehindMore ?? [] }

    func membersDidChange() {
        (viewIfLoaded as? UITableView)?.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { members.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let item = members.indices.contains(indexPath.row) ? members[indexPath.row].tabBarItem : nil
        cell.textLabel?.text = item?.title
        cell.detailTextLabel?.text = item?.badgeValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let tabs, members.indices.contains(indexPath.row) else { return }
        let chosen = members[indexPath.row]
        guard tabs.delegate?.tabBarController(tabs, shouldSelect: chosen) ?? true else { return }
        navigationController?.pushViewController(chosen, animated: true)
        tabs.moreStackDidShow(chosen)
        tabs.delegate?.tabBarController(tabs, didSelect: chosen)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let navigationController { tabs?.moreStackDidShow(navigationController) }
    }
}
