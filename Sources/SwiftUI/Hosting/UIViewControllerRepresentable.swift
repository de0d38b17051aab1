/// A controller of UIKit among views of SwiftUI. A hosting controller has it as a child and shows its view.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller's class.
    associatedtype UIViewControllerType: UIViewController
    /// The object that acts for the controller.
    associatedtype Coordinator = Void
    /// The facts about its surroundings that the controller gets.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Takes over what has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller is shown no longer.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes who acts for the controller, before the controller.
    func makeCoordinator() -> Coordinator
    /// Returns the size of the controller's view; nil for its own size (iOS 16).
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        RepresentableNode(view, parent: parent, environment) { HostedController.joined($0, in: $1) }
    }

    /// Nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// The view's own size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// The facts about its surroundings that a controller of UIKit gets.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that acts for the controller.
    public let coordinator: Representable.Coordinator
    /// The animation and the other circumstances of the change.
    public internal(set) var transaction = Transaction()
    /// The values of the environment around the controller.
    public internal(set) var environment: EnvironmentValues
}

/// A controller that a representable has made.
final class HostedController<Representable: UIViewControllerRepresentable>: HostedObject {
    private var representable: Representable
    private var context: UIViewControllerRepresentableContext<Representable>
    private let made: Representable.UIViewControllerType
    private weak var parent: UIViewController?

    init(_ representable: Representable, in environment: EnvironmentValues) {
        self.representable = representable
        context = UIViewControllerRepresentableContext(
            coordinator: representable.makeCoordinator(), environment: environment)
        made = representable.makeUIViewController(context: context)
        representable.updateUIViewController(made, context: context)
    }

    /// Makes a controller and adds it to the one that hosts it.
    static func joined(_ representable: Representable, in environment: EnvironmentValues) -> HostedController {
        let hosted = HostedController(representable, in: environment)
        hosted.join(environment.hostingController.controller)
        return hosted
    }

    /// Makes the controller a child of the one that hosts it.
    func join(_ controller: UIViewController?) {
        guard parent == nil, let controller else { return }
        parent = controller
        controller.addChild(made)
        made.didMove(toParent: controller)
    }

    var view: UIView { made.view }

    func update(_ view: any View, in environment: EnvironmentValues) {
        guard let new = view as? Representable else { return }
        representable = new
        context.environment = environment
        new.updateUIViewController(made, context: context)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        if let own = representable.sizeThatFits(proposal, uiViewController: made, context: context) { return own }
        let preferred = made.preferredContentSize
        guard preferred == .zero else { return preferred }
        return proposal.measured(made.view)
    }

    func end() {
        made.willMove(toParent: nil)
        made.viewIfLoaded?.removeFromSuperview()
        made.removeFromParent()
        Representable.dismantleUIViewController(made, coordinator: context.coordinator)
    }
}
