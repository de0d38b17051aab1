import Foundation

/// A change of traits: who has others afterwards hears of it, from the outermost to the innermost.
@MainActor enum TraitChange {
    /// Makes a change that may give everything in a view other traits, and tells those that have.
    static func perform(below root: UIView?, _ change: () -> Void) {
        let before = root.map { objects(below: $0) } ?? []
        change()
        tell(before)
    }

    /// Those that have traits in a view, controllers before their views, and the traits that they have now.
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

    /// Tells those that have other traits than before.
    static func tell(_ before: [(object: any UITraitEnvironment, traits: UITraitCollection)]) {
        for (object, old) in before where object.traitCollection != old {
            let new = object.traitCollection
            if UITraitPreferredContentSizeCategory.differs(new, old) || UITraitLegibilityWeight.differs(new, old) {
                (object as? any FontAdjusting)?.adjustFont()
                (object as? UIView)?.textSizeDidChange()
            }
            if UITraitUserInterfaceStyle.differs(new, old) || UITraitAccessibilityContrast.differs(new, old) {
                (object as? UIView)?.accessibilityDidChange(.attributes)
            }
            (object as? any TraitObserving)?.traitObservers.tell(object, old)
            object.traitCollectionDidChange(old)
            (object as? UIView)?.setNeedsLayout()
            (object as? UIViewController)?.viewIfLoaded?.setNeedsLayout()
        }
    }
}

/// One of the traits, for those that want to hear of it alone.
public protocol UITraitDefinition {
    /// Whether two collections differ in this trait.
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// How much room there is horizontally.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.horizontalSizeClass != second.horizontalSizeClass
    }
}

/// How much room there is vertically.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.verticalSizeClass != second.verticalSizeClass
    }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.userInterfaceIdiom != second.userInterfaceIdiom
    }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.userInterfaceStyle != second.userInterfaceStyle
    }
}

/// Whether colours are to stand out more.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.accessibilityContrast != second.accessibilityContrast
    }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.preferredContentSizeCategory != second.preferredContentSizeCategory
    }
}

/// Whether text is bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.legibilityWeight != second.legibilityWeight
    }
}

/// The direction of lines.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Whether two collections differ in it.
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.layoutDirection != second.layoutDirection
    }
}

/// Names a registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

@MainActor final class TraitRegistration: UITraitChangeRegistration {
    let traits: [any UITraitDefinition.Type]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
        traits: [any UITraitDefinition.Type], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.handler = handler
    }
}

/// Those who want to hear of changes of an object's traits.
@MainActor final class TraitObservers {
    private var registrations: [TraitRegistration] = []

    func add(_ registration: TraitRegistration) {
        registrations.append(registration)
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func tell(_ object: any UITraitEnvironment, _ old: UITraitCollection) {
        let new = object.traitCollection
        for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
            registration.handler(object, old)
        }
    }
}

/// What keeps its observers.
@MainActor protocol TraitObserving: UITraitEnvironment {
    var traitObservers: TraitObservers { get }
}

/// An object whose changes of traits can be observed (iOS 17).
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls a handler with the object and its earlier traits whenever one of some traits has changed.
    @discardableResult public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { object, old in
            if let object = object as? Self { handler(object, old) }
        }
        (self as? any TraitObserving)?.traitObservers.add(registration)
        return registration
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserving)?.traitObservers.remove(registration)
    }
}

extension UIView: UITraitChangeObservable, TraitObserving {
    var traitObservers: TraitObservers {
        if let observers = details?.traitObservers { return observers }
        let made = TraitObservers()
        detailsForWriting.traitObservers = made
        return made
    }
}

extension UIViewController: UITraitChangeObservable, TraitObserving {
    var traitObservers: TraitObservers {
        if let storedTraitObservers { return storedTraitObservers }
        let made = TraitObservers()
        storedTraitObservers = made
        return made
    }
}
