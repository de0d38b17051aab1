import Foundation

extension UIPickerViewAccessibilityDelegate {
    /// For calls such as `delegate.pickerView?(…)`.
    public var pickerView: UIPickerViewAccessibilityDelegatePickerViewCalls? {
        UIPickerViewAccessibilityDelegatePickerViewCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPickerViewAccessibilityDelegatePickerViewCalls {
    private let object: any UIPickerViewAccessibilityDelegate

    fileprivate init(_ object: any UIPickerViewAccessibilityDelegate) { self.object = object }

    /// Calls `pickerView(_:accessibilityLabelForComponent:)`.
    @discardableResult public func callAsFunction(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? {
        OptionalRequirement.call("pickerView(_:accessibilityLabelForComponent:)") {
            object.pickerView(pickerView, accessibilityLabelForComponent: component)
        }
    }

    /// Calls `pickerView(_:accessibilityHintForComponent:)`.
    @discardableResult public func callAsFunction(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? {
        OptionalRequirement.call("pickerView(_:accessibilityHintForComponent:)") {
            object.pickerView(pickerView, accessibilityHintForComponent: component)
        }
    }
}
