/// The data that an app keeps for state restoration: registered names, and work that waits for the screen.
@MainActor final class RestorationState {
    private struct Storyboard {
        weak var storyboard: (any StoryboardSource)?
    }

    private struct Object {
        weak var object: (any UIStateRestoring)?
    }

    private var storyboards: [String: Storyboard] = [:]
    private var objects: [String: Object] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    /// Controllers that were presented when the state was saved, in order.
    var presentations: [(presenter: UIViewController, presented: UIViewController)] = []
    /// The position of the reader's cursor.
    weak var focus: UIAccessibilityObject?

    /// Registers a storyboard by its name. It is not kept alive.
    func register(_ storyboard: any StoryboardSource) {
        guard let name = storyboard.storyboardName else { return }
        storyboards[name] = Storyboard(storyboard: storyboard)
    }

    /// The storyboard with a name, or nil.
    func storyboard(_ name: String) -> (any StoryboardSource)? { storyboards[name]?.storyboard }

    /// Registers an app's own object by a name. It is not kept alive.
    func register(_ object: any UIStateRestoring, _ identifier: String) {
        // A new object can have the address of one that is gone.
        names = names.filter { objects[$0.value]?.object != nil }
        objects[identifier] = Object(object: object)
        names[ObjectIdentifier(object)] = identifier
    }

    /// The name of an object, or nil.
    func identifier(of object: any UIStateRestoring) -> String? {
        guard let name = names[ObjectIdentifier(object)], objects[name]?.object === object else { return nil }
        return name
    }

    /// The object with a name, or nil.
    func object(_ identifier: String) -> (any UIStateRestoring)? { objects[identifier]?.object }
}
