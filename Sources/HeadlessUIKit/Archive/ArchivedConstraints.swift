import Foundation

/// What the modules that read files of Interface Builder need of constraints and code for apps does not: nothing that a
/// file says is reported as a mistake of the program.
extension NSLayoutConstraint {
    /// One side of a constraint in a file: a view or a guide, and what of it.
    package typealias ArchivedSide = (item: AnyObject, attribute: Attribute)

    /// A constraint that does not count yet; nil for one that UIKit would refuse.
    package static func archived(
        _ first: ArchivedSide, _ relation: Relation, _ second: ArchivedSide?, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint? {
        let made = NSLayoutConstraint(
            Side(first.item, first.attribute), relation, Side(second?.item, second?.attribute ?? .notAnAttribute),
            multiplier: multiplier, constant: constant, isChecked: false)
        return made.isRefused ? nil : made
    }

    /// Lets the constraint count; false where its items have no view around them.
    package final func installIfPossible() -> Bool {
        guard let views = viewsOfItems, var common = views.first else { return false }
        for view in views.dropFirst() {
            guard let next = common.closestCommonAncestor(with: view) else { return false }
            common = next
        }
        common.install(self)
        return true
    }
}

extension UIView {
    /// The older guide at the top or at the bottom of what is or will be a controller's view.
    package final func endGuide(isTop: Bool) -> UILayoutGuide { EndGuide.of(self, isTop: isTop) }

    /// A size that counts instead of that of the content, in points, with `noIntrinsicMetric` where there is none; nil for
    /// the content's own.
    package final var statedContentSize: CGSize? {
        get { details?.layout?.statedContentSize }
        set {
            layoutRecord.statedContentSize = newValue
            contentSizeDidChange()
        }
    }
}
