import AccessibilityTree
import Foundation
import HeadlessUIKit

/// Sets what a file says about a view on the view.
///
/// What has one value is set by the description of the view's class; what has a structure of its own, or depends on
/// something else in the file, is read here. What an attribute leaves out has the value that Interface Builder leaves
/// out, which is not always the class's own.
@MainActor struct ViewReader {
    typealias Object = InterfaceBuilderDocument.Object

    let values: ValueReader

    /// Sets everything that needs neither subviews nor other objects.
    func apply(_ object: Object, to view: UIView) {
        applyGeometry(object, to: view)
        applyLayout(object, to: view)
        if let tag = object.tag { view.tag = tag }
        for property in ReadableProperty.all(of: view) where !isOverruled(property, in: object) {
            if let value = property.value(in: object, values) { _ = property.description.set(view, value) }
        }
        switch view {
        case let view as UIButton: applyButton(object, to: view)
        case let view as UITextField: applyTextField(object, to: view)
        case let view as UISegmentedControl: applySegments(object, to: view)
        case let view as UINavigationBar: applyTitles(object, to: view)
        case let view as UITabBar:
            if let color = standardColor(object) { view.standardAppearance.backgroundColor = color }
        case let view as UIToolbar:
            if let color = standardColor(object) { view.standardAppearance.backgroundColor = color }
        case let view as UISearchBar: applyScopes(object, to: view)
        case let view as UIActivityIndicatorView: applyActivity(object, to: view)
        case let view as UICollectionView: applyCollection(object, to: view)
        case let view as UITableView: applyTable(object, to: view)
        case let view as UITableViewCell: applyCell(object, to: view)
        case let view as UIStackView: applyStack(object, to: view)
        default: break
        }
        if let scroll = view as? UIScrollView, let scale = object.number(.maximumZoomScale), scale >= 1 {
            scroll.maximumZoomScale = scale
        }
    }

    /// Whether something else in the file decides. A picker that is to show the current date shows that of
    /// `MainLoop.wallClock`, not the one that Interface Builder has left in the file.
    private func isOverruled(_ property: ReadableProperty, in object: Object) -> Bool {
        property.isDate && object.flag("useCurrentDate") == true
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
}
