import AccessibilityTree
import Foundation

/// The way of an accessibility action from the focused element to the end of the responder chain.
@MainActor enum ResponderWalk {
    /// Returns every object on the way, in order: the element, its containers until one is a responder of a view's
    /// chain, then the next responders up to the application and its delegate.
    static func stops(from first: UIAccessibilityObject?) -> [UIAccessibilityObject] {
        var stops: [UIAccessibilityObject] = []
        var seen: Set<NodeID> = []
        var current = first ?? startWithoutFocus
        while let object = current, seen.insert(object.nodeID).inserted {
            stops.append(object)
            current = after(object)
        }
        return stops
    }

    private static func after(_ object: UIAccessibilityObject) -> UIAccessibilityObject? {
        if let next = (object as? UIResponder)?.next { return next }
        if let element = object as? UIAccessibilityElement {
            return element.accessibilityContainer as? UIAccessibilityObject
        }
        return nil
    }

    private static var startWithoutFocus: UIAccessibilityObject? {
        let application = UIApplication.shared
        return application.keyWindow?.firstResponder ?? application.keyWindow ?? application
    }

    static func describe(_ object: UIAccessibilityObject, note: String? = nil) -> ActionOutcome.Responder {
        ActionOutcome.Responder(
            className: object.assigned?.className ?? ClassFacts.of(object).pointee.name,
            identifier: object.accessibilityIdentifier, note: note)
    }
}
