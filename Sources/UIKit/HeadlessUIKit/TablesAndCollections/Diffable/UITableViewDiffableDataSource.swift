import Foundation

/// Fills a table from snapshots, and changes what is shown from one to the next (iOS 13).
///
/// A snapshot is applied at once, whether it is to be animated or not, and the completion is called in the next turn of the
/// main loop. Cells follow their rows, and with them the cursor of an assistive technology.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes or takes a cell for an item, and fills it.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go; nothing is drawn here.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows another snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(content.take(snapshot))
        finish(completion)
    }

    /// Shows another snapshot, and returns when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        show(content.take(snapshot))
    }

    /// Shows another snapshot with all cells anew (iOS 15).
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = content.take(snapshot)
        tableView?.reloadData()
        finish(completion)
    }

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

    private func show(_ change: SnapshotChange) {
        if let tableView, tableView.dataSource === self { tableView.follow(change) }
    }

    private func finish(_ completion: (() -> Void)?) {
        if let completion { MainLoop.main.perform { completion() } }
    }

    // MARK: Places

    /// The section at an index, or nil (iOS 15).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }
    /// The index of a section, or nil (iOS 15).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }
    /// The item at a place, or nil.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.snapshot.item(at: indexPath) }
    /// The place of an item, or nil.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

    // MARK: The data source

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { content.snapshot.numberOfSections }

    /// How many items the snapshot's section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(at: section)
    }

    /// The cell that the provider gives. None is an error of the app.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = content.snapshot.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item)
        else {
            preconditionFailure("The cell provider of the diffable data source gave no cell for \(indexPath)")
        }
        return cell
    }

    /// Nil unless a subclass has a title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nil unless a subclass has a title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// False unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nothing happens unless a subclass says what.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Nothing happens unless a subclass says what.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Nil unless a subclass has titles.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The title's own place among the titles unless a subclass knows better.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
