/// The two actions by which a controller requests its containers to show another controller.
enum ShowAction {
    case show, showDetail

    /// The selector for `targetViewController(forAction:sender:)` and `canPerformAction(_:withSender:)`.
    var selector: Selector {
        switch self {
        case .show: .showViewController
        case .showDetail: .showDetailViewController
        }
    }
}

extension Selector {
    /// `show(_:sender:)` under its name in UIKit.
    public static let showViewController = Selector("showViewController:sender:")
    /// `showDetailViewController(_:sender:)` under its name in UIKit.
    public static let showDetailViewController = Selector("showDetailViewController:sender:")
}

/// The search for a container that shows a controller in its own way.
///
/// UIKit checks at run time which class overrides a method. Swift on Linux can't, so the search calls each candidate's
/// method, and the inherited one reports that it was reached instead of doing anything.
@MainActor private final class ShowSearch {
    static var current: ShowSearch?
    let candidate: UIViewController
    var hasReachedDefault = false

    init(asking candidate: UIViewController) {
        self.candidate = candidate
    }
}

extension UIViewController {
    /// The default of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
    final func showByAncestor(_ action: ShowAction, _ other: UIViewController, sender: Any?) {
        if let search = ShowSearch.current, search.candidate === self {
            search.hasReachedDefault = true
            return
        }
        var ancestor = storedParent
        while let candidate = ancestor {
            if candidate.canPerformAction(action.selector, withSender: sender) {
                let outer = ShowSearch.current
                let search = ShowSearch(asking: candidate)
                ShowSearch.current = search
                switch action {
                case .show: candidate.show(other, sender: sender)
                case .showDetail: candidate.showDetailViewController(other, sender: sender)
                }
                ShowSearch.current = outer
                if !search.hasReachedDefault { return }
            }
            ancestor = candidate.storedParent
        }
        present(other, animated: UIView.areAnimationsEnabled, completion: nil)
    }
}
