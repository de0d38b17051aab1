import Foundation

extension UINavigationController {
    /// Places the search bar of the shown controller below the navigation bar.
    final func arrangeSearchBar(below top: CGFloat) {
        searchBarHeight = 0
        guard let view = viewIfLoaded else { return }
        let search = displayed?.navigationItem.searchController
        let bar = navigationBar.isHidden && !isBarHiddenBySearch ? nil : search?.searchBar
        if let shownSearchBar, shownSearchBar !== bar, shownSearchBar.superview === view {
            shownSearchBar.removeFromSuperview()
        }
        shownSearchBar = bar
        guard let bar else { return }
        if bar.superview !== view { view.insertSubview(bar, aboveSubview: navigationBar) }
        searchBarHeight = bar.intrinsicContentSize.height
        bar.frame = CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: searchBarHeight)
    }

    /// A controller's search has changed.
    final func searchControllerDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }
}
