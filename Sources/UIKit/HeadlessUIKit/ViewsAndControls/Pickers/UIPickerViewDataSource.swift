import Foundation

/// Gives a picker view its components and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels stand side by side.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Names a picker view's rows and hears of its use.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The title of a row, or nil.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row with attributes, which wins over the plain one, or nil.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row, which wins over its titles, or nil.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?
    /// The height of a wheel's rows, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The width of a wheel in points; 0 for its share of the picker.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The user has turned a wheel to a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Nil unless the delegate has titles.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the delegate has titles with attributes.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the delegate has views.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// 32 unless the delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalRequirement.noteMissing()
        return 32
    }
    /// A share of the picker unless the delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalRequirement.noteMissing()
        return 0
    }
    /// Nothing happens unless the delegate says what.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        OptionalRequirement.noteMissing()
    }
}

/// Says what the wheels of a picker view are for.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The label of a wheel, or nil.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// The hint of a wheel, or nil.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Nil unless the delegate has a label.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the delegate has a hint.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        OptionalRequirement.noteMissing()
        return nil
    }
}
