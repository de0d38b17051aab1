import Foundation

extension UIModalTransitionStyle {
    /// Returns the frame of a view before it appears and after it has disappeared: below its container for a view that
    /// slides up, its final frame for one that flips, fades or is under a page.
    func frameOutside(_ place: CGRect, in container: CGRect) -> CGRect {
        guard self == .coverVertical else { return place }
        return place.offsetBy(dx: 0, dy: max(container.maxY - place.minY, 0))
    }
}
