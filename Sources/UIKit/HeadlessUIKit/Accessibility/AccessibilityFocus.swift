import Foundation

/// The current focus of each assistive technology.
@MainActor final class AccessibilityFocus {
    private struct Place {
        weak var object: UIAccessibilityObject?
    }

    private var focused: [UIAccessibility.AssistiveTechnologyIdentifier: Place] = [:]
    // The objects that lost the focus last; the notification of the next move names them.
    private var unfocused: [UIAccessibility.AssistiveTechnologyIdentifier: Place] = [:]

    func focusedObject(_ technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> UIAccessibilityObject? {
        if let technology { return focused[technology]?.object }
        return focused[.notificationVoiceOver]?.object ?? focused.values.lazy.compactMap(\.object).first
    }

    /// The view that has the focus, or whose element has it; nil when there is none.
    var focusedView: UIView? {
        let object = focusedObject(nil)
        return object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
    }

    func isFocused(_ object: UIAccessibilityObject) -> Bool {
        focused.values.contains { $0.object === object }
    }

    func technologies(
        focusing object: UIAccessibilityObject
    ) -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        let found = Set(focused.filter { $0.value.object === object }.keys)
        return found.isEmpty ? nil : found
    }

    /// Moves the focus to an object: calls the old one first, then the new one, then posts the notification.
    func move(to object: UIAccessibilityObject) {
        let technology = current
        if let old = focused[technology]?.object {
            if old === object { return }
            leave(old)
        }
        focused[technology] = Place(object: object)
        object.accessibilityElementDidBecomeFocused()
        var information: [AnyHashable: Any] = [
            UIAccessibility.focusedElementUserInfoKey: object,
            UIAccessibility.assistiveTechnologyUserInfoKey: NSString(string: technology.rawValue),
        ]
        if let old = unfocused[technology]?.object { information[UIAccessibility.unfocusedElementUserInfoKey] = old }
        unfocused[technology] = nil
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
    }

    /// Takes the focus away from an object; nothing happens when it does not have it.
    func leave(_ object: UIAccessibilityObject) {
        let technology = current
        guard focused[technology]?.object === object else { return }
        focused[technology] = nil
        unfocused[technology] = Place(object: object)
        object.accessibilityElementDidLoseFocus()
        var view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
        while let current = view {
            (current as? UIScrollView)?.cursorDidLeave()
            view = current.superview
        }
    }

    private var current: UIAccessibility.AssistiveTechnologyIdentifier {
        UIAccessibility.attachedTechnology?.identifier ?? .notificationVoiceOver
    }
}
