import Foundation

/// A passage from one controller to another: it is made when the passage begins and released when it was performed.
///
/// A subclass overrides `perform()` and shows the destination in its own way.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name of the segue for code, or nil.
    public let identifier: String?
    /// The controller that is shown now.
    public let source: UIViewController
    /// The controller that the segue leads to.
    public let destination: UIViewController
    /// The closure that `perform()` runs unless it is overridden.
    final var performHandler: (() -> Void)?

    /// Creates a segue between two controllers. UIKit calls this before `prepare(for:sender:)`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that is performed by a function.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination. The kinds of Interface Builder show it in their way; an app's own class overrides this.
    open func perform() {
        performHandler?()
    }
}

/// The source of an unwind segue, passed to the controllers during the search for its destination.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller to leave.
    public let source: UIViewController
    /// The action for the destination.
    public let unwindAction: Selector
    /// The object that started the segue, or nil.
    public let sender: Any?
    // For each container around the source the child that contains it, so that no stop of the search has to climb.
    private let holders: [ObjectIdentifier: UIViewController]

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        var holders: [ObjectIdentifier: UIViewController] = [:]
        var child = source
        while let parent = child.storedParent ?? child.storedPresenter {
            if child.storedParent != nil { holders[ObjectIdentifier(parent)] = child }
            child = parent
        }
        self.holders = holders
        super.init()
    }

    /// Returns the child of a container that is or contains the source; nil when none does.
    func child(of container: UIViewController) -> UIViewController? { holders[ObjectIdentifier(container)] }
}
