/// Notes what a container changes inside its children. It may place their root views; what is inside those is the
/// children's own (guide, "Tips for Creating Custom Container View Controllers").
///
/// Whose code runs is known from the callbacks: loading the view, appearing and disappearing, the layout of a
/// controller's views, a change of size. What a method of a child does that the container calls from there counts as
/// the container's, since nothing tells the two apart. Constraints are not modelled, so only their outcome is seen.
@MainActor package final class ContainmentWatch {
    /// Something that the container has changed and should have left alone.
    package struct Touch: Sendable, Hashable {
        /// The class of the view.
        package var view: String
        /// The class of the controller whose content it is.
        package var child: String
        /// What has changed: "place", "subviews" or "properties".
        package var change: String
    }

    /// What was noted so far, each thing once.
    package private(set) var touches: [Touch] = []
    private let container: UIViewController

    private static var watches: [ContainmentWatch] = []
    /// The controller whose code runs; nil where that is not known.
    private static var running: UIViewController?
    /// Whether anybody watches; nobody does for most of the time.
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

    /// Runs code of a controller, or code that is nobody's.
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

    /// A view is about to be, or was, changed by whoever runs.
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

    /// The controller that a change of a view is up to: for a root view, its container as far as its place and looks
    /// are concerned, and its own controller for what it holds.
    private static func owner(of view: UIView, change: AccessibilityChange) -> UIViewController? {
        guard let controller = view.viewController, !change.contains(.structure) else {
            return RestorationTree.owner(of: view)
        }
        return controller.storedParent
    }
}
