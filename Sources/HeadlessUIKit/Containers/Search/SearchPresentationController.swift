import Foundation

/// Presents a search over what is searched.
@MainActor final class SearchPresentationController: UIPresentationController {
    override var isModal: Bool { (presentedViewController as? UISearchController)?.hidesBackground ?? true }
    override var canBeDismissedByUser: Bool { true }

    // As long as what is searched can be reached, the search covers no more than its bar.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, !isModal else { return super.frameOfPresentedViewInContainerView }
        let height = SearchContainerView.barHeight + container.safeAreaInsets.top
        return CGRect(x: 0, y: 0, width: container.bounds.width, height: height)
    }
}

/// Holds the bar at the top and the results below while something is searched.
@MainActor final class SearchContainerView: UIView, PartRanking {
    static let barHeight: CGFloat = 56
    weak var bar: UISearchBar?

    override func layoutSubviews() {
        super.layoutSubviews()
        bar?.frame = CGRect(
            x: 0, y: safeAreaInsets.top, width: bounds.width, height: barBottom - safeAreaInsets.top)
        for view in subviews where view !== bar {
            view.frame = CGRect(x: 0, y: barBottom, width: bounds.width, height: max(bounds.height - barBottom, 0))
        }
    }

    /// How far the bar and what the device covers reach down.
    var barBottom: CGFloat { bar.map { safeAreaInsets.top + $0.intrinsicContentSize.height } ?? 0 }

    // The bar comes before the results, wherever these have scrolled.
    func rank(of part: UIView) -> PartRank { .rank(part === bar ? 1 : 0) }
}
