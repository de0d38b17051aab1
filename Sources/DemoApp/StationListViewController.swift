#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// The list of stations; choosing one opens its screen.
final class StationListViewController: UITableViewController {
    private let stations = Station.all()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stations"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Player", primaryAction: UIAction { [weak self] _ in self?.openPlayer() })
        tableView.rowHeight = 56
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
    }

    private func openPlayer() {
        navigationController?.pushViewController(PlayerViewController(station: stations[0]), animated: true)
    }

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
        navigationController?.pushViewController(
            StationViewController(station: stations[indexPath.row]), animated: true)
    }
}
