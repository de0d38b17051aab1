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

    /// Whether rows have controls to delete and to move them.
    var isEditing = false { didSet { if isEditing != oldValue { view.reloadData() } } }

    /// Scrolls to the row with an id; returns whether there is one.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let index = list.index(of: id), let path = indexPath(of: index) else { return false }
        let position: UICollectionView.ScrollPosition =
            anchor.map { $0.y < 0.5 ? .top : $0.y > 0.5 ? .bottom : .centeredVertically } ?? .centeredVertically
        view.layoutIfNeeded()
        view.scrollToItem(at: path, at: position, animated: false)
        return true
    }

    private func indexPath(of index: Int) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            var row = 0
            for range in section.rows {
                if range.contains(index) { return IndexPath(item: row + index - range.lowerBound, section: number) }
                row += range.count
            }
        }
        return nil
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
        (cell as? RowCell)?.showEditing(isEditing ? item.rowEditing : nil)
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

    /// The words of the row.
    private var words: String {
        ElementProperties.combining(hosts.flatMap(\.elements), keepsButtons: false).label ?? ""
    }

    /// Shows controls to delete and to move the row.
    func showEditing(_ editing: RowEditing?) {
        for control in [deletion, movement] { control?.removeFromSuperview() }
        deletion = editing?.delete.map { delete in
            control("Remove \(words)") { if let editing { delete(IndexSet(integer: editing.index)) } }
        }
        movement = editing?.move.map { move in
            let control = control("Reorder \(words)") {}
            control.accessibilityHint = "Draggable. Double tap and hold, wait for the sound, then drag to rearrange."
            control.accessibilityCustomActions = [("Move Up", -1), ("Move Down", 2)].compactMap { name, distance in
                guard let editing, (0...editing.count).contains(editing.index + distance) else { return nil }
                return UIAccessibilityCustomAction(name: name) { _ in
                    move(IndexSet(integer: editing.index), editing.index + distance)
                    return true
                }
            }
            return control
        }
        setNeedsLayout()
    }

    private func control(_ label: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .custom, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = label
        contentView.addSubview(button)
        return button
    }

    private var deletion: UIButton?
    private var movement: UIButton?
    /// The width of a control next to the row.
    private static let controlWidth: CGFloat = 40

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
        let bounds = contentView.bounds
        let leading = insets.left + (deletion == nil ? 0 : Self.controlWidth)
        let trailing = insets.right + (movement == nil ? 0 : Self.controlWidth)
        let height = max(0, bounds.height - insets.top - insets.bottom)
        deletion?.frame = CGRect(x: insets.left, y: insets.top, width: Self.controlWidth, height: height)
        movement?.frame = CGRect(
            x: bounds.width - trailing, y: insets.top, width: Self.controlWidth, height: height)
        let width = max(0, bounds.width - leading - trailing)
        for host in hosts {
            let height =
                hosts.count == 1
                ? max(0, contentView.bounds.height - insets.top - insets.bottom)
                : host.size(ProposedViewSize(width: width, height: nil)).height
            host.frame = CGRect(x: leading, y: y, width: width, height: height)
            y += height
        }
    }
}
