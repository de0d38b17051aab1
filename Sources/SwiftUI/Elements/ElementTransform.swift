/// A rule that makes elements of the elements of a view: what an accessibility modifier does.
@MainActor protocol ElementTransform {
    /// Returns the elements of the modified view.
    ///
    /// - Parameters:
    ///   - nodes: The elements of the view.
    ///   - carrier: The view of a new element that covers the modified view.
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode]
}

/// Gives a modifier the view for a new element, which is only made where it is needed.
@MainActor final class ElementCarrier {
    private unowned let item: ElementItem
    private(set) var isUsed = false

    init(of item: ElementItem) { self.item = item }

    /// The view that covers the modified view and has its content as subviews.
    var view: ElementView {
        isUsed = true
        return item.elementView
    }

    /// The same as a view of a type, by which tests of an app find the element.
    func view<V: ElementView>(made make: () -> V) -> V {
        isUsed = true
        return item.elementView(make)
    }

    /// The same as a control.
    var control: ControlView {
        isUsed = true
        return item.controlView
    }

    /// The same as a button of UIKit, which can open a menu.
    var menuButton: UIButton {
        isUsed = true
        return item.menuButton
    }

    /// The environment of the modified view.
    var environment: EnvironmentValues { item.node.environment }
}

extension [ElementNode] {
    /// The elements with changed properties: each of them where there are several; a new one where there is none.
    ///
    /// - Parameter makesElement: Whether a new element can be reached, or is there for tests only.
    @MainActor func changed(
        in carrier: ElementCarrier, makesElement: Bool = true, needsActions: Bool = false,
        source: ViewSource? = nil,
        _ body: (inout ElementProperties) -> Void
    ) -> [ElementNode] {
        guard !isEmpty else {
            var node = ElementNode(
                kind: makesElement ? .element : .silent, properties: ElementProperties(), view: carrier.view
            )
            node.properties.source = source?.location
            node.change(body)
            return [node]
        }
        return map { node in
            var node = node
            if makesElement, node.kind == .silent { node.kind = .element }
            // A view that can't perform actions hands the element over to one around it, where it is the only one.
            if needsActions, !node.performsActions, count == 1 {
                node = ElementNode(kind: node.kind, properties: node.properties, view: carrier.view)
            }
            node.change(body)
            return node
        }
    }
}
