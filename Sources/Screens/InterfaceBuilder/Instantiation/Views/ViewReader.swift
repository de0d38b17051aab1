import AccessibilityTree
import Foundation
import HeadlessUIKit

/// Applies the file's attributes of a view to the view.
///
/// Properties with a single value are set by the description of the view's class; structured values, and those that
/// depend on other parts of the file, are read here. An absent attribute means Interface Builder's default, which is
/// not always the default of the class.
@MainActor struct ViewReader {
    typealias Object = InterfaceBuilderDocument.Object

    let values: ValueReader

    /// Sets everything that needs neither subviews nor other objects.
    func apply(_ object: Object, to view: UIView) {
        let presence = InterfaceBuilderDocument.Presence(of: object)
        applyGeometry(object, to: view)
        applyLayout(object, to: view)
        if let tag = object.tag { view.tag = tag }
        let known = ReadableClass.of(view)
        known.forEachProperty(with: presence) { property in
            guard !isOverruled(property, in: object) else { return }
            if let value = property.value(in: object, presence, values) { _ = property.description.set(view, value) }
        }
        applyStructure(object, to: view, known.kind)
        if known.scrolls, let scroll = view as? UIScrollView, let scale = object[.maximumZoomScale], scale >= 1 {
            scroll.maximumZoomScale = scale
        }
    }

    // Asking for one class is faster than asking for each.
    private func applyStructure(_ object: Object, to view: UIView, _ kind: ReadableClass.Kind) {
        switch kind {
        case .plain: break
        case .button: (view as? UIButton).map { applyButton(object, to: $0) }
        case .textField: (view as? UITextField).map { applyTextField(object, to: $0) }
        case .segmentedControl: (view as? UISegmentedControl).map { applySegments(object, to: $0) }
        case .navigationBar: (view as? UINavigationBar).map { applyTitles(object, to: $0) }
        case .tabBar:
            if let color = standardColor(object) { (view as? UITabBar)?.standardAppearance.backgroundColor = color }
        case .toolbar:
            if let color = standardColor(object) { (view as? UIToolbar)?.standardAppearance.backgroundColor = color }
        case .searchBar: (view as? UISearchBar).map { applyScopes(object, to: $0) }
        case .activityIndicator: (view as? UIActivityIndicatorView).map { applyActivity(object, to: $0) }
        case .collection: (view as? UICollectionView).map { applyCollection(object, to: $0) }
        case .table: (view as? UITableView).map { applyTable(object, to: $0) }
        case .tableCell: (view as? UITableViewCell).map { applyCell(object, to: $0) }
        case .stack: (view as? UIStackView).map { applyStack(object, to: $0) }
        }
    }

    /// Whether another setting of the file overrides a property. A picker that shows the current date uses
    /// `MainLoop.wallClock`, not the date that Interface Builder has stored in the file.
    private func isOverruled(_ property: ReadableProperty, in object: Object) -> Bool {
        property.isDate && object[.useCurrentDate] == true
    }

    private func applyGeometry(_ object: Object, to view: UIView) {
        if let frame = object.frame { view.frame = CGRect(frame) }
        view.autoresizingMask = (object[.autoresizingMask] ?? []).reduce(into: []) { mask, name in
            mask.formUnion(Names.resizing[name] ?? [])
        }
        view.autoresizesSubviews = object[.autoresizesSubviews] ?? true
        if let margins = object[.directionalLayoutMargins] {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        } else if let margins = object[.layoutMargins] {
            view.layoutMargins = margins
        }
    }
}
