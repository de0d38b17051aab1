extension InterfaceBuilderDocument {
    /// The action of a segue, by its kind in the file.
    public enum Passage: Sendable, Hashable {
        /// A container holds the controller: "relationship".
        case relationship
        /// A container view of the scene holds the controller's view: "embed".
        case embedding
        /// Onto the stack of the navigation controller around the source: "show" and "push".
        case push
        /// Into the detail column of the split view around the source: "showDetail" and "replace".
        case detail
        /// Modally, popovers included: "presentation", "modal", "popoverPresentation" and "popover".
        case presentation
        /// Back to an earlier scene: "unwind".
        case unwind
        /// As a class of the app's own does it.
        case custom
    }

    /// The graph of a storyboard, whose nodes are the scenes, by their indices in `scenes`, and whose edges are the
    /// segues.
    ///
    /// It is made in one pass, and an edge is found from either end without a search, so that storyboards with many
    /// thousands of scenes cost no more for each than small ones.
    public struct SceneGraph: Sendable {
        /// A segue from one scene to another.
        public struct Edge: Sendable {
            /// The edge's own index in `edges`.
            public let index: Int
            /// The action of the segue.
            public let passage: Passage
            /// The scene in which the segue starts.
            public let source: Int
            /// The scene that it leads to; nil for an unwind segue, and for one whose destination is no scene's
            /// controller.
            public let destination: Int?
            /// The object that the segue starts at, as an index into the document's objects.
            public let origin: Int
            /// The segue as the file has it.
            public let segue: Segue
        }

        /// The controller of each scene, as an index into the document's objects; nil for a scene without one.
        public let controllers: [Int?]
        /// All edges, those of one scene together, in the order of the file.
        public let edges: [Edge]
        private let ranges: [Range<Int>]
        private let incoming: [[Int]]

        /// The edges that start in a scene, in the order of the file.
        public func edges(from scene: Int) -> ArraySlice<Edge> { edges[ranges[scene]] }

        /// Returns the indices of those edges in `edges`, for callers that visit many of them but need few in full.
        func places(from scene: Int) -> Range<Int> { ranges[scene] }

        /// The edges that lead to a scene, in the order of the file.
        public func edges(to scene: Int) -> some Sequence<Edge> { incoming[scene].lazy.map { edges[$0] } }

        init(_ document: InterfaceBuilderDocument) {
            controllers = document.scenes.map { document.viewController(of: $0)?.index }
            var sceneOfRoot: [Int: Int] = [:]
            var sceneOfController: [Int: Int] = [:]
            for (number, scene) in document.scenes.enumerated() {
                for root in scene.objects { sceneOfRoot[root] = number }
                if let controller = controllers[number] { sceneOfController[controller] = number }
            }
            // Parents precede their children, and the objects of a scene are contiguous.
            var scenes: [Int?] = []
            scenes.reserveCapacity(document.objects.count)
            var bySource: [[Edge]] = Array(repeating: [], count: document.scenes.count)
            for object in document.objects {
                let scene = object.parent.map { scenes[$0] } ?? sceneOfRoot[object.index]
                scenes.append(scene)
                guard let scene else { continue }
                for segue in object.segues {
                    let destination = document.object(id: segue.destination).flatMap { sceneOfController[$0.index] }
                    bySource[scene].append(
                        Edge(
                            index: 0, passage: segue.passage, source: scene, destination: destination,
                            origin: object.index, segue: segue))
                }
            }
            var edges: [Edge] = []
            var ranges: [Range<Int>] = []
            var incoming: [[Int]] = Array(repeating: [], count: document.scenes.count)
            for ofScene in bySource {
                ranges.append(edges.count..<(edges.count + ofScene.count))
                for edge in ofScene {
                    if let destination = edge.destination { incoming[destination].append(edges.count) }
                    edges.append(
                        Edge(
                            index: edges.count, passage: edge.passage, source: edge.source,
                            destination: edge.destination, origin: edge.origin, segue: edge.segue))
                }
            }
            self.edges = edges
            self.ranges = ranges
            self.incoming = incoming
        }
    }

    /// The graph of scenes and segues. It is built at each call, in time that grows with the document.
    public var sceneGraph: SceneGraph { SceneGraph(self) }
}

extension InterfaceBuilderDocument.Segue {
    /// The action of the segue.
    public var passage: InterfaceBuilderDocument.Passage {
        switch kind {
        case "relationship": .relationship
        case "embed": .embedding
        case "show", "push": .push
        case "showDetail", "replace": .detail
        case "presentation", "modal", "popoverPresentation", "popover": .presentation
        case "unwind": .unwind
        default: .custom
        }
    }
}
