/// A segue as a storyboard describes it, from which a `UIStoryboardSegue` is made whenever it fires.
///
/// A scene that is built in code gets its segues by `UIViewController.addSegue(_:)`.
@preconcurrency @MainActor public final class UIStoryboardSegueTemplate {
    /// Makes the object of a segue; a class of the app's own is named by its `init(identifier:source:destination:)`.
    public typealias SegueMaker = @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// The way the destination is shown.
    public enum Kind {
        /// By `show(_:sender:)` of the source.
        case show
        /// By `showDetailViewController(_:sender:)` of the source.
        case showDetail
        /// Modally, in a style or in the destination's own.
        case present(style: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil)
        /// As a popover at a view or bar button item, which the function finds in the source; nil for the sender.
        case popover(anchor: (@MainActor (UIViewController) -> AnyObject?)? = nil)
        /// Performed by the segue's own class.
        case custom
        /// Back to the nearest controller that takes the action.
        case unwind(Selector)
    }

    /// The name of the segue for code, or nil.
    public let identifier: String?
    /// The way the destination is shown.
    public let kind: Kind
    /// Whether the transition takes time.
    public let isAnimated: Bool
    private let makeDestination: @MainActor () -> UIViewController?
    private let makeSegue: SegueMaker?
    /// Makes the controller instead, where the source does so itself (a segue action).
    package var destinationFromSource: (@MainActor (_ source: UIViewController, _ sender: Any?) -> UIViewController?)?

    /// Describes a segue to a controller.
    ///
    /// - Parameters:
    ///   - identifier: The name of the segue for code, or nil.
    ///   - kind: The way the destination is shown.
    ///   - isAnimated: Whether the transition takes time.
    ///   - segue: Makes the segue object, for an app's own class; nil for UIKit's.
    ///   - destination: Makes the controller; called each time that the segue fires. Nil cancels the segue.
    public init(
        identifier: String?, kind: Kind, isAnimated: Bool = true, segue: SegueMaker? = nil,
        destination: @escaping @MainActor () -> UIViewController?
    ) {
        self.identifier = identifier
        self.kind = kind
        self.isAnimated = isAnimated
        makeSegue = segue
        makeDestination = destination
    }

    /// Describes a segue back to the nearest controller that takes an action.
    public convenience init(
        identifier: String?, unwindAction: Selector, isAnimated: Bool = true, segue: SegueMaker? = nil
    ) {
        self.init(identifier: identifier, kind: .unwind(unwindAction), isAnimated: isAnimated, segue: segue) { nil }
    }

    /// Performs the segue because the user has used its control, unless the source prevents it.
    package func fire(from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(from: source, sender: sender)
    }

    /// Performs the segue without asking the source.
    func perform(from source: UIViewController, sender: Any?) {
        if case .unwind(let action) = kind {
            unwind(from: source, action: action, sender: sender)
            return
        }
        let made = destinationFromSource.map { $0(source, sender) } ?? makeDestination()
        guard let destination = made else {
            return Diagnostics.warn(
                Diagnostic.Name.segueWithoutDestination,
                "The segue “\(identifier ?? "")” of \(Diagnostics.name(source)) has no destination view controller.")
        }
        let segue = segue(from: source, to: destination)
        if makeSegue == nil {
            segue.performHandler = { [unowned segue] in self.show(segue.destination, from: segue.source, sender) }
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        makeSegue?(identifier, source, destination)
            ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }

    private func unwind(from source: UIViewController, action: Selector, sender: Any?) {
        let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let path = UnwindSearch(start).path(), let destination = path.last else { return }
        let segue = segue(from: source, to: destination)
        let isAnimated = isAnimated
        segue.performHandler = { [unowned segue] in UnwindPath(path).follow(segue, isAnimated: isAnimated) }
        source.prepare(for: segue, sender: sender)
        destination.unwindAction(for: action)?(segue)
        segue.perform()
    }

    private func show(_ destination: UIViewController, from source: UIViewController, _ sender: Any?) {
        switch kind {
        case .show: inOwnPace { source.show(destination, sender: sender) }
        case .showDetail: inOwnPace { source.showDetailViewController(destination, sender: sender) }
        case .present(let style, let transition):
            if let style { destination.modalPresentationStyle = style }
            if let transition { destination.modalTransitionStyle = transition }
            source.present(destination, animated: isAnimated, completion: nil)
        case .popover(let anchor):
            destination.modalPresentationStyle = .popover
            place(destination.popoverPresentationController, at: anchor?(source) ?? sender.map { $0 as AnyObject })
            source.present(destination, animated: isAnimated, completion: nil)
        case .custom, .unwind: break
        }
    }

    // The containers animate their changes unless animations are off, as in UIKit's segues.
    private func inOwnPace(_ show: () -> Void) {
        if isAnimated { show() } else { UIView.performWithoutAnimation(show) }
    }

    private func place(_ popover: UIPopoverPresentationController?, at anchor: AnyObject?) {
        guard let popover, popover.sourceView == nil, popover.barButtonItem == nil else { return }
        switch anchor {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView: popover.sourceView = view
        case let recognizer as UIGestureRecognizer: popover.sourceView = recognizer.view
        default: break
        }
    }
}
