/// The object that a representable has made, and keeps while values of the representable come and go.
@MainActor protocol HostedObject: AnyObject {
    /// The view that is shown.
    var view: UIView { get }
    /// Takes a new value of the representable.
    func update(_ view: any View, in environment: EnvironmentValues)
    /// The size that the view wants.
    func size(_ proposal: ProposedViewSize) -> CGSize
    /// Takes the view away.
    func end()
}

/// The node of a view or controller of UIKit among views of SwiftUI.
final class RepresentableNode<Representable: View>: _ViewNode<Representable> {
    private var hosted: (any HostedObject)?
    private var item: HostedItem?
    private let properties: PropertyStore?

    init(
        _ view: Representable, parent: _GraphNode, _ environment: EnvironmentValues,
        make: @escaping (Representable, EnvironmentValues) -> any HostedObject
    ) {
        properties = PropertyStore(for: Representable.self)
        super.init(view, parent: parent, environment)
        properties?.install(in: &self.view, of: self)
        let hosted = Evaluation.evaluating(self) { make(self.view, environment) }
        hosted.view.translatesAutoresizingMaskIntoConstraints = true
        self.hosted = hosted
        item = HostedItem(hosted, of: self)
    }

    override var items: [Item] { item.map { [$0] } ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) { evaluate() }

    override func evaluate() {
        isDirty = false
        properties?.install(in: &view, of: self)
        Evaluation.evaluating(self) { hosted?.update(view, in: environment) }
        item?.contentDidChange()
    }

    override func remove() {
        super.remove()
        properties?.end()
        hosted?.end()
    }
}

/// The item of a view of UIKit that the app has made.
final class HostedItem: ViewItem<UIView> {
    private let hosted: any HostedObject

    init(_ hosted: any HostedObject, of node: _GraphNode) {
        self.hosted = hosted
        super.init(hosted.view, of: node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { hosted.size(proposal) }

    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}
