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
    final private(set) var needsPreparation = true
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
        let context = layout.newContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
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
        flipIfNeeded()
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

    /// Whether the coordinates are mirrored for a layout that was developed for the other direction: the collection is
    /// flipped, and each of its views is flipped back.
    private var isFlipped = false

    private func flipIfNeeded() {
        let isWanted =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
        guard isWanted != isFlipped else { return }
        isFlipped = isWanted
        transform = transform.scaledBy(x: -1, y: 1)
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
        if isFlipped { view.transform = view.transform.scaledBy(x: -1, y: 1) }
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

    // MARK: Items

    /// The number of sections.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return counts.count
    }

    /// Returns the number of items of a section; 0 for a section that doesn't exist.
    open func numberOfItems(inSection section: Int) -> Int {
        reloadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Returns the cell of an item, or nil if it has none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        views[CollectionPlace(path: indexPath, kind: nil)] as? UICollectionViewCell
    }

    /// Returns a supplementary view while it is shown, or nil.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        views[CollectionPlace(path: indexPath, kind: elementKind)]
    }

    /// Returns the item of a cell while it is shown, or nil.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.place.flatMap { views[$0] === cell ? $0.path : nil }
    }

    /// Returns the item at a point of the content, or nil.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let touched = attributes(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))
        return touched.filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// Returns the layout's attributes of an item, or nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout's attributes of a supplementary view, or nil.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The items that are at least partly visible. UIKit guarantees no order; here they are sorted.
    open var indexPathsForVisibleItems: [IndexPath] {
        attributes(in: bounds).filter { $0.representedElementCategory == .cell && !$0.isHidden }.map(\.indexPath)
            .filter { cellForItem(at: $0) != nil }.sorted()
    }

    /// The cells that are at least partly visible, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// Returns the sections of the views of a kind that are at least partly visible, sorted.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        attributes(in: bounds).filter { $0.representedElementKind == elementKind && !$0.isHidden }.map(\.indexPath)
            .sorted()
    }

    /// Returns the views of a kind that are at least partly visible, in the order of their sections.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        layoutIfNeeded()
        return indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Scrolls until an item is at a position; items that don't exist are ignored.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard layoutAttributesForItem(at: indexPath) != nil else { return }
        scrollBand(to: indexPath, at: scrollPosition, animated: animated)
        guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let isMovedAcross = collectionViewLayout.orthogonalBand(indexPath.section) != nil
        let scrollPosition =
            isMovedAcross ? scrollPosition.subtracting([.left, .centeredHorizontally, .right]) : scrollPosition
        let inset = adjustedContentInset
        var place = bounds.origin
        if scrollPosition.contains(.top) {
            place.y = rect.minY - inset.top
        } else if scrollPosition.contains(.centeredVertically) {
            place.y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
        } else if scrollPosition.contains(.bottom) {
            place.y = rect.maxY - bounds.height + inset.bottom
        }
        if scrollPosition.contains(.left) {
            place.x = rect.minX - inset.left
        } else if scrollPosition.contains(.centeredHorizontally) {
            place.x = rect.midX - (bounds.width + inset.left - inset.right) / 2
        } else if scrollPosition.contains(.right) {
            place.x = rect.maxX - bounds.width + inset.right
        }
        setContentOffset(
            CGPoint(x: horizontalAxis.clamp(place.x), y: verticalAxis.clamp(place.y)), animated: animated)
    }

    /// The selected items in order, or nil when there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects an item, or deselects all with nil, without notifying anyone.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        reloadIfNeeded()
        if !allowsMultipleSelection || indexPath == nil {
            for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath, isItem(indexPath) else { return }
        selection.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without notifying anyone.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Moving

    /// Lifts an item. Returns false where the data source doesn't allow it to move.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, let dataSource, hasItem(at: indexPath),
            dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        movement = ItemMovement(start: indexPath, target: indexPath)
        return true
    }

    /// Updates the finger's position in the content, in points: the item's target is the place there, or the one that
    /// the delegate chooses.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
        guard let proposed = indexPathForItem(at: targetPosition) else { return }
        movement.target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.start,
                atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
        self.movement = movement
    }

    /// Drops the item: the data source is notified and the cell moves to its new place.
    open func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        guard movement.target != movement.start, hasItem(at: movement.start), hasItem(at: movement.target) else {
            return
        }
        dataSource?.collectionView(self, moveItemAt: movement.start, to: movement.target)
        moveItem(at: movement.start, to: movement.target)
    }

    /// Moves the item back to its original place.
    open func cancelInteractiveMovement() { movement = nil }

    // MARK: Updates

    /// Makes changes as one batch.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        endUpdate()
        guard let completion else { return }
        MainLoop.main.perform { completion(true) }
    }

    /// Inserts items that the data source has added at the given index paths.
    open func insertItems(at indexPaths: [IndexPath]) { note { $0.insertedRows.formUnion(indexPaths) } }
    /// Deletes items that the data source has removed at the given index paths.
    open func deleteItems(at indexPaths: [IndexPath]) { note { $0.deletedRows.formUnion(indexPaths) } }
    /// Reloads the items at the given index paths.
    open func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloadedRows.formUnion(indexPaths) } }

    /// Reconfigures the existing cells of the items at the given index paths for new content.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Moves an item to another place.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections that the data source has added at the given indices.
    open func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections that the data source has removed at the given indices.
    open func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }
    /// Reloads the sections at the given indices.
    open func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }

    /// Moves a section to another place.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    // MARK: UICollection View Transition Layout

    /// Begins a transition to another layout, which the app advances by `transitionProgress`.
    ///
    /// - Parameters:
    ///   - layout: the layout at the end.
    ///   - completion: called at the end with whether the transition ran at all and whether it was finished.
    @discardableResult open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        cancelInteractiveTransition()
        let current = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        transition = LayoutTransition(layout: between, completion: completion)
        collectionViewLayout = between
        return between
    }

    /// Switches to the new layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Returns to the old layout.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Drawing

    /// Whether the item with keyboard focus is selected.
    open var selectionFollowsFocus: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether keyboard focus returns to the item that had it.
    open var remembersLastFocusedIndexPath: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether items can have keyboard focus.
    open var allowsFocus: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// Whether several items can be selected while the collection is edited.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The speed with which items make room for a drag.
    open var reorderingCadence: ReorderingCadence {
        get { drawn(else: .immediate) }
        set { setDrawn(newValue) }
    }

    /// Whether a drag that stays over the collection opens the item below it.
    open var isSpringLoaded: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    // MARK: State that only a screen would show

    /// The way cells with changed content are measured again; stored only.
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { drawn(else: .enabled) }
        set { setDrawn(newValue) }
    }
    /// Whether items get the focus of a keyboard while the collection is edited; stored only.
    open var allowsFocusDuringEditing: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether items can be selected while the collection is edited; stored only.
    open var allowsSelectionDuringEditing: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether an item is being dragged; a drag that is played ends immediately.
    open var hasActiveDrag: Bool { false }
    /// Whether an object is being dropped; a drop that is played ends immediately.
    open var hasActiveDrop: Bool { false }
    /// Whether changes are waiting for the end of a batch.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }
    /// The interaction that shows the menus of items; nil while the delegate offers none.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    /// The ways cells with changed content are measured again, with UIKit's raw values.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the app requests it.
        case disabled = 0
        /// When the app changes a cell's configuration.
        case enabled = 1
        /// Also when constraints of a cell change.
        case enabledIncludingConstraints = 2
    }

    /// Makes changes as one batch, by a closure that isn't kept.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
