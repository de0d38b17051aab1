import Foundation

/// Presents a search over the searched content, in the same place: bars around it stay reachable.
@MainActor final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var isPresentedBySource: Bool { true }
    override var placesPresentedView: Bool { true }
    override var isModal: Bool { search?.hidesBackground ?? true }

    // As long as the searched content is reachable, the search covers no more than its bar.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, !isModal, let view = search?.viewIfLoaded as? SearchContainerView else {
            return super.frameOfPresentedViewInContainerView
        }
        return CGRect(x: 0, y: 0, width: container.bounds.width, height: view.heightOfBar)
    }
}

/// The view of a search: the results, and above them the search bar unless that is in a navigation bar.
@MainActor final class SearchContainerView: UIView, PartRanking {
    weak var bar: UISearchBar?
    /// The height that bars cover at the top, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    /// The bottom of the search bar; zero where the bar is in another view.
    var heightOfBar: CGFloat { bar == nil ? 0 : barBottom }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar?.frame = CGRect(x: 0, y: topInset, width: bounds.width, height: barBottom - topInset)
        for view in subviews where view !== bar {
            view.frame = CGRect(x: 0, y: barBottom, width: bounds.width, height: max(bounds.height - barBottom, 0))
        }
    }

    /// The bottom of the surrounding bars and the search bar.
    var barBottom: CGFloat { topInset + (bar?.intrinsicContentSize.height ?? 0) }

    // The bar comes before the results, wherever these have scrolled.
    func rank(of part: UIView) -> PartRank { .rank(part === bar ? 1 : 0) }
}
