import AccessibilityTree
import HeadlessUIKit

/// Puts what a file states of views into a tree, in the order of the file and without recursion.
@MainActor struct DeclaredTree {
    typealias Object = InterfaceBuilderDocument.Object
    typealias Template = ViewTemplates.Template

    private let archive: Archive
    private let templates: ViewTemplates
    private let environment: Environment
    private var nodes: [Node] = []
    private var parents: [Int] = []
    /// The tint that each node hands on to what is in it.
    private var tints: [InterfaceBuilderDocument.Color?] = []
    private var cells: [(node: Int, object: Object)] = []
    /// How far the items of a bar have come from its left end, in points.
    private var filled: Double = 0

    init(_ archive: Archive, _ templates: ViewTemplates, _ environment: Environment) {
        (self.archive, self.templates, self.environment) = (archive, templates, environment)
        let root = Node(id: NodeID(0), className: "UIWindow", frame: environment.screenBounds)
        append(root, under: -1, tint: archive.document.facts.globalTintColor)
    }

    func location(of object: Object) -> SourceLocation { archive.location(of: object) }

    // MARK: Adding

    /// Adds a controller with its view and what its bars show, or a view.
    mutating func add(_ start: Object) { add(start, under: 0) }

    private mutating func add(_ start: Object, under outer: Int, at place: Rect? = nil) {
        let range = archive.subtree(of: start)
        var places = [Int](repeating: -1, count: range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let object = archive.document.objects[index]
            guard archive.isInstalled(object), index == range.lowerBound || !archive.document.isPrototype(object)
            else {
                index = archive.end(of: index)
                continue
            }
            var parent = outer
            if index > range.lowerBound, let holder = object.parent {
                parent = places[holder - range.lowerBound]
            }
            // What is no view stands for what holds it.
            places[index - range.lowerBound] = parent
            if templates.isView(object) {
                guard index == range.lowerBound || isAttached(object) else {
                    index = archive.end(of: index)
                    continue
                }
                places[index - range.lowerBound] = addView(
                    object, under: parent, at: index == range.lowerBound ? place : nil)
            } else {
                addItem(object, under: parent)
            }
            index += 1
        }
    }

    /// Adds the tabs of a tab bar controller: the items of the controllers that it shows.
    mutating func addTabs(of controller: Object) {
        for segue in controller.segues where segue.relationship == "viewControllers" {
            guard let member = archive.document.object(id: segue.destination),
                let item = archive.document.object(of: member, key: "tabBarItem")
            else { continue }
            add(templates.tab(item), item, under: 0, in: environment.screenBounds.bar(fromBottom: 49))
        }
    }

    /// Whether a view is put into the one that holds it: not what waits beside others, such as the rows of which a data
    /// source makes copies.
    private func isAttached(_ object: Object) -> Bool {
        switch object.role {
        case .property("view"), .member("subviews"), .property("contentView"), .property("tableHeaderView"),
            .property("tableFooterView"):
            return true
        case .member("cells"):
            let table = object.parent.flatMap { archive.document.objects[$0].parent }
            return table.map { archive.document.objects[$0].attribute("dataMode") == "static" } ?? false
        default:
            let holder = object.parent.map { archive.document.objects[$0].elementName }
            return holder == "barButtonItem" || holder == "navigationItem"
        }
    }

    private mutating func addView(_ object: Object, under parent: Int, at stated: Rect?) -> Int {
        let place = nodes.count
        let stored = stated ?? object.frame ?? Rect(x: 0, y: 0, width: 1, height: 1)
        let origin = nodes[parent].frame
        // Nothing is taken for hidden because Interface Builder has not laid it out.
        let frame = Rect(
            x: origin.x + stored.x, y: origin.y + stored.y, width: max(stored.width, 1), height: max(stored.height, 1))
        add(templates.view(object, tint: tints[parent]), object, under: parent, at: frame)
        tints[place] = object.color("tintColor") ?? tints[parent]
        if object.elementName == "tableViewCell" {
            cells.append((place, object))
            addAccessory(of: object, under: place)
        }
        return place
    }

    // A loose view at the end of a row; one that holds rows itself could end up inside itself (`Connector`).
    private mutating func addAccessory(of cell: Object, under place: Int) {
        for outlet in cell.outlets where outlet.property == "accessoryView" {
            guard let view = archive.document.object(id: outlet.destination), view.role == .root,
                templates.isView(view), !archive.holdsCells(view)
            else { continue }
            let (row, own) = (nodes[place].frame, view.frame ?? Rect(x: 0, y: 0, width: 1, height: 1))
            add(
                view, under: place,
                at: Rect(
                    x: row.width - own.width, y: (row.height - own.height) / 2, width: own.width, height: own.height))
        }
    }

    private mutating func addItem(_ object: Object, under parent: Int) {
        switch object.elementName {
        case "navigationItem":
            filled = 0
            let bar = bar(parent)
            // A view in the middle of the bar takes the place of the title.
            guard !object.children.contains(where: { templates.isView(archive.document.objects[$0]) }),
                let title = title(object), !title.isEmpty
            else { return }
            add(templates.title(title), nil, under: parent, in: bar)
        case "barButtonItem":
            guard object.role != .property("backBarButtonItem"), let template = templates.barButton(object)
            else { return }
            let isBelow = object.role == .member("toolbarItems")
            let bar = isBelow ? environment.screenBounds.bar(fromBottom: 44) : bar(parent)
            add(template, object, under: parent, in: bar)
        case "tabBarItem" where object.parent.map { archive.document.objects[$0].elementName } == "tabBar":
            add(templates.tab(object), object, under: parent, in: bar(parent))
        default: break
        }
    }

    private func title(_ item: Object) -> String? {
        if let title = item.text("title"), !title.isEmpty { return title }
        let holder = item.parent.map { archive.document.objects[$0] }
        return holder.flatMap { $0.isViewController ? $0.text("title") : nil }
    }

    // Where the items of a bar are: in the bar, or above all else where only the controller around shows one.
    private func bar(_ parent: Int) -> Rect {
        guard parent == 0 else { return nodes[parent].frame }
        var bar = environment.screenBounds
        bar.height = 44
        return bar
    }

    private mutating func add(_ template: Template, _ object: Object?, under parent: Int, in bar: Rect) {
        let frame = Rect(x: bar.x + filled, y: bar.y, width: 44, height: max(bar.height, 1))
        filled += 48
        add(template, object, under: parent, at: frame)
    }

    private mutating func add(_ template: Template, _ object: Object?, under parent: Int, at frame: Rect) {
        let place = nodes.count
        var root = template.root
        root.frame = frame
        if let object { root.source = archive.location(of: object) }
        append(root, under: parent, tint: nil)
        for part in template.parts {
            var node = part.node
            node.frame.x += frame.x - template.origin.x
            node.frame.y += frame.y - template.origin.y
            append(node, under: part.parent < 0 ? place : place + 1 + part.parent, tint: nil)
        }
    }

    private mutating func append(_ node: Node, under parent: Int, tint: InterfaceBuilderDocument.Color?) {
        nodes.append(node)
        nodes[nodes.count - 1].id = NodeID(UInt64(nodes.count))
        parents.append(parent)
        tints.append(tint)
    }

    // MARK: Finishing

    /// The tree; nil where nothing was added.
    consuming func finish() -> AccessibilityTree? {
        guard nodes.count > 1 else { return nil }
        let ends = ends
        for (place, object) in cells.reversed() { completeCell(place, object, place + 1..<ends[place]) }
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
    private mutating func completeCell(_ cell: Int, _ object: Object, _ inside: Range<Int>) {
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
        if object.accessibility?.isElement == nil { nodes[cell].isElement = !hasControl }
        if nodes[cell].touch?.isLabelGiven != true {
            nodes[cell].label = CellContent.joined(parts, by: OrderComparator(environment)).map { AttributedText($0) }
        }
        if object.accessibility?.traits == nil, isChosenByTap(object) { nodes[cell].traits.insert(.button) }
    }

    private func end(of place: Int, before limit: Int) -> Int {
        var end = place + 1
        while end < limit, parents[end] >= place { end += 1 }
        return end
    }

    // A row of a table that lets its rows be chosen; one by itself is no row of any.
    private func isChosenByTap(_ cell: Object) -> Bool {
        guard case .member("cells") = cell.role, cell.attribute("selectionStyle") != "none",
            cell.flag("userInteractionEnabled") != false,
            let table = cell.parent.flatMap({ archive.document.objects[$0].parent })
        else { return false }
        return archive.document.objects[table].flag("allowsSelection") != false
    }
}

extension Rect {
    /// The part at the bottom that is so high.
    fileprivate func bar(fromBottom height: Double) -> Rect {
        Rect(x: x, y: max(y, maxY - height), width: width, height: height)
    }
}
