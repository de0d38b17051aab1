import Foundation

/// Presents a search over what is searched.
@MainActor final class SearchPresentationController: UIPresentationController {
    override var isModal: Bool { (presentedViewController as? UISearchController)?.hidesBackground ?? true }
    override var canBeDismissedByUser: Bool { true }

    // As long as what is searched can be reached, the search covers no more than its bar.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, !isModal else { return super.frameOfPresentedViewInContainerView }
        return CGRect(x: 0, y: 0, width: container.bounds.width, height: SearchContainerView.barHeight)
    }
}

/// Holds the bar at the top and the results below while something is searched.
@MainActor final class SearchContainerView: UIView {
    static let barHeight: CGFloat = 56
    weak var bar: UISearchBar?

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bar == nil ? 0 : bar?.intrinsicContentSize.height ?? Self.barHeight
        bar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        for view in subviews where view !== bar {
            view.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(bounds.height - height, 0))
        }
    }

    // The bar comes before the results, wherever these have scrolled.
    override var defaultAccessibilityElements: [Any]? {
        guard let bar else { return nil }
        return [bar] + subviews.filter { $0 !== bar }
    }
}
