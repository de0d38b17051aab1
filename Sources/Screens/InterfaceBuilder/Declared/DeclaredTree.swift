import AccessibilityTree
import HeadlessUIKit

/// Puts what a file states of views into a tree, in the order of the file and without recursion.
///
/// First comes what is where, and which template each part is after; then, when the templates are made, what each says.
struct DeclaredTree {
    typealias Object = InterfaceBuilderDocument.Object

    /// A view, or an item in a bar.
    private struct Part {
        /// Where it is among the parts that holds it; -1 in the window itself.
        let parent: Int
        /// Where it is; for an item in a bar the bar.
        let frame: Rect
        /// nil for a title.
        let object: Object?
        var use: ViewTemplates.Use
        /// Whether it is put behind what is in the bar already.
        let isInBar: Bool
        /// Whether the bar is empty up to it.
        let startsBar: Bool
    }

    private let index: DocumentIndex
    private let environment: Environment
    private var parts: [Part] = []
    /// The tint that each part hands on to what is in it.
    private var tints: [InterfaceBuilderDocument.Color?] = []
    private var isBarNew = true

    init(_ index: DocumentIndex, _ environment: Environment) {
        (self.index, self.environment) = (index, environment)
    }

    // MARK: Adding

    /// Adds a controller with its view and what its bars show, or a view.
    mutating func add(_ start: Object, _ templates: ViewTemplates) { add(start, under: -1, templates) }

    private mutating func add(_ start: Object, under outer: Int, at place: Rect? = nil, _ templates: ViewTemplates) {
        let range = index.subtree(of: start)
        var places = [Int](repeating: -1, count: range.count)
        var number = range.lowerBound
        while number < range.upperBound {
            let object = index.document.objects[number]
            guard index.isInstalled(object), number == range.lowerBound || !index.document.isPrototype(object) else {
                number = index.end(of: number)
                continue
            }
            var parent = outer
            if number > range.lowerBound, let holder = object.parent { parent = places[holder - range.lowerBound] }
            // What is no view stands for what holds it.
            places[number - range.lowerBound] = parent
            if object.isView {
                guard number == range.lowerBound || isAttached(object) else {
                    number = index.end(of: number)
                    continue
                }
                places[number - range.lowerBound] = addView(
                    object, under: parent, at: number == range.lowerBound ? place : nil, templates)
            } else {
                addItem(object, under: parent, templates)
            }
            number += 1
        }
    }

    /// Adds the tabs of a tab bar controller: the items of the controllers that it shows.
    mutating func addTabs(of controller: Object, _ templates: ViewTemplates) {
        for segue in controller.segues where segue.relationship == "viewControllers" {
            guard let member = index.document.object(id: segue.destination),
                let item = index.document.object(of: member, key: "tabBarItem")
            else { continue }
            add(
                templates.tab(item, in: index), item, under: -1,
                in: environment.screenBounds.bar(fromBottom: 49))
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
            let table = object.parent.flatMap { index.document.objects[$0].parent }
            return table.map { index.document.objects[$0].attribute("dataMode") == "static" } ?? false
        default:
            let holder = object.parent.map { index.document.objects[$0].elementName }
            return holder == "barButtonItem" || holder == "navigationItem"
        }
    }

    private mutating func addView(
        _ object: Object, under parent: Int, at stated: Rect?, _ templates: ViewTemplates
    ) -> Int {
        let place = parts.count
        let stored = stated ?? object.frame ?? Rect(x: 0, y: 0, width: 1, height: 1)
        let origin = frame(of: parent)
        // Nothing is taken for hidden because Interface Builder has not laid it out.
        let frame = Rect(
            x: origin.x + stored.x, y: origin.y + stored.y, width: max(stored.width, 1), height: max(stored.height, 1))
        let tint = tint(of: parent)
        append(object, templates.view(object, in: index, tint: tint), under: parent, frame)
        tints[place] = object.color("tintColor") ?? tint
        if object.elementName == "tableViewCell" { addAccessory(of: object, under: place, templates) }
        return place
    }

    private func frame(of place: Int) -> Rect { place < 0 ? environment.screenBounds : parts[place].frame }

    private func tint(of place: Int) -> InterfaceBuilderDocument.Color? {
        place < 0 ? index.document.facts.globalTintColor : tints[place]
    }

    // A loose view at the end of a row; one that holds rows itself could end up inside itself (`Connector`).
    private mutating func addAccessory(of cell: Object, under place: Int, _ templates: ViewTemplates) {
        for outlet in cell.outlets where outlet.property == "accessoryView" {
            guard let view = index.document.object(id: outlet.destination), view.role == .root, view.isView,
                !index.holdsCells(view)
            else { continue }
            let (row, own) = (parts[place].frame, view.frame ?? Rect(x: 0, y: 0, width: 1, height: 1))
            add(
                view, under: place,
                at: Rect(
                    x: row.width - own.width, y: (row.height - own.height) / 2, width: own.width, height: own.height),
                templates)
        }
    }

    private mutating func addItem(_ object: Object, under parent: Int, _ templates: ViewTemplates) {
        switch object.elementName {
        case "navigationItem":
            isBarNew = true
            // A view in the middle of the bar takes the place of the title.
            guard !object.children.contains(where: { index.document.objects[$0].isView }), let title = title(object),
                !title.isEmpty
            else { return }
            add(templates.title(title, in: index), nil, under: parent, in: bar(parent))
        case "barButtonItem":
            guard object.role != .property("backBarButtonItem"), let use = templates.barButton(object, in: index)
            else { return }
            let isBelow = object.role == .member("toolbarItems")
            let bar = isBelow ? environment.screenBounds.bar(fromBottom: 44) : bar(parent)
            add(use, object, under: parent, in: bar)
        case "tabBarItem" where object.parent.map { index.document.objects[$0].elementName } == "tabBar":
            add(templates.tab(object, in: index), object, under: parent, in: bar(parent))
        default: break
        }
    }

    private func title(_ item: Object) -> String? {
        if let title = item.text("title"), !title.isEmpty { return title }
        let holder = item.parent.map { index.document.objects[$0] }
        return holder.flatMap { $0.isViewController ? $0.text("title") : nil }
    }

    // Where the items of a bar are: in the bar, or above all else where only the controller around shows one.
    private func bar(_ parent: Int) -> Rect {
        guard parent < 0 else { return parts[parent].frame }
        var bar = environment.screenBounds
        bar.height = 44
        return bar
    }

    private mutating func add(_ use: ViewTemplates.Use, _ object: Object?, under parent: Int, in bar: Rect) {
        append(object, use, under: parent, bar, isInBar: true)
        isBarNew = false
    }

    private mutating func append(
        _ object: Object?, _ use: ViewTemplates.Use, under parent: Int, _ frame: Rect, isInBar: Bool = false
    ) {
        parts.append(
            Part(
                parent: parent, frame: frame, object: object, use: use, isInBar: isInBar,
                startsBar: isInBar && isBarNew))
        tints.append(nil)
    }

    /// Names other templates where those that are made now can't be filled.
    mutating func settle(_ templates: ViewTemplates) {
        for place in parts.indices {
            guard let object = parts[place].object else { continue }
            templates.settle(&parts[place].use, object, in: index, tint: tint(of: parts[place].parent))
        }
    }

    // MARK: Finishing

    /// The tree; nil where nothing was added.
    func finish(_ templates: ViewTemplates) -> AccessibilityTree? {
        var nodes = DeclaredNodes(environment)
        nodes.reserveCapacity(parts.count + 1)
        // The places of the parts among the nodes.
        var places = [Int](repeating: 0, count: parts.count)
        // How far the items of a bar have come from its left end, in points.
        var filled = 0.0
        // By their numbers: each would be copied otherwise.
        for number in parts.indices {
            if parts[number].startsBar { filled = 0 }
            guard var template = templates.filled(parts[number].use, parts[number].object, in: index) else { continue }
            var frame = parts[number].frame
            if parts[number].isInBar {
                frame = Rect(x: frame.x + filled, y: frame.y, width: 44, height: max(frame.height, 1))
                filled += 48
            }
            template.root.frame = frame
            let parent = parts[number].parent
            guard let object = parts[number].object else {
                places[number] = nodes.add(template, under: parent < 0 ? 0 : places[parent])
                continue
            }
            template.root.source = index.location(of: object)
            places[number] = nodes.add(template, under: parent < 0 ? 0 : places[parent])
            if parts[number].use.kind != .item, object.elementName == "tableViewCell" {
                nodes.noteCell(at: places[number], CellFacts(object, index))
            }
        }
        return nodes.finish()
    }
}

extension Rect {
    /// The part at the bottom that is so high.
    fileprivate func bar(fromBottom height: Double) -> Rect {
        Rect(x: x, y: max(y, maxY - height), width: width, height: height)
    }
}
