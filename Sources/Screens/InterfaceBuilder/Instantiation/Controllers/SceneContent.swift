import Foundation
import HeadlessUIKit

/// The content of a scene in addition to its controller: items of bars and gesture recognizers from the start, views
/// when they are needed. The controller keeps it alive, so it does not keep the controller alive in turn.
@MainActor final class SceneContent {
    typealias Object = InterfaceBuilderDocument.Object

    private let maker: SceneMaker
    private let object: Object
    private let chain: [SceneMaker.Link]
    private var items = LiveObjects()
    private var archive: Archive { maker.archive }

    init(maker: SceneMaker, object: Object, chain: [SceneMaker.Link]) {
        self.maker = maker
        self.object = object
        self.chain = chain
    }

    private var viewObject: Object? { archive.document.object(of: object, key: "view") }

    // MARK: Items

    /// Makes everything in the scene but the controller's view.
    func makeItems(of controller: UIViewController) {
        let objects = ObjectMaker(archive)
        let document = archive.document
        objects.stand(controller.navigationItem, for: document.object(of: object, key: "navigationItem"))
        if let navigation = controller as? UINavigationController {
            objects.stand(navigation.navigationBar, for: document.object(of: object, key: "navigationBar"))
            objects.stand(navigation.toolbar, for: document.object(of: object, key: "toolbar"))
        } else if let tabs = controller as? UITabBarController {
            objects.stand(tabs.tabBar, for: document.object(of: object, key: "tabBar"))
        }
        let skipped = Set(viewObject.map { [$0.index] } ?? [])
        for root in archive.roots(with: object) {
            // Other controllers of the scene would be made with their own content.
            guard root == object.index || !document.objects[root].isViewController else { continue }
            objects.make(archive.subtree(of: document.objects[root]), skipping: skipped)
        }
        objects.finish(controller: controller)
        items = objects.made
        adopt(controller)
        let connector = Connector(maker: objects, owner: nil, controller: controller)
        connector.connect(controller, object)
        objects.awaken()
    }

    /// Lets code perform the segues of the scene by their names, wherever they start.
    func addSegues(to controller: UIViewController) {
        let segues = SegueMaker(archive: archive)
        for root in archive.roots(with: object) {
            let rootObject = archive.document.objects[root]
            guard root == object.index || !rootObject.isViewController else { continue }
            for index in archive.subtree(of: rootObject) {
                for segue in archive.document.objects[index].segues where segue.identifier != nil {
                    if let template = segues.template(segue) { controller.addSegue(template) }
                }
            }
        }
    }

    private func adopt(_ controller: UIViewController) {
        let document = archive.document
        if let tab = document.object(of: object, key: "tabBarItem").flatMap({ items[$0.index] }) as? UITabBarItem {
            controller.tabBarItem = tab
        }
        let tools = document.objects(of: object, in: "toolbarItems").compactMap { items[$0.index] as? UIBarButtonItem }
        if !tools.isEmpty { controller.toolbarItems = tools }
    }

    // MARK: Other controllers

    /// Gives a container the controllers that its relationships name; of those that only bars are to show, the lowest
    /// of a stack.
    func relate(_ controller: UIViewController, extent: SceneMaker.Extent) {
        let segues = object.segues.filter { $0.passage == .relationship }
        guard !segues.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController:
            let root = segues.first { $0.relationship == "rootViewController" }
            guard let root, isSuitable(root),
                let child = maker.make(root, inside: chain, extent: extent == .bars ? .frame : extent),
                isSuitable(child, root)
            else {
                return
            }
            navigation.viewControllers = [child]
        case _ where extent == .bars: break
        case let tabs as UITabBarController:
            let members = segues.lazy.filter { $0.relationship == "viewControllers" }
                .compactMap { self.maker.make($0, inside: self.chain) }
            tabs.viewControllers = Array(members)
        case let split as UISplitViewController:
            SplitColumns.fill(
                split,
                segues.compactMap { segue in
                    maker.make(segue, inside: chain).map { (SplitColumns.column(of: segue), $0) }
                })
        default: break
        }
    }

    /// A navigation controller can hold neither another one nor a split view controller.
    private func isSuitable(_ segue: InterfaceBuilderDocument.Segue) -> Bool {
        guard let child = archive.document.object(id: segue.destination) else { return false }
        guard ["navigationController", "splitViewController"].contains(child.elementName) else { return true }
        archive.log.add(.unsuitableController(element: child.elementName), at: archive.location(of: child))
        return false
    }

    /// Whether a made controller suits its segue. The class of a reference to another storyboard is known only then.
    private func isSuitable(_ made: UIViewController, _ segue: InterfaceBuilderDocument.Segue) -> Bool {
        guard made is UINavigationController || made is UISplitViewController else { return true }
        let element = made is UINavigationController ? "navigationController" : "splitViewController"
        let place = archive.document.object(id: segue.destination) ?? object
        archive.log.add(.unsuitableController(element: element), at: archive.location(of: place))
        return false
    }

    // MARK: The view

    /// Makes the controller's view with all that it holds; nil when the scene has none.
    func view(for controller: UIViewController) -> UIView? {
        guard let viewObject else { return nil }
        let range = archive.subtree(of: viewObject)
        let objects = ObjectMaker(archive, knowing: items)
        objects.make(range)
        guard let view = objects.live(viewObject.index) as? UIView else { return nil }
        objects.finish(controller: controller)
        let connector = Connector(maker: objects, owner: nil, controller: controller)
        connector.connectOutlets(of: controller, object) { range.contains($0) }
        if let rows = objects.rows(of: viewObject) { fill(controller, with: rows, in: view) }
        for index in range {
            guard let container = objects.live(index) as? UIView else { continue }
            for segue in archive.document.objects[index].segues where segue.passage == .embedding {
                embed(segue, in: container, of: controller)
            }
        }
        // The outlet for the view is connected by now, as those that UIKit's nibs have.
        controller.view = view
        objects.awaken()
        return view
    }

    /// Lets a table view controller give the rows that the file describes, so that its class may change them.
    private func fill(_ controller: UIViewController, with rows: ArchivedRows, in view: UIView) {
        guard let controller = controller as? UITableViewController, let table = view as? UITableView else { return }
        controller.archivedRows = rows
        if table.dataSource is ArchivedRows { table.dataSource = controller }
        if table.delegate is ArchivedRows { table.delegate = controller }
    }

    private func embed(_ segue: InterfaceBuilderDocument.Segue, in container: UIView, of controller: UIViewController) {
        guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil),
            let child = maker.make(segue, inside: chain)
        else { return }
        // The embedding controller may configure its child before the child's view is loaded.
        let passage = UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
        controller.prepare(for: passage, sender: nil)
        guard let view = child.view else { return }
        controller.addChild(child)
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: controller)
    }
}
