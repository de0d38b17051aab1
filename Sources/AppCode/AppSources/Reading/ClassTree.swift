/// Which classes of UIKit descend from which, as far as extensions of them override each other.
enum ClassTree {
    private static let superclasses: [String: String] = {
        let tree: [String: [String]] = [
            "NSObject": ["UIResponder", "CALayer", "UIBarItem", "UIGestureRecognizer", "UICollectionViewLayout"],
            "UIResponder": ["UIView", "UIViewController", "UIApplication"],
            "UIView": [
                "UIControl", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITableViewCell",
                "UITableViewHeaderFooterView", "UICollectionReusableView", "UINavigationBar", "UIToolbar", "UITabBar",
                "UISearchBar", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UIVisualEffectView",
                "UIWindow", "UIInputView",
            ],
            "UIControl": [
                "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
                "UIDatePicker", "UIRefreshControl", "UIColorWell",
            ],
            "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
            "UICollectionReusableView": ["UICollectionViewCell"],
            "UICollectionViewCell": ["UICollectionViewListCell"],
            "UITextField": ["UISearchTextField"],
            "UIViewController": [
                "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
                "UITableViewController", "UICollectionViewController", "UIAlertController", "UISearchController",
                "UIActivityViewController",
            ],
            "CALayer": ["CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAReplicatorLayer", "CATransformLayer"],
            "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
            "UICollectionViewLayout": ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"],
        ]
        return Dictionary(
            uniqueKeysWithValues: tree.flatMap { parent, children in children.map { ($0, parent) } })
    }()

    /// A class's superclasses, the nearest first: those of the module, then UIKit's.
    static func ancestors(of name: String, _ index: ModuleIndex) -> [String] {
        var found: [String] = []
        var current = name
        while found.count < 64 {
            let own = index.classes[current]?.inherited.map { String($0.prefix { $0 != "<" }) }
            guard let next = own ?? superclasses[current], !found.contains(next) else { break }
            found.append(next)
            current = next
        }
        return found
    }
}
