import Foundation

/// Places items in lines, as many in each as fit, with a header and a footer for each section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value for a size that the content determines.
    public static let automaticSize = CGSize(width: 1e6, height: 1e6)

    /// The size of items in points, where the delegate provides none.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The expected size of items in points, until their cells report the size of their content; `itemSize` where it is
    /// `automaticSize`. With zero, cells aren't measured.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The space around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers in points, of which the length along the scroll direction is used; zero for none. Where it
    /// is `automaticSize`, headers report their lengths.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers in points, of which the length along the scroll direction is used; zero for none. Where it
    /// is `automaticSize`, footers report their lengths.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether headers stay visible while their section is. They are at the start of the section here, where the cursor
    /// reaches them.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay visible while their section is. They are at the end of the section here, where the cursor
    /// reaches them.
    open var sectionFootersPinToVisibleBounds = false

    private var sections: [Section] = []
    private var contentLength: CGFloat = 0
    private var width: CGFloat = 0
    /// The sizes that cells have reported, by section and item.
    private var itemSizes = MeasuredSizes()
    /// The lengths that headers and footers have reported, by kind and section.
    private var edgeLengths: [String: [Int: CGFloat]] = [:]

    private struct Section {
        var start: CGFloat
        var headerLength: CGFloat
        var footerLength: CGFloat
        var itemsStart: CGFloat
        var acrossStart: CGFloat
        var footerStart: CGFloat
        var items: FlowGeometry

        var end: CGFloat { footerStart + footerLength }
    }

    private var isVertical: Bool { scrollDirection == .vertical }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    // MARK: Measuring

    /// Requests the sizes of all sections.
    open override func prepare() {
        super.prepare()
        sections = []
        contentLength = 0
        guard let collectionView else { return }
        width = across(collectionView.bounds.size)
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<collectionView.numberOfSections {
            append(section, collectionView, delegate)
        }
    }

    private func append(
        _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) {
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let insets =
            isVertical
            ? (inset.top, inset.bottom, inset.left, inset.right)
            : (inset.left, inset.right, inset.top, inset.bottom)
        let room = width - insets.2 - insets.3
        let count = view.numberOfItems(inSection: section)
        let items: FlowGeometry
        let measured = itemSizes[section: section]
        if delegate != nil || !measured.isEmpty {
            items = FlowGeometry(count: count, room: room, itemSpacing: itemSpacing, lineSpacing: lineSpacing) { item in
                let path = IndexPath(item: item, section: section)
                let asked = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
                let size = measured[item] ?? (asked == itemSize ? expectedSize : asked)
                return FlowGeometry.FlowSize(along: along(size), across: across(size))
            }
        } else {
            items = FlowGeometry(
                count: count, size: FlowGeometry.FlowSize(along: along(expectedSize), across: across(expectedSize)),
                room: room, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
        }
        let headerLength = length(of: header, UICollectionView.elementKindSectionHeader, section)
        let itemsStart = contentLength + headerLength + Self.sensible(insets.0)
        let part = Section(
            start: contentLength, headerLength: headerLength,
            footerLength: length(of: footer, UICollectionView.elementKindSectionFooter, section),
            itemsStart: itemsStart, acrossStart: Self.sensible(insets.2),
            footerStart: itemsStart + items.length + Self.sensible(insets.1), items: items)
        sections.append(part)
        contentLength = part.end
    }

    private static func sensible(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e6) : 0 }

    // MARK: Self-sizing views

    /// The size of an item whose cell has reported none.
    private var expectedSize: CGSize {
        estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    private func selfSizesLength(_ size: CGSize) -> Bool { along(size) >= along(Self.automaticSize) }

    private func length(of edge: CGSize, _ kind: String, _ section: Int) -> CGFloat {
        guard selfSizesLength(edge) else { return Self.sensible(along(edge)) }
        return edgeLengths[kind]?[section] ?? 50
    }

    /// Whether a cell with an estimated size has reported another size than it has, or a header or footer another
    /// length.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferredAttributes.size.width.isFinite, preferredAttributes.size.height.isFinite else { return false }
        let (new, old) = (Self.adopted(preferredAttributes.size), originalAttributes.size)
        if originalAttributes.representedElementKind != nil {
            return hasSelfSizedLength(originalAttributes) && abs(along(new) - along(old)) > 0.1
        }
        return estimatedItemSize != .zero && (abs(new.width - old.width) > 0.1 || abs(new.height - old.height) > 0.1)
    }

    private func hasSelfSizedLength(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let view = collectionView, let kind = attributes.representedElementKind else { return false }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let section = attributes.indexPath.section
        if kind == UICollectionView.elementKindSectionHeader {
            return selfSizesLength(
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize)
        }
        return selfSizesLength(
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize)
    }

    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Adopts the size that a view has reported.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        let (path, new) = (originalAttributes.indexPath, Self.adopted(preferredAttributes.size))
        if let kind = originalAttributes.representedElementKind {
            edgeLengths[kind, default: [:]][path.section] = along(new)
        } else {
            itemSizes.set(new, at: path)
        }
        return context
    }

    override func forgetSizes() {
        itemSizes = MeasuredSizes()
        edgeLengths = [:]
    }

    override func moveSizes(_ newPlace: (IndexPath) -> IndexPath?) {
        itemSizes.move(newPlace)
        edgeLengths = [:]
    }

    // MARK: Layout attributes

    /// The size of all sections, in points.
    open override var collectionViewContentSize: CGSize {
        isVertical ? CGSize(width: width, height: contentLength) : CGSize(width: contentLength, height: width)
    }

    /// New bounds invalidate the layout when the length of the lines changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        across(newBounds.size) != width
    }

    /// Returns the attributes of the items, headers and footers that intersect a rectangle of the content, in order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        let first = BinarySearch.firstIndex(sections.count) { sections[$0].end > start }
        for section in sections.indices.dropFirst(first) {
            let part = sections[section]
            guard part.start < end else { break }
            let path = IndexPath(item: 0, section: section)
            if let header = layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: path), header.frame.intersects(rect)
            {
                found.append(header)
            }
            for item in part.items.items(from: start - part.itemsStart, to: end - part.itemsStart) {
                let attributes = attributes(item: item, section: section)
                if attributes.frame.intersects(rect) { found.append(attributes) }
                if found.count >= UICollectionViewLayout.elementLimit { return found }
            }
            if let footer = layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionFooter, at: path), footer.frame.intersects(rect)
            {
                found.append(footer)
            }
        }
        return found
    }

    /// Returns the attributes of an item, or nil where there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].items.count).contains(indexPath.item)
        else { return nil }
        return attributes(item: indexPath.item, section: indexPath.section)
    }

    private func attributes(item: Int, section: Int) -> UICollectionViewLayoutAttributes {
        let part = sections[section]
        let place = part.items.rect(of: item)
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .cell, kind: nil, at: IndexPath(item: item, section: section))
        attributes.frame = rect(
            along: part.itemsStart + place.along, part.acrossStart + place.across, place.size.along, place.size.across)
        return attributes
    }

    /// Returns the attributes of a header or footer, or nil where the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section) else {
            return nil
        }
        let part = sections[indexPath.section]
        let start: CGFloat
        let length: CGFloat
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: (start, length) = (part.start, part.headerLength)
        case UICollectionView.elementKindSectionFooter: (start, length) = (part.footerStart, part.footerLength)
        default: return nil
        }
        guard length > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, kind: elementKind, at: indexPath)
        attributes.frame = rect(along: start, 0, length, width)
        if isVertical { attributes.hasFixedWidth = true } else { attributes.hasFixedHeight = true }
        return attributes
    }

    private func rect(along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }
}
