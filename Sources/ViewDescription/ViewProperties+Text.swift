import Foundation
import HeadlessUIKit
import StrictJSON

extension ViewProperties {
    static func decodeLabel(_ fields: inout JSONFields, _ view: UILabel) throws(JSONError) {
        if let field = try fields.take("text") { view.text = try field.string() }
        if let field = try fields.take("font") { view.font = try field.font() }
        if let field = try fields.take("textColor") { view.textColor = try field.color() }
        if let field = try fields.take("numberOfLines") { view.numberOfLines = try field.integer(0...1_000_000) }
        if let field = try fields.take("isEnabled", "enabled") { view.isEnabled = try field.bool() }
        if let field = try fields.take("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = try field.bool()
        }
    }

    static func decodeTextField(
        _ fields: inout JSONFields, _ view: UITextField, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if let field = try fields.take("text") { view.text = try field.string() }
        if let field = try fields.take("placeholder") { view.placeholder = try field.string() }
        if let field = try fields.take("isSecure", "isSecureTextEntry", "secure") {
            view.isSecureTextEntry = try field.bool()
        }
        if let field = try fields.take("font") { view.font = try field.font() }
        if let field = try fields.take("textColor") { view.textColor = try field.color() }
        if let field = try fields.take("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = try field.bool()
        }
        try decodeEditing(&fields, view, &decoder)
    }

    static func decodeTextView(
        _ fields: inout JSONFields, _ view: UITextView, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if let field = try fields.take("text") { view.text = try field.string() }
        if let field = try fields.take("isEditable", "editable") { view.isEditable = try field.bool() }
        if let field = try fields.take("isSelectable", "selectable") { view.isSelectable = try field.bool() }
        if let field = try fields.take("isSecure", "isSecureTextEntry", "secure") {
            view.isSecureTextEntry = try field.bool()
        }
        if let field = try fields.take("font") { view.font = try field.font() }
        if let field = try fields.take("textColor") { view.textColor = try field.color() }
        if let field = try fields.take("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = try field.bool()
        }
        try decodeEditing(&fields, view, &decoder)
    }

    // Only a view in a window can be edited, so this waits until it is in one.
    private static func decodeEditing(
        _ fields: inout JSONFields, _ view: UIView, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        guard let field = try fields.take("isEditing", "isFirstResponder", "editing"), try field.bool() else { return }
        decoder.later { _ throws(JSONError) in
            guard view.becomeFirstResponder() else {
                throw field.error("the view can't be edited: another one is, or it is disabled")
            }
        }
    }
}
