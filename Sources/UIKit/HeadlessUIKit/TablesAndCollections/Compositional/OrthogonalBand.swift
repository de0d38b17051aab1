import Foundation

/// The orthogonally scrolling part of a section of a compositional layout.
@MainActor struct OrthogonalBand {
    /// The frame in the collection's content, in points.
    let frame: CGRect
    /// The size of the scrolled content.
    let content: CGSize
    let plan: SectionPlan
    let isMirrored: Bool

    private var isVertical: Bool { plan.stack.isVertical }

    /// The initial offset: zero, or the far end in a right-to-left layout.
    var start: CGPoint { isMirrored ? CGPoint(x: max(content.width - frame.width, 0), y: 0) : .zero }

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { plan.section.orthogonalScrollingBehavior }

    /// Returns the items that are visible at an offset.
    func items(at offset: CGPoint) -> Range<Int> {
        if isVertical {
            let first = offset.y - plan.groupsOrigin.y
            return plan.stack.items(from: first, to: first + frame.height)
        }
        let left = isMirrored ? content.width - offset.x - frame.width : offset.x
        return plan.stack.items(from: left - plan.groupsOrigin.x, to: left - plan.groupsOrigin.x + frame.width)
    }

    /// Returns the offset at which content near an offset comes to rest, in a direction or, with nil, at the nearest;
    /// nil for anywhere.
    func restingPlace(near offset: CGPoint, forward: Bool?) -> CGPoint? {
        switch behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: break
        }
        let along = isVertical ? offset.y : isMirrored ? content.width - frame.width - offset.x : offset.x
        let length = isVertical ? frame.height : frame.width
        let before = isVertical ? plan.groupsOrigin.y : plan.groupsOrigin.x
        // A group comes to rest where the first one started, or at the centre.
        func gap(_ group: CGFloat) -> CGFloat {
            behavior == .groupPagingCentered ? (length - plan.stack.groupLength(at: group)) / 2 - before : 0
        }
        let group = plan.stack.boundary(near: along + gap(along), forward: isMirrored ? forward.map { !$0 } : forward)
        let place = min(max(group - gap(group), 0), max((isVertical ? content.height : content.width) - length, 0))
        if isVertical { return CGPoint(x: offset.x, y: place) }
        return CGPoint(x: isMirrored ? content.width - frame.width - place : place, y: offset.y)
    }
}

/// Scrolls the cells of one section across the collection.
final class OrthogonalScrollView: UIScrollView {
    let section: Int
    weak var collection: UICollectionView?
    var band: OrthogonalBand?

    init(section: Int, collection: UICollectionView) {
        self.section = section
        self.collection = collection
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// Adopts the position and content of a band.
    func take(_ band: OrthogonalBand, offset: CGPoint) {
        self.band = band
        isPagingEnabled = band.behavior == .paging
        if frame != band.frame { frame = band.frame }
        if contentSize != band.content { contentSize = band.content }
        if contentOffset != offset { contentOffset = offset }
    }

    override func contentOffsetDidChange() { collection?.orthogonalScrollViewDidScroll(self) }
    override func keepContent(around view: UIView?) { collection?.keepContent(around: view) }
    override var holdsAllContent: Bool { false }

    override func ownRestingPlace(from place: CGPoint, usual: CGPoint, _ velocity: CGPoint) -> CGPoint? {
        guard let band else { return nil }
        let speed = band.plan.stack.isVertical ? velocity.y : velocity.x
        // Group by group, a swipe goes no further than to the next.
        if band.behavior == .continuousGroupLeadingBoundary { return band.restingPlace(near: usual, forward: nil) }
        return band.restingPlace(near: place, forward: speed == 0 ? nil : speed > 0)
    }

    // Group by group, an assistive technology scrolls as a swipe does.
    override func pagePlace(_ axis: ScrollAxis, isVertical: Bool, isForward: Bool) -> CGFloat {
        let usual = super.pagePlace(axis, isVertical: isVertical, isForward: isForward)
        guard let band, band.behavior == .groupPaging || band.behavior == .groupPagingCentered else { return usual }
        let step: CGFloat = isForward ? 1 : -1
        let from = CGPoint(
            x: isVertical ? bounds.minX : bounds.minX + step, y: isVertical ? bounds.minY + step : bounds.minY)
        guard let place = band.restingPlace(near: from, forward: isForward) else { return usual }
        return isVertical ? place.y : place.x
    }
}
