import Foundation

/// The source of an object's traits: the window's, and the overrides in between.
@MainActor enum TraitResolution {
    /// Whether any app was or is dark or of high contrast; while none is, no view need be checked for its colours.
    static var hasVariedColors = false
    static var mayVaryColors: Bool { hasVariedColors || !CountedOverrides.areNone }

    /// Returns traits with overrides, the outermost first.
    static func merge(_ base: UITraitCollection, _ overrides: [UITraitCollection]) -> UITraitCollection {
        overrides.isEmpty ? base : UITraitCollection(traitsFrom: [base] + overrides)
    }
}

extension UIWindow {
    /// The traits of the window: the screen's, with the room that the window has.
    final var baseTraits: UITraitCollection {
        let screen = UIScreen.main.traitCollection
        let room = SizeClasses(of: bounds.size)
        let width: UIUserInterfaceSizeClass = room.isCompactWidth ? .compact : .regular
        let height: UIUserInterfaceSizeClass = room.isCompactHeight ? .compact : .regular
        guard width != screen.horizontalSizeClass || height != screen.verticalSizeClass else { return screen }
        if let latest = latestTraits, latest.screen === screen, latest.room == room { return latest.traits }
        let traits = UITraitCollection(
            idiom: screen.userInterfaceIdiom, horizontal: width, vertical: height, direction: screen.layoutDirection,
            category: screen.preferredContentSizeCategory, style: screen.userInterfaceStyle,
            scale: screen.displayScale, legibility: screen.legibilityWeight,
            contrast: screen.accessibilityContrast)
        latestTraits = (screen, room, traits)
        return traits
    }
}

extension UIView {
    /// Adds the overrides of the view and of its controller, the innermost first.
    private func addOwnOverrides(to overrides: inout [UITraitCollection]) {
        if let limited = limitedContentSize { overrides.append(limited) }
        if let own = details?.traitOverrides { overrides.append(own.collection) }
        if let controller = viewController { overrides.append(contentsOf: controller.ownTraitOverrides.reversed()) }
    }

    /// The view's traits: its superview's, with those that it overrides (iOS 17). One that has left its window keeps
    /// those of there until it is in a window again.
    final var resolvedTraits: UITraitCollection {
        if CountedOverrides.areNone {
            return storedWindow?.baseTraits ?? nearestTraitsLeft ?? UIScreen.main.traitCollection
        }
        var overrides: [UITraitCollection] = []
        var left: UITraitCollection?
        var view: UIView? = self
        while let current = view, left == nil {
            current.addOwnOverrides(to: &overrides)
            if let presentation = (current as? UITransitionView)?.presentationController?.overrideTraitCollection {
                overrides.append(presentation)
            }
            if storedWindow == nil { left = current.details?.traitsLeft }
            view = current.storedSuperview
        }
        let base = storedWindow?.baseTraits ?? left ?? UIScreen.main.traitCollection
        return TraitResolution.merge(base, overrides.reversed())
    }

    /// The direction of the view's traits. Layout reads it all the time, and the other traits cost more.
    final var resolvedLayoutDirection: UITraitEnvironmentLayoutDirection {
        guard CountedOverrides.areNone, storedWindow != nil || nearestTraitsLeft == nil else {
            return resolvedTraits.layoutDirection
        }
        return UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }

    /// The traits of the view's environment; nil where neither the view nor its superview has ever been in a window.
    private var surroundings: UITraitCollection? {
        if storedWindow != nil { return storedSuperview?.resolvedTraits }
        if let left = details?.traitsLeft { return left }
        guard let superview = storedSuperview, superview.hasLeftWindow else { return nil }
        return superview.resolvedTraits
    }

    /// Whether the view, or one around it, was in a window and is no more.
    final var hasLeftWindow: Bool { storedWindow == nil && nearestTraitsLeft != nil }

    /// The traits that the view, or the nearest one around it that did, left its window with.
    private var nearestTraitsLeft: UITraitCollection? {
        var view: UIView? = self
        while let current = view {
            if let left = current.details?.traitsLeft { return left }
            view = current.storedSuperview
        }
        return nil
    }

    /// Keeps the traits of the surroundings that the view is about to leave.
    final func noteTraitsLeft() {
        guard storedWindow != nil, let superview = storedSuperview else { return }
        detailsForWriting.traitsLeft = superview.resolvedTraits
    }

    /// Returns the objects in the view whose traits differ in the new superview, with their traits from before.
    final func objectsWithOtherTraits(
        in superview: UIView
    ) -> [(object: any UITraitEnvironment, traits: UITraitCollection)] {
        if CountedOverrides.areNone, storedWindow != nil, storedWindow === superview.storedWindow {
            return []
        }
        guard let old = surroundings, superview.storedWindow != nil, old != superview.resolvedTraits else { return [] }
        return TraitChange.objects(below: self)
    }
}

extension UIViewController {
    /// The parent's overrides for this controller, then its own.
    final var ownTraitOverrides: [UITraitCollection] {
        var overrides: [UITraitCollection] = []
        if let traitsFromParent { overrides.append(traitsFromParent) }
        if let storedTraitOverrides { overrides.append(storedTraitOverrides.collection) }
        return overrides
    }

    /// The controller's traits: those of its view's environment, or else of its parent, with its overrides.
    final var resolvedTraits: UITraitCollection {
        var overrides: [UITraitCollection] = []
        var controller: UIViewController? = self
        while let current = controller {
            if let view = current.storedView, view.superview != nil || view.hasLeftWindow || view is UIWindow {
                return TraitResolution.merge(view.resolvedTraits, overrides.reversed())
            }
            overrides.append(contentsOf: current.ownTraitOverrides.reversed())
            controller = current.storedParent
        }
        return TraitResolution.merge(UIScreen.main.traitCollection, overrides.reversed())
    }

    /// Traits that the controller has instead of those of its surroundings (iOS 17).
    public final var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides ?? UITraitOverrides() }
        set {
            TraitChange.perform(below: viewIfLoaded) {
                storedTraitOverrides = newValue == UITraitOverrides() ? nil : newValue
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
                detailsForWriting.traitOverrides = newValue == UITraitOverrides() ? nil : newValue
            }
        }
    }
}
