import Foundation

extension UINavigationController {
    /// Places the search bar of the shown controller below the navigation bar, and returns the height that it takes.
    final func arrangeSearchBar(below top: CGFloat) -> CGFloat {
        guard let view = viewIfLoaded else { return 0 }
        let search = displayed?.navigationItem.searchController
        let bar = isNavigationBarHidden ? nil : search?.searchBar
        if let shownSearchBar, shownSearchBar !== bar, shownSearchBar.superview === view {
            shownSearchBar.removeFromSuperview()
        }
        shownSearchBar = bar
        guard let bar else { return 0 }
        if bar.superview !== view { view.insertSubview(bar, aboveSubview: navigationBar) }
        let height = bar.intrinsicContentSize.height
        bar.frame = CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: height)
        return height
    }

    /// A controller's search has changed.
    final func searchControllerDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }
}
