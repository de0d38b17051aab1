import Foundation
import HeadlessUIKit

/// Configures live objects after their parts are complete.
@MainActor struct Completion {
    typealias Object = InterfaceBuilderDocument.Object

    let maker: ObjectMaker
    let document: InterfaceBuilderDocument

    init(maker: ObjectMaker) {
        self.maker = maker
        document = maker.archive.document
    }

    func complete(_ live: AnyObject, _ object: Object) {
        // Most objects have no parts.
        guard !object.children.isEmpty || live is UIScrollView else { return }
        switch live {
        case let item as UINavigationItem: completeNavigationItem(item, object)
        case let bar as UIToolbar: set(object, "items") { bar.items = $0 }
        case let bar as UINavigationBar: set(object, "items") { bar.items = $0 }
        case let bar as UITabBar:
            set(object, "items") { bar.items = $0 }
            if let selected = object[.selectedItem] {
                bar.selectedItem = maker.live(id: selected) as? UITabBarItem
            }
        case let collection as UICollectionView: registerPrototypes(of: object, in: collection)
        case let table as UITableView: completeTable(table, object)
        case let view as UIScrollView: completeScrollView(view)
        default: break
        }
    }

    /// Hands the live members of a collection on, if there are some.
    private func set<Member>(_ object: Object, _ collection: String, to apply: ([Member]) -> Void) {
        let members = members(object, collection) as [Member]
        if !members.isEmpty { apply(members) }
    }

    private func members<Member>(_ object: Object, _ collection: String) -> [Member] {
        document.objects(of: object, in: collection).compactMap { maker.live($0.index) as? Member }
    }

    private func completeNavigationItem(_ item: UINavigationItem, _ object: Object) {
        func button(_ key: String) -> UIBarButtonItem? {
            document.object(of: object, key: key).flatMap { maker.live($0.index) as? UIBarButtonItem }
        }
        let left = button("leftBarButtonItem").map { [$0] } ?? []
        let right = button("rightBarButtonItem").map { [$0] } ?? []
        let moreLeft = members(object, "leftBarButtonItems") as [UIBarButtonItem]
        let moreRight = members(object, "rightBarButtonItems") as [UIBarButtonItem]
        if !(left + moreLeft).isEmpty { item.leftBarButtonItems = left + moreLeft }
        if !(right + moreRight).isEmpty { item.rightBarButtonItems = right + moreRight }
        if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
    }

    /// The content extends to the edges of the visible subviews: the constraints for it are not solved here.
    private func completeScrollView(_ view: UIScrollView) {
        guard !(view is UITextView) else { return }
        var size = CGSize.zero
        for subview in view.subviews where !subview.isHidden {
            size.width = max(size.width, subview.frame.maxX)
            size.height = max(size.height, subview.frame.maxY)
        }
        view.contentSize = size
    }
}
