import Foundation
import HeadlessUIKit

/// Makes a live object of the class that an element and its custom class name, without any of its values.
@MainActor struct ObjectFactory {
    typealias Object = InterfaceBuilderDocument.Object

    let archive: Archive

    /// The live object, or nil for what has none: controllers, guides, sections, placeholders and the like.
    func make(_ object: Object) -> AnyObject? {
        if isView(object) { return view(object) }
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

    /// Whether the object is a view: by its name, or by its place when the name is not known.
    private func isView(_ object: Object) -> Bool {
        ClassNames.views.contains(object.elementName) || object.role == .member("subviews")
            || (object.role == .property("view") && !object.isViewController)
    }

    private func view(_ object: Object) -> UIView {
        if let type = archive.classes.view(object), let view = archive.make(object, { type.init(coder: $0) }) {
            return view
        }
        switch object.elementName {
        case "activityIndicatorView": return UIActivityIndicatorView(frame: .zero)
        case "button": return UIButton(type: Names.buttonTypes[object.attribute("buttonType") ?? ""] ?? .custom)
        case "imageView": return UIImageView(frame: .zero)
        case "label": return UILabel(frame: .zero)
        case "navigationBar": return UINavigationBar(frame: .zero)
        case "pageControl": return UIPageControl(frame: .zero)
        case "progressView": return UIProgressView(frame: .zero)
        case "scrollView", "collectionView": return UIScrollView(frame: .zero)
        case "segmentedControl": return UISegmentedControl(frame: .zero)
        case "slider": return UISlider(frame: .zero)
        case "stackView": return UIStackView(frame: .zero)
        case "stepper": return UIStepper(frame: .zero)
        case "switch": return UISwitch(frame: .zero)
        case "tabBar": return UITabBar(frame: .zero)
        case "tableView":
            return UITableView(frame: .zero, style: object.named("style", in: Names.tableStyles) ?? .plain)
        case "tableViewCell":
            return UITableViewCell(
                style: object.named("style", in: Names.cellStyles) ?? .default,
                reuseIdentifier: object.attribute("reuseIdentifier"))
        case "textField": return UITextField(frame: .zero)
        case "textView": return UITextView(frame: .zero)
        case "toolbar": return UIToolbar(frame: .zero)
        default: return UIView(frame: .zero)
        }
    }

    private func barButtonItem(_ object: Object) -> UIBarButtonItem {
        guard let system = object.attribute("systemItem").flatMap({ Names.barSystemItems[$0] }) else {
            return UIBarButtonItem()
        }
        return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }

    private func tabBarItem(_ object: Object) -> UITabBarItem {
        guard let system = object.attribute("systemItem").flatMap({ Names.tabSystemItems[$0] }) else {
            return UITabBarItem()
        }
        return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
}
