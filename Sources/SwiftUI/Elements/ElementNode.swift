/// An accessibility element, or a container of elements, before it is given to UIKit.
///
/// The elements of a screen are a value: each item returns those of its content, and modifiers are functions from
/// elements to elements. UIKit captures the views that carry them.
struct ElementNode {
    enum Kind {
        /// The user can reach it.
        case element
        /// It groups its children; a labelled one is announced when the cursor enters it.
        case container
        /// A view of UIKit that describes itself and what is in it; properties are assigned to it.
        case native
        /// It is there for tests only, with an identifier.
        case silent
        /// It was replaced: a container takes over its properties.
        case replaced
    }

    var kind: Kind
    var properties: ElementProperties
    /// The view that carries the element.
    var view: UIView
    var children: [ElementNode] = []
    /// Whether the view describes itself so already, so that nothing has to be assigned to it.
    var isPristine = false

    /// Whether the view can perform the actions of an element.
    var performsActions: Bool { view is any ActionPerforming || kind == .native }

    /// The element with changed properties.
    mutating func change(_ body: (inout ElementProperties) -> Void) {
        isPristine = false
        body(&properties)
    }
}

extension [ElementNode] {
    /// Whether other elements are carried by the same views, in the same order.
    func hasSameViews(as others: [ElementNode]) -> Bool {
        elementsEqual(others) {
            $0.view === $1.view && $0.kind == $1.kind && $0.children.hasSameViews(as: $1.children)
        }
    }

    /// All elements in order, those of containers among them.
    var flattened: [ElementNode] {
        flatMap { $0.kind == .container ? $0.children.flattened : [$0] }
    }
}
