import AccessibilityTree
import Foundation

/// The name of an action, such as "save:". There is no Objective-C runtime on Linux that could look one up: adapted
/// sources register the members of their classes (`ObjectiveCNames`), or an object implements `NamedActionTarget`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written in an Interface Builder file.
    public let name: String

    /// Creates a selector from its name.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates a selector from its name.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The name of the method.
    public var description: String { name }
}

/// An object that performs actions by name, like targets of controls and of Interface Builder connections.
@preconcurrency @MainActor public protocol NamedActionTarget: AnyObject {
    /// Performs an action; returns false when the object has none of that name.
    func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool
}

extension Selector {
    /// Lets an object perform the action, by its own method or by the names of its class.
    /// - Returns: False when the object has none of that name.
    @MainActor @discardableResult package func carryOut(on object: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        if let target = object as? any NamedActionTarget, target.performAction(self, sender: sender, event: event) {
            return true
        }
        return ObjectiveCNames.perform(self, on: object, with: [sender, event]) != nil
    }

    /// Sends the action to a target, or without one to the first responder and on along the chain.
    /// - Parameters:
    ///   - responder: The start of the chain when its window has no first responder.
    ///   - sender: The sender passed to the action.
    /// - Returns: Whether an object handled it.
    @MainActor func send(to target: AnyObject?, from responder: UIResponder?, sender: AnyObject?, event: UIEvent?)
        -> Bool
    {
        if let target {
            return carryOut(on: target, sender: sender, event: event)
        }
        var next: UIResponder? = responder?.responderWindow?.firstResponder ?? responder
        while let current = next {
            if current.carryOut(self, sender: sender, event: event) { return true }
            next = current.next
        }
        return false
    }
}

extension UIResponder {
    /// Performs an action by name, if the responder has one of that name: its own, or an editing command of a text.
    final func carryOut(_ action: Selector, sender: AnyObject?, event: UIEvent?) -> Bool {
        if action.carryOut(on: self, sender: sender, event: event) { return true }
        if StandardEditActions.carryOut(action, on: self, sender: sender) { return true }
        guard let text = self as? any EditableText, let command = EditingCommand(action) else { return false }
        return text.request(command) != nil
    }
}
