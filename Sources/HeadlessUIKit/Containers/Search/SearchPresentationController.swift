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
@MainActor final class SearchContainerView: UIView {
    weak var bar: UISearchBar?
    /// What bars cover at the top, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    /// How far the bar reaches down; zero where it stands elsewhere.
    var heightOfBar: CGFloat { bar.map { topInset + $0.intrinsicContentSize.height } ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bar?.intrinsicContentSize.height ?? 0
        bar?.frame = CGRect(x: 0, y: topInset, width: bounds.width, height: height)
        let top = topInset + height
        for view in subviews where view !== bar {
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        }
    }

    // The bar comes before the results, wherever these have scrolled.
    override var defaultAccessibilityElements: [Any]? {
        guard let bar else { return nil }
        return [bar] + subviews.filter { $0 !== bar }
    }
}
