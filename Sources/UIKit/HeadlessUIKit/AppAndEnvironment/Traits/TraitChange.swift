import Foundation

/// A change of traits: objects whose traits change are notified, from the outermost to the innermost.
@MainActor enum TraitChange {
    /// Makes a change that may affect the traits of everything in a view, and notifies the objects whose traits
    /// changed.
    static func perform(below root: UIView?, _ change: () -> Void) {
        let before = root.map { objects(below: $0) } ?? []
        change()
        notify(before)
    }

    /// Returns the objects with traits in a view, controllers before their views, and their current traits.
    static func objects(below root: UIView) -> [(object: any UITraitEnvironment, traits: UITraitCollection)] {
        var found: [(object: any UITraitEnvironment, traits: UITraitCollection)] = []
        var pending = [root]
        while let view = pending.popLast() {
            if let controller = (view as? UITransitionView)?.presentationController {
                found.append((controller, controller.traitCollection))
            }
            if let controller = view.viewController { found.append((controller, controller.traitCollection)) }
            found.append((view, view.traitCollection))
            pending.append(contentsOf: view.subviews.reversed())
        }
        return found
    }

    /// Notifies the objects whose traits changed.
    static func notify(_ before: [(object: any UITraitEnvironment, traits: UITraitCollection)]) {
        for (object, old) in before where object.traitCollection != old {
            let new = object.traitCollection
            if UITraitPreferredContentSizeCategory.differs(new, old) || UITraitLegibilityWeight.differs(new, old) {
                (object as? any FontAdjusting)?.adjustFont()
                (object as? UIView)?.textSizeDidChange()
                (object as? UIView)?.readableWidthDidChange()
            }
            if UITraitUserInterfaceStyle.differs(new, old) || UITraitAccessibilityContrast.differs(new, old) {
                (object as? UIView)?.accessibilityDidChange(.attributes)
            }
            (object as? any TraitObserving)?.traitObservers.notify(object, old)
            object.traitCollectionDidChange(old)
            (object as? UIView)?.setNeedsLayout()
            (object as? UIViewController)?.viewIfLoaded?.setNeedsLayout()
        }
    }
}
