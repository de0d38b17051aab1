import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder
import StrictXML

/// Walks a storyboard: enters every scene that the file leads to, each passage by VoiceOver's gestures in a fresh window,
/// and tries to leave it again.
@MainActor struct StoryboardWalker {
    typealias Document = InterfaceBuilderDocument

    private let document: Document
    private let graph: Document.SceneGraph
    private let screens: [InterfaceScreen]
    private let screenOfScene: [Int: InterfaceScreen]
    private var walk: Walk

    init(_ document: Document, path: String) {
        self.document = document
        graph = document.sceneGraph
        screens = document.screens()
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

    /// What is found.
    static func walk(_ document: Document, path: String) -> Walk {
        var walker = StoryboardWalker(document, path: path)
        walker.addScenes()
        walker.addPassages()
        walker.judge()
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
        walk.start = document.initialViewController.flatMap(\.id).map { walk.name(of: $0) }
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
                passage.outcome = .needsCode("the app's class with “\(action)” is where it ends")
            case .push, .detail, .presentation, .custom: enter(edge, &passage)
            }
            walk.passages.append(passage)
        }
    }

    /// Why no gesture can start a passage, as far as the file says; nil where one may.
    private func obstacle(to edge: Document.SceneGraph.Edge) -> Walk.Outcome? {
        guard let destination = edge.destination else { return .blocked("nothing has the id of its destination") }
        let origin = document.objects[edge.origin]
        if origin.isViewController { return .needsCode("no control starts it: the app performs it") }
        if let target = controller(of: destination), target.elementName == "viewControllerPlaceholder" {
            return .elsewhere(target.attribute("storyboardName") ?? "")
        }
        for object in sequence(first: origin, next: { $0.parent.map { document.objects[$0] } }) {
            if object.role == .member("prototypes") || (object.role == .member("cells") && isInCollection(object)) {
                return .needsCode("it starts at a prototype: the app says which rows there are")
            }
            if object.flag("hidden") == true { return .needsCode("it starts at a view that the file hides") }
        }
        if origin.flag("enabled") == false { return .needsCode("it starts at a control that the file disables") }
        if origin.flag("userInteractionEnabled") == false {
            return .needsCode("it starts at a view that takes no touches")
        }
        return nil
    }

    private func isInCollection(_ object: Document.Object) -> Bool {
        object.parent.map { document.objects[$0].elementName == "collectionView" } ?? false
    }

    private func enter(_ edge: Document.SceneGraph.Edge, _ passage: inout Walk.Passage) {
        if let obstacle = obstacle(to: edge) {
            passage.outcome = obstacle
            return
        }
        guard let destination = passage.destination, let screen = screen(showing: edge.source) else {
            passage.outcome = .blocked("there is no screen that shows where it starts")
            return
        }
        let walker = ScreenWalker(screen)
        defer { walker.end() }
        guard walker.reach(start(of: edge)) else {
            passage.outcome = .blocked("no element starts it: swiping does not come there")
            return
        }
        passage.spoken = walker.spoken
        let before = walker.shown(destination)
        walker.perform(isLasting(edge) ? .doubleTapAndHold : .doubleTap)
        let entered = walker.shown(destination).first { made in !before.contains { $0 === made } }
        guard let entered else {
            passage.outcome = .blocked("activating the element does not lead there")
            return
        }
        passage.outcome = .walked
        walker.perform(.twoFingerScrub)
        let isLeft = !walker.shown(destination).contains { $0 === entered }
        passage.wayBack = isLeft ? .escape : wayBack(from: edge)
    }

    private func enterTab(_ edge: Document.SceneGraph.Edge, _ passage: inout Walk.Passage) {
        passage.kind = "tab"
        guard let destination = passage.destination else { return passage.outcome = .blocked("it leads nowhere") }
        if let target = edge.destination.flatMap(controller), target.elementName == "viewControllerPlaceholder" {
            return passage.outcome = .elsewhere(target.attribute("storyboardName") ?? "")
        }
        let members = graph.edges(from: edge.source).filter { $0.passage == .relationship }
        guard let index = members.firstIndex(where: { $0.index == edge.index }).map({ $0 - members.startIndex }),
            let screen = screen(showing: edge.source)
        else { return }
        let walker = ScreenWalker(screen)
        defer { walker.end() }
        // What has no room in the bar is behind its last tab.
        guard walker.reachTab(index) else { return }
        passage.spoken = walker.spoken
        walker.perform(.doubleTap)
        passage.outcome = walker.shown(destination).isEmpty ? .held : .walked
    }

    /// The object that is activated: that of a recognizer is the view which has it.
    private func start(of edge: Document.SceneGraph.Edge) -> String {
        let origin = document.objects[edge.origin]
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

    /// Whether something in an object calls the app.
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

    // MARK: Judging

    private mutating func judge() {
        guard let start = document.initialViewController?.id else { return }
        var reached: Set<String> = []
        var pending = [start]
        while let id = pending.popLast() {
            guard reached.insert(id).inserted else { continue }
            pending += walk.passages.filter { $0.source == id && $0.isOpen }.compactMap(\.destination)
        }
        for index in walk.scenes.indices {
            let scene = walk.scenes[index]
            walk.scenes[index].isReached = reached.contains(scene.id)
            walk.scenes[index].finding = reached.contains(scene.id) ? deadEnd(scene, start) : reason(scene)
        }
    }

    private func reason(_ scene: Walk.Scene) -> String {
        let incoming = walk.passages.filter { $0.destination == scene.id }
        guard !incoming.isEmpty else { return "nothing in the file leads there: the app makes it" }
        for passage in incoming {
            switch passage.outcome {
            case .needsCode(let why): return why
            case .blocked(let why): return why
            default: break
            }
        }
        return "what leads there is not reached itself"
    }

    /// Why nobody gets on or back from a scene; nil where somebody does.
    private func deadEnd(_ scene: Walk.Scene, _ start: String) -> String? {
        guard scene.id != start, !scene.isContainer else { return nil }
        let incoming = walk.passages.filter { $0.destination == scene.id && $0.isOpen }
        guard !incoming.isEmpty, incoming.allSatisfy({ $0.wayBack == Walk.WayBack.none }) else { return nil }
        let leadsOn = walk.passages.contains { $0.source == scene.id && $0.outcome == .walked }
        return leadsOn ? nil : "no gesture leads on or back"
    }
}

extension InterfaceBuilderDocument.Segue {
    /// What a segue is called in reports.
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
    /// Whether the controller shows others and nothing but bars of its own.
    fileprivate var holdsControllers: Bool {
        ["navigationController", "tabBarController", "splitViewController"].contains(elementName)
    }

    /// What to call a scene without a screen of its own.
    fileprivate var sceneTitle: String {
        attribute("title") ?? userLabel ?? customClass ?? attribute("storyboardIdentifier") ?? elementName
    }
}
