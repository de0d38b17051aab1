import AccessibilityTree
import HeadlessUIKit

/// What views say, told by one view for all that are alike.
///
/// Views are alike where they differ only in texts, fonts and colours. One of them is made as any view of a file is, with
/// marks in place of those, and captured; for each of the others its own are put where the marks are found. So nothing
/// that a class says is written down a second time.
@MainActor final class ViewTemplates {
    typealias Document = InterfaceBuilderDocument
    typealias Object = InterfaceBuilderDocument.Object

    /// What a view says, and what of it is made of elements.
    struct Template {
        var root: Node
        /// The parts, parents before what they hold; those of the view itself have -1.
        var parts: [(node: Node, parent: Int)] = []
        /// Where the view was when it was captured.
        var origin = Point.zero
        /// Whether marks were found in something longer, so that nothing can be put in their place.
        var isBlurred = false
    }

    private var known: [Int: Template] = [:]
    private var titles: Template?
    private var looks = FileLooks()
    private var archive: Archive?
    private var isViewByName: [String: Bool] = [:]

    /// Goes on with another file.
    func enter(_ archive: Archive) {
        self.archive = archive
        looks.enter(archive.document)
    }

    func isView(_ object: Object) -> Bool {
        guard let archive else { return false }
        return ObjectFactory(archive: archive).isView(object)
    }

    // MARK: Views

    /// What a view says.
    ///
    /// - Parameter tint: The tint of what it is in; nil for the system's.
    func view(_ object: Object, tint: Document.Color?) -> Template {
        guard let archive else { return Template(root: Node(id: NodeID(0), className: object.elementName)) }
        // What is set by key path wins over what is stated for screen readers.
        guard
            object.accessibility == nil
                || object.runtimeAttributes.allSatisfy({ RuntimeAttributes.isUnknown($0.keyPath) })
        else {
            return named(exact(object, tint, archive), object)
        }
        let fill = Filling(object, archive.document, looks)
        var template = template(object, fill, tint, archive)
        if template.isBlurred {
            template = self.template(object, Filling(), tint, archive)
        } else {
            fill.fill(&template.root)
        }
        state(object, &template.root)
        return named(template, object)
    }

    private func template(_ object: Object, _ fill: Filling, _ tint: Document.Color?, _ archive: Archive) -> Template {
        let key = TemplateKey(archive, looks).hash(of: object, fill, tint)
        if let found = known[key] { return found }
        let made = capture(fill.marked(object), tint, archive)
        known[key] = made
        return made
    }

    private func capture(_ object: Object, _ tint: Document.Color?, _ archive: Archive) -> Template {
        guard let view = make(object, tint, archive) else {
            return Template(root: Node(id: NodeID(0), className: object.elementName))
        }
        return Self.template(view.captureAlone())
    }

    private func make(_ object: Object, _ tint: Document.Color?, _ archive: Archive) -> UIView? {
        let part = CellPart(object, archive.document)
        guard let view = part?.view ?? ObjectFactory(archive: archive).make(object) as? UIView else { return nil }
        let values = ValueReader(document: archive.document)
        if object.color("tintColor") == nil, let tint = values.color(tint) { view.tintColor = tint }
        ViewReader(values: values).apply(object, to: view)
        if let facts = object.accessibility { Connector.apply(facts, to: view) }
        for attribute in object.runtimeAttributes {
            _ = RuntimeAttributes.set(values.plain(attribute.value), forKeyPath: attribute.keyPath, on: view)
        }
        return view
    }

    private func exact(_ object: Object, _ tint: Document.Color?, _ archive: Archive) -> Template {
        var template = capture(object, tint, archive)
        connect(object, &template.root)
        return template
    }

    /// The template in what was captured of a view by itself.
    private static func template(_ tree: AccessibilityTree, at start: Int = 0) -> Template {
        var template = Template(root: tree[start])
        template.origin = Point(x: template.root.frame.x, y: template.root.frame.y)
        template.isBlurred = Filling.blurs(template.root)
        // By place in the tree, from the start on.
        var places: [Int: Int] = [start: -1]
        for index in tree.subtree(at: start).dropFirst() {
            // Parts that are no elements only draw what the view says.
            guard tree.subtree(at: index).contains(where: { tree.isElement(at: $0) }),
                let parent = tree.parentIndex(of: index).flatMap({ places[$0] })
            else { continue }
            places[index] = template.parts.count
            template.parts.append((tree[index], parent))
            if Filling.isMarked(tree[index]) { template.isBlurred = true }
        }
        return template
    }

    // MARK: Items of bars

    /// What an item says in a bar; nil for one that is not seen there, such as space.
    func barButton(_ object: Object) -> Template? {
        guard let archive, object.flag("hidden") != true,
            !object.children.contains(where: { isView(archive.document.objects[$0]) }),
            !["fixedSpace", "flexibleSpace"].contains(object.attribute("systemItem") ?? "")
        else { return nil }
        return item(object) { item in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.items = (item as? UIBarButtonItem).map { [$0] } ?? []
            return bar
        }
    }

    /// What a tab says.
    func tab(_ object: Object) -> Template {
        item(object) { item in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
            bar.items = (item as? UITabBarItem).map { [$0] } ?? []
            return bar
        } ?? Template(root: Node(id: NodeID(0), className: object.elementName))
    }

    private func item(_ object: Object, _ bar: (AnyObject) -> UIView) -> Template? {
        guard let archive else { return nil }
        let fill = Filling(item: object)
        let key = TemplateKey(archive, looks).hash(of: object, fill, nil)
        let isPlain = object.runtimeAttributes.isEmpty
        var template = isPlain ? known[key] : nil
        if template == nil {
            let values = ValueReader(document: archive.document)
            let marked = fill.marked(object)
            guard let item = ObjectFactory(archive: archive).make(marked) else { return nil }
            ItemReader(values: values).apply(marked, to: item)
            for attribute in object.runtimeAttributes {
                _ = RuntimeAttributes.set(values.plain(attribute.value), forKeyPath: attribute.keyPath, on: item)
            }
            let tree = bar(item).captureAlone()
            template = tree.nodes.indices.first { tree.isElement(at: $0) }.map { Self.template(tree, at: $0) }
            if isPlain { known[key] = template }
        }
        guard var template else { return nil }
        fill.fill(&template.root)
        state(object, &template.root)
        return named(template, object)
    }

    /// What the title of a navigation bar says.
    func title(_ text: String) -> Template {
        if titles == nil {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.items = [UINavigationItem(title: Filling.textMark)]
            let tree = bar.captureAlone()
            titles = tree.nodes.indices.first { tree.isElement(at: $0) }.map { Self.template(tree, at: $0) }
        }
        var template = titles ?? Template(root: Node(id: NodeID(0), className: "UILabel"))
        Filling(text: text).fill(&template.root)
        return template
    }

    // MARK: What a file states of one object

    /// What it states for screen readers, and who is told of what the user does.
    private func state(_ object: Object, _ node: inout Node) {
        if let facts = object.accessibility {
            if let isElement = facts.isElement { node.isElement = isElement }
            if let label = facts.label {
                node.label = AttributedText(label)
                var touch = node.touch ?? TouchFacts()
                touch.isLabelGiven = true
                node.touch = touch
            }
            if let hint = facts.hint, node.isElement { node.hint = AttributedText(hint) }
            if let identifier = facts.identifier { node.identifier = identifier }
            if let traits = facts.traits { node.traits = traits }
        }
        connect(object, &node)
    }

    private func connect(_ object: Object, _ node: inout Node) {
        let hasGestures =
            object.outlets.contains { $0.property == "gestureRecognizers" }
            || object.children.contains {
                archive?.document.objects[$0].elementName.hasSuffix("GestureRecognizer") == true
            }
        let hasActions = node.touch?.isControl == true && !(object.actions.isEmpty && object.segues.isEmpty)
        guard hasGestures || hasActions else { return }
        var touch = node.touch ?? TouchFacts()
        touch.hasGestures = touch.hasGestures || hasGestures
        touch.hasActions = touch.hasActions || hasActions
        node.touch = touch
    }

    private func named(_ template: Template, _ object: Object) -> Template {
        guard let name = object.customClass ?? ClassNames.missing[object.elementName] else { return template }
        var template = template
        template.root.className = name
        return template
    }
}
