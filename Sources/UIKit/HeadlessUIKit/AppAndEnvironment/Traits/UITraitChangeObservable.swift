import Foundation

/// A registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

@MainActor final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
        traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.handler = handler
    }
}

/// The observers of changes of an object's traits.
@MainActor final class TraitObservers {
    private var registrations: [TraitRegistration] = []

    func add(_ registration: TraitRegistration) {
        registrations.append(registration)
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func notify(_ object: any UITraitEnvironment, _ old: UITraitCollection) {
        let new = object.traitCollection
        for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
            registration.handler(object, old)
        }
    }
}

/// An object that keeps its observers.
@MainActor protocol TraitObserving: UITraitEnvironment {
    var traitObservers: TraitObservers { get }
}

/// An object whose changes of traits can be observed (iOS 17).
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls a handler with the object and its earlier traits whenever one of some traits has changed.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { object, old in
            if let object = object as? Self { handler(object, old) }
        }
        (self as? any TraitObserving)?.traitObservers.add(registration)
        return registration
    }

    /// Registers a target's action for changes of some traits. The target is not kept alive.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return registerForTraitChanges(traits) { [weak target] (object: Self, _: UITraitCollection) in
            if let target { action.carryOut(on: target, sender: object, event: nil) }
        }
    }

    /// Registers an action of the object itself for changes of some traits.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

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
