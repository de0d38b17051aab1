/// The view that a modifier modifies, in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: ContentSource
}

extension _ViewModifier_Content: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the view that is modified.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        ContentNode(view, parent: parent, environment)
    }
}

/// The view that a modifier modifies, wherever the modifier's body shows it.
@MainActor final class ContentSource {
    fileprivate var box: any ViewBox
    private var places: [() -> ContentPlace?] = []

    init(_ box: any ViewBox) { self.box = box }

    /// Takes over another value of the view, everywhere.
    fileprivate func update(_ new: any ViewBox) {
        box = new
        places.removeAll { $0() == nil }
        for place in places { place()?.contentDidChange() }
    }

    fileprivate func register(_ place: some ContentPlace) { places.append { [weak place] in place } }
}

/// A place in the body of a modifier at which the modified view is shown.
@MainActor private protocol ContentPlace: AnyObject {
    func contentDidChange()
}

private final class ContentNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>>, ContentPlace {
    private var child: _GraphNode?
    private var source: ContentSource

    override init(
        _ view: _ViewModifier_Content<Modifier>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        source = view.source
        super.init(view, parent: parent, environment)
        child = source.box.makeNode(parent: self, environment)
        source.register(self)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.updateEnvironment(environment)
    }

    func contentDidChange() {
        guard !isRemoved, let child else { return }
        source.box.update(child, environment)
    }
}

/// The node of a modifier with a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
    private var child: _ViewNode<Modifier.Body>?
    private let properties: PropertyStore?
    private let modifierFacts: TypeFacts
    private let source: ContentSource
    private var modifier: Modifier

    override init(_ view: ModifiedContent<Content, Modifier>, parent: _GraphNode, _ environment: EnvironmentValues) {
        properties = PropertyStore(for: Modifier.self)
        modifierFacts = TypeFacts.of(Modifier.self)
        source = ContentSource(AnyViewBox(view.content))
        modifier = view.modifier
        super.init(view, parent: parent, environment)
        evaluate()
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore old: EnvironmentValues?) {
        var needsBody = isDirty || properties?.reader.isAffected(from: old, to: environment) == true
        if viewChanged {
            let isSame = withUnsafePointer(to: modifier) { old in
                withUnsafePointer(to: view.modifier) {
                    modifierFacts.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0))
                }
            }
            if !isSame {
                modifier = view.modifier
                needsBody = true
            }
        }
        if needsBody { evaluate() } else if old != nil { child?.updateEnvironment(environment) }
        if viewChanged { source.update(AnyViewBox(view.content)) }
    }

    override func evaluate() {
        isDirty = false
        guard depth < ViewGraph.depthLimit else {
            return Warning.emit(
                .endlessView, "\(Modifier.self) is nested too deeply; does it contain itself?", at: nearestSource)
        }
        properties?.install(in: &modifier, of: self)
        graph.counts.bodies += 1
        let body = Evaluation.evaluating(self) {
            modifier.body(content: _ViewModifier_Content<Modifier>(source: source))
        }
        if let child {
            child.update(body, environment)
        } else {
            child = Modifier.Body._makeNode(body, parent: self, environment: environment)
        }
    }

    override func remove() {
        super.remove()
        properties?.end()
    }
}
