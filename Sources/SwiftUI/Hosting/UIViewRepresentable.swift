/// A view of UIKit among those of SwiftUI. A hosting controller shows it.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
    /// The view's class.
    associatedtype UIViewType: UIView
    /// The object that acts for the view.
    associatedtype Coordinator = Void
    /// The facts about its surroundings that the view gets.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Takes over what has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is shown no longer.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes who acts for the view, before the view.
    func makeCoordinator() -> Coordinator
    /// Returns the size of the view; nil for its own size (iOS 16).
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the size of the view, as before iOS 16. Not called here.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

extension UIViewRepresentable {
    /// Makes the node of the view.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        RepresentableNode(view, parent: parent, environment) { HostedView($0, in: $1) }
    }

    /// Nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// The view's own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Nothing.
    public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator() {}
}

/// The facts about its surroundings that a view of UIKit gets.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that acts for the view.
    public let coordinator: Representable.Coordinator
    /// The animation and the other circumstances of the change.
    public internal(set) var transaction = Transaction()
    /// The values of the environment around the view.
    public internal(set) var environment: EnvironmentValues
}

/// A view that a representable has made.
final class HostedView<Representable: UIViewRepresentable>: HostedObject {
    private var representable: Representable
    private var context: UIViewRepresentableContext<Representable>
    private let made: Representable.UIViewType

    init(_ representable: Representable, in environment: EnvironmentValues) {
        self.representable = representable
        context = UIViewRepresentableContext(
            coordinator: representable.makeCoordinator(), environment: environment)
        made = representable.makeUIView(context: context)
        representable.updateUIView(made, context: context)
    }

    var view: UIView { made }

    func update(_ view: any View, in environment: EnvironmentValues) {
        guard let new = view as? Representable else { return }
        representable = new
        context.environment = environment
        new.updateUIView(made, context: context)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        representable.sizeThatFits(proposal, uiView: made, context: context) ?? proposal.measured(made)
    }

    func end() {
        made.removeFromSuperview()
        Representable.dismantleUIView(made, coordinator: context.coordinator)
    }
}
