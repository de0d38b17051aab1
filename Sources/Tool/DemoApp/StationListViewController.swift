#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// The list of stations; choosing one opens its screen.
final class StationListViewController: UITableViewController {
    private var stations = Station.all()
    private var order = StationOrder.frequency

    private static let orderKey = "order"

    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stations"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { [weak self] _ in self?.chooseOrder() })
        tableView.restorationIdentifier = "stations"
        tableView.rowHeight = 56
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
    }

    private func chooseOrder() {
        let choice = SortViewController(order: order) { [weak self] in self?.sort(by: $0) }
        choice.modalPresentationStyle = .popover
        choice.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        choice.popoverPresentationController?.delegate = self
        present(choice, animated: true)
    }

    private func sort(by order: StationOrder) {
        self.order = order
        switch order {
        case .frequency: stations.sort { $0.frequency < $1.frequency }
        case .name: stations.sort { $0.name < $1.name }
        }
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stations.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        let station = stations[indexPath.row]
        cell.textLabel?.text = station.name
        cell.accessibilityValue = "\(station.frequency) megahertz"
        cell.accessibilityTraits = .button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showDetailViewController(StationViewController(station: stations[indexPath.row]), sender: self)
    }

    // MARK: Restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(order.rawValue, forKey: Self.orderKey)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let order = StationOrder(rawValue: coder.decodeInteger(forKey: Self.orderKey)) { sort(by: order) }
    }
}

extension StationListViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        // Two buttons need no sheet, not even on a phone.
        .none
    }
}

extension StationListViewController: UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        stations.indices.contains(idx.row) ? stations[idx.row].name : nil
    }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        stations.firstIndex { $0.name == identifier }.map { IndexPath(row: $0, section: 0) }
    }
}
