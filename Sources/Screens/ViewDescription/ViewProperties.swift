import Foundation
import HeadlessUIKit
import StrictJSON

/// Reads `props`: the properties that only views of a class have.
///
/// Properties with a single value are set by the description of the class; structured values are read here.
@MainActor enum ViewProperties {
    static func decode(
        _ fields: inout JSONFields, _ view: UIView, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        for property in ClassDescription.properties(of: view) where !common.contains(property.name) {
            try fields.set(property, on: view)
        }
        switch view {
        case let view as UIButton: try decodeButton(&fields, view)
        case let view as UISegmentedControl: try decodeSegments(&fields, view, &decoder)
        case is UITextField, is UITextView: try decodeEditing(&fields, view, &decoder)
        case let view as UITabBar: try decodeTabBar(&fields, view, &decoder)
        case let view as UINavigationBar: try decodeNavigationBar(&fields, view, &decoder)
        case let view as UIToolbar: try decodeToolbar(&fields, view, &decoder)
        case let view as UISearchBar: try decodeScopes(&fields, view)
        case let view as UIPickerView: try decodePicker(&fields, view)
        case let view as UITableView: try decodeTable(&fields, view)
        case let view as UICollectionView: try decodeCollection(&fields, view)
        default: break
        }
    }

    /// The properties of every view, which are next to its class instead of in `props`.
    private static let common = Set(ClassDescription.named("UIView")?.properties.map(\.name) ?? [])

    /// Sets those properties.
    static func decodeCommon(_ fields: inout JSONFields, _ view: UIView) throws(JSONError) {
        for property in ClassDescription.properties(of: view) where common.contains(property.name) {
            try fields.set(property, on: view)
        }
    }

    /// Makes the picker independent of the clock and the time zone of the machine.
    static func setPresent(of picker: UIDatePicker) {
        let present = MainLoop.main.fixedWallClock ?? .standard
        picker.timeZone = present.timeZone
        picker.date = present.date
    }

    private static func decodeButton(_ fields: inout JSONFields, _ view: UIButton) throws(JSONError) {
        if let field = try fields.take("title") { view.setTitle(try field.string(), for: .normal) }
        if let field = try fields.take("selectedTitle") { view.setTitle(try field.string(), for: .selected) }
        if let field = try fields.take("image") { view.setImage(try field.image(), for: .normal) }
        // A description without a colour is no decision for the white of UIKit's custom buttons.
        view.setTitleColor(try fields.take("titleColor")?.color() ?? .tintColor, for: .normal)
        if let field = try fields.take("subtitle") {
            var configuration = view.configuration ?? .plain()
            configuration.title = view.title(for: .normal)
            configuration.subtitle = try field.string()
            view.configuration = configuration
        }
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
