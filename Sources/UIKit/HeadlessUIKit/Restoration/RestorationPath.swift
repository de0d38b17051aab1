/// The restoration identifiers from the root down to an object, which no two saved objects share.
struct RestorationPath: Codable, Hashable, Sendable, CustomStringConvertible {
    /// One step of a path.
    struct Item: Codable, Hashable, Sendable {
        var identifier: String
        /// The position in a navigation stack, which distinguishes controllers with the same identifier.
        var position: Int?
    }

    /// The maximum depth of saved controllers.
    static let depthLimit = 512

    var items: [Item] = []

    /// The identifiers alone, which is the path in UIKit's API.
    var identifiers: [String] { items.map(\.identifier) }

    var description: String { identifiers.joined(separator: "/") }

    func appending(_ identifier: String, position: Int? = nil) -> RestorationPath {
        RestorationPath(items: items + [Item(identifier: identifier, position: position)])
    }
}

/// The reference in a saved state to an object that is saved itself.
enum StateReference: Codable, Hashable, Sendable {
    case controller(RestorationPath)
    case view(RestorationPath, String)
    case object(RestorationPath)
}

/// The children of controllers with identifiers, and the views of a controller.
@MainActor enum RestorationTree {
    /// Returns the children and the presented controller, as far as they have identifiers, with their paths below a
    /// path.
    static func entries(below controller: UIViewController, at path: RestorationPath)
        -> [(controller: UIViewController, path: RestorationPath)]
    {
        guard path.items.count < RestorationPath.depthLimit else { return [] }
        var found: [(UIViewController, RestorationPath)] = []
        if let navigation = controller as? UINavigationController {
            for (position, child) in navigation.stack.enumerated() {
                guard let identifier = child.restorationIdentifier else { continue }
                found.append((child, path.appending(identifier, position: position)))
            }
        } else {
            // Columns that have not been shown yet are no children.
            let hidden = (controller as? UISplitViewController)?.columnsOffScreen ?? []
            for child in controller.children + hidden {
                guard let identifier = child.restorationIdentifier else { continue }
                found.append((child, path.appending(identifier)))
            }
        }
        if let presented = controller.storedPresented, let identifier = presented.restorationIdentifier {
            found.append((presented, path.appending(identifier)))
        }
        return found
    }

    /// The views with identifiers in a controller's loaded view, without those that belong to other controllers.
    static func views(of controller: UIViewController) -> [(view: UIView, identifier: String)] {
        guard let root = controller.viewIfLoaded else { return [] }
        var found: [(UIView, String)] = []
        var pending = [root]
        while let view = pending.popLast() {
            if let owner = view.viewController, owner !== controller { continue }
            if let identifier = view.restorationIdentifier { found.append((view, identifier)) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return found
    }

    /// Returns the controller whose view contains a view.
    static func owner(of view: UIView) -> UIViewController? {
        sequence(first: view, next: \.superview).lazy.compactMap(\.viewController).first { _ in true }
    }
}
