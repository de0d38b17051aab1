import UIKit

/// Lists the food in the larder, with the items that have to be eaten soon first.
class LarderViewController: UIViewController, UICollectionViewDelegate {
    private enum Section: Hashable {
        case soon
        case place(Item.Place)
    }

    /// An item may be in two sections, so a row is both.
    private struct Row: Hashable {
        let section: Section
        let id: Item.ID
    }

    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var emptyLabel: UILabel!

    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("larder.title", comment: "Title of the list")
        collectionView.collectionViewLayout = makeLayout()
        collectionView.delegate = self
        configureDataSource()
        NotificationCenter.default.addObserver(
            self, selector: #selector(larderDidChange(_:)), name: .larderDidChange, object: nil)
        applySnapshot(animatingDifferences: false)
    }

    @objc private func larderDidChange(_ notification: Notification) {
        applySnapshot(animatingDifferences: viewIfLoaded?.window != nil)
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard case .soon? = self?.dataSource.snapshot().sectionIdentifiers[index] else {
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.trailingSwipeActionsConfigurationProvider = { self?.swipeActions(for: $0) }
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
            return Self.cards()
        }
    }

    private static func cards() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(160), heightDimension: .estimated(80)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private func swipeActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let row = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let eaten = UIContextualAction(
            style: .destructive, title: NSLocalizedString("item.eaten", comment: "Takes an item from the list")
        ) { _, _, completion in
            Larder.shared.remove(row.id)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [eaten])
    }

    // MARK: Content

    private func configureDataSource() {
        let listCell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item.name
            content.secondaryText = String(item.amount)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let card = UICollectionView.CellRegistration<CardCell, Item> { cell, _, item in
            cell.show(item)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            switch self?.dataSource.snapshot().sectionIdentifiers[indexPath.section] {
            case .place(let place)?: content.text = place.title
            default: content.text = NSLocalizedString("larder.soon", comment: "Header above what goes bad soon")
            }
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, row in
            guard let item = Larder.shared.item(row.id) else { return nil }
            if row.section == .soon {
                return view.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item)
            }
            return view.dequeueConfiguredReusableCell(using: listCell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func applySnapshot(animatingDifferences: Bool) {
        let items = Larder.shared.items
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        let urgent = items.filter(\.isUrgent)
        if !urgent.isEmpty {
            snapshot.appendSections([.soon])
            snapshot.appendItems(urgent.map { Row(section: .soon, id: $0.id) })
        }
        for place in Item.Place.allCases {
            let here = items.filter { $0.place == place }
            guard !here.isEmpty else { continue }
            snapshot.appendSections([.place(place)])
            snapshot.appendItems(here.map { Row(section: .place(place), id: $0.id) })
        }
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
        emptyLabel.isHidden = !items.isEmpty
    }

    // MARK: Navigation

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        performSegue(withIdentifier: "show", sender: dataSource.itemIdentifier(for: indexPath)?.id)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let item = segue.destination as? ItemViewController, let id = sender as? Item.ID { item.itemID = id }
    }

    @IBAction func cancelNewItem(_ segue: UIStoryboardSegue) {}
}
