import Foundation

/// Presents a search over what is searched, where that stands: bars around it stay in reach.
@MainActor final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var isPresentedBySource: Bool { true }
    override var placesPresentedView: Bool { true }
    override var isModal: Bool { search?.hidesBackground ?? true }

    // As long as what is searched can be reached, the search covers no more than its bar.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, !isModal, let view = search?.viewIfLoaded as? SearchContainerView else {
            return super.frameOfPresentedViewInContainerView
        }
        return CGRect(x: 0, y: 0, width: container.bounds.width, height: view.heightOfBar)
    }
}

/// Holds the results while something is searched, and the bar above them unless it stands in a navigation bar.
@MainActor final class SearchContainerView: UIView, PartRanking {
    weak var bar: UISearchBar?
    /// What bars cover at the top, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    /// How far the bar reaches down; zero where it stands elsewhere.
    var heightOfBar: CGFloat { bar == nil ? 0 : barBottom }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar?.frame = CGRect(x: 0, y: topInset, width: bounds.width, height: barBottom - topInset)
        for view in subviews where view !== bar {
            view.frame = CGRect(x: 0, y: barBottom, width: bounds.width, height: max(bounds.height - barBottom, 0))
        }
    }

    /// How far the bars around and the own one reach down.
    var barBottom: CGFloat { topInset + (bar?.intrinsicContentSize.height ?? 0) }

    // The bar comes before the results, wherever these have scrolled.
    func rank(of part: UIView) -> PartRank { .rank(part === bar ? 1 : 0) }
}
