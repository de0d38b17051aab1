import StrictXML

/// Finds ids that are given twice, ids that nothing has, and controllers that contain each other. Linear.
struct ReferenceCheck {
    typealias Document = InterfaceBuilderDocument

    private(set) var notes: NoteList
    /// For each id the first object with it, or `noObject` where only constraints and connections have it.
    private(set) var ids = TextTable<Int>()

    static let noObject = -1

    init(notes: NoteList) {
        self.notes = notes
    }

    /// Also resolves the ids in constraints to objects.
    mutating func run(
        objects: inout [Document.Object], scenes: [Document.Scene], facts: Document.Facts, root: XMLPosition
    ) {
        ids = TextTable(minimumCapacity: objects.reduce(0) { $0 + 1 + $1.constraints.count })
        for object in objects { collectIDs(object) }
        if let id = facts.initialViewControllerID { check(id, at: root) }
        for index in objects.indices {
            checkConnections(objects[index])
            for place in objects[index].constraints.indices { name(&objects[index].constraints[place]) }
            checkValues(objects[index])
        }
        findCycles(objects: objects, scenes: scenes)
    }

    private mutating func collectIDs(_ object: Document.Object) {
        add(object.id, object.index, at: object.position)
        // By index: otherwise each would be copied.
        for place in object.constraints.indices {
            add(object.constraints[place].id, at: object.constraints[place].position)
        }
        for place in object.outlets.indices { add(object.outlets[place].id, at: object.outlets[place].position) }
        for place in object.actions.indices { add(object.actions[place].id, at: object.actions[place].position) }
        for place in object.segues.indices { add(object.segues[place].id, at: object.segues[place].position) }
    }

    private mutating func add(_ id: String?, _ object: Int = noObject, at position: XMLPosition) {
        guard let id, let first = ids.insert(object, for: id) else { return }
        if first == Self.noObject, object != Self.noObject { ids.replace(object, for: id) }
        notes.add(.duplicateID(id), at: position)
    }

    private mutating func checkConnections(_ object: Document.Object) {
        for place in object.outlets.indices {
            check(object.outlets[place].destination, at: object.outlets[place].position)
        }
        for place in object.actions.indices {
            check(object.actions[place].destination, at: object.actions[place].position)
        }
        for place in object.segues.indices {
            check(object.segues[place].destination, at: object.segues[place].position)
        }
    }

    private mutating func checkValues(_ object: Document.Object) {
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

    private mutating func name(_ constraint: inout Document.Constraint) {
        constraint.first = item(constraint.firstItem, at: constraint.position)
        constraint.second = item(constraint.secondItem, at: constraint.position)
    }

    private mutating func item(_ id: String?, at position: XMLPosition) -> Document.Constraint.Item {
        guard let id else { return .holder }
        guard let index = ids[id] else {
            notes.add(.danglingReference(id), at: position)
            return .missing
        }
        return index == Self.noObject ? .missing : .object(index)
    }

    private mutating func check(_ id: String?, at position: XMLPosition) {
        guard let id, ids[id] == nil else { return }
        notes.add(.danglingReference(id), at: position)
    }

    private static func contains(_ segue: Document.Segue) -> Bool {
        segue.kind == "embed" || segue.kind == "relationship"
    }

    /// A controller contains those that it embeds or is related to: loading it loads them.
    private mutating func findCycles(objects: [Document.Object], scenes: [Document.Scene]) {
        // Most files have no controllers inside others.
        guard objects.contains(where: { $0.segues.contains(where: Self.contains) }) else { return }
        var root = Array(repeating: 0, count: objects.count)
        var edges: [[Int]] = Array(repeating: [], count: objects.count)
        for object in objects {
            root[object.index] = object.parent.map { object.isViewController ? object.index : root[$0] } ?? object.index
            for segue in object.segues where Self.contains(segue) {
                guard let target = ids[segue.destination], target != Self.noObject else { continue }
                edges[root[object.index]].append(target)
            }
        }
        for cycle in StrongComponents(edges: edges).cycles {
            notes.add(.containmentCycle(cycle.compactMap { objects[$0].id }), at: objects[cycle[0]].position)
        }
    }
}
