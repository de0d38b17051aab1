import AccessibilityTree
import HeadlessUIKit

/// What a file states of a row of a table beside what is in it.
struct CellFacts {
    /// Whether the file says whether it is an element, and what it is used for.
    let statesElement: Bool
    let statesTraits: Bool
    /// Whether it does something where it is tapped.
    let isChosenByTap: Bool

    init(_ cell: InterfaceBuilderDocument.Object, _ index: DocumentIndex) {
        statesElement = cell.accessibility?.isElement != nil
        statesTraits = cell.accessibility?.traits != nil
        isChosenByTap = Self.isChosenByTap(cell, index.document)
    }

    // A row of a table that lets its rows be chosen; one by itself is no row of any.
    private static func isChosenByTap(
        _ cell: InterfaceBuilderDocument.Object, _ document: InterfaceBuilderDocument
    ) -> Bool {
        guard case .member("cells") = cell.role, cell.attribute("selectionStyle") != "none",
            cell.flag("userInteractionEnabled") != false,
            let table = cell.parent.flatMap({ document.objects[$0].parent })
        else { return false }
        return document.objects[table].flag("allowsSelection") != false
    }
}

/// The nodes of a screen as a file states it, parents before what they hold, until they become a tree.
struct DeclaredNodes {
    private let environment: Environment
    private var nodes: [Node] = []
    private var parents: [Int] = []
    private var cells: [(place: Int, facts: CellFacts)] = []

    /// Starts with a window.
    init(_ environment: Environment) {
        self.environment = environment
        append(Node(id: NodeID(0), className: "UIWindow", frame: environment.screenBounds), under: -1)
    }

    mutating func reserveCapacity(_ count: Int) {
        nodes.reserveCapacity(count)
        parents.reserveCapacity(count)
    }

    /// Adds a view with its parts; its place.
    mutating func add(_ template: ViewTemplate, under parent: Int) -> Int {
        let place = nodes.count
        append(template.root, under: parent)
        for part in template.parts {
            var node = part.node
            node.frame.x += template.root.frame.x - template.origin.x
            node.frame.y += template.root.frame.y - template.origin.y
            append(node, under: part.parent < 0 ? place : place + 1 + part.parent)
        }
        return place
    }

    private mutating func append(_ node: Node, under parent: Int) {
        nodes.append(node)
        nodes[nodes.count - 1].id = NodeID(UInt64(nodes.count))
        parents.append(parent)
    }

    /// Notes that a node is a row of a table.
    mutating func noteCell(at place: Int, _ facts: CellFacts) { cells.append((place, facts)) }

    /// The tree; nil where there is nothing but the window.
    consuming func finish() -> AccessibilityTree? {
        guard nodes.count > 1 else { return nil }
        let ends = ends
        for (place, facts) in cells.reversed() { completeCell(place, facts, place + 1..<ends[place]) }
        var builder = TreeBuilder(environment: environment)
        builder.reserveCapacity(nodes.count)
        var open: [Int] = []
        for place in nodes.indices {
            while let last = open.last, last != parents[place] {
                builder.close()
                open.removeLast()
            }
            if ends[place] == place + 1 {
                builder.add(nodes[place])
            } else {
                builder.open(nodes[place])
                open.append(place)
            }
        }
        for _ in open { builder.close() }
        return try? builder.finish()
    }

    // Parents come before what they hold, and what one holds lies together.
    private var ends: [Int] {
        var ends = nodes.indices.map { $0 + 1 }
        for place in nodes.indices.reversed() where parents[place] >= 0 {
            ends[parents[place]] = max(ends[parents[place]], ends[place])
        }
        return ends
    }

    /// A row is one element that says what is in it, unless something in it can be used on its own (`CellContent`).
    private mutating func completeCell(_ cell: Int, _ facts: CellFacts, _ inside: Range<Int>) {
        var parts: [(place: CGPoint, text: String)] = []
        var hasControl = false
        var index = inside.lowerBound
        var skipped = index
        while index < inside.upperBound {
            defer { index += 1 }
            let node = nodes[index]
            guard index >= skipped || !hasControl else { continue }
            if node.isHidden || node.alpha <= 0 || node.elementsHidden {
                let end = end(of: index, before: inside.upperBound)
                index = end - 1
                continue
            }
            if node.touch?.isControl == true || !node.traits.isDisjoint(with: .textArea) { hasControl = true }
            guard index >= skipped, node.isElement else { continue }
            skipped = end(of: index, before: inside.upperBound)
            let words = [node.label?.string, node.value?.string].compactMap { $0 }.filter { !$0.isEmpty }
            if !words.isEmpty {
                parts.append((CGPoint(x: node.frame.x, y: node.frame.y), words.joined(separator: ", ")))
            }
        }
        if !facts.statesElement { nodes[cell].isElement = !hasControl }
        if nodes[cell].touch?.isLabelGiven != true {
            nodes[cell].label = CellContent.joined(parts, by: OrderComparator(environment)).map { AttributedText($0) }
        }
        if !facts.statesTraits, facts.isChosenByTap { nodes[cell].traits.insert(.button) }
    }

    private func end(of place: Int, before limit: Int) -> Int {
        var end = place + 1
        while end < limit, parents[end] >= place { end += 1 }
        return end
    }
}
