import Foundation
import HeadlessUIKit

/// The run-time attributes that UIKit's own classes have, as far as they matter here.
@MainActor enum RuntimeAttributes {
    /// Sets an attribute; false when the object has none of that name, or the value is not of its type.
    static func set(_ value: Any?, forKeyPath keyPath: String, on live: AnyObject) -> Bool {
        guard keyPath.utf8.contains(UInt8(ascii: ".")) else { return set(value, forKey: keyPath, on: live) }
        var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let key = keys.popLast(), keys.count <= 2 else { return false }
        var owner = live
        for step in keys {
            guard let next = part(step, of: owner) else { return false }
            owner = next
        }
        return set(value, forKey: key, on: owner)
    }

    private static func set(_ value: Any?, forKey key: String, on owner: AnyObject) -> Bool {
        if let object = owner as? UIAccessibilityObject, setAccessibility(value, key, on: object) { return true }
        if let view = owner as? UIView { return setView(value, key, on: view) }
        return false
    }

    private static func part(_ key: String, of owner: AnyObject) -> AnyObject? {
        switch (key, owner) {
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        default: nil
        }
    }

    private static func setAccessibility(_ value: Any?, _ key: String, on object: UIAccessibilityObject) -> Bool {
        switch key {
        case "accessibilityIdentifier": return text(value) { object.accessibilityIdentifier = $0 }
        case "accessibilityLabel": return text(value) { object.accessibilityLabel = $0 }
        case "accessibilityValue": return text(value) { object.accessibilityValue = $0 }
        case "accessibilityHint": return text(value) { object.accessibilityHint = $0 }
        case "accessibilityLanguage": return text(value) { object.accessibilityLanguage = $0 }
        case "isAccessibilityElement", "accessibilityElement":
            return flag(value) { object.isAccessibilityElement = $0 }
        case "accessibilityElementsHidden": return flag(value) { object.accessibilityElementsHidden = $0 }
        case "accessibilityViewIsModal": return flag(value) { object.accessibilityViewIsModal = $0 }
        case "shouldGroupAccessibilityChildren":
            return flag(value) { object.shouldGroupAccessibilityChildren = $0 }
        case "accessibilityRespondsToUserInteraction":
            return flag(value) { object.accessibilityRespondsToUserInteraction = $0 }
        case "accessibilityTraits":
            guard let number = value as? Double, let bits = UInt64(exactly: number) else { return false }
            object.accessibilityTraits = UIAccessibilityTraits(rawValue: bits)
        case "accessibilityContainerType":
            guard let number = value as? Double, let raw = Int(exactly: number),
                let type = UIAccessibilityContainerType(rawValue: raw)
            else { return false }
            object.accessibilityContainerType = type
        case "accessibilityActivationPoint":
            guard let point = value as? CGPoint else { return false }
            object.accessibilityActivationPoint = point
        case "accessibilityFrame":
            guard let frame = value as? CGRect else { return false }
            object.accessibilityFrame = frame
        default: return false
        }
        return true
    }

    /// Sets a property that the description of a view's class has under this name.
    private static func setView(_ value: Any?, _ key: String, on view: UIView) -> Bool {
        guard let property = ClassDescription.property(key, of: view), let value = read(value, property.kind) else {
            return false
        }
        return property.set(view, value)
    }

    /// A value of the kind that a property takes; nil for one of another kind.
    private static func read(_ value: Any?, _ kind: PropertyKind) -> PropertyValue? {
        switch (kind, value) {
        case (.flag, let flag as Bool): .flag(flag)
        case (.flag, let number as Double): .flag(number != 0)
        case (.text, nil): .text(nil)
        case (.text, let text as String): .text(text)
        case (.number, let number as Double): .number(number)
        case (.whole(let range), let number as Double):
            Int(exactly: number).flatMap { range.contains($0) ? .whole($0) : nil }
        case (.color, let color as UIColor): .color(color)
        case (.image, let image as UIImage): .image(image)
        case (.point, let point as CGPoint): .point(point)
        case (.size, let size as CGSize): .size(size)
        case (.date, let date as Date): .date(date)
        case (.styledText, let text as String): .styledText(NSAttributedString(string: text))
        default: nil
        }
    }

    /// Sets a text, or nothing for nil; false for a value that is neither.
    private static func text(_ value: Any?, _ set: (String?) -> Void) -> Bool {
        guard value == nil || value is String else { return false }
        set(value as? String)
        return true
    }

    /// Sets a flag, which may be written as a number; false for a value that is neither.
    private static func flag(_ value: Any?, _ set: (Bool) -> Void) -> Bool {
        if let flag = value as? Bool {
            set(flag)
        } else if let number = value as? Double {
            set(number != 0)
        } else {
            return false
        }
        return true
    }
}
