import Foundation

extension UIView {
    /// Computes the area of the view that bars and the device cover; called before the view is laid out, superviews
    /// first.
    ///
    /// A view gets its superview's insets minus the distance of its edges; the root view of a controller adds the area
    /// that the container's bars cover and the controller's additional insets (measured).
    final func updateSafeArea() {
        let new = derivedSafeArea
        if new != safeAreaInsets {
            setSafeAreaInsets(new)
            viewController?.viewSafeAreaInsetsDidChange()
            for view in subviews { view.setNeedsLayout() }
        }
        if new != .zero, ClassFacts.of(self).pointee.isScrollView {
            (self as? UIScrollView)?.adjustedInsetMayHaveChanged()
        }
    }

    /// The safe area for subviews: without the part that a scroll view's insets keep free.
    final var safeAreaOfSubviews: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero, let scrollView = self as? UIScrollView else { return safe }
        return safe - scrollView.safeAreaPart
    }

    private var derivedSafeArea: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.deviceSafeAreaInsets
        } else if let superview = storedSuperview {
            let outer = superview.safeAreaOfSubviews
            if outer != .zero {
                let (frame, room) = (frame, superview.bounds)
                // A view that reaches beyond an edge has no more covered there than at the edge: Xcode draws a view
                // whose margins are tied to bars 8 points beyond the screen, where it would keep moving if more were
                // covered.
                func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
                insets = UIEdgeInsets(
                    top: covered(outer.top, frame.minY - room.minY),
                    left: covered(outer.left, frame.minX - room.minX),
                    bottom: covered(outer.bottom, room.maxY - frame.maxY),
                    right: covered(outer.right, room.maxX - frame.maxX))
            }
        }
        guard let viewController else { return insets }
        let (bars, more) = (viewController.barInsets, viewController.additionalSafeAreaInsets)
        return insets + bars + more
    }

    /// The covered area at the sides, where bars place no items. Items are placed from left to right and mirrored
    /// afterwards, so the sides are swapped for right-to-left layout.
    final var sideInsets: UIEdgeInsets {
        let insets = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.mirrored : insets
    }

    /// Called when the size of text has changed, which the readable width follows.
    final func readableWidthDidChange() {
        if details?.guides["readableContent"] != nil { layoutInsetsDidChange() }
    }

    private var statedMargins: UIEdgeInsets? {
        switch details?.layoutMargins {
        case nil: nil
        case .sides(let margins): margins
        case .directional(let margins):
            UIEdgeInsets(margins, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// The effective margins: those that were set, increased by the safe area and by the part of the superview's
    /// margins that reaches into the view.
    final var effectiveLayoutMargins: UIEdgeInsets {
        var own = statedMargins ?? defaultLayoutMargins
        if let viewController {
            if details?.layoutMargins == nil { own = .zero }
            if viewController.viewRespectsSystemMinimumLayoutMargins {
                let least = viewController.systemMinimumLayoutMargins
                own.left = max(own.left, least.leading)
                own.right = max(own.right, least.trailing)
            }
        }
        guard let details else { return own }
        var margins = own
        if details.insetsLayoutMarginsFromSafeArea {
            margins = own + details.safeAreaInsets
        }
        guard details.preservesSuperviewLayoutMargins, let superview = storedSuperview else { return margins }
        let (outer, frame, room) = (superview.layoutMargins, frame, superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (frame.minY - room.minY)),
            left: max(margins.left, outer.left - (frame.minX - room.minX)),
            bottom: max(margins.bottom, outer.bottom - (room.maxY - frame.maxY)),
            right: max(margins.right, outer.right - (room.maxX - frame.maxX)))
    }
}
