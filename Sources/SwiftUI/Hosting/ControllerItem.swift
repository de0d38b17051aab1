/// An item that shows a controller of UIKit, which fills the proposal and the screen around it.
final class ControllerItem: ViewItem<UIView> {
    let controller: UIViewController

    init(_ controller: UIViewController, of node: _GraphNode) {
        self.controller = controller
        let parent = node.environment.hostingController.controller
        parent?.addChild(controller)
        super.init(controller.view, of: node)
        view.translatesAutoresizingMaskIntoConstraints = true
        if let parent { controller.didMove(toParent: parent) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        Key.self == LayoutValueTrait<FillsScreen>.self ? true as? Key.Value : nil
    }

    /// Takes the controller off the screen.
    func end() {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

/// Whether a view fills the screen also where bars cover it, because it keeps its content free of them itself.
enum FillsScreen: LayoutValueKey {
    static var defaultValue: Bool { false }
}
