import Foundation

/// Places items in groups, groups in sections, and sections below each other (iOS 13).
///
/// The rules are those of Apple's documentation "UICollectionViewCompositionalLayout" and the pages of its parts; where
/// they are silent, a comment in the code states the behaviour. Orthogonally scrolling sections have a scroll view for
/// their cells.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The configuration of all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private(set) final var plans: [SectionPlan] = []
    private var ends: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    private var contentSize = CGSize.zero
    private var container = CGSize.zero
    private var isCallingHandler = false
    /// The sizes that cells have reported, by section and item.
    private var itemSizes = MeasuredSizes()
    /// The sizes that supplementary views have reported, by kind and section; -1 for those of the whole layout.
    private var edgeSizes: [String: [Int: CGSize]] = [:]

    /// Creates a layout in which all sections are laid out alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout in which all sections are laid out alike.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout with a provider of sections.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout with a provider of sections.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout of lines of 44 points; archives contain no layouts of this class.
    public required init?(coder: NSCoder) {
        let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)])
        let section = NSCollectionLayoutSection(group: group)
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    final var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Measuring

    /// Lays out all sections.
    open override func prepare() {
        super.prepare()
        plans = []
        ends = []
        guard let view = collectionView else { return }
        container = Self.container(of: view)
        var length: CGFloat = 0
        let environment = LayoutEnvironment(container, traits: view.traitCollection)
        let spacing = configuration.interSectionSpacing.isFinite ? max(configuration.interSectionSpacing, 0) : 0
        length += placeEnds(atStart: true, from: 0)
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else {
                preconditionFailure("The section provider returned nil for section \(index)")
            }
            if index > 0 { length += spacing }
            var plan = SectionPlan(
                section, count: view.numberOfItems(inSection: index), context(of: section, index, view))
            plan.start = length
            length += isVertical ? plan.size.height : plan.size.width
            plans.append(plan)
        }
        length += placeEnds(atStart: false, from: length)
        contentSize =
            isVertical
            ? CGSize(width: container.width, height: length) : CGSize(width: length, height: container.height)
        orthogonalOffsets = orthogonalOffsets.filter { $0.key < plans.count && plans[$0.key].band != nil }
    }

    // The insets of bars along the layout belong to scrolling; the container is the remaining length.
    private static func container(of view: UICollectionView) -> CGSize {
        let covered = view.adjustedContentInset
        return CGSize(
            width: max(view.bounds.width - covered.left - covered.right, 0),
            height: max(view.bounds.height - covered.top - covered.bottom, 0))
    }

    private func context(
        of section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView
    ) -> SectionPlan.Context {
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        let measured = edgeSizes.compactMapValues { $0[index] }
        return SectionPlan.Context(
            container: container, insets: Self.insets(reference, view), isVertical: isVertical,
            traits: view.traitCollection, measured: itemSizes[section: index], measuredEdge: { measured[$0] })
    }

    private static func insets(_ reference: UIContentInsetsReference, _ view: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let insets: UIEdgeInsets
        switch reference {
        case .none: return .zero
        // Where scrolling is adjusted by the safe area, it already accounts for it.
        case .safeArea, .automatic:
            let covered = view.adjustedContentInset - view.contentInset
            insets = UIEdgeInsets(
                top: max(view.safeAreaInsets.top - covered.top, 0),
                left: max(view.safeAreaInsets.left - covered.left, 0),
                bottom: max(view.safeAreaInsets.bottom - covered.bottom, 0),
                right: max(view.safeAreaInsets.right - covered.right, 0))
        // No device here is so wide that lines would be too long to read.
        case .layoutMargins, .readableContent: insets = view.layoutMargins
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    /// Places the supplementary items at an end of the whole layout. Returns the length that they add to it.
    private func placeEnds(atStart: Bool, from length: CGFloat) -> CGFloat {
        var taken: CGFloat = 0
        for item in configuration.boundarySupplementaryItems {
            let edges = item.alignment.edges
            let isFirst = isVertical ? !edges.contains(.bottom) : !edges.contains(.trailing)
            guard isFirst == atStart else { continue }
            var size = item.layoutSize.size(in: container)
            if let measured = edgeSizes[item.elementKind]?[-1] {
                if item.layoutSize.widthDimension.isSelfSizing { size.width = measured.width }
                if item.layoutSize.heightDimension.isSelfSizing { size.height = measured.height }
            }
            var place = CGPoint(x: (container.width - size.width) / 2, y: (container.height - size.height) / 2)
            if edges.contains(.leading) { place.x = 0 }
            if edges.contains(.trailing) { place.x = container.width - size.width }
            if isVertical { place.y = length } else { place.x = length }
            place.x += item.offset.x
            place.y += item.offset.y
            ends.append((item, CGRect(origin: place, size: size)))
            if item.extendsBoundary { taken = max(taken, isVertical ? size.height : size.width) }
        }
        return taken
    }

    // MARK: Self-sizing views

    private func selfSizes(_ attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
        let path = attributes.indexPath
        if let kind = attributes.representedElementKind {
            guard let size = edge(kind, path)?.item.layoutSize else { return (false, false) }
            return (size.widthDimension.isSelfSizing, size.heightDimension.isSelfSizing)
        }
        guard plans.indices.contains(path.section), let item = plans[path.section].stack.item(path.item) else {
            return (false, false)
        }
        return (item.selfSizesWidth, item.selfSizesHeight)
    }

    /// Whether a view with an estimated size has reported another size than it has.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferredAttributes.size.width.isFinite, preferredAttributes.size.height.isFinite else { return false }
        let (new, old) = (Self.adopted(preferredAttributes.size), originalAttributes.size)
        let selfSizes = selfSizes(originalAttributes)
        return selfSizes.width && abs(new.width - old.width) > 0.1
            || selfSizes.height && abs(new.height - old.height) > 0.1
    }

    /// Adopts the size that a view has reported.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let path = originalAttributes.indexPath
        let size = Self.adopted(preferredAttributes.size)
        if let kind = originalAttributes.representedElementKind {
            edgeSizes[kind, default: [:]][isEnd(kind) ? -1 : path.section] = size
        } else {
            itemSizes.set(size, at: path)
        }
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func forgetSizes() {
        itemSizes = MeasuredSizes()
        edgeSizes = [:]
    }

    override func moveSizes(_ newPlace: (IndexPath) -> IndexPath?) {
        itemSizes.move(newPlace)
        edgeSizes = [:]
    }

    // MARK: Layout attributes

    /// The size of all sections, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// New bounds invalidate the layout when the container of the sections changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { Self.container(of: $0) != container } ?? false
    }

    override func edgeKinds(inSection section: Int) -> (before: [String], after: [String]) {
        guard plans.indices.contains(section) else { return ([], []) }
        var (before, after): ([String], [String]) = ([], [])
        for (item, _) in plans[section].edges {
            let edges = item.alignment.edges
            if edges.contains(.bottom) || edges == .trailing {
                after.append(item.elementKind)
            } else {
                before.append(item.elementKind)
            }
        }
        if section == 0 { before = ends.filter { $0.frame.minY <= 0 }.map(\.item.elementKind) + before }
        return (before, after)
    }

    private func isEnd(_ kind: String) -> Bool { ends.contains { $0.item.elementKind == kind } }

    /// Returns a boundary item with its frame in the content, and the range in which it stays visible.
    private func edge(
        _ kind: String, _ path: IndexPath
    ) -> (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect, stretch: ClosedRange<CGFloat>)? {
        if path.count == 2, path.item == 0, path.section == 0,
            let end = ends.first(where: { $0.item.elementKind == kind })
        {
            return (end.item, end.frame, 0...max(isVertical ? contentSize.height : contentSize.width, 0))
        }
        guard path.count == 2, path.item == 0, plans.indices.contains(path.section) else { return nil }
        let plan = plans[path.section]
        guard let edge = plan.edges.first(where: { $0.item.elementKind == kind }) else { return nil }
        let length = isVertical ? plan.size.height : plan.size.width
        return (edge.item, inContent(edge.frame, plan), plan.start...(plan.start + max(length, 0)))
    }

    private func inContent(_ frame: CGRect, _ plan: SectionPlan) -> CGRect {
        isVertical ? frame.offsetBy(dx: 0, dy: plan.start) : frame.offsetBy(dx: plan.start, dy: 0)
    }

    private var isMirrored: Bool {
        isVertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
        isMirrored
            ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    /// Returns the frame in the content of a part among a section's groups, moved by the section's own offset.
    private func place(_ frame: CGRect, among plan: SectionPlan, _ section: Int) -> CGRect {
        let own = frame.offsetBy(dx: plan.groupsOrigin.x, dy: plan.groupsOrigin.y)
        guard let band = orthogonalBand(section) else { return mirrored(inContent(own, plan), in: container.width) }
        let offset = orthogonalOffset(section)
        return mirrored(own, in: band.content.width).offsetBy(
            dx: band.frame.minX - offset.x, dy: band.frame.minY - offset.y)
    }

    override func orthogonalBand(_ section: Int) -> OrthogonalBand? {
        guard plans.indices.contains(section), let band = plans[section].band else { return nil }
        let plan = plans[section]
        let frame = mirrored(inContent(band, plan), in: container.width)
        // Content that doesn't fill the band starts at the leading edge.
        let content = CGSize(
            width: max(plan.bandContent.width, band.width), height: max(plan.bandContent.height, band.height))
        return OrthogonalBand(frame: frame, content: content, plan: plan, isMirrored: isMirrored)
    }

    /// Returns the attributes of an item, or nil where there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
        let plan = plans[indexPath.section]
        guard let item = plan.stack.item(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .cell, kind: nil, at: indexPath)
        attributes.frame = place(item.frame, among: plan, indexPath.section)
        attributes.zIndex = item.zIndex
        attributes.hasFixedWidth = !item.selfSizesWidth
        attributes.hasFixedHeight = !item.selfSizesHeight
        return attributes
    }

    /// Returns the attributes of a boundary supplementary item or of one attached to an item; nil where there is none
    /// of the kind.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if let edge = edge(elementKind, indexPath) {
            let attributes = UICollectionViewLayoutAttributes.make(
                Self.layoutAttributesClass, .supplementaryView, kind: elementKind, at: indexPath)
            attributes.frame = mirrored(
                edge.item.pinToVisibleBounds ? pinned(edge.frame, edge.item, edge.stretch) : edge.frame,
                in: container.width)
            attributes.zIndex = edge.item.pinToVisibleBounds ? max(edge.item.zIndex, 2) : edge.item.zIndex
            attributes.hasFixedWidth = !edge.item.layoutSize.widthDimension.isSelfSizing
            attributes.hasFixedHeight = !edge.item.layoutSize.heightDimension.isSelfSizing
            return attributes
        }
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
        let plan = plans[indexPath.section]
        guard let part = plan.stack.attached(to: indexPath.item).first(where: { $0.item.elementKind == elementKind })
        else { return nil }
        return attributes(of: part, plan, indexPath.section)
    }

    private func attributes(
        of part: GroupResult.Attached, _ plan: SectionPlan, _ section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, kind: part.item.elementKind,
            at: IndexPath(item: part.number, section: section))
        attributes.frame = place(part.frame, among: plan, section)
        attributes.zIndex = part.item.zIndex
        attributes.hasFixedWidth = true
        attributes.hasFixedHeight = true
        return attributes
    }

    /// Moves pinned views to the edge of the visible part, as far as their section reaches.
    private func pinned(
        _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, _ stretch: ClosedRange<CGFloat>
    ) -> CGRect {
        guard let view = collectionView else { return frame }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let isLast = item.alignment.edges.contains(isVertical ? .bottom : .trailing)
        var frame = frame
        if isVertical {
            let place = isLast ? min(frame.minY, visible.maxY - frame.height) : max(frame.minY, visible.minY)
            frame.origin.y = max(min(place, stretch.upperBound - frame.height), stretch.lowerBound)
        } else {
            let place = isLast ? min(frame.minX, visible.maxX - frame.width) : max(frame.minX, visible.minX)
            frame.origin.x = max(min(place, stretch.upperBound - frame.width), stretch.lowerBound)
        }
        return frame
    }

    /// Returns the attributes of the background of a section, or nil where it has none of the kind.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0, plans.indices.contains(indexPath.section) else { return nil }
        let plan = plans[indexPath.section]
        guard let item = plan.section.decorationItems.first(where: { $0.elementKind == elementKind }) else {
            return nil
        }
        let insets = UIEdgeInsets(item.contentInsets, isMirrored: false)
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .decorationView, kind: elementKind, at: indexPath)
        attributes.frame = mirrored(
            inContent(CGRect(origin: .zero, size: plan.size).inset(by: insets), plan), in: container.width)
        attributes.zIndex = item.zIndex
        attributes.hasFixedWidth = true
        attributes.hasFixedHeight = true
        return attributes
    }

    /// Returns the attributes of all views that intersect a rectangle of the content, section by section.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        func add(_ attributes: UICollectionViewLayoutAttributes?) {
            if let attributes, attributes.frame.intersects(rect) { found.append(attributes) }
        }
        for end in ends {
            add(layoutAttributesForSupplementaryView(ofKind: end.item.elementKind, at: IndexPath(item: 0, section: 0)))
        }
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = BinarySearch.firstIndex(plans.count) { reach(plans[$0]).upperBound > start }
        for section in plans.indices.dropFirst(first) {
            let plan = plans[section]
            guard reach(plan).lowerBound < end else { break }
            let path = IndexPath(item: 0, section: section)
            for item in plan.section.decorationItems {
                add(layoutAttributesForDecorationView(ofKind: item.elementKind, at: path))
            }
            for (item, _) in plan.edges where !isEnd(item.elementKind) {
                add(layoutAttributesForSupplementaryView(ofKind: item.elementKind, at: path))
            }
            let items = visibleItems(section, plan, rect)
            for item in items {
                add(layoutAttributesForItem(at: IndexPath(item: item, section: section)))
                for part in plan.stack.attached(to: item) { add(attributes(of: part, plan, section)) }
                if found.count >= UICollectionViewLayout.elementLimit { return found }
            }
            callHandler(of: found, section, plan)
        }
        return found
    }

    /// Returns the extent of a section, including overhanging views.
    private func reach(_ plan: SectionPlan) -> ClosedRange<CGFloat> {
        var start: CGFloat = 0
        var end = isVertical ? plan.size.height : plan.size.width
        for (_, frame) in plan.edges {
            start = min(start, isVertical ? frame.minY : frame.minX)
            end = max(end, isVertical ? frame.maxY : frame.maxX)
        }
        return (plan.start + start)...max(plan.start + end, plan.start + start)
    }

    private func visibleItems(_ section: Int, _ plan: SectionPlan, _ rect: CGRect) -> Range<Int> {
        guard let band = orthogonalBand(section) else {
            let before = plan.start + (isVertical ? plan.groupsOrigin.y : plan.groupsOrigin.x)
            return plan.stack.items(
                from: (isVertical ? rect.minY : rect.minX) - before, to: (isVertical ? rect.maxY : rect.maxX) - before)
        }
        guard band.frame.intersects(rect) else { return 0..<0 }
        return band.items(at: orthogonalOffset(section))
    }

    private func callHandler(of found: [UICollectionViewLayoutAttributes], _ section: Int, _ plan: SectionPlan) {
        guard let handler = plan.section.visibleItemsInvalidationHandler, !isCallingHandler, let collectionView else {
            return
        }
        isCallingHandler = true
        defer { isCallingHandler = false }
        let offset = plan.band == nil ? collectionView.contentOffset : orthogonalOffset(section)
        handler(found.filter { $0.indexPath.section == section }, offset, plan.environment)
    }
}
