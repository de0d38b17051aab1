import Foundation
import HeadlessUIKit

/// The run-time attributes that UIKit's own classes have, as far as they matter here.
@MainActor enum RuntimeAttributes {
    /// Sets an attribute; false when the object has none of that name, or the value is not of its type.
    static func set(_ value: Any?, forKeyPath keyPath: String, on live: AnyObject) -> Bool {
        var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let key = keys.popLast(), keys.count <= 2 else { return false }
        var owner = live
        for step in keys {
            guard let next = part(step, of: owner) else { return false }
            owner = next
        }
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

    private static func setView(_ value: Any?, _ key: String, on view: UIView) -> Bool {
        switch (key, view) {
        case ("hidden", _): return flag(value) { view.isHidden = $0 }
        case ("userInteractionEnabled", _): return flag(value) { view.isUserInteractionEnabled = $0 }
        case ("clipsToBounds", _): return flag(value) { view.clipsToBounds = $0 }
        case ("enabled", let control as UIControl): return flag(value) { control.isEnabled = $0 }
        case ("selected", let control as UIControl): return flag(value) { control.isSelected = $0 }
        case ("text", let label as UILabel): return text(value) { label.text = $0 }
        case ("text", let field as UITextField): return text(value) { field.text = $0 }
        case ("text", let view as UITextView): return text(value) { view.text = $0 }
        case ("placeholder", let field as UITextField): return text(value) { field.placeholder = $0 }
        case ("secureTextEntry", let field as UITextField), ("isSecureTextEntry", let field as UITextField):
            return flag(value) { field.isSecureTextEntry = $0 }
        case ("on", let control as UISwitch), ("isOn", let control as UISwitch):
            return flag(value) { control.isOn = $0 }
        case ("pagingEnabled", let view as UIScrollView): return flag(value) { view.isPagingEnabled = $0 }
        case ("scrollEnabled", let view as UIScrollView): return flag(value) { view.isScrollEnabled = $0 }
        case ("alpha", _):
            guard let number = value as? Double else { return false }
            view.alpha = number
        case ("tag", _):
            guard let number = value as? Double, let tag = Int(exactly: number) else { return false }
            view.tag = tag
        case ("backgroundColor", _):
            guard let color = value as? UIColor else { return false }
            view.backgroundColor = color
        case ("textColor", let label as UILabel):
            guard let color = value as? UIColor else { return false }
            label.textColor = color
        default: return false
        }
        return true
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
