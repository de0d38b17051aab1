import AccessibilityTree
import Foundation
import HeadlessUIKit

/// Makes the live objects of parts of a document: first all objects in document order, parents before children, then
/// the properties that need children, then the connections. Nothing here recurses.
@MainActor final class ObjectMaker {
    typealias Object = InterfaceBuilderDocument.Object

    let archive: Archive
    /// The live objects by the indices of the document's objects.
    private(set) var made: LiveObjects
    /// Parts of live objects that stand for objects of the document, such as the content view of a cell.
    private var parts: [Int: AnyObject] = [:]
    private var rows: [Int: ArchivedRows] = [:]
    private var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
    private var constraintsByID: [String: NSLayoutConstraint]?
    private var newIndices: [Int] = []
    private var sleeping: [Int] = []
    private let values: ValueReader

    /// Creates a maker with objects that were made before.
    init(_ archive: Archive, knowing made: LiveObjects = LiveObjects()) {
        self.archive = archive
        self.made = made
        values = ValueReader(document: archive.document)
    }

    /// The live object for an object of the document, or nil.
    func live(_ index: Int) -> AnyObject? { made[index] }

    /// The live object with an id of the document, or nil.
    func live(id: String) -> AnyObject? { archive.document.object(id: id).flatMap { made[$0.index] } }

    /// Remembers a constraint, which outlets may name.
    func keep(_ constraint: NSLayoutConstraint, id: String) {
        constraints.append((id, constraint))
        constraintsByID = nil
    }

    /// The live constraint with an id of the document, or nil.
    func constraint(id: String) -> NSLayoutConstraint? {
        // Few screens have an outlet of one.
        let known =
            constraintsByID
            ?? Dictionary(constraints.lazy.map { ($0.id, $0.constraint) }, uniquingKeysWith: { first, _ in first })
        constraintsByID = known
        return known[id]
    }

    /// Lets a part of a live object stand for an object of the document.
    func stand(_ part: AnyObject?, for object: Object?) {
        guard let part, let object else { return }
        parts[object.index] = part
    }

    /// Remembers the rows that the file describes for a table.
    func note(_ rows: ArchivedRows, of table: Object) { self.rows[table.index] = rows }

    /// The rows that the file describes for a table, or nil.
    func rows(of table: Object) -> ArchivedRows? { rows[table.index] }

    // MARK: Making

    /// Makes the objects in a range of indices and puts them into each other. Subtrees in `skipping` are left out, and
    /// prototypes unless the range begins with one: they are made when a table or a collection dequeues them.
    func make(_ range: Range<Int>, skipping: Set<Int> = []) {
        var index = range.lowerBound
        while index < range.upperBound {
            let object = archive.document.objects[index]
            guard !skipping.contains(index), archive.isInstalled(object),
                index == range.lowerBound || !archive.document.isPrototype(object)
            else {
                index = archive.end(of: index)
                continue
            }
            makeOne(object)
            index += 1
        }
    }

    private func makeOne(_ object: Object) {
        var parent: AnyObject?
        if let index = object.parent { parent = made[index] }
        let live = parts[object.index] ?? ObjectFactory(archive: archive).make(object)
        guard let live else { return }
        made[object.index] = live
        newIndices.append(object.index)
        if let live = live as? UIAccessibilityObject { archive.identify(live, as: object) }
        switch live {
        case let cell as UITableViewCell: announceParts(of: cell, object)
        case let cell as UICollectionViewCell:
            stand(cell.contentView, for: archive.document.object(of: object, key: "contentView"))
        default: break
        }
        if let view = live as? UIView {
            ViewReader(values: values).apply(object, to: view)
        } else {
            ItemReader(values: values).apply(object, to: live)
        }
        if let parent, parts[object.index] == nil { Attachment.attach(live, object, to: parent) }
        guard let view = live as? UIView else { return }
        // Interface Builder shows a view that is hidden in the file only because it is not animating.
        if archive.isDesignTime, object.isStoppedIndicator { view.isHidden = false }
        if archive.isPlacedByConstraints(object) { view.translatesAutoresizingMaskIntoConstraints = false }
        // An unregistered class may have content; the developer has set its size, or left it. Interface Builder lays
        // out its canvas that way whatever the class.
        if archive.isDesignTime || (object.customClass != nil && archive.classes.view(object) == nil) {
            view.statedContentSize = object.placeholderContentSize ?? Attachment.presumedContentSize(of: view, object)
        }
    }

    /// Connects the parts of a cell with the objects in it that the file names.
    private func announceParts(of cell: UITableViewCell, _ object: Object) {
        stand(cell.contentView, for: archive.document.object(of: object, key: "contentView"))
        let subtree = archive.subtree(of: object)
        func part(_ name: WordName) -> Object? {
            let part = object[name].flatMap { archive.document.object(id: $0) }
            return part.flatMap { subtree.contains($0.index) ? $0 : nil }
        }
        if let label = part(.textLabel) { stand(cell.textLabel, for: label) }
        if let label = part(.detailTextLabel) { stand(cell.detailTextLabel, for: label) }
        if let image = part(.imageView) { stand(cell.imageView, for: image) }
    }

    // MARK: Finishing

    /// Sets the properties of the new objects that need their children, then their accessibility data, values and
    /// connections.
    func finish(owner: AnyObject? = nil, controller: UIViewController? = nil) {
        let document = archive.document
        let completion = Completion(maker: self)
        for index in newIndices.reversed() {
            guard let live = made[index] else { continue }
            completion.complete(live, document.objects[index])
        }
        let constraints = ConstraintMaker(maker: self)
        for index in newIndices where !document.objects[index].constraints.isEmpty {
            constraints.make(heldBy: document.objects[index])
        }
        let connector = Connector(maker: self, owner: owner, controller: controller)
        for index in newIndices {
            guard let live = made[index] else { continue }
            connector.connect(live, document.objects[index])
        }
        sleeping += newIndices
        newIndices = []
    }

    /// Calls `awakeFromNib()` on the views once everything is made and connected, in the order of the file.
    func awaken() {
        var views: [UIView] = []
        for index in sleeping {
            if let view = made[index] as? UIView { views.append(view) }
        }
        sleeping = []
        for view in views { view.awakeFromNib() }
    }
}
