/// Records the changes that a container makes inside its children. It may place their root views; the content of those
/// views belongs to the children (guide, "Tips for Creating Custom Container View Controllers").
///
/// The callbacks determine which controller's code is running: loading the view, appearing and disappearing, the layout
/// of a controller's views, a change of size. A change by a child's method that the container calls from there counts
/// as the container's, since the two cannot be distinguished. Constraints are not modelled, so only their outcome is
/// recorded.
@MainActor package final class ContainmentWatch {
    /// A change that the container has made and should not have.
    package struct Touch: Sendable, Hashable {
        /// The class of the view.
        package var view: String
        /// The class of the controller that owns the content.
        package var child: String
        /// The kind of change: "place", "subviews" or "properties".
        package var change: String
    }

    /// The changes recorded so far, each once.
    package private(set) var touches: [Touch] = []
    private let container: UIViewController

    private static var watches: [ContainmentWatch] = []
    /// The controller whose code is running; nil where that is unknown.
    private static var running: UIViewController?
    /// Whether any watch is active; most of the time none is.
    static var isWatching: Bool { !watches.isEmpty }

    /// Begins to watch a container.
    package init(on container: UIViewController) {
        self.container = container
        Self.watches.append(self)
    }

    /// Ends the watch.
    package func end() {
        Self.watches.removeAll { $0 === self }
    }

    /// Runs code of the container outside its callbacks.
    package func runAsContainer<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.run(as: container, work)
    }

    /// Runs code of a controller, or of no known controller.
    static func run<Result>(as controller: UIViewController?, _ work: () throws -> Result) rethrows -> Result {
        guard isWatching else { return try work() }
        let outer = running
        running = controller
        defer { running = outer }
        return try work()
    }

    /// Runs the layout code of a view, which belongs to the controller around it.
    static func runLayout(of view: UIView, _ work: () -> Void) {
        guard isWatching else { return work() }
        run(as: RestorationTree.owner(of: view), work)
    }

    /// Records a change of a view, before or after it is made, by the running controller.
    static func note(_ change: AccessibilityChange, of view: UIView) {
        guard let running, change != .everything, let watch = watches.first(where: { $0.container === running }),
            let child = owner(of: view, change: change), child !== running,
            sequence(first: child, next: \.storedParent).contains(where: { $0 === running })
        else { return }
        let name =
            change.contains(.structure) ? "subviews" : change.contains(.geometry) ? "place" : "properties"
        let touch = Touch(view: "\(type(of: view))", child: "\(type(of: child))", change: name)
        if !watch.touches.contains(touch) { watch.touches.append(touch) }
    }

    /// Returns the controller that may change a view: for the position and appearance of a root view its container, and
    /// for its content its own controller.
    private static func owner(of view: UIView, change: AccessibilityChange) -> UIViewController? {
        guard let controller = view.viewController, !change.contains(.structure) else {
            return RestorationTree.owner(of: view)
        }
        return controller.storedParent
    }
}
