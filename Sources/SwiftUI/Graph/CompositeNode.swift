import Observation

/// The node of a view that is made of others: evaluates the body and keeps the view's dynamic properties.
final class CompositeNode<V: View>: _ViewNode<V> {
    private var child: _ViewNode<V.Body>?
    private let properties: PropertyStore?

    override init(_ view: V, parent: _GraphNode, _ environment: EnvironmentValues) {
        properties = PropertyStore(for: V.self)
        super.init(view, parent: parent, environment)
        evaluate()
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }

    override func apply(viewChanged: Bool, environmentBefore old: EnvironmentValues?) {
        if viewChanged || isDirty || properties?.reader.isAffected(from: old, to: environment) == true {
            evaluate()
        } else {
            child?.updateEnvironment(environment)
        }
    }

    override func evaluate() {
        isDirty = false
        guard depth < ViewGraph.depthLimit else {
            return Warning.emit(
                .endlessView, "\(V.self) is nested too deeply; does it contain itself?", at: nearestSource)
        }
        properties?.install(in: &view, of: self)
        graph.counts.bodies += 1
        let body = Evaluation.evaluating(self) { view.body }
        if let child {
            child.update(body, environment)
        } else {
            child = V.Body._makeNode(body, parent: self, environment: environment)
        }
    }

    override func remove() {
        super.remove()
        properties?.end()
    }
}

/// The node whose body is being evaluated, which depends on everything that is read meanwhile.
@MainActor enum Evaluation {
    private(set) static var node: _GraphNode?

    /// Evaluates something for a node and registers what it reads.
    static func evaluating<Result>(_ node: _GraphNode, _ body: () -> Result) -> Result {
        node.forgetDependencies()
        let outer = self.node
        self.node = node
        defer { self.node = outer }
        return withObservationTracking(body) { [weak node] in onMainThread { node.map { $0.graph.invalidate($0) } } }
    }
}

extension Evaluation {
    private static var warned: Set<String> = []

    /// Warns where state is changed while a body is evaluated, once for each place.
    static func noteChange() {
        guard let node else { return }
        let source = node.nearestSource
        let place = source.map { "\($0.file):\($0.line)" } ?? "\(type(of: node))"
        guard warned.insert(place).inserted else { return }
        Warning.emit(
            .changeInBody, "State was modified while a view was updated; change it in an action or in onAppear.",
            at: source)
    }
}

/// Runs work on the main thread: now where this is it, else as soon as it is free.
func onMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}

/// The nodes that have read a value since they were evaluated last.
@MainActor final class ReaderSet {
    private var readers: [ObjectIdentifier: _GraphNode] = [:]

    nonisolated init() {}

    /// Registers the node that is being evaluated.
    func noteRead() {
        guard let node = Evaluation.node, readers.updateValue(node, forKey: ObjectIdentifier(node)) == nil else {
            return
        }
        node.dependencies.append(self)
    }

    func remove(_ node: _GraphNode) { readers[ObjectIdentifier(node)] = nil }

    /// Marks all readers as outdated.
    func invalidate() { for node in readers.values { node.graph.invalidate(node) } }
}
