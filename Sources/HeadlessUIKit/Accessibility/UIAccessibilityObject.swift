import AccessibilityTree
import Foundation

/// What UIKit adds to every `NSObject` as the informal protocol UIAccessibility: the attributes that an object shows
/// to assistive technologies and the methods by which they act on it.
///
/// Swift on Linux cannot override what an extension adds to a class, so these members live on a base class of their
/// own, from which responders and bar items inherit. Code for iOS overrides and sets them as it does there.
@MainActor open class UIAccessibilityObject: NSObject {
    /// Names the object in trees; never given to a second object.
    final let nodeID = NodeID.next()
    /// What was assigned; nil until something is, as with most views.
    final var assigned: AssignedAccessibility?

    /// Creates an object that says nothing but what its class says.
    public override init() {
        super.init()
    }

    /// The storage for assigned attributes, made on first use.
    final var assignedForWriting: AssignedAccessibility {
        if let assigned { return assigned }
        let made = AssignedAccessibility()
        assigned = made
        return made
    }

    /// Called after an attribute has changed, so that the next capture visits the object again.
    func accessibilityDidChange(_ change: AccessibilityChange) {}

    // MARK: Class defaults, which classes of this module override and assigned values replace

    var defaultIsAccessibilityElement: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityHint: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { [] }
    var defaultAccessibilityElements: [Any]? { nil }

    // MARK: Attributes

    /// Whether assistive technologies visit the object. Then nothing inside it is visited.
    open var isAccessibilityElement: Bool {
        get { assigned?.isElement ?? defaultIsAccessibilityElement }
        set {
            assignedForWriting.isElement = newValue
            accessibilityDidChange(.attributes)
        }
    }

    /// A short name for the element, without its type.
    open var accessibilityLabel: String? {
        get { assigned?.label?.string ?? defaultAccessibilityLabel }
        set {
            assignedForWriting.label = newValue.map { NSAttributedString(string: $0) }
            accessibilityDidChange(.attributes)
        }
    }

    /// The element's value, where it has one that the label does not name.
    open var accessibilityValue: String? {
        get { assigned?.value?.string ?? defaultAccessibilityValue }
        set {
            assignedForWriting.value = newValue.map { NSAttributedString(string: $0) }
            accessibilityDidChange(.attributes)
        }
    }

    /// What happens when the element is used.
    open var accessibilityHint: String? {
        get { assigned?.hint?.string ?? defaultAccessibilityHint }
        set {
            assignedForWriting.hint = newValue.map { NSAttributedString(string: $0) }
            accessibilityDidChange(.attributes)
        }
    }

    /// What the element is and how it behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { assigned?.traits ?? defaultAccessibilityTraits }
        set {
            assignedForWriting.traits = newValue
            accessibilityDidChange(.attributes)
        }
    }

    /// A name for tests, which is never spoken.
    open var accessibilityIdentifier: String? {
        get { assigned?.identifier }
        set {
            assignedForWriting.identifier = newValue
            accessibilityDidChange(.attributes)
        }
    }

    // MARK: Actions

    /// Activates the element; true when that was done and no tap is to follow.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value of an adjustable element.
    open func accessibilityIncrement() {}
    /// Lowers the value of an adjustable element.
    open func accessibilityDecrement() {}
    /// Scrolls; true when it was done, which ends the search for a responder.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves a modal view or goes back; true when that was done, which ends the search for a responder.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most likely thing; true when that was done, which ends the search for a responder.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called after an assistive technology has moved its focus here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after an assistive technology has moved its focus away.
    open func accessibilityElementDidLoseFocus() {}
}

/// What kind of change a capture has to follow.
struct AccessibilityChange: OptionSet {
    let rawValue: UInt8
    /// The object says something else about itself.
    static let attributes = AccessibilityChange(rawValue: 1)
    /// The object stands elsewhere, and all that it holds with it.
    static let geometry = AccessibilityChange(rawValue: 2)
    /// The object holds other objects, or the same in another order.
    static let structure = AccessibilityChange(rawValue: 4)
}

/// The attributes that were assigned to one object; nil stands for the class's default.
@MainActor final class AssignedAccessibility {
    var isElement: Bool?
    var label: NSAttributedString?
    var value: NSAttributedString?
    var hint: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var identifier: String?
}
