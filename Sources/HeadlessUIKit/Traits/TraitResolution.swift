import Foundation

/// Where an object's traits come from: the window's, and what stands in between instead of some of them.
@MainActor enum TraitResolution {
    /// How many overrides there are or were; while there are none, everything in a window has the window's traits.
    static var overrideCount = 0

    /// Traits with others instead of some of them, the outermost first.
    static func merge(_ base: UITraitCollection, _ overrides: [UITraitCollection]) -> UITraitCollection {
        overrides.isEmpty ? base : UITraitCollection(traitsFrom: [base] + overrides)
    }
}

extension UIWindow {
    /// The traits of the window: the screen's, with the room that the window has.
    final var baseTraits: UITraitCollection {
        let room = SizeClasses(of: bounds.size)
        return UITraitCollection(
            traitsFrom: [
                UIScreen.main.traitCollection,
                UITraitCollection(
                    horizontal: room.isCompactWidth ? .compact : .regular,
                    vertical: room.isCompactHeight ? .compact : .regular),
            ])
    }
}

extension UIView {
    /// What the view says of itself and for its controller.
    private var ownOverrides: [UITraitCollection] {
        var found = viewController?.ownTraitOverrides ?? []
        if let own = details?.traitOverrides { found.append(own.collection) }
        return found
    }

    /// The view's traits: its superview's, with those that it overrides (iOS 17).
    final var resolvedTraits: UITraitCollection {
        let base = storedWindow?.baseTraits ?? UIScreen.main.traitCollection
        guard TraitResolution.overrideCount > 0 else { return base }
        var overrides: [UITraitCollection] = []
        var view: UIView? = self
        while let current = view {
            overrides.append(contentsOf: current.ownOverrides.reversed())
            if let presentation = (current as? UITransitionView)?.presentationController?.overrideTraitCollection {
                overrides.append(presentation)
            }
            view = current.storedSuperview
        }
        return TraitResolution.merge(base, overrides.reversed())
    }
}

extension UIViewController {
    /// What the parent says for this controller, then what it says itself.
    final var ownTraitOverrides: [UITraitCollection] {
        [traitsFromParent, storedTraitOverrides?.collection].compactMap { $0 }
    }

    /// The controller's traits: those of where its view stands, or else of its parent, with its own instead of some.
    final var resolvedTraits: UITraitCollection {
        var overrides: [UITraitCollection] = []
        var controller: UIViewController? = self
        while let current = controller {
            if let view = current.storedView, view.superview != nil || view is UIWindow {
                return TraitResolution.merge(view.resolvedTraits, overrides.reversed())
            }
            overrides.append(contentsOf: current.ownTraitOverrides.reversed())
            controller = current.storedParent
        }
        return TraitResolution.merge(UIScreen.main.traitCollection, overrides.reversed())
    }

    /// Gives a child traits of its own, or none. They hold until they are changed or the child leaves; what they do not
    /// say is inherited (guide, "Overriding Traits").
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "\(Diagnostics.name(childViewController)) is no child of \(Diagnostics.name(self)).")
        }
        TraitChange.perform(below: childViewController.viewIfLoaded) {
            if collection != nil { TraitResolution.overrideCount += 1 }
            childViewController.traitsFromParent = collection
        }
    }

    /// The traits that a child was given, or nil.
    public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// Traits that the controller has instead of those of its surroundings (iOS 17).
    public final var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides ?? UITraitOverrides() }
        set {
            TraitChange.perform(below: viewIfLoaded) {
                TraitResolution.overrideCount += 1
                storedTraitOverrides = newValue
            }
        }
    }
}

extension UIView {
    /// Traits that the view has instead of those of its surroundings (iOS 17).
    public final var traitOverrides: UITraitOverrides {
        get { details?.traitOverrides ?? UITraitOverrides() }
        set {
            TraitChange.perform(below: self) {
                TraitResolution.overrideCount += 1
                detailsForWriting.traitOverrides = newValue
            }
        }
    }
}
