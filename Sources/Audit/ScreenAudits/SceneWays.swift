import InterfaceBuilder

/// The ways between the scenes of a storyboard, as far as they decide what a finding means.
struct SceneWays {
    private let document: InterfaceBuilderDocument
    private let graph: InterfaceBuilderDocument.SceneGraph
    private var scenes: [String: Int] = [:]
    private var isUsed: Set<Int> = []

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        graph = document.sceneGraph
        var starts: [Int] = []
        for (scene, index) in graph.controllers.enumerated() {
            guard let controller = index.map({ document.objects[$0] }), let id = controller.id else { continue }
            scenes[id] = scene
            let isInitial = id == document.facts.initialViewControllerID
            if isInitial || controller.attribute("storyboardIdentifier") != nil { starts.append(scene) }
        }
        isUsed = reached(from: starts) { _ in true }
    }

    /// Returns the reason why an app may not show the scene of a controller: code can make only the initial scene and
    /// those with an identifier, and segues lead to others. Nil where one of these ways leads to it.
    func unusedReason(of controller: String) -> String? {
        guard let scene = scenes[controller], !isUsed.contains(scene) else { return nil }
        return isUsed.isEmpty
            ? "the storyboard has neither an initial view controller nor a storyboard ID by which code can make a scene"
            : "the scene is not the initial one and has no storyboard ID, and no segue leads to it from such a scene"
    }

    /// Returns the app's class of a controller whose view is inside that of another controller, or nil.
    func embeddedClass(in controller: String) -> String? {
        guard let scene = scenes[controller] else { return nil }
        let inside = reached(from: [scene]) { edge in
            edge.passage == .embedding || edge.passage == .relationship && edge.source != scene
        }
        return inside.subtracting([scene]).sorted().lazy.compactMap { [graph, document] scene in
            graph.controllers[scene].flatMap { document.objects[$0].customClass }
        }.first
    }

    private func reached(
        from starts: [Int], by isTaken: (InterfaceBuilderDocument.SceneGraph.Edge) -> Bool
    ) -> Set<Int> {
        var known: Set<Int> = []
        var pending = starts
        while let scene = pending.popLast() {
            guard known.insert(scene).inserted else { continue }
            pending += graph.edges(from: scene).lazy.filter(isTaken).compactMap(\.destination)
        }
        return known
    }
}
