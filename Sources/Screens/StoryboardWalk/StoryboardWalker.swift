import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder
import LiveReader
import StrictXML

/// Walks a storyboard: enters every scene that the file leads to, each passage by VoiceOver's gestures in a fresh
/// window, and tries to leave it again.
@MainActor package struct StoryboardWalker {
    package typealias Document = InterfaceBuilderDocument

    private let document: Document
    private let graph: Document.SceneGraph
    private let screens: [InterfaceScreen]
    private let screenOfScene: [Int: InterfaceScreen]
    private let finder: StoryboardFinder
    private var walk: Walk

    private init(_ document: Document, path: String, finder: StoryboardFinder) {
        self.document = document
        self.finder = finder
        graph = document.sceneGraph
        screens = document.screens(finder: finder)
        walk = Walk(file: path)
        var byID: [String: InterfaceScreen] = [:]
        for screen in screens {
            if let id = screen.location.objectID { byID[id] = screen }
        }
        var found: [Int: InterfaceScreen] = [:]
        for scene in graph.controllers.indices {
            if let id = graph.controllers[scene].flatMap({ document.objects[$0].id }) { found[scene] = byID[id] }
        }
        screenOfScene = found
    }

    /// Walks a storyboard. `WalkJudge`, which has the other storyboards, decides which scenes are reached.
    ///
    /// - Parameter finder: Finds the storyboards that this one refers to.
    package static func walk(_ document: Document, path: String, finder: StoryboardFinder) -> Walk {
        var walker = StoryboardWalker(document, path: path, finder: finder)
        walker.addScenes()
        walker.addPassages()
        return walker.walk
    }

    private func controller(of scene: Int) -> Document.Object? { graph.controllers[scene].map { document.objects[$0] } }

    private func id(of scene: Int) -> String { controller(of: scene)?.id ?? "scene \(scene + 1)" }

    private func location(_ position: XMLPosition, _ id: String?) -> SourceLocation {
        SourceLocation(file: walk.file, line: position.line, column: position.column, objectID: id)
    }

    // MARK: Scenes

    private mutating func addScenes() {
        let names = Dictionary(
            screens.compactMap { screen in screen.location.objectID.map { ($0, screen.name) } },
            uniquingKeysWith: { $1 })
        for scene in graph.controllers.indices {
            guard let controller = controller(of: scene), controller.elementName != "viewControllerPlaceholder" else {
                continue
            }
            let id = id(of: scene)
            walk.scenes.append(
                Walk.Scene(
                    id: id, name: names[id] ?? controller.sceneTitle,
                    location: location(controller.position, controller.id), isReached: nil,
                    isContainer: controller.holdsControllers))
        }
        walk.startID = document.initialViewController?.id
    }

    // MARK: Passages

    private mutating func addPassages() {
        for edge in graph.edges {
            var passage = Walk.Passage(
                kind: edge.segue.walkKind, source: id(of: edge.source), destination: edge.destination.map(id),
                location: location(edge.segue.position, edge.segue.id), outcome: .held)
            switch edge.passage {
            case .relationship where controller(of: edge.source)?.elementName == "tabBarController":
                enterTab(edge, &passage)
            case .relationship, .embedding: break
            case .unwind:
                let action = edge.segue.attribute("unwindAction") ?? "an unnamed action"
                passage.destination = nil
                passage.outcome = .needsCode("it ends at the class with “\(action)” in the app's code")
            case .push, .detail, .presentation, .custom: enter(edge, &passage)
            }
            walk.passages.append(passage)
        }
    }

    /// Returns why no gesture can start a segue, as far as the file shows; nil if one may.
    private func obstacle(to edge: Document.SceneGraph.Edge) -> Walk.Outcome? {
        guard let destination = edge.destination else { return .blocked("no object has the id of its destination") }
        let origin = document.objects[edge.origin]
        if origin.isViewController { return .needsCode("no control triggers it; the app performs it") }
        if let target = reference(destination), self.target(of: target) == nil {
            return .elsewhere(target.attribute("storyboardName") ?? "")
        }
        if isLoose(origin) { return .needsCode("its source is an object that is on no screen of the file") }
        for object in sequence(first: origin, next: { $0.parent.map { document.objects[$0] } }) {
            if object.role == .member("prototypes") || (object.role == .member("cells") && isInCollection(object)) {
                return .needsCode("its source is a prototype cell; the app's code makes the rows")
            }
            if object.attribute("hidden") == "YES" { return .needsCode("its source is hidden in the file") }
        }
        if origin.attribute("enabled") == "NO" { return .needsCode("its source is disabled in the file") }
        if origin.attribute("userInteractionEnabled") == "NO" {
            return .needsCode("its source ignores touches")
        }
        return nil
    }

    /// Returns the reference to another storyboard that replaces a scene; nil for a scene with content.
    private func reference(_ scene: Int) -> Document.Object? {
        controller(of: scene).flatMap { $0.elementName == "viewControllerPlaceholder" ? $0 : nil }
    }

    /// The scene that a reference means, in its storyboard; nil where that is not found.
    private func target(of reference: Document.Object) -> (file: String, controller: Document.Object, Document)? {
        guard let path = finder.path(of: reference.attribute("storyboardName") ?? "", from: walk.file),
            let other = try? Document.read(path: path)
        else { return nil }
        let identifier = reference.attribute("referencedIdentifier")
        let found =
            identifier.map { name in
                other.objects.first { $0.isViewController && $0.attribute("storyboardIdentifier") == name }
            } ?? other.initialViewController
        return found.map { (path, $0, other) }
    }

    /// Whether an object is in no scene's view and is not a view's gesture recognizer.
    private func isLoose(_ origin: Document.Object) -> Bool {
        var top = origin
        while let parent = top.parent.map({ document.objects[$0] }), !top.isViewController { top = parent }
        guard !top.isViewController else { return false }
        guard origin.elementName.hasSuffix("GestureRecognizer") else { return true }
        return start(of: origin) == origin.id
    }

    private func isInCollection(_ object: Document.Object) -> Bool {
        object.parent.map { document.objects[$0].elementName == "collectionView" } ?? false
    }

    private func enter(_ edge: Document.SceneGraph.Edge, _ passage: inout Walk.Passage) {
        if let obstacle = obstacle(to: edge) {
            passage.outcome = obstacle
            return
        }
        guard let screen = screen(showing: edge.source) else {
            passage.outcome = .blocked("no screen shows its source")
            return
        }
        let destinations = arrivals(of: edge, &passage)
        let walker = ScreenWalker(screen.makeWindow(isWalkable: true))
        defer { walker.end() }
        guard walker.reach(start(of: document.objects[edge.origin])) else {
            passage.outcome = .blocked("swiping does not reach an element that triggers it")
            return
        }
        passage.spoken = walker.spoken
        let before = walker.shown(destinations)
        walker.perform(isLasting(edge) ? .doubleTapAndHold : .doubleTap)
        let entered = walker.shown(destinations).first { made in !before.contains { $0 === made } }
        guard let entered else {
            let name = edge.segue.attribute("customClass").map { " “\($0)”" } ?? ""
            passage.outcome =
                edge.passage == .custom
                ? .needsCode("its class\(name) shows the screen")
                : .blocked("activating the element does not lead there")
            return
        }
        passage.outcome = .walked
        walker.perform(.twoFingerScrub)
        let isLeft = !walker.shown(destinations).contains { $0 === entered }
        passage.wayBack = isLeft ? .escape : wayBack(from: edge)
    }

    /// The ids of the controllers by which an arrival is recognised: the destination, and the first controller of a
    /// stack, since a split view that has collapsed takes a stack's controllers into its own.
    private func arrivals(of edge: Document.SceneGraph.Edge, _ passage: inout Walk.Passage) -> Set<String> {
        guard let destination = edge.destination else { return [] }
        guard let reference = reference(destination), let (file, target, other) = target(of: reference) else {
            return Self.arrivals(at: destination, graph, document)
        }
        passage.destination = target.id
        passage.destinationFile = file
        let graph = other.sceneGraph
        let scene = graph.controllers.firstIndex { $0 == target.index }
        return scene.map { Self.arrivals(at: $0, graph, other) } ?? []
    }

    private static func arrivals(
        at scene: Int, _ graph: Document.SceneGraph, _ document: Document
    ) -> Set<String> {
        guard let controller = graph.controllers[scene].map({ document.objects[$0] }) else { return [] }
        var found = Set([controller.id].compactMap(\.self))
        guard controller.elementName == "navigationController" else { return found }
        for edge in graph.edges(from: scene) where edge.passage == .relationship {
            guard let root = edge.destination.flatMap({ graph.controllers[$0] }) else { continue }
            found.formUnion([document.objects[root].id].compactMap(\.self))
        }
        return found
    }

    private func enterTab(_ edge: Document.SceneGraph.Edge, _ passage: inout Walk.Passage) {
        passage.kind = "tab"
        guard let destination = edge.destination else { return passage.outcome = .blocked("it has no destination") }
        if let target = reference(destination), self.target(of: target) == nil {
            return passage.outcome = .elsewhere(target.attribute("storyboardName") ?? "")
        }
        let destinations = arrivals(of: edge, &passage)
        let members = graph.edges(from: edge.source).filter { $0.passage == .relationship }
        guard let index = members.firstIndex(where: { $0.index == edge.index }).map({ $0 - members.startIndex }),
            let screen = screen(showing: edge.source)
        else { return }
        let walker = ScreenWalker(screen.makeWindow(isWalkable: true))
        defer { walker.end() }
        // Tabs without room in the bar are listed behind its last tab.
        guard walker.reachTab(index) else { return }
        passage.spoken = walker.spoken
        walker.perform(.doubleTap)
        passage.outcome = walker.shown(destinations).isEmpty ? .held : .walked
    }

    /// The object that is activated: that of a recognizer is the view which has it.
    private func start(of origin: Document.Object) -> String {
        let id = origin.id ?? ""
        guard origin.elementName.hasSuffix("GestureRecognizer") else { return id }
        let owner = document.objects.first { object in
            object.outlets.contains { $0.property == "gestureRecognizers" && $0.destination == id }
        }
        return owner?.id ?? id
    }

    private func isLasting(_ edge: Document.SceneGraph.Edge) -> Bool {
        ["longPressGestureRecognizer", "pongPressGestureRecognizer"].contains(
            document.objects[edge.origin].elementName)
    }

    private func wayBack(from edge: Document.SceneGraph.Edge) -> Walk.WayBack {
        guard let destination = edge.destination else { return .none }
        if graph.edges(from: destination).contains(where: { $0.passage == .unwind }) { return .unwind }
        var held = [destination]
        var known: Set<Int> = []
        while let scene = held.popLast() {
            guard known.insert(scene).inserted else { continue }
            if document.scenes[scene].objects.contains(where: hasAction) { return .action }
            held += graph.edges(from: scene).filter { $0.passage == .relationship || $0.passage == .embedding }
                .compactMap(\.destination)
        }
        return .none
    }

    /// Whether an object or a descendant calls the app.
    private func hasAction(_ root: Int) -> Bool {
        var pending = [root]
        while let index = pending.popLast() {
            let object = document.objects[index]
            if !object.actions.isEmpty { return true }
            pending += object.children
        }
        return false
    }

    /// The screen of a scene, or that of one that embeds it.
    private func screen(showing scene: Int) -> InterfaceScreen? {
        var known: Set<Int> = []
        var pending = [scene]
        while let next = pending.popLast() {
            guard known.insert(next).inserted else { continue }
            if let screen = screenOfScene[next] { return screen }
            let isHolder = controller(of: next)?.holdsControllers == true
            pending += graph.edges(to: next).filter { $0.passage == .embedding || $0.passage == .relationship }
                .map(\.source)
            if isHolder {
                pending += graph.edges(from: next).filter { $0.passage == .relationship }.compactMap(\.destination)
            }
        }
        return nil
    }
}

extension InterfaceBuilderDocument.Segue {
    /// The name of a segue in reports.
    fileprivate var walkKind: String {
        switch passage {
        case .relationship: relationship ?? "holds"
        case .embedding: "embed"
        case .push: "push"
        case .detail: "detail"
        case .presentation: "present"
        case .unwind: "unwind"
        case .custom: "custom"
        }
    }
}

extension InterfaceBuilderDocument.Object {
    /// Whether the controller shows others and nothing else but its bars.
    fileprivate var holdsControllers: Bool {
        ["navigationController", "tabBarController", "splitViewController"].contains(elementName)
    }

    /// The name of a scene without its own screen.
    fileprivate var sceneTitle: String {
        attribute("title") ?? userLabel ?? customClass ?? attribute("storyboardIdentifier") ?? elementName
    }
}
