import Foundation

/// The informal protocol UIAccessibility, which UIKit adds to every `NSObject`.
///
/// Objects that inherit from `UIAccessibilityObject` (views, controllers, bar items, accessibility elements) have the
/// same members from there, and can override them. Any other object keeps the attributes assigned to it, and becomes an
/// element of a container that lists it; it can't override the members here, since Swift on Linux does not override the
/// members of an extension.
@preconcurrency @MainActor public protocol InformalAccessibility: NSObjectProtocol {}

extension NSObject: InformalAccessibility {}

extension InformalAccessibility {
    /// The object that provides the attributes; an empty one for an object to which nothing was assigned.
    var informalAccessibility: UIAccessibilityObject {
        UIAccessibilityObject.standing(for: self) ?? InformalElements.silent
    }

    /// The object that stores assigned attributes.
    var informalAccessibilityForWriting: UIAccessibilityObject {
        UIAccessibilityObject.standing(for: self) ?? InformalElements.make(for: self)
    }
}

extension UIAccessibilityObject {
    /// Returns the object that represents another one in trees, after an app has listed, named or posted it: itself, or
    /// the element for an `NSObject` to which accessibility attributes were assigned; nil for any other value.
    static func standing(for object: Any?) -> UIAccessibilityObject? {
        if let object = object as? UIAccessibilityObject { return object }
        return (object as? NSObject).flatMap { InformalElements.existing(for: $0) }
    }
}

/// The element that represents in trees an `NSObject` that is not a `UIAccessibilityObject`.
@MainActor final class InformalElement: UIAccessibilityObject {
    fileprivate(set) weak var object: (any NSObjectProtocol)?

    fileprivate init(for object: any NSObjectProtocol) {
        self.object = object
        super.init()
        assignedForWriting.className = String(describing: type(of: object))
    }
}

/// The elements that represent other objects, by object. An element is removed after its object is gone, at the latest
/// when the number of elements has doubled.
@MainActor enum InformalElements {
    private static var elements: [ObjectIdentifier: InformalElement] = [:]
    private static var limit = 64

    /// The empty element of objects to which nothing was assigned.
    static let silent = UIAccessibilityObject()

    static func existing(for object: any NSObjectProtocol) -> InformalElement? {
        guard let element = elements[ObjectIdentifier(object)] else { return nil }
        // A new object can have the address of one that is gone.
        return element.object === object ? element : nil
    }

    static func make(for object: any NSObjectProtocol) -> InformalElement {
        if elements.count >= limit {
            elements = elements.filter { $0.value.object != nil }
            limit = max(64, elements.count * 2)
        }
        let element = InformalElement(for: object)
        elements[ObjectIdentifier(object)] = element
        return element
    }
}

extension String {
    /// The label of the string as an object; strings are values in Swift, so nothing was ever assigned to it.
    @preconcurrency @MainActor public var accessibilityLabel: String? { nil }
}
