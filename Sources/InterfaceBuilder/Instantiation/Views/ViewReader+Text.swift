import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyLabel(_ object: Object, to label: UILabel) {
        if let font = values.font(object.font("fontDescription")) { label.font = font }
        if let color = values.color(object.color("textColor")) { label.textColor = color }
        if case .styledText(let text) = object.value("attributedText") {
            label.attributedText = values.attributed(text)
        } else {
            label.text = object.text("text")
        }
        label.numberOfLines = max(0, object.integer(.numberOfLines) ?? 1)
        label.isEnabled = object.flag("enabled") ?? true
        label.isHighlighted = object.flag("highlighted") ?? false
        if let alignment = object.named("textAlignment", in: Names.textAlignments) { label.textAlignment = alignment }
        if let mode = object.named("lineBreakMode", in: Names.lineBreaks) { label.lineBreakMode = mode }
        label.adjustsFontForContentSizeCategory = object.flag("adjustsFontForContentSizeCategory") ?? false
        label.adjustsFontSizeToFitWidth = object.flag("adjustsFontSizeToFit") ?? label.adjustsFontSizeToFitWidth
    }

    func applyTextField(_ object: Object, to field: UITextField) {
        if let font = values.font(object.font("fontDescription")) { field.font = font }
        if let color = values.color(object.color("textColor")) { field.textColor = color }
        field.text = object.text("attributedText") ?? object.text("text")
        if case .styledText(let text) = object.value("attributedPlaceholder") {
            field.attributedPlaceholder = values.attributed(text)
        } else {
            field.placeholder = object.text("placeholder")
        }
        if let alignment = object.named("textAlignment", in: Names.textAlignments) { field.textAlignment = alignment }
        if let style = object.named("borderStyle", in: Names.borderStyles) { field.borderStyle = style }
        if let mode = object.named("clearButtonMode", in: Names.viewModes) { field.clearButtonMode = mode }
        field.clearsOnBeginEditing = object.flag("clearsOnBeginEditing") ?? false
        field.adjustsFontForContentSizeCategory = object.flag("adjustsFontForContentSizeCategory") ?? false
        field.adjustsFontSizeToFitWidth = object.flag("adjustsFontSizeToFit") ?? field.adjustsFontSizeToFitWidth
        if let size = object.number(.minimumFontSize) { field.minimumFontSize = size }
        guard let traits = values.document.object(of: object, key: "textInputTraits") else { return }
        field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
        if let type = traits.named("keyboardType", in: Names.keyboards) { field.keyboardType = type }
        if let type = traits.named("returnKeyType", in: Names.returnKeys) { field.returnKeyType = type }
        if let type = traits.named("autocapitalizationType", in: Names.capitals) { field.autocapitalizationType = type }
        if let type = traits.named("autocorrectionType", in: Names.corrections) { field.autocorrectionType = type }
        if let type = traits.attribute("textContentType") { field.textContentType = UITextContentType(rawValue: type) }
    }

    func applyTextView(_ object: Object, to view: UITextView) {
        if let font = values.font(object.font("fontDescription")) { view.font = font }
        if let color = values.color(object.color("textColor")) { view.textColor = color }
        if case .styledText(let text) = object.value("attributedText") {
            view.attributedText = values.attributed(text)
        } else {
            view.text = object.text("text")
        }
        view.isEditable = object.flag("editable") ?? true
        view.isSelectable = object.flag("selectable") ?? true
        if let alignment = object.named("textAlignment", in: Names.textAlignments) { view.textAlignment = alignment }
        view.adjustsFontForContentSizeCategory = object.flag("adjustsFontForContentSizeCategory") ?? false
        guard let traits = values.document.object(of: object, key: "textInputTraits") else { return }
        view.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
        if let type = traits.named("keyboardType", in: Names.keyboards) { view.keyboardType = type }
        if let type = traits.named("returnKeyType", in: Names.returnKeys) { view.returnKeyType = type }
    }
}
