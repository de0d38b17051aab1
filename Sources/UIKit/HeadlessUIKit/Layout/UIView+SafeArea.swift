import Foundation

extension UIView {
    /// Works out what bars and the device cover of the view; called before the view is laid out, superviews first.
    ///
    /// A view has of its superview's insets what is left over after the distance of its edges; the root view of a
    /// controller adds what the container's bars cover and what the controller asks for (measured).
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

    /// What is covered of the view as its subviews see it: what the insets of a scroll view keep free is not.
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
                // Of a view that reaches beyond an edge no more is covered there than at the edge: Xcode draws a view whose
                // margins are tied to bars 8 points beyond the screen, where it would move on if more were.
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

    /// What is covered at the sides, from which bars keep their items free. Items are placed from left to right and
    /// mirrored afterwards, so that where lines run the other way left is right.
    final var sideInsets: UIEdgeInsets {
        let insets = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.mirrored : insets
    }

    /// The part of the view that no bar and no part of the device covers.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        guide("safeArea") { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    /// The part of the view inside its margins.
    public final var layoutMarginsGuide: UILayoutGuide {
        guide("layoutMargins") { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// The part of the view inside its margins, no wider than text is comfortable to read: 672 points.
    public final var readableContentGuide: UILayoutGuide {
        guide("readableContent") { view in
            let room = view.bounds.inset(by: view.layoutMargins)
            let excess = max(0, room.width - 672)
            return room.insetBy(dx: excess / 2, dy: 0)
        }
    }

    private var statedMargins: UIEdgeInsets? {
        switch details?.layoutMargins {
        case nil: nil
        case .sides(let margins): margins
        case .directional(let margins):
            UIEdgeInsets(margins, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// The margins as they count: those that were set, moved in by the safe area and by what the superview's margins
    /// leave.
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
