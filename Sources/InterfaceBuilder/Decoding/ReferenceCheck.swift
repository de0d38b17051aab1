import StrictXML

/// Finds ids that are given twice, ids that nothing has, and controllers that contain each other. Linear.
struct ReferenceCheck {
    typealias Document = InterfaceBuilderDocument

    private(set) var notes: NoteList
    /// The first object with each id.
    private(set) var objectIndices: [String: Int] = [:]

    private var ids: Set<String> = []

    init(notes: NoteList) {
        self.notes = notes
    }

    mutating func run(
        objects: [Document.Object], scenes: [Document.Scene], facts: Document.Facts, root: XMLPosition
    ) {
        for object in objects { collectIDs(object) }
        if let id = facts.initialViewControllerID { check(id, at: root) }
        for object in objects { checkReferences(object) }
        findCycles(objects: objects, scenes: scenes)
    }

    private mutating func collectIDs(_ object: Document.Object) {
        if let id = object.id {
            if objectIndices[id] == nil { objectIndices[id] = object.index }
            add(id, at: object.position)
        }
        for constraint in object.constraints { add(constraint.id, at: constraint.position) }
        for outlet in object.outlets { add(outlet.id, at: outlet.position) }
        for action in object.actions { add(action.id, at: action.position) }
        for segue in object.segues { add(segue.id, at: segue.position) }
    }

    private mutating func add(_ id: String?, at position: XMLPosition) {
        guard let id, !ids.insert(id).inserted else { return }
        notes.add(.duplicateID(id), at: position)
    }

    private mutating func checkReferences(_ object: Document.Object) {
        for outlet in object.outlets { check(outlet.destination, at: outlet.position) }
        for action in object.actions { check(action.destination, at: action.position) }
        for segue in object.segues { check(segue.destination, at: segue.position) }
        for constraint in object.constraints {
            check(constraint.attribute("firstItem"), at: constraint.position)
            check(constraint.attribute("secondItem"), at: constraint.position)
        }
        for keyed in object.values {
            if case .reference(let id) = keyed.value { check(id, at: keyed.position) }
        }
        for variation in object.variations {
            for masks in [variation.includes, variation.excludes] {
                for key in masks.keys.sorted() {
                    for id in masks[key] ?? [] { check(id, at: object.position) }
                }
            }
        }
    }

    private mutating func check(_ id: String?, at position: XMLPosition) {
        guard let id, !ids.contains(id) else { return }
        notes.add(.danglingReference(id), at: position)
    }

    /// A controller contains those that it embeds or is related to: loading it loads them.
    private mutating func findCycles(objects: [Document.Object], scenes: [Document.Scene]) {
        var root = Array(repeating: 0, count: objects.count)
        var edges: [[Int]] = Array(repeating: [], count: objects.count)
        for object in objects {
            root[object.index] = object.parent.map { object.isViewController ? object.index : root[$0] } ?? object.index
            for segue in object.segues where segue.kind == "embed" || segue.kind == "relationship" {
                guard let target = objectIndices[segue.destination] else { continue }
                edges[root[object.index]].append(target)
            }
        }
        for cycle in StrongComponents(edges: edges).cycles {
            notes.add(.containmentCycle(cycle.compactMap { objects[$0].id }), at: objects[cycle[0]].position)
        }
    }
}
