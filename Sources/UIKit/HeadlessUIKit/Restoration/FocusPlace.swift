import Foundation

/// The position of the VoiceOver cursor in a form that can be saved: a controller's path, then the way through its
/// views.
struct FocusPlace: Codable, Sendable, Hashable {
    /// One step from a view to a part of it.
    enum Step: Codable, Sendable, Hashable {
        /// A subview, counted from the back.
        case subview(Int)
        /// An accessibility element that is no view.
        case element(Int)
        /// A cell of a table or collection view, by the name of its content where the data source has one.
        case cell(section: Int, index: Int, name: String?)
    }

    var owner: RestorationPath
    /// The element's accessibility identifier, or nil.
    var identifier: String?
    var steps: [Step] = []

    // A way deeper than this leads through no screen.
    private static let stepLimit = 1_000
    // A file's path of subviews that is checked for an identifier may be as large as a screen.
    private static let searchLimit = 100_000

    /// Creates the position of an object; nil when none of the controllers around it is saved.
    @MainActor init?(of object: UIAccessibilityObject, savedPath: (UIViewController) -> RestorationPath?) {
        var steps: [Step] = []
        var current = object
        if !(current is UIView) {
            guard let container = (current as? UIAccessibilityElement)?.accessibilityContainer as? UIView else {
                return nil
            }
            let elements = container.accessibilityElements ?? []
            guard let index = elements.firstIndex(where: { ($0 as AnyObject) === object }) else { return nil }
            steps.append(.element(index))
            current = container
        }
        var view = current as? UIView
        while let here = view, steps.count < Self.stepLimit {
            if let controller = here.viewController, let path = savedPath(controller) {
                owner = path
                identifier = object.accessibilityIdentifier
                self.steps = steps.reversed()
                return
            }
            guard let superview = here.superview else { return nil }
            steps.append(Self.step(to: here, in: superview))
            view = superview
        }
        return nil
    }

    @MainActor private static func step(to view: UIView, in superview: UIView) -> Step {
        if let table = superview as? UITableView, let cell = view as? UITableViewCell,
            let path = table.indexPath(for: cell)
        {
            let names = table.dataSource as? any UIDataSourceModelAssociation
            return .cell(
                section: path.section, index: path.row, name: names?.modelIdentifierForElement(at: path, in: table))
        }
        if let collection = superview as? UICollectionView, let cell = view as? UICollectionViewCell,
            let path = collection.indexPath(for: cell)
        {
            let names = collection.dataSource as? any UIDataSourceModelAssociation
            return .cell(
                section: path.section, index: path.item,
                name: names?.modelIdentifierForElement(at: path, in: collection)
            )
        }
        return .subview(superview.subviews.firstIndex { $0 === view } ?? 0)
    }

    /// The object at the place; nil when it is not there or not shown.
    @MainActor func find(in controller: UIViewController) -> UIAccessibilityObject? {
        guard let root = controller.viewIfLoaded, root.window != nil else { return nil }
        root.window?.layoutIfNeeded()
        let found = follow(from: root)
        if let identifier, found?.accessibilityIdentifier != identifier {
            return view(identified: identifier, in: root) ?? found
        }
        return found
    }

    @MainActor private func follow(from root: UIView) -> UIAccessibilityObject? {
        var view = root
        for step in steps.prefix(Self.stepLimit) {
            switch step {
            case .subview(let index):
                guard view.subviews.indices.contains(index) else { return nil }
                view = view.subviews[index]
            case .element(let index):
                guard let elements = view.accessibilityElements, elements.indices.contains(index) else { return nil }
                return UIAccessibilityObject.standing(for: elements[index])
            case .cell(let section, let index, let name):
                guard let cell = cell(of: view, IndexPath(item: index, section: section), name) else { return nil }
                view = cell
            }
        }
        return view
    }

    @MainActor private func cell(of view: UIView, _ saved: IndexPath, _ name: String?) -> UIView? {
        func path(_ source: AnyObject?) -> IndexPath? {
            guard let name, let names = source as? any UIDataSourceModelAssociation else { return saved }
            return names.indexPathForElement(withModelIdentifier: name, in: view)
        }
        switch view {
        case let table as UITableView:
            guard let path = path(table.dataSource) else { return nil }
            if table.cellForRow(at: path) == nil { table.scrollToRow(at: path, at: .middle, animated: false) }
            table.layoutIfNeeded()
            return table.cellForRow(at: path)
        case let collection as UICollectionView:
            guard let path = path(collection.dataSource) else { return nil }
            if collection.cellForItem(at: path) == nil {
                collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
            }
            collection.layoutIfNeeded()
            return collection.cellForItem(at: path)
        default: return nil
        }
    }

    @MainActor private func view(identified identifier: String, in root: UIView) -> UIView? {
        var pending = [root]
        var count = 0
        while let view = pending.popLast(), count < Self.searchLimit {
            if view.accessibilityIdentifier == identifier { return view }
            pending.append(contentsOf: view.subviews.reversed())
            count += 1
        }
        return nil
    }
}

/// Restores the VoiceOver cursor to its old position, once the screen is shown and an assistive technology is attached.
@MainActor enum RestoredFocus {
    /// Moves the cursor to an object now, or when an assistive technology is attached.
    static func set(_ object: UIAccessibilityObject?) {
        AppProcess.current.restoration.focus = object
        if AppProcess.current.notifications.technology != nil { deliver() }
    }

    /// Called when an assistive technology was attached.
    static func deliver() {
        guard let object = AppProcess.current.restoration.focus else { return }
        AppProcess.current.restoration.focus = nil
        UIAccessibility.postFromSystem(.screenChanged, argument: object)
    }
}
