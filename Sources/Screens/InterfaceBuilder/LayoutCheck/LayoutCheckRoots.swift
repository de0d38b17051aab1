import HeadlessUIKit

/// The objects of a document that are laid out on their own.
struct LayoutCheckRoots {
    typealias Document = InterfaceBuilderDocument

    /// The kinds of roots.
    enum Kind {
        /// The view of a controller.
        case controllerView(controller: Int)
        /// A view at the top of a xib.
        case xibView
        /// The content of a cell, which is made with the cell.
        case cellContent(cell: Int)
    }

    struct Root {
        let index: Int
        let kind: Kind
        /// The views inside, without those that belong to roots inside.
        var members: [Int] = []
    }

    private(set) var roots: [Root] = []

    init(_ document: Document) {
        var rootOf: [Int?] = []
        rootOf.reserveCapacity(document.objects.count)
        for object in document.objects {
            let parent = object.parent.map { document.objects[$0] }
            if let kind = Self.kind(of: object, parent, document) {
                rootOf.append(roots.count)
                roots.append(Root(index: object.index, kind: kind))
                continue
            }
            // Views in a cell but outside of its content belong to no root, like the cell itself.
            let isCell = Self.isCell(object)
            let root = isCell || object.isViewController ? nil : object.parent.flatMap { rootOf[$0] }
            rootOf.append(root)
            if let root, object.role == .member("subviews") { roots[root].members.append(object.index) }
        }
    }

    private static func isCell(_ object: Document.Object) -> Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.elementName)
    }

    private static func kind(_ isView: Bool) -> Kind? { isView ? .xibView : nil }

    private static func kind(of object: Document.Object, _ parent: Document.Object?, _ document: Document) -> Kind? {
        guard let parent else {
            return kind(
                document.facts.kind == .xib && ClassNames.views.contains(object.elementName) && !isCell(object))
        }
        switch object.role {
        case .property("view") where parent.isViewController: return .controllerView(controller: parent.index)
        case .property("contentView") where isCell(parent): return .cellContent(cell: parent.index)
        default:
            return isCell(parent) && object.elementName.hasSuffix("ContentView")
                ? .cellContent(cell: parent.index) : nil
        }
    }
}
