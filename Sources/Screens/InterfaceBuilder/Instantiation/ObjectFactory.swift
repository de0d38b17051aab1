import Foundation
import HeadlessUIKit

/// Makes a live object of the class that an element and its custom class name, without any of its values.
@MainActor struct ObjectFactory {
    typealias Object = InterfaceBuilderDocument.Object

    let archive: Archive

    /// Returns the live object, or nil for elements without one: controllers, guides, sections, placeholders and the
    /// like.
    func make(_ object: Object) -> AnyObject? {
        if object.isView { return view(object) }
        switch object.elementName {
        case "barButtonItem": return barButtonItem(object)
        case "tabBarItem": return tabBarItem(object)
        case "navigationItem": return UINavigationItem()
        case "tapGestureRecognizer": return UITapGestureRecognizer()
        case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
        // Interface Builder misspells this one.
        case "longPressGestureRecognizer", "pongPressGestureRecognizer": return UILongPressGestureRecognizer()
        case let name where name.hasSuffix("GestureRecognizer"): return UIGestureRecognizer()
        default: return nil
        }
    }

    private func view(_ object: Object) -> UIView {
        if let type = archive.classes.view(object), let view = archive.make(object, { type.init(coder: $0) }) {
            adopt(object, view)
            return view
        }
        let view = standardView(object)
        adopt(object, view)
        return view
    }

    /// Passes on the values that views are made with and that have no public setter.
    private func adopt(_ object: Object, _ view: UIView) {
        switch view {
        case let cell as UITableViewCell:
            cell.adopt(
                style: object[.style, in: Names.cellStyles] ?? .default,
                reuseIdentifier: object[.reuseIdentifier])
        case let view as UICollectionReusableView: view.reuseIdentifier = object[.reuseIdentifier]
        default: break
        }
    }

    /// Returns a view of UIKit's own class; values that only its initializer takes are passed here.
    private func standardView(_ object: Object) -> UIView {
        switch object.elementName {
        case "button": UIButton(type: object[.buttonType, in: Names.buttonTypes] ?? .custom)
        case "tableView": UITableView(frame: .zero, style: object[.style, in: Names.tableStyles] ?? .plain)
        case "tableViewCell":
            UITableViewCell(
                style: object[.style, in: Names.cellStyles] ?? .default,
                reuseIdentifier: object[.reuseIdentifier])
        case let name: ClassDescription.element(name)?.make() ?? UIView(frame: .zero)
        }
    }

    private func barButtonItem(_ object: Object) -> UIBarButtonItem {
        guard let system = object[.systemItem, in: Names.barSystemItems] else {
            return UIBarButtonItem()
        }
        return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }

    private func tabBarItem(_ object: Object) -> UITabBarItem {
        guard let system = object[.systemItem, in: Names.tabSystemItems] else {
            return UITabBarItem()
        }
        return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
}

extension InterfaceBuilderDocument.Object {
    /// Whether the object is a view: by its name, or by its role when the name is unknown.
    var isView: Bool {
        // Most objects are subviews, so that is tested first.
        role == .member("subviews") || ClassNames.views.contains(elementName)
            || (role == .property("view") && !isViewController)
    }
}
