/// The position of each scene of a storyboard when the app shows it: inside which containers, and above which scenes.
///
/// A scene's position is found by following relationships and pushes from the containers on; the fewest pushes win,
/// then the order of the file. A scene that no container leads to, but that is meant for a navigation controller,
/// begins a new stack, as code would put it there. Presented and embedded controllers are the outermost of their
/// screens.
///
/// Everything is found in time that grows with the scenes and segues together.
final class ScenePlaces {
    typealias Document = InterfaceBuilderDocument

    /// The link that holds a scene in a path.
    enum Link: Sendable, Hashable {
        /// By nothing: it is the outermost.
        case root
        /// As the lowest on the stack of the navigation controller before it.
        case bottom
        /// By the tab bar or split view controller before it, through an edge of the graph.
        case member(edge: Int)
        /// On the stack above the scene before it.
        case pushed
    }

    /// One of the controllers that lead to a scene, or the scene itself.
    struct Step: Sendable, Hashable {
        let scene: Int
        let link: Link
    }

    let document: Document
    let graph: Document.SceneGraph
    /// The role of each scene; nil for one without a controller.
    let roles: [Document.SceneRole?]
    /// Whether each scene is meant for a navigation controller.
    private(set) var isMeantForStack: [Bool]
    /// The edges by which each scene holds others, in the order of the file.
    let memberEdges: [[Int]]
    /// The edge by which each scene is reached: from a container, or from the scene below it on a stack.
    private var ways: [Int?]
    /// The container of each content scene, or nil.
    private var containers: [Int?]
    /// Whether each content scene is on a navigation stack, so that it can push.
    private var isOnStack: [Bool]
    private var isPlaced: [Bool]

    init(_ document: Document) {
        self.document = document
        graph = document.sceneGraph
        let controllers = graph.controllers.map { $0.map { document.objects[$0] } }
        roles = controllers.map { $0?.sceneRole }
        isMeantForStack = controllers.map { $0.map(document.isMeantForStack) ?? false }
        var memberEdges: [[Int]] = Array(repeating: [], count: controllers.count)
        for edge in graph.edges where edge.passage == .relationship { memberEdges[edge.source].append(edge.index) }
        self.memberEdges = memberEdges
        ways = Array(repeating: nil, count: roles.count)
        containers = ways
        isOnStack = Array(repeating: false, count: roles.count)
        isPlaced = isOnStack
        placeContents()
        placeContainers()
    }

    var scenes: Range<Int> { roles.indices }

    func isContainer(_ scene: Int) -> Bool { roles[scene]?.isContainer ?? false }

    func controller(of scene: Int) -> Document.Object? { graph.controllers[scene].map { document.objects[$0] } }

    /// The scene that the storyboard starts with; nil when it names none.
    var initial: Int? {
        guard let id = document.facts.initialViewControllerID, let object = document.object(id: id) else { return nil }
        return scenes.first { graph.controllers[$0] == object.index }
    }

    /// The scenes that a container holds by relationship, in the order of the file.
    func members(of scene: Int) -> some Sequence<(edge: Int, scene: Int)> {
        memberEdges[scene].lazy.compactMap { [self] edge in graph.edges[edge].destination.map { (edge, $0) } }
    }

    // MARK: Contents

    private func placeContents() {
        var queue: [Int] = []
        for scene in scenes where isContainer(scene) {
            for (edge, member) in members(of: scene) where roles[member] == .content && !isPlaced[member] {
                isPlaced[member] = true
                ways[member] = edge
                containers[member] = scene
                isOnStack[member] = roles[scene] == .navigation || isMeantForStack[member]
                queue.append(member)
            }
        }
        follow(&queue)
        let starts = scenes.filter { roles[$0] == .content && !isPlaced[$0] && beginsStack($0) }
        // If scenes push each other, the initial one comes before the others.
        let pushed = Set(
            starts.flatMap { graph.edges(from: $0) }.filter { $0.passage == .push }.compactMap(\.destination))
        let first = initial
        for scene in starts.filter({ !pushed.contains($0) || $0 == first }) + starts where !isPlaced[scene] {
            isPlaced[scene] = true
            isMeantForStack[scene] = true
            isOnStack[scene] = true
            queue = [scene]
            follow(&queue)
        }
    }

    /// Whether a scene without a container is meant for a stack: it has items for its bars, it has a push segue of iOS
    /// 7, which only a stack can perform, or it has a title and shows others.
    private func beginsStack(_ scene: Int) -> Bool {
        if isMeantForStack[scene] { return true }
        let hasTitle = controller(of: scene)?[.title]?.isEmpty == false
        return graph.edges(from: scene).contains { $0.segue.kind == "push" || hasTitle && $0.passage == .push }
    }

    /// Continues from scenes to those that they push, nearest first.
    private func follow(_ queue: inout [Int]) {
        var next = 0
        while next < queue.count {
            let scene = queue[next]
            next += 1
            guard isOnStack[scene] else { continue }
            for edge in graph.places(from: scene) where graph.edges[edge].passage == .push {
                guard let pushed = graph.edges[edge].destination, roles[pushed] == .content, !isPlaced[pushed] else {
                    continue
                }
                isPlaced[pushed] = true
                ways[pushed] = edge
                containers[pushed] = containers[scene]
                isOnStack[pushed] = true
                queue.append(pushed)
            }
        }
    }

    // MARK: Containers

    /// Places the containers inside others, so that no container is inside itself by way of others.
    private func placeContainers() {
        var contents: [[Int]] = Array(repeating: [], count: roles.count)
        var queue: [Int] = []
        for scene in scenes where roles[scene] == .content && isOnStack[scene] {
            if let container = containers[scene] {
                contents[container].append(scene)
            } else {
                adopt(from: scene, &queue)
            }
        }
        let all = scenes.filter { isContainer($0) && !isPlaced[$0] }
        let free = all.filter { !hasHolder($0) }
        var next = 0
        // Those in a circle come last, the initial one first.
        for scene in free + (initial.map { [$0] } ?? []) + all {
            if isContainer(scene), !isPlaced[scene] {
                isPlaced[scene] = true
                queue.append(scene)
            }
            while next < queue.count {
                let container = queue[next]
                next += 1
                for (edge, member) in members(of: container)
                where isContainer(member) && !isPlaced[member] && canHold(container, member) {
                    isPlaced[member] = true
                    ways[member] = edge
                    queue.append(member)
                }
                for content in contents[container] { adopt(from: content, &queue) }
            }
        }
    }

    /// Places the tab bar controllers that a scene pushes above it.
    private func adopt(from scene: Int, _ queue: inout [Int]) {
        for edge in graph.places(from: scene) where graph.edges[edge].passage == .push {
            guard let pushed = graph.edges[edge].destination, roles[pushed] == .tabs, !isPlaced[pushed] else {
                continue
            }
            isPlaced[pushed] = true
            ways[pushed] = edge
            queue.append(pushed)
        }
    }

    private func hasHolder(_ scene: Int) -> Bool {
        graph.edges(to: scene).contains { edge in
            switch edge.passage {
            case .relationship: canHold(edge.source, scene)
            case .push: roles[scene] == .tabs && isOnStack[edge.source]
            default: false
            }
        }
    }

    private func canHold(_ container: Int, _ member: Int) -> Bool {
        guard container != member, let role = roles[member] else { return false }
        return roles[container] == .navigation ? role.isForStacks : isContainer(container)
    }

    // MARK: Paths

    /// The controllers that lead to a scene, the outermost first, and the scene at the end.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stackLimit: How many scenes below it on its stacks belong to the path: of more, the nearest.
    ///   - depthLimit: How many containers around it do.
    func path(to scene: Int, stackLimit: Int, depthLimit: Int) -> [Step] {
        var steps: [Step] = []
        var current = scene
        var (below, around) = (0, 0)
        while true {
            guard let way = ways[current].map({ graph.edges[$0] }), around < depthLimit else { break }
            if way.passage == .relationship {
                let isBottom = roles[way.source] == .navigation
                steps.append(Step(scene: current, link: isBottom ? .bottom : .member(edge: way.index)))
                around += 1
            } else if below < stackLimit {
                steps.append(Step(scene: current, link: .pushed))
                below += 1
            } else {
                // Lower controllers of the stack are left out, but not the containers around it.
                guard let container = containers[current], roles[container] == .navigation else { break }
                steps.append(Step(scene: current, link: .bottom))
                current = container
                around += 1
                continue
            }
            current = way.source
        }
        steps.append(Step(scene: current, link: .root))
        return steps.reversed()
    }
}
