/// The rows of a list in a collection view of UIKit.
@MainActor final class ListRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    private unowned let node: _GraphNode
    private var list = ItemList()
    private var sections: [ItemList.Section] = []
    private var hosts: [ObjectIdentifier: (item: Item, host: ItemHostView)] = [:]
    private var selection: RowSelection?
    private let edges: ListEdges

    /// The sections that have a header or a footer.
    @MainActor private final class ListEdges {
        var withHeader: Set<Int> = []
        var withFooter: Set<Int> = []
    }

    init(of node: _GraphNode) {
        self.node = node
        let edges = ListEdges()
        self.edges = edges
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = edges.withHeader.contains(section) ? .supplementary : .none
            configuration.footerMode = edges.withFooter.contains(section) ? .supplementary : .none
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(RowCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        view.delegate = self
    }

    /// Shows items as rows, by the sections that they are in.
    func show(_ list: ItemList) {
        self.list = list
        sections = list.sections
        edges.withHeader = Set(sections.indices.filter { !sections[$0].header.isEmpty })
        edges.withFooter = Set(sections.indices.filter { !sections[$0].footer.isEmpty })
        hosts = hosts.filter { !$0.value.item.node.isRemoved }
        view.reloadData()
    }

    func follow(_ selection: RowSelection?) {
        self.selection = selection
        for cell in view.visibleCells { (cell as? RowCell)?.updateSelection() }
    }

    private func row(at indexPath: IndexPath) -> Item? {
        sections[indexPath.section].place(ofRow: indexPath.item).map { list[$0] }
    }

    private func host(of item: Item) -> ItemHostView {
        if let known = hosts[ObjectIdentifier(item)] { return known.host }
        let host = ItemHostView(frame: .zero)
        host.alignment = .leading
        host.keepsSafeArea = false
        host.show(node) { [item] }
        host.sizeDidChange = { [weak view] in view?.collectionViewLayout.invalidateLayout() }
        hosts[ObjectIdentifier(item)] = (item, host)
        return host
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        sections[section].rowCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        guard let item = row(at: indexPath) else { return cell }
        (cell as? RowCell)?.show([host(of: item)], insets: RowCell.rowInsets) {
            [weak self, weak item] in
            self?.selection?.contains(item?.tag) ?? false
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        let section = sections[indexPath.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let hosts = (isHeader ? section.header : section.footer).map { host(of: list[$0]) }
        for host in hosts { host.isHeading = isHeader }
        (view as? RowCell)?.show(hosts, insets: RowCell.edgeInsets) { false }
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selection?.select(row(at: indexPath)?.tag)
    }
}

/// The cell of a row, or of a header or footer.
final class RowCell: UICollectionViewListCell {
    static let rowInsets = UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16)
    static let edgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    private var hosts: [ItemHostView] = []
    private var insets = RowCell.rowInsets
    private var isChosen: () -> Bool = { false }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The views of the row are elements of their own.
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ hosts: [ItemHostView], insets: UIEdgeInsets, isChosen: @escaping () -> Bool) {
        for host in self.hosts where host.superview === contentView { host.removeFromSuperview() }
        self.hosts = hosts
        self.insets = insets
        self.isChosen = isChosen
        for host in hosts { contentView.addSubview(host) }
        updateSelection()
        setNeedsLayout()
    }

    func updateSelection() {
        let isSelected = isChosen()
        for host in hosts { host.isRowSelected = isSelected }
    }

    private func size(_ width: CGFloat?) -> CGSize {
        let inner = width.map { max(0, $0 - insets.left - insets.right) }
        let sizes = hosts.map { $0.size(ProposedViewSize(width: inner, height: nil)) }
        guard !sizes.isEmpty else { return CGSize(width: width ?? 0, height: 0) }
        return CGSize(
            width: width ?? (sizes.map(\.width).max() ?? 0) + insets.left + insets.right,
            height: sizes.map(\.height).reduce(0, +) + insets.top + insets.bottom)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { size(targetSize.width > 0 ? targetSize.width : nil) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(size.width > 0 ? size.width : nil) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = insets.top
        let width = max(0, contentView.bounds.width - insets.left - insets.right)
        for host in hosts {
            let height =
                hosts.count == 1
                ? max(0, contentView.bounds.height - insets.top - insets.bottom)
                : host.size(ProposedViewSize(width: width, height: nil)).height
            host.frame = CGRect(x: insets.left, y: y, width: width, height: height)
            y += height
        }
    }
}
