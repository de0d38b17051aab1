/// The scenes of a storyboard that are separate screens, so that each is read once.
///
/// A container is read through the scenes that it leads to; it is a separate screen only if the file has none for it,
/// or if it has more tabs than its bar has room for, which are then read in its list. A scene that a visible container
/// view embeds is read in the scene around it.
@MainActor struct ScreenPlan {
    typealias Document = InterfaceBuilderDocument

    /// A screen of the plan.
    struct Entry {
        /// The index of the scene.
        let scene: Int
        /// The controllers that lead to it, and itself.
        let path: [ScenePlaces.Step]
        /// The scenes that it shows: itself and those that are embedded in it.
        let shown: [Int]
    }

    private let archive: Archive
    private let places: ScenePlaces
    private let isVisible: [Bool]
    private var isRead: [Bool]
    private var isEntry: [Bool]
    private(set) var entries: [Entry] = []

    init(_ archive: Archive, _ places: ScenePlaces) {
        self.archive = archive
        self.places = places
        isVisible = Self.visibleObjects(archive, places)
        isRead = Array(repeating: false, count: places.roles.count)
        isEntry = isRead
        addContents()
        addContainers()
        entries.sort { $0.scene < $1.scene }
    }

    /// For each object whether it is seen when its scene is.
    private static func visibleObjects(_ archive: Archive, _ places: ScenePlaces) -> [Bool] {
        let document = archive.document
        let controllers = Set(places.graph.controllers.compactMap(\.self))
        var result: [Bool] = []
        result.reserveCapacity(document.objects.count)
        for object in document.objects {
            // Views next to a controller, and prototype cells, are not in its view.
            var isInView = controllers.contains(object.index)
            if let parent = object.parent { isInView = result[parent] && !document.isPrototype(object) }
            result.append(
                isInView && object[.hidden] != true && object[.alpha] != 0 && archive.isInstalled(object))
        }
        return result
    }

    // MARK: Contents

    private mutating func addContents() {
        let contents = places.scenes.filter { places.roles[$0] == .content }
        var isEmbedded = Array(repeating: false, count: places.roles.count)
        for scene in contents {
            for embedded in embedded(in: scene) { isEmbedded[embedded] = true }
        }
        for scene in contents where !isEmbedded[scene] { add(scene) }
        // Scenes that embed each other: the first of them holds the rest.
        for scene in contents where !isRead[scene] { add(scene) }
    }

    private mutating func add(_ scene: Int) {
        isEntry[scene] = true
        let limits = archive.limits
        let path = places.path(to: scene, stackLimit: limits.stackDepth, depthLimit: limits.containmentDepth)
        entries.append(Entry(scene: scene, path: path, shown: read([scene])))
        for step in path { isRead[step.scene] = isRead[step.scene] || places.isContainer(step.scene) }
    }

    /// Marks scenes as read, with the scenes embedded in them; returns those that were not marked before.
    private mutating func read(_ scenes: [Int]) -> [Int] {
        var pending = scenes
        var shown: [Int] = []
        while let scene = pending.popLast() {
            guard !isRead[scene] || scenes.contains(scene) && shown.isEmpty else { continue }
            isRead[scene] = true
            shown.append(scene)
            pending += embedded(in: scene).reversed()
        }
        return shown
    }

    /// The scenes that a scene's container views show, containers with their initial content.
    private func embedded(in scene: Int) -> [Int] {
        var result: [Int] = []
        let graph = places.graph
        for edge in graph.places(from: scene)
        where graph.edges[edge].passage == .embedding && isVisible[graph.edges[edge].origin] {
            if let destination = graph.edges[edge].destination { result += shownAtFirst(destination) }
        }
        return result
    }

    /// A scene, and where it is a container the scenes that it shows at first.
    private func shownAtFirst(_ scene: Int) -> [Int] {
        var result = [scene]
        while let last = result.last, places.isContainer(last), result.count < archive.limits.containmentDepth,
            let member = places.members(of: last).first(where: { places.roles[$0.scene] != .reference })?.scene,
            !result.contains(member)
        {
            result.append(member)
        }
        return result
    }

    // MARK: Containers

    private mutating func addContainers() {
        let containers = places.scenes.filter(places.isContainer)
        // The outer ones first: their contents need no separate screen.
        let outer = containers.filter { places.isOutermost($0) }
        for scene in outer + containers where needsScreen(scene) && !isEntry[scene] {
            add(scene)
            for shown in shownAtFirst(scene) { isRead[shown] = true }
        }
    }

    private func needsScreen(_ scene: Int) -> Bool {
        let members = Array(places.members(of: scene))
        if places.roles[scene] == .tabs, members.count > Self.tabLimit(archive.document) { return true }
        guard !isRead[scene] else { return false }
        // A stack or a column that is read elsewhere has nothing more to announce; tabs have their bar.
        return places.roles[scene] == .tabs || !members.contains { isRead[$0.scene] }
    }

    /// Returns the number of tabs that a bar has room for before the rest moves to "More".
    static func tabLimit(_ document: Document) -> Int { document.isForPad ? 8 : 5 }

    // MARK: The start

    /// The screen that is shown when the app starts, as an index into the entries; nil when the storyboard names none.
    var initial: Int? {
        guard let start = places.initial else { return nil }
        var known: Set<Int> = []
        var pending = [start]
        while let scene = pending.popLast() {
            guard known.insert(scene).inserted else { continue }
            if let found = entries.firstIndex(where: { $0.scene == scene || $0.shown.contains(scene) }) { return found }
            pending += places.members(of: scene).map(\.scene).reversed()
        }
        return nil
    }
}

extension ScenePlaces {
    /// Whether nothing holds the container.
    func isOutermost(_ scene: Int) -> Bool { path(to: scene, stackLimit: 1, depthLimit: 1).count == 1 }
}

extension InterfaceBuilderDocument {
    /// Whether views are made from the object when the app dequeues them, so that it is not shown itself: a prototype
    /// of a table's rows, or a cell, a header or a footer of a collection.
    func isPrototype(_ object: Object) -> Bool { prototypeKind(of: object) != nil }

    func prototypeKind(of object: Object) -> InterfacePrototype.Kind? {
        switch object.role {
        case .member("prototypes"): .cell
        case .member("cells") where isInCollection(object): .cell
        case .property("sectionHeaderView") where isInCollection(object): .sectionHeader
        case .property("sectionFooterView") where isInCollection(object): .sectionFooter
        default: nil
        }
    }

    private func isInCollection(_ object: Object) -> Bool {
        object.parent.map { objects[$0].elementName == "collectionView" } ?? false
    }
}
