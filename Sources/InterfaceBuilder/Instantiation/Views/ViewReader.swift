import AccessibilityTree
import Foundation
import HeadlessUIKit

/// Sets what a file says about a view on the view.
///
/// What an attribute leaves out has the value that Interface Builder leaves out, which is not always the class's own.
@MainActor struct ViewReader {
    typealias Object = InterfaceBuilderDocument.Object

    let values: ValueReader

    /// Sets everything that needs neither subviews nor other objects.
    func apply(_ object: Object, to view: UIView) {
        applyGeometry(object, to: view)
        applyLooks(object, to: view)
        if let control = view as? UIControl { applyControl(object, to: control) }
        switch view {
        case let view as UILabel: applyLabel(object, to: view)
        case let view as UIButton: applyButton(object, to: view)
        case let view as UIImageView: applyImageView(object, to: view)
        case let view as UITextField: applyTextField(object, to: view)
        case let view as UISwitch: applySwitch(object, to: view)
        case let view as UISlider: applySlider(object, to: view)
        case let view as UIStepper: applyStepper(object, to: view)
        case let view as UISegmentedControl: applySegments(object, to: view)
        case let view as UIDatePicker: applyDatePicker(object, to: view)
        case let view as UISearchBar: applySearchBar(object, to: view)
        case let view as UIPageControl: applyPageControl(object, to: view)
        case let view as UIProgressView: applyProgress(object, to: view)
        case let view as UIActivityIndicatorView: applyActivity(object, to: view)
        case let view as UIScrollView: applyScrollView(object, to: view)
        case let view as UITableViewCell: applyCell(object, to: view)
        case let view as UIStackView: applyStack(object, to: view)
        case let view as UINavigationBar: applyNavigationBar(object, to: view)
        case let view as UITabBar: applyTabBar(object, to: view)
        case let view as UIToolbar: applyToolbar(object, to: view)
        default: break
        }
    }

    private func applyGeometry(_ object: Object, to view: UIView) {
        if let frame = object.frame { view.frame = CGRect(frame) }
        view.autoresizingMask = object.flags("autoresizingMask").reduce(into: []) { mask, name in
            mask.formUnion(Names.resizing[name] ?? [])
        }
        view.autoresizesSubviews = object.flag("autoresizesSubviews") ?? true
        if case .insets(let top, let left, let bottom, let right) = object.value("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: top, leading: left, bottom: bottom, trailing: right)
        } else if case .insets(let top, let left, let bottom, let right) = object.value("layoutMargins") {
            view.layoutMargins = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
    }

    private func applyLooks(_ object: Object, to view: UIView) {
        if let isHidden = object.flag("hidden") { view.isHidden = isHidden }
        if let alpha = object.number(.alpha) { view.alpha = alpha }
        if let tag = object.tag { view.tag = tag }
        if let mode = object.named("contentMode", in: Names.contentModes) { view.contentMode = mode }
        view.clipsToBounds = object.flag("clipsSubviews") ?? false
        view.isUserInteractionEnabled = object.flag("userInteractionEnabled") ?? true
        if let direction = object.named("semanticContentAttribute", in: Names.directions) {
            view.semanticContentAttribute = direction
        }
        if let color = values.color(object.color("backgroundColor")) { view.backgroundColor = color }
        if let color = values.color(object.color("tintColor")) { view.tintColor = color }
        if let identifier = object.attribute("restorationIdentifier") { view.restorationIdentifier = identifier }
    }

    private func applyControl(_ object: Object, to control: UIControl) {
        control.isEnabled = object.flag("enabled") ?? true
        control.isSelected = object.flag("selected") ?? false
        control.isHighlighted = object.flag("highlighted") ?? false
        if let place = object.named("contentHorizontalAlignment", in: Names.horizontalAlignments) {
            control.contentHorizontalAlignment = place
        }
        if let place = object.named("contentVerticalAlignment", in: Names.verticalAlignments) {
            control.contentVerticalAlignment = place
        }
    }
}
