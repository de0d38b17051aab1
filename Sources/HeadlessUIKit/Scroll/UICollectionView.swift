import Foundation

/// Items in sections, placed by a layout, of which only those near the visible part have cells.
@MainActor open class UICollectionView: UIScrollView {
    private var layout: UICollectionViewLayout
    private weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var pool = CollectionPool()
    private var needsReload = true
    private var needsPreparation = true
    private var isBusy = false
    /// How many items each section has.
    final var counts: [Int] = []
    final var views: [CollectionPlace: UICollectionReusableView] = [:]
    final var selection: Set<IndexPath> = []
    final var updates: TableUpdates?
    final var updateDepth = 0
    /// The content that a description gave, which nobody else keeps alive.
    final var describedContent: (any UICollectionViewDataSource)?

    // Counts come from the app; more than this no collection shows.
    private static let sectionLimit = 1_000_000

    /// Creates a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates a collection of no size with a flow layout.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.collectionView = self
    }

    // MARK: Who fills it

    /// Gives the content; it is not kept alive.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

    /// Decides about use and hears of it; it is not kept alive.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            collectionDelegate = newValue
            scrollDelegate = newValue
            reloadData()
        }
    }

    /// Places the items.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set {
            layout.collectionView = nil
            layout = newValue
            layout.collectionView = self
            layoutWasInvalidated()
        }
    }

    /// Takes another layout, at once also where it is to be animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// A view behind the items, or nil.
    open var backgroundView: UIView?
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Whether the collection is edited.
    open var isEditing = false

    // MARK: Views by name

    /// Names a class of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, kind: nil, identifier)
    }

    /// Names a class of views of a kind beside the items.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass, kind: elementKind, identifier)
    }

    /// Names a way of making views of a kind, or cells without one, unless the name is known already.
    package final func registerIfNeeded(
        kind: String?, _ identifier: String, make: @escaping () -> UICollectionReusableView
    ) {
        if !pool.isRegistered(kind: kind, identifier) { pool.register(kind: kind, identifier, make: make) }
    }

    /// A cell that is no longer shown, or a new one. A name that nothing was registered for is an error of the app.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = pool.dequeue(kind: nil, identifier) as? UICollectionViewCell else {
            preconditionFailure("dequeueReusableCell: no cell is registered for the identifier \(identifier)")
        }
        return cell
    }

    /// A view that is no longer shown, or a new one. A name that nothing was registered for is an error of the app.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = pool.dequeue(kind: elementKind, identifier) else {
            preconditionFailure(
                "dequeueReusableSupplementaryView: no view of the kind \(elementKind) is registered for the "
                    + "identifier \(identifier)")
        }
        return view
    }

    // MARK: Loading

    /// Asks for everything anew, at the next layout or when something is needed earlier.
    open func reloadData() {
        needsReload = true
        needsPreparation = true
        selection = []
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    final func reloadIfNeeded() {
        guard needsReload, !isBusy else { return }
        needsReload = false
        for place in views.keys.sorted() { recycle(place) }
        loadCounts()
    }

    final func loadCounts() {
        isBusy = true
        defer { isBusy = false }
        guard let dataSource else {
            counts = []
            return
        }
        let sections = min(max(dataSource.numberOfSections(in: self), 0), Self.sectionLimit)
        counts = (0..<sections).map { section in
            min(max(dataSource.collectionView(self, numberOfItemsInSection: section), 0), FlowGeometry.itemLimit)
        }
    }

    /// Called by the layout when everything has another place.
    final func layoutWasInvalidated() {
        needsPreparation = true
        setNeedsLayout()
    }

    /// Lets the layout measure, and takes over the size of the content.
    final func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation, !isBusy else { return }
        needsPreparation = false
        layout.prepare()
        let size = layout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    /// Takes a view out of the collection and keeps it to be used again.
    final func recycle(_ place: CollectionPlace) {
        guard let view = views.removeValue(forKey: place) else { return }
        view.place = nil
        view.item.leave(place.path)
        if let kind = place.kind {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: place.path)
        } else if let cell = view as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
        }
        view.removeFromSuperview()
        pool.recycle(view, kind: place.kind)
    }

    // MARK: Layout

    override func boundsDidChange() {
        setNeedsLayout()
        if !needsPreparation, layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
    }

    /// Makes and places the views near the visible part, and lets go of the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareIfNeeded()
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        // A cursor that walks from item to item needs the next cell before it is visible.
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let shown = bounds.isEmpty ? [] : layout.layoutAttributesForElements(in: around) ?? []
        let wanted = shown.prefix(UICollectionViewLayout.elementLimit).filter { isPlace($0.place) }
        dropViews(except: Set(wanted.map(\.place)))
        for attributes in wanted.sorted(by: { ($0.zIndex, $0.place) < ($1.zIndex, $1.place) }) { show(attributes) }
    }

    private func dropViews(except kept: Set<CollectionPlace>) {
        let editor = window?.firstResponder as? UIView
        for (place, view) in views where !kept.contains(place) {
            // A cell that is being typed into stays, as in UIKit.
            if isPlace(place), editor?.isDescendant(of: view) == true { continue }
            recycle(place)
        }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let place = attributes.place
        if let view = views[place] {
            view.apply(attributes)
            return
        }
        guard let view = makeView(place) else { return }
        // A data source that gives one view to two places leaves it with the later one.
        if let old = view.place, views[old] === view { views[old] = nil }
        view.place = place
        if view.item.enter(place.path) { view.takeNewIdentities() }
        views[place] = view
        view.apply(attributes)
        if let kind = place.kind {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.path)
        } else if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.contains(place.path)
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
        }
        addSubview(view)
    }

    private func makeView(_ place: CollectionPlace) -> UICollectionReusableView? {
        guard let kind = place.kind else { return dataSource?.collectionView(self, cellForItemAt: place.path) }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.path)
    }

    private func isPlace(_ place: CollectionPlace) -> Bool {
        place.kind == nil ? isItem(place.path) : counts.indices.contains(place.path.section)
    }

    final func isItem(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    // MARK: Touches and restoration

    override func content(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    override func tapContent(at path: IndexPath) { tapItem(at: path) }

    override func encodeContent(with coder: NSCoder) {
        ContentMemory.encode(
            selected: indexPathsForSelectedItems ?? [], firstVisible: indexPathsForVisibleItems.first, of: self,
            source: dataSource, with: coder)
    }

    /// Selects and shows what was selected and shown, wherever it stands now.
    override func showRemembered() {
        guard let remembered else { return }
        let (selected, firstVisible) = remembered.paths(in: self, source: dataSource)
        for path in selected { selectItem(at: path, animated: false, scrollPosition: []) }
        if let firstVisible { scrollToItem(at: firstVisible, at: [.top, .left], animated: false) }
    }

    // MARK: Accessibility

    // Items are read together, whatever stands beside the collection.
    override var defaultShouldGroupAccessibilityChildren: Bool { true }
}
