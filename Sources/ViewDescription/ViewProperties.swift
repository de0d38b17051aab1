import Foundation
import HeadlessUIKit
import StrictJSON

/// Reads `props`: what only views of a class have, superclasses first.
@MainActor enum ViewProperties {
    static func decode(
        _ fields: inout JSONFields, _ view: UIView, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if let control = view as? UIControl { try decodeControl(&fields, control) }
        if let scroll = view as? UIScrollView { try decodeScroll(&fields, scroll) }
        switch view {
        case let view as UILabel: try decodeLabel(&fields, view)
        case let view as UIButton: try decodeButton(&fields, view)
        case let view as UIImageView: try decodeImage(&fields, view)
        case let view as UISwitch: try decodeSwitch(&fields, view)
        case let view as UISlider: try decodeSlider(&fields, view)
        case let view as UIStepper: try decodeStepper(&fields, view)
        case let view as UISegmentedControl: try decodeSegments(&fields, view, &decoder)
        case let view as UIPageControl: try decodePages(&fields, view)
        case let view as UIProgressView: try decodeProgress(&fields, view)
        case let view as UIActivityIndicatorView: try decodeActivity(&fields, view)
        case let view as UITextField: try decodeTextField(&fields, view, &decoder)
        case let view as UITextView: try decodeTextView(&fields, view, &decoder)
        case let view as UIStackView: try decodeStack(&fields, view)
        case let view as UITableViewCell: try decodeCell(&fields, view)
        case let view as UITabBar: try decodeTabBar(&fields, view, &decoder)
        case let view as UINavigationBar: try decodeNavigationBar(&fields, view, &decoder)
        case let view as UIToolbar: try decodeToolbar(&fields, view, &decoder)
        case let view as UISearchBar: try decodeSearchBar(&fields, view)
        case let view as UIPickerView: try decodePicker(&fields, view)
        case let view as UIDatePicker: try decodeDatePicker(&fields, view)
        case let view as UITableView: try decodeTable(&fields, view)
        case let view as UICollectionView: try decodeCollection(&fields, view)
        default: break
        }
    }

    private static func decodeControl(_ fields: inout JSONFields, _ view: UIControl) throws(JSONError) {
        if let field = try fields.take("isEnabled", "enabled") { view.isEnabled = try field.bool() }
        // The selection of a segmented control is an index.
        if !(view is UISegmentedControl), let field = try fields.take("isSelected", "selected") {
            view.isSelected = try field.bool()
        }
        if let field = try fields.take("isHighlighted", "highlighted") { view.isHighlighted = try field.bool() }
    }

    private static func decodeScroll(_ fields: inout JSONFields, _ view: UIScrollView) throws(JSONError) {
        if let field = try fields.take("contentSize") { view.contentSize = try field.size() }
        if let field = try fields.take("contentInset") { view.contentInset = try field.insets() }
        if let field = try fields.take("contentOffset") { view.contentOffset = try field.point() }
        if let field = try fields.take("isScrollEnabled", "scrollEnabled") { view.isScrollEnabled = try field.bool() }
        if let field = try fields.take("isPagingEnabled", "pagingEnabled") { view.isPagingEnabled = try field.bool() }
    }

    private static func decodeButton(_ fields: inout JSONFields, _ view: UIButton) throws(JSONError) {
        if let field = try fields.take("title") { view.setTitle(try field.string(), for: .normal) }
        if let field = try fields.take("selectedTitle") { view.setTitle(try field.string(), for: .selected) }
        if let field = try fields.take("image") { view.setImage(try field.image(), for: .normal) }
        if let field = try fields.take("titleColor") { view.setTitleColor(try field.color(), for: .normal) }
        if let field = try fields.take("subtitle") {
            var configuration = view.configuration ?? .plain()
            configuration.title = view.title(for: .normal)
            configuration.subtitle = try field.string()
            view.configuration = configuration
        }
    }

    private static func decodeImage(_ fields: inout JSONFields, _ view: UIImageView) throws(JSONError) {
        if let field = try fields.take("image") { view.image = try field.image() }
        if let field = try fields.take("isHighlighted", "highlighted") { view.isHighlighted = try field.bool() }
    }

    private static func decodeSwitch(_ fields: inout JSONFields, _ view: UISwitch) throws(JSONError) {
        if let field = try fields.take("isOn", "on") { view.isOn = try field.bool() }
        if let field = try fields.take("title") { view.title = try field.string() }
    }

    private static func decodeSlider(_ fields: inout JSONFields, _ view: UISlider) throws(JSONError) {
        // The range comes first: a value outside it would be clamped.
        if let field = try fields.take("minimumValue", "minimum") { view.minimumValue = Float(try field.number()) }
        if let field = try fields.take("maximumValue", "maximum") { view.maximumValue = Float(try field.number()) }
        if let field = try fields.take("value") { view.value = Float(try field.number()) }
    }

    private static func decodeStepper(_ fields: inout JSONFields, _ view: UIStepper) throws(JSONError) {
        if let field = try fields.take("minimumValue", "minimum") { view.minimumValue = try field.number() }
        if let field = try fields.take("maximumValue", "maximum") { view.maximumValue = try field.number() }
        if let field = try fields.take("stepValue", "step") { view.stepValue = try field.number() }
        if let field = try fields.take("wraps") { view.wraps = try field.bool() }
        if let field = try fields.take("value") { view.value = try field.number() }
    }

    private static func decodePages(_ fields: inout JSONFields, _ view: UIPageControl) throws(JSONError) {
        if let field = try fields.take("numberOfPages") { view.numberOfPages = try field.integer(0...1_000_000) }
        if let field = try fields.take("currentPage") { view.currentPage = try field.integer(0...1_000_000) }
        if let field = try fields.take("hidesForSinglePage") { view.hidesForSinglePage = try field.bool() }
    }

    private static func decodeProgress(
        _ fields: inout JSONFields, _ view: UIProgressView
    ) throws(JSONError) {
        if let field = try fields.take("progress") { view.progress = Float(try field.number()) }
    }

    private static func decodeActivity(
        _ fields: inout JSONFields, _ view: UIActivityIndicatorView
    ) throws(JSONError) {
        if let field = try fields.take("hidesWhenStopped") { view.hidesWhenStopped = try field.bool() }
        if let field = try fields.take("isAnimating", "animating") {
            if try field.bool() { view.startAnimating() } else { view.stopAnimating() }
        }
    }

    private static func decodeCell(
        _ fields: inout JSONFields, _ view: UITableViewCell
    ) throws(JSONError) {
        if let field = try fields.take("text") { view.textLabel?.text = try field.string() }
        if let field = try fields.take("detailText", "detail") { view.detailTextLabel?.text = try field.string() }
        if let field = try fields.take("isSelected", "selected") { view.isSelected = try field.bool() }
        if let field = try fields.take("isEditing", "editing") { view.isEditing = try field.bool() }
    }

    private static func decodeStack(_ fields: inout JSONFields, _ view: UIStackView) throws(JSONError) {
        if let field = try fields.take("axis") {
            view.axis = try field.choice(["horizontal": .horizontal, "vertical": .vertical])
        }
        if let field = try fields.take("spacing") { view.spacing = CGFloat(try field.number()) }
        if let field = try fields.take("alignment") {
            view.alignment = try field.choice([
                "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
                "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
            ])
        }
        if let field = try fields.take("distribution") {
            view.distribution = try field.choice([
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ])
        }
    }
}
