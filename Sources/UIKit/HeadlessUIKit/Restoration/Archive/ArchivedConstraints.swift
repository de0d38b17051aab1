import Foundation

/// Constraints for the modules that read files of Interface Builder, not for the code of apps: errors in a file are not
/// reported as mistakes of the program.
extension NSLayoutConstraint {
    /// One side of a constraint in a file: a view or a guide, and its attribute.
    @MainActor package struct ArchivedSide {
        fileprivate let side: Side

        package init(_ view: UIView, _ attribute: Attribute) { side = Side(view, attribute) }
        package init(_ guide: UILayoutGuide, _ attribute: Attribute) { side = Side(guide, attribute) }
    }

    /// Returns an inactive constraint; nil for one that UIKit would reject.
    package static func archived(
        _ first: ArchivedSide, _ relation: Relation, _ second: ArchivedSide?, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint? {
        let made = NSLayoutConstraint(
            first.side, relation, second?.side ?? Side(), multiplier: multiplier, constant: constant, isChecked: false)
        return made.isRefused ? nil : made
    }

    /// Activates the constraint; returns false where its items have no common view.
    package final func installIfPossible() -> Bool {
        guard case .view(let common) = surroundings else { return false }
        common.install(self)
        return true
    }
}

extension UIView {
    /// Returns the older guide at the top or at the bottom of a view that is or will be a controller's.
    package final func endGuide(isTop: Bool) -> UILayoutGuide { EndGuide.of(self, isTop: isTop) }

    /// A size used instead of that of the content, in points, with `noIntrinsicMetric` where there is none; nil for the
    /// content's own.
    package final var statedContentSize: CGSize? {
        get { details?.layout?.statedContentSize }
        set {
            layoutRecord.statedContentSize = newValue
            contentSizeDidChange()
        }
    }
}
