import AccessibilityTree

/// The templates that are known on one thread, by number, and what is to be made yet.
final class ViewTemplates {
    typealias Document = InterfaceBuilderDocument
    typealias Object = InterfaceBuilderDocument.Object

    /// What is asked of templates all the time.
    private struct Facts: OptionSet {
        let rawValue: UInt8
        static let isMade = Facts(rawValue: 1)
        static let isBlurred = Facts(rawValue: 2)
        static let hasParts = Facts(rawValue: 4)
    }

    private var templates: [ViewTemplate?] = []
    private var facts: [Facts] = []
    private var numbers: [Int: Int] = [:]
    private var titles: Int?
    private var looks: FileLooks
    private let keyPaths: ViewKeyPaths
    /// What is to be made yet, each once, with its number here.
    private var requests: [(number: Int, request: TemplateRequest)] = []
    /// The numbers of what was named and is not made yet.
    private var awaited: [Int] = []

    init(_ looks: FileLooks, _ keyPaths: ViewKeyPaths) { (self.looks, self.keyPaths) = (looks, keyPaths) }

    /// Goes on with another file.
    func enter(_ index: DocumentIndex) { looks.enter(index.document) }

    // MARK: Naming

    /// Which template a part of a screen is after, and what is put into it.
    struct Use {
        enum Kind {
            case view, exactView, item, title
        }

        let kind: Kind
        fileprivate(set) var number: Int
        fileprivate(set) var fill = Filling()
        /// Whether what is told by marks is put in their place.
        fileprivate(set) var isFilled = true
        /// Whether it is for views of this size alone.
        fileprivate(set) var isSized = false
    }

    /// What a view is after.
    ///
    /// - Parameter tint: The tint of what it is in; nil for the system's.
    func view(_ object: Object, in index: DocumentIndex, tint: Document.Color?) -> Use {
        // What is set by key path wins over what is stated for screen readers.
        guard object.accessibility == nil || object.runtimeAttributes.allSatisfy({ keyPaths.areWithout($0.keyPath) })
        else {
            return Use(kind: .exactView, number: exact(.exactView, object, index, tint), isFilled: false)
        }
        let fill = Filling(object, index.document, tint: tint, &looks)
        var use = Use(kind: .view, number: number(.view, object, index, fill), fill: fill)
        settle(&use, object, in: index, tint: tint)
        return use
    }

    /// Names another template for a view of which nothing can be put in the place of marks, and for one in which parts are
    /// found, whose places follow from its size.
    func settle(_ use: inout Use, _ object: Object, in index: DocumentIndex, tint: Document.Color?) {
        guard use.kind == .view else { return }
        if use.isFilled, facts[use.number].contains(.isBlurred) {
            use.fill = Filling()
            use.isFilled = false
            use.number = exact(.unsharedView, object, index, tint)
        } else if use.isFilled, !use.isSized, !use.fill.isWithoutSize, facts[use.number].contains(.hasParts) {
            use.isSized = true
            use.number = number(.view, object, index, use.fill, size: object.frame)
        }
    }

    /// What an item in a bar is after; nil for one that is not seen there, such as space.
    func barButton(_ object: Object, in index: DocumentIndex) -> Use? {
        guard object.flag("hidden") != true, !object.children.contains(where: { index.document.objects[$0].isView }),
            !["fixedSpace", "flexibleSpace"].contains(object.attribute("systemItem") ?? "")
        else { return nil }
        return item(object, index, object.runtimeAttributes.isEmpty ? .barButton : .exactBarButton)
    }

    /// What a tab is after.
    func tab(_ object: Object, in index: DocumentIndex) -> Use {
        item(object, index, object.runtimeAttributes.isEmpty ? .tab : .exactTab)
    }

    private func item(_ object: Object, _ index: DocumentIndex, _ kind: TemplateRequest.Kind) -> Use {
        let fill = Filling(item: object, index.document)
        let number = kind.isExact ? exact(kind, object, index, nil, fill) : number(kind, object, index, fill)
        return Use(kind: .item, number: number, fill: fill)
    }

    /// What the title of a navigation bar is after.
    func title(_ text: String, in index: DocumentIndex) -> Use {
        let number = titles ?? ask(TemplateRequest(key: 0, kind: .title, index: index))
        titles = number
        noteUse(of: number)
        return Use(kind: .title, number: number, fill: Filling(text: text))
    }

    private func number(
        _ kind: TemplateRequest.Kind, _ object: Object, _ index: DocumentIndex, _ fill: Filling,
        size: Rect? = nil
    ) -> Int {
        let key = TemplateKey(index, keyPaths).hash(of: object, fill, size: size, &looks)
        if let known = numbers[key] {
            noteUse(of: known)
            return known
        }
        let number = ask(TemplateRequest(key: key, kind: kind, object: object, fill: fill, index: index))
        numbers[key] = number
        awaited.append(number)
        return number
    }

    private func exact(
        _ kind: TemplateRequest.Kind, _ object: Object, _ index: DocumentIndex, _ tint: Document.Color?,
        _ fill: Filling = Filling()
    ) -> Int {
        let number = ask(TemplateRequest(key: 0, kind: kind, object: object, fill: fill, tint: tint, index: index))
        awaited.append(number)
        return number
    }

    private func ask(_ request: TemplateRequest) -> Int {
        requests.append((templates.count, request))
        templates.append(nil)
        facts.append([])
        return templates.count - 1
    }

    private func noteUse(of number: Int) {
        if !isMade(number) { awaited.append(number) }
    }

    // MARK: Making

    /// Takes what is to be made yet.
    func takeRequests() -> [(number: Int, request: TemplateRequest)] {
        defer { requests = [] }
        return requests
    }

    /// Takes the numbers of what was named since and is not made yet.
    func takeAwaited() -> [Int] {
        defer { awaited = [] }
        return awaited
    }

    /// Notes what was made; nil for an item that is seen in no bar.
    func add(_ template: ViewTemplate?, as number: Int) {
        templates[number] = template
        facts[number] = .isMade
        if template?.isBlurred == true { facts[number].insert(.isBlurred) }
        if template?.parts.isEmpty == false { facts[number].insert(.hasParts) }
    }

    func isMade(_ number: Int) -> Bool { facts[number].contains(.isMade) }

    // MARK: Filling

    /// What something says with what is its own; nil for an item that is seen in no bar.
    func filled(_ use: Use, _ object: Object?, in index: DocumentIndex) -> ViewTemplate? {
        guard var template = templates[use.number] else { return nil }
        if use.isFilled {
            use.fill.fill(&template.root)
            if template.hasMarkedParts {
                for part in template.parts.indices { use.fill.fillColors(&template.parts[part].node) }
            }
        }
        guard let object else { return template }
        if use.kind == .exactView {
            connect(object, index, &template.root)
        } else {
            state(object, index, &template.root)
        }
        if let name = object.customClass ?? ClassNames.missing[object.elementName] { template.root.className = name }
        return template
    }

    /// What the file states for screen readers, and who is told of what the user does.
    private func state(_ object: Object, _ index: DocumentIndex, _ node: inout Node) {
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
        connect(object, index, &node)
    }

    private func connect(_ object: Object, _ index: DocumentIndex, _ node: inout Node) {
        let hasGestures =
            object.outlets.contains { $0.property == "gestureRecognizers" }
            || object.children.contains {
                index.document.objects[$0].elementName.hasSuffix("GestureRecognizer")
            }
        let hasActions = node.touch?.isControl == true && !(object.actions.isEmpty && object.segues.isEmpty)
        guard hasGestures || hasActions else { return }
        var touch = node.touch ?? TouchFacts()
        touch.hasGestures = touch.hasGestures || hasGestures
        touch.hasActions = touch.hasActions || hasActions
        node.touch = touch
    }
}
