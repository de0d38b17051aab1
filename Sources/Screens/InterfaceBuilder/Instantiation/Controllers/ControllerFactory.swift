import Foundation
import HeadlessUIKit

/// Makes a live controller of the class that an element and its custom class name, and sets its own properties.
@MainActor struct ControllerFactory {
    typealias Object = InterfaceBuilderDocument.Object

    let archive: Archive

    /// The controller. `creator` may make it instead of the class's `init(coder:)`, as in `UIStoryboard`.
    func make(_ object: Object, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        let made = creator.flatMap { $0(ArchiveCoder()) } ?? registered(object) ?? standard(object)
        archive.identify(made, as: object)
        apply(object, to: made)
        return made
    }

    private func registered(_ object: Object) -> UIViewController? {
        guard let type = archive.classes.controller(object) else { return nil }
        return archive.make(object) { type.init(coder: $0) }
    }

    private func standard(_ object: Object) -> UIViewController {
        switch object.elementName {
        case "navigationController": UINavigationController(nibName: nil, bundle: nil)
        case "tabBarController": UITabBarController(nibName: nil, bundle: nil)
        case "tableViewController": UITableViewController(nibName: nil, bundle: nil)
        case "collectionViewController": UICollectionViewController(nibName: nil, bundle: nil)
        case "splitViewController": splitViewController(object)
        default: UIViewController(nibName: nil, bundle: nil)
        }
    }

    private func splitViewController(_ object: Object) -> UISplitViewController {
        switch object[.style] {
        case "doubleColumn": UISplitViewController(style: .doubleColumn)
        case "tripleColumn": UISplitViewController(style: .tripleColumn)
        default: UISplitViewController(nibName: nil, bundle: nil)
        }
    }

    private func apply(_ object: Object, to split: UISplitViewController) {
        if let mode = object[.preferredDisplayMode, in: Names.splitDisplayModes] {
            split.preferredDisplayMode = mode
        }
        if let width = object[.minimumPrimaryColumnWidth] { split.minimumPrimaryColumnWidth = width }
        if let width = object[.maximumPrimaryColumnWidth] { split.maximumPrimaryColumnWidth = width }
        if let share = object[.preferredPrimaryColumnWidthFraction] {
            split.preferredPrimaryColumnWidthFraction = share
        }
        split.presentsWithGesture = object[.presentsWithGesture] ?? true
    }

    private func apply(_ object: Object, to controller: UIViewController) {
        if let title = object[.title] { controller.title = title }
        controller.hidesBottomBarWhenPushed = object[.hidesBottomBarWhenPushed] ?? false
        if let edges = object[.edgesForExtendedLayout] {
            controller.edgesForExtendedLayout = edges.reduce(into: []) { $0.formUnion(Names.edges[$1] ?? []) }
        }
        controller.extendedLayoutIncludesOpaqueBars = object[.extendedLayoutIncludesOpaqueBars] ?? false
        controller.automaticallyAdjustsScrollViewInsets = object[.automaticallyAdjustsScrollViewInsets] ?? true
        if let style = object[.modalPresentationStyle, in: Names.presentationStyles] {
            controller.modalPresentationStyle = style
        }
        if let isContext = object[.definesPresentationContext] {
            controller.definesPresentationContext = isContext
        }
        controller.restorationIdentifier =
            object[.useStoryboardIdentifierAsRestorationIdentifier] == true
            ? object[.storyboardIdentifier] : object[.restorationIdentifier]
        if let size = object[.preferredContentSize] { controller.preferredContentSize = size }
        if let table = controller as? UITableViewController {
            table.clearsSelectionOnViewWillAppear = object[.clearsSelectionOnViewWillAppear] ?? true
        }
        if let collection = controller as? UICollectionViewController {
            collection.clearsSelectionOnViewWillAppear = object[.clearsSelectionOnViewWillAppear] ?? true
        }
        if let split = controller as? UISplitViewController { apply(object, to: split) }
        guard let navigation = controller as? UINavigationController else { return }
        navigation.isNavigationBarHidden = object[.navigationBarHidden] ?? false
        navigation.isToolbarHidden = object[.toolbarHidden] ?? true
    }
}
