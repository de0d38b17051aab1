import Foundation

/// The drag from the leading edge that pops a navigation controller's top controller.
@MainActor final class PopGesture: UIGestureRecognizerDelegate {
    let recognizer: UIGestureRecognizer
    private weak var navigation: UINavigationController?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        let edge = LeadingEdgeRecognizer()
        recognizer = edge
        edge.delegate = self
        edge.addHandler { [weak navigation, weak edge] _ in
            guard let navigation, let edge, edge.state == .ended else { return }
            let width = navigation.viewIfLoaded?.bounds.width ?? 0
            // A drag that ends before the middle is cancelled.
            navigation.popByDragging(isCompleted: abs(edge.translation(in: navigation.viewIfLoaded).x) * 2 >= width)
        }
    }

    /// The user can drag wherever a back button would work.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.stack.count > 1, navigation.transitionAround == nil,
            !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem
        else { return false }
        let replacesBack = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !replacesBack
    }
}

/// Recognizes a drag from the leading edge.
private final class LeadingEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
    override var edges: UIRectEdge {
        get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
        set {}
    }
}
