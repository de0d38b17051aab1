import Foundation

extension UIModalTransitionStyle {
    /// Where a view stands before it comes and after it has gone: below its container for a view that slides up, in
    /// its place for one that flips, fades or lies under a page.
    func frameOutside(_ place: CGRect, in container: CGRect) -> CGRect {
        guard self == .coverVertical else { return place }
        return place.offsetBy(dx: 0, dy: max(container.maxY - place.minY, 0))
    }
}
