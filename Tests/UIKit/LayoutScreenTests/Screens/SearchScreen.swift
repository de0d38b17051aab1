import Foundation
import HeadlessUIKit

extension ScreenCase {
    /// Results that are as high as their text below a search field in use.
    static let search = ScreenCase(
        name: "search",
        make: { UINavigationController(rootViewController: CitiesViewController()) },
        prepare: { root in
            let cities = (root as? UINavigationController)?.topViewController
            guard let search = cities?.navigationItem.searchController else { return }
            search.isActive = true
            MainLoop.main.runUntilIdle()
            search.searchBar.searchTextField.insertText("an")
        })
}

private final class CitiesViewController: UIViewController, UISearchResultsUpdating {
    private let results = ResultsViewController(style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search cities"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        results.show(matching: searchController.searchBar.text ?? "")
    }
}

private final class CityCell: UITableViewCell {
    let nameLabel = UILabel()
    let noteLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        let stack = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
        stack.axis = .vertical
        stack.spacing = 2
        for label in [nameLabel, noteLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class ResultsViewController: UITableViewController {
    private let cities = [
        ("Annecy", "By a lake in the Alps"), ("Lisbon", ""), ("Sankt Gallen", "With a library of the ninth century"),
        ("Turin", ""), ("Zanzibar City", "On an island"),
    ]
    private var shown: [(String, String)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CityCell.self, forCellReuseIdentifier: "city")
        tableView.rowHeight = UITableView.automaticDimension
    }

    func show(matching text: String) {
        shown = cities.filter { $0.0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        if let cell = cell as? CityCell {
            (cell.nameLabel.text, cell.noteLabel.text) = shown[indexPath.row]
            cell.noteLabel.isHidden = shown[indexPath.row].1.isEmpty
        }
        return cell
    }
}
