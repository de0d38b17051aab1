import Foundation

extension UIPickerViewDelegate {
    /// For calls such as `delegate.pickerView?(…)`.
    public var pickerView: UIPickerViewDelegatePickerViewCalls? { UIPickerViewDelegatePickerViewCalls(self) }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPickerViewDelegatePickerViewCalls {
    private let object: any UIPickerViewDelegate

    fileprivate init(_ object: any UIPickerViewDelegate) { self.object = object }

    /// Calls `pickerView(_:titleForRow:forComponent:)`.
    @discardableResult public func callAsFunction(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        OptionalRequirement.call("pickerView(_:titleForRow:forComponent:)") {
            object.pickerView(pickerView, titleForRow: row, forComponent: component)
        }
    }

    /// Calls `pickerView(_:attributedTitleForRow:forComponent:)`.
    @discardableResult public func callAsFunction(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        OptionalRequirement.call("pickerView(_:attributedTitleForRow:forComponent:)") {
            object.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        }
    }

    /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`.
    @discardableResult public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        OptionalRequirement.call("pickerView(_:viewForRow:forComponent:reusing:)") {
            object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        }
    }

    /// Calls `pickerView(_:rowHeightForComponent:)`.
    @discardableResult public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat?
    {
        OptionalRequirement.call("pickerView(_:rowHeightForComponent:)") {
            object.pickerView(pickerView, rowHeightForComponent: component)
        }
    }

    /// Calls `pickerView(_:widthForComponent:)`.
    @discardableResult public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
        -> CGFloat?
    {
        OptionalRequirement.call("pickerView(_:widthForComponent:)") {
            object.pickerView(pickerView, widthForComponent: component)
        }
    }

    /// Calls `pickerView(_:didSelectRow:inComponent:)`.
    @discardableResult public func callAsFunction(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) -> Void? {
        OptionalRequirement.call("pickerView(_:didSelectRow:inComponent:)") {
            object.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}
