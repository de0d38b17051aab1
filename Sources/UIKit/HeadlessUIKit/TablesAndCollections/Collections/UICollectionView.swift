import Foundation

/// A view of items in sections, placed by a layout. Only the visible items and the one that an assistive technology has
/// requested have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    private var layout: UICollectionViewLayout
    private weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var pool = ReusePool<UICollectionReusableView>()
    /// The attributes of the view that is being requested from the data source.
    private var asked: UICollectionViewLayoutAttributes?
    private var needsReload = true
    private var needsPreparation = true
    private var isBusy = false
    /// Counts the measuring passes, so that no view is measured twice for one size.
    private var measuring = 0
    /// The number of items in each section.
    final var counts: [Int] = []
    final var views: [CollectionPlace: UICollectionReusableView] = [:]
    final var selection: Set<IndexPath> = []
    final var updates: TableUpdates?
    final var updateDepth = 0
    /// The cell that is being reconfigured; the data source's request for a cell returns it.
    final var reconfigured: UICollectionViewCell?
    /// The scroll views of the orthogonally scrolling sections.
    final var bands: [Int: OrthogonalScrollView] = [:]
    /// The item that one of the app's recognizers moves, or nil.
    final var movement: ItemMovement?
    /// The running transition to another layout, or nil.
    final var transition: LayoutTransition?
    final var prefetching = Prefetching()
    /// The places beyond the visible part that an assistive technology has requested.
    final var kept: Set<CollectionPlace> = []

    // Counts are the app's; no collection shows more than this.
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

    // MARK: Data source and delegate

    /// The data source; held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

    /// The data source that is notified of items that come near; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is notified.
    open var isPrefetchingEnabled = true
    /// The delegate that provides the data of dragged items; held weakly.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// The delegate that accepts drops on items; held weakly.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged.
    open var dragInteractionEnabled = true

    /// The delegate, which decides about use and is notified of it; held weakly.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            collectionDelegate = newValue
            scrollDelegate = newValue
            reloadData()
        }
    }

    /// The layout that places the items.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set {
            layout.collectionView = nil
            layout = newValue
            layout.collectionView = self
            layout.invalidateLayout()
        }
    }

    /// Changes the layout, immediately even if animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// A view behind the items that fills the visible part, or nil.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Whether the collection is being edited; the effect is up to its cells.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for view in views.values { (view as? UICollectionViewListCell)?.showAccessories() }
        }
    }

    // MARK: Registration and reuse

    /// Registers a class of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass as? UICollectionViewCell.Type, kind: nil, identifier)
    }

    /// Registers a class of supplementary views of a kind.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(viewClass as? UICollectionReusableView.Type, kind: elementKind, identifier)
    }

    private func register(_ type: UICollectionReusableView.Type?, kind: String?, _ identifier: String) {
        guard let type else { return pool.register(kind: kind, identifier, make: nil) }
        pool.register(kind: kind, identifier) { UICollectionReusableView.make(type, for: identifier, frame: $0) }
    }

    /// Registers a nib whose first cell is made for items; nil removes the registration. A nib without a cell is a
    /// programmer error, as in UIKit.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return pool.register(identifier, make: nil) }
        register(kind: nil, identifier) {
            let cell: UICollectionViewCell = nib.firstView(for: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Registers a nib whose first view becomes a supplementary view; nil removes the registration. A nib without a
    /// view is a programmer error, as in UIKit.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else { return pool.register(kind: kind, identifier, make: nil) }
        register(kind: kind, identifier) {
            let view: UICollectionReusableView = nib.firstView(for: identifier)
            view.reuseIdentifier = identifier
            return view
        }
    }

    /// Registers a way of making views of a kind, or cells if there is none, as nibs do.
    package final func register(
        kind: String?, _ identifier: String, make: @escaping () -> UICollectionReusableView
    ) {
        pool.register(kind: kind, identifier) { frame in
            let view = make()
            if frame != .zero { view.frame = frame }
            return view
        }
    }

    /// Registers a way of making views of a kind, or cells if there is none, unless the identifier is registered
    /// already.
    package final func registerIfNeeded(
        kind: String?, _ identifier: String, make: @escaping () -> UICollectionReusableView
    ) {
        if !pool.isRegistered(kind: kind, identifier) { register(kind: kind, identifier, make: make) }
    }

    /// Registers a class of views of a kind, or of cells if there is none, unless the identifier is registered already.
    final func registerIfNeeded(_ type: UICollectionReusableView.Type, kind: String?, _ identifier: String) {
        if !pool.isRegistered(kind: kind, identifier) { register(type, kind: kind, identifier) }
    }

    /// Returns a reused or new cell. An identifier without a registration is a programmer error.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let reconfigured, reconfigured.reuseIdentifier == identifier, reconfigured.place?.path == indexPath {
            return reconfigured
        }
        let frame = frameOfView(kind: nil, at: indexPath)
        guard let cell = pool.dequeue(identifier, frame: frame) as? UICollectionViewCell else {
            preconditionFailure(
                "dequeueReusableCell: no cell is registered for the identifier \(identifier); register a class or a nib, or "
                    + "add a prototype cell in the storyboard")
        }
        return cell
    }

    /// Returns a reused or new view. An identifier without a registration is a programmer error.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let frame = frameOfView(kind: elementKind, at: indexPath)
        guard let view = pool.dequeue(kind: elementKind, identifier, frame: frame) else {
            preconditionFailure(
                "dequeueReusableSupplementaryView: no view of the kind \(elementKind) is registered for the "
                    + "identifier \(identifier); register a class or a nib")
        }
        return view
    }

    /// Returns the future frame of a view that is being requested from the data source, so that its subviews are laid
    /// out there from the start; nil for others.
    private func frameOfView(kind: String?, at path: IndexPath) -> CGRect? {
        guard let asked, asked.place == CollectionPlace(path: path, kind: kind) else { return nil }
        return asked.frame
    }

    // MARK: Loading

    /// Reloads everything at the next layout, or earlier when content is needed.
    open func reloadData() {
        prefetching.reset()
        needsReload = true
        needsPreparation = true
        selection = []
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    final func reloadIfNeeded() {
        guard needsReload, !isBusy else { return }
        needsReload = false
        kept = []
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

    /// Called by the layout when positions have changed.
    ///
    /// - Parameter asksViews: whether views are measured again.
    final func layoutWasInvalidated(asksViews: Bool) {
        needsPreparation = true
        if asksViews { measuring += 1 }
        setNeedsLayout()
    }

    /// Measures the items again, whose cells prefer other sizes now.
    override func textSizeDidChange() { layout.invalidateLayout() }

    /// Prepares the layout and adopts the size of the content.
    final func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation, !isBusy else { return }
        needsPreparation = false
        layout.prepare()
        let size = layout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    /// Removes a view from the collection and keeps it for reuse.
    final func recycle(_ place: CollectionPlace) {
        guard let view = views.removeValue(forKey: place) else { return }
        view.place = nil
        view.item.leave(place.path)
        endDisplaying(view, place)
        view.removeFromSuperview()
        pool.recycle(view, kind: place.kind)
    }

    // MARK: Layout

    override func boundsDidChange() {
        setNeedsLayout()
        if !needsPreparation, layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
    }

    override func ownRestingPlace(from place: CGPoint, usual: CGPoint, _ velocity: CGPoint) -> CGPoint? {
        let own = layout.targetContentOffset(forProposedContentOffset: usual, withScrollingVelocity: velocity)
        return own == usual ? nil : own
    }

    private func endDisplaying(_ view: UICollectionReusableView, _ place: CollectionPlace) {
        guard view.isDisplayed else { return }
        view.isDisplayed = false
        if place.kind.map({ isDecoration($0) }) == true { return }
        if let kind = place.kind {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: place.path)
        } else if let cell = view as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
        }
    }

    /// Makes and places the visible views, and recycles the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareIfNeeded()
        guard !isBusy else { return }
        // Views that report their sizes move those after them, which may bring others into view.
        var passes = 1
        while !placeContent(), passes < UICollectionView.passLimit {
            prepareIfNeeded()
            passes += 1
        }
        placeBackground(backgroundView)
        prefetchItems()
    }

    // Reported sizes settle after a pass or two; those that don't are left as they are.
    private static let passLimit = 8

    /// Makes and places the visible and the kept views, and removes the others. Returns false when a view reported
    /// another size, so that more may be visible.
    private func placeContent() -> Bool {
        isBusy = true
        defer { isBusy = false }
        let shown = bounds.isEmpty ? [] : layout.layoutAttributesForElements(in: bounds) ?? []
        let wanted = shown.prefix(UICollectionViewLayout.elementLimit).filter { isPlace($0.place) }
        let places = Set(wanted.map(\.place))
        dropViews(except: places)
        placeBands()
        var isSettled = true
        for attributes in wanted.sorted(by: { ($0.zIndex, $0.place) < ($1.zIndex, $1.place) }) {
            isSettled = show(attributes, isVisible: true) && isSettled
        }
        for place in kept.sorted() where !places.contains(place) {
            if let attributes = self.attributes(of: place) {
                isSettled = show(attributes, isVisible: false) && isSettled
            }
        }
        return isSettled
    }

    /// Measures a view where it hasn't been measured yet or has another size than the measured one. Returns false when
    /// the layout uses another size than before.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let measured = view.measured, measured.number == measuring, measured.size == attributes.size { return true }
        // Most overrides change and return the attributes passed to them.
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else {
            view.measured = (measuring, attributes.size)
            return true
        }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return false
    }

    final func attributes(of place: CollectionPlace) -> UICollectionViewLayoutAttributes? {
        guard isPlace(place) else { return nil }
        guard let kind = place.kind else { return layout.layoutAttributesForItem(at: place.path) }
        return isDecoration(kind)
            ? layout.layoutAttributesForDecorationView(ofKind: kind, at: place.path)
            : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: place.path)
    }

    private func isDecoration(_ kind: String) -> Bool { layout.decorationClasses[kind] != nil }

    private func dropViews(except shown: Set<CollectionPlace>) {
        let editor = window?.firstResponder as? UIView
        for place in views.keys.sorted() where !shown.contains(place) {
            guard let view = views[place] else { continue }
            // A cell whose text is being edited stays, as in UIKit.
            if isPlace(place), kept.contains(place) || editor?.isDescendant(of: view) == true {
                endDisplaying(view, place)
            } else {
                recycle(place)
            }
        }
    }

    /// Makes the view of a place, if there is none, and places it. Returns false when it reported another size than
    /// expected.
    private func show(_ attributes: UICollectionViewLayoutAttributes, isVisible: Bool) -> Bool {
        let place = attributes.place
        guard let view = views[place] ?? takeView(attributes) else { return true }
        let band = bandForView(of: attributes)
        view.apply(band.map { attributes.moved(into: $0) } ?? attributes)
        if isVisible, !view.isDisplayed {
            view.isDisplayed = true
            if place.kind.map({ isDecoration($0) }) == true {
                // The delegate isn't notified of views that no data source provides.
            } else if let kind = place.kind {
                collectionDelegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.path)
            } else if let cell = view as? UICollectionViewCell {
                collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
            }
        }
        let holder = band ?? self
        if view.superview !== holder {
            holder.insert(view, atDepth: attributes.zIndex)
            (view as? UICollectionViewListCell)?.showAccessories()
        }
        (view as? UICollectionViewListCell)?.outlineDidChange()
        return measure(view, attributes)
    }

    private func takeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let place = attributes.place
        let before = asked
        asked = attributes
        defer { asked = before }
        guard let view = makeView(place) else { return nil }
        // A view that the data source returns for two places stays at the later one.
        if let old = view.place, views[old] === view {
            endDisplaying(view, old)
            views[old] = nil
        }
        view.place = place
        view.measured = nil
        if view.item.enter(place.path) { view.takeNewIdentities() }
        views[place] = view
        (view as? UICollectionViewCell)?.isSelected = selection.contains(place.path)
        return view
    }

    private func makeView(_ place: CollectionPlace) -> UICollectionReusableView? {
        guard let kind = place.kind else { return dataSource?.collectionView(self, cellForItemAt: place.path) }
        if let type = layout.decorationClasses[kind] { return ClassInitializer.makeView(type) }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.path)
    }

    private func isPlace(_ place: CollectionPlace) -> Bool {
        place.kind == nil ? isItem(place.path) : counts.indices.contains(place.path.section)
    }

    final func isItem(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    // MARK: Requests of assistive technologies

    override func contentOffsetDidChange() { kept = [] }

    override func keepContent(around view: UIView?) {
        if let place = view.flatMap({ place(of: $0) }) { kept = [place] }
    }

    override func cursorDidLeave() {
        guard !kept.isEmpty else { return }
        kept = []
        setNeedsLayout()
    }

    override func makeContent(beside view: UIView, forward: Bool) -> Bool? { makePlace(beside: view, forward) }
    override func makeContent(from view: UIView?, forward: Bool, limit: Int) -> Int {
        makePlaces(from: view, forward, limit)
    }
    override func makeEverything(limit: Int) { makePlaces(limit) }

    // MARK: Touches and restoration

    override func content(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    override func tapContent(at path: IndexPath) { tapItem(at: path) }

    override func encodeContent(with coder: NSCoder) {
        ContentMemory.encode(
            selected: indexPathsForSelectedItems ?? [], firstVisible: indexPathsForVisibleItems.first, of: self,
            source: dataSource, with: coder)
    }

    /// Restores the selection and the visible items at their current positions.
    override func showRemembered() {
        guard let remembered else { return }
        let (selected, firstVisible) = remembered.paths(in: self, source: dataSource)
        for path in selected { selectItem(at: path, animated: false, scrollPosition: []) }
        if let firstVisible { scrollToItem(at: firstVisible, at: [.top, .left], animated: false) }
    }

    // MARK: Accessibility

    override var holdsAllContent: Bool { false }

    // Items are read as a group, regardless of the collection's neighbours.
    override var defaultShouldGroupAccessibilityChildren: Bool { true }
}
