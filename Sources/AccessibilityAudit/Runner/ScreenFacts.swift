import AccessibilityTree

/// A screen with what rules ask of it as a whole, worked out once in one walk.
public final class ScreenFacts: Sendable {
    /// The screen.
    public let screen: AuditedScreen
    /// What is on it.
    public let tree: AccessibilityTree
    /// The order in which a screen reader goes through it.
    public let order: ReadingOrder
    /// What rules look at, in tree order: elements, what is drawn and what takes touches.
    public let elements: [AuditedElement]
    /// The places in `elements` of what a screen reader comes to, in reading order.
    public let inOrder: [Int]
    /// What is operated by touch and can be, from top to bottom.
    let targets: [AuditedElement]
    /// The places in the tree of the views that are modal.
    public let modals: [Int]
    /// The places in the tree of what a screen reader comes to, in tree order.
    private let reached: [Int]
    // By place in the tree.
    private let flags: [Flags]
    private let elementAbove: [Int32]
    private let sources: [Int32]
    private let said: Set<UInt64>

    private struct Flags: OptionSet {
        let rawValue: UInt8
        /// It can be seen.
        static let isShown = Flags(rawValue: 1 << 0)
        /// Touches come to it: neither it nor what it is in refuses them.
        static let isTouchable = Flags(rawValue: 1 << 1)
        /// It is inside something that can be scrolled, or can be.
        static let isScrolled = Flags(rawValue: 1 << 2)
        /// It draws a background or an image itself.
        static let paints = Flags(rawValue: 1 << 3)
        /// It is not opaque itself.
        static let isFaded = Flags(rawValue: 1 << 4)

        /// What holds for what is inside, too.
        static let inherited: Flags = [.isShown, .isTouchable, .isScrolled]
    }

    /// Looks at a screen.
    public init(_ screen: AuditedScreen) {
        self.screen = screen
        // A constant of its own: each use of the property would copy the tree's arrays.
        let tree = screen.tree
        self.tree = tree
        let order = ReadingOrder(tree)
        self.order = order
        let count = tree.count
        var positions = [Int32](repeating: -1, count: count)
        for position in 0..<order.count { positions[order[position].index] = Int32(position) }
        var flags = [Flags](repeating: [], count: count)
        var above = [Int32](repeating: -1, count: count)
        var sources = [Int32](repeating: -1, count: count)
        var elements: [AuditedElement] = []
        var inOrder = [Int](repeating: -1, count: order.count)
        var modals: [Int] = []
        for index in 0..<count {
            let node = tree[index]
            let looks = ElementLooks(node)
            let touch = node.touch
            let parent = tree.parentIndex(of: index)
            var own: Flags = [.isShown, .isTouchable]
            if let parent {
                own = flags[parent].intersection(.inherited)
                above[index] = tree.isElement(at: parent) ? Int32(parent) : above[parent]
                sources[index] = sources[parent]
            }
            if node.isHidden || node.alpha < 0.02 || node.isOutsideWindow { own.remove(.isShown) }
            if touch?.takesTouches == false { own.remove(.isTouchable) }
            if Self.scrolls(node) { own.insert(.isScrolled) }
            if node.alpha < 1 { own.insert(.isFaded) }
            if looks?.backgroundColor != nil || looks?.imageName != nil || looks?.backgroundImageName != nil {
                own.insert(.paints)
            }
            flags[index] = own
            if node.source != nil { sources[index] = Int32(index) }
            if node.isModal { modals.append(index) }
            let position = positions[index]
            var kinds = ElementKinds(node, looks, touch, isReached: position >= 0)
            // A control draws its text by a label inside; it is one text.
            if kinds.contains(.drawsText), let parent, case let outer = tree[parent], outer.touch?.isControl == true,
                ElementLooks(outer)?.text == looks?.text
            {
                kinds.subtract([.drawsText, .drawsImage])
            }
            guard !kinds.isEmpty else { continue }
            if position >= 0 { inOrder[Int(position)] = elements.count }
            elements.append(
                AuditedElement(
                    node, kinds, looks, touch, index: index, position: position >= 0 ? Int(position) : nil))
        }
        (self.flags, elementAbove, self.sources, self.elements) = (flags, above, sources, elements)
        let ordered = inOrder.filter { $0 >= 0 }
        self.inOrder = ordered
        targets = Self.targets(elements, ordered, flags)
        self.modals = modals
        reached = elements.compactMap { $0.position == nil ? nil : $0.index }
        said = Set(self.inOrder.lazy.map { elements[$0].label.hash })
    }

    private static func targets(
        _ elements: [AuditedElement], _ order: [Int], _ flags: [Flags]
    ) -> [AuditedElement] {
        var targets: [AuditedElement] = []
        for place in order {
            let element = elements[place]
            guard element.kinds.contains(.operated), !element.traits.contains(.notEnabled), element.frame.isFinite,
                element.frame.width > 0, element.frame.height > 0, !element.hasPath,
                flags[element.index].isSuperset(of: [.isShown, .isTouchable])
            else { continue }
            targets.append(element)
        }
        return targets.sorted { $0.frame.y < $1.frame.y }
    }

    /// Whether a node scrolls what is in it, by its place in the tree.
    func scrolls(_ index: Int) -> Bool { Self.scrolls(tree[index]) }

    // Whether a view scrolls is no fact of its own; its insets tell, or UIKit's names.
    private static func scrolls(_ node: Node) -> Bool {
        if node.uncoveredFrame != nil || node.scrolledBy != nil { return true }
        // For few names comparing is faster than hashing.
        return switch node.className {
        case "UIScrollView", "UITableView", "UICollectionView", "UITextView": true
        default: false
        }
    }

    /// Whether a modal view keeps a screen reader from all that is behind it.
    public var isBehindModal: Bool { !modals.isEmpty }

    /// Whether a screen reader comes to something among the nodes at these places of the tree.
    public func isReached(in range: Range<Int>) -> Bool { firstReached(from: range.lowerBound) < range.upperBound }

    /// The elements among the nodes at these places of the tree that a screen reader comes to, by place in the tree.
    func reached(in range: Range<Int>) -> ArraySlice<Int> {
        reached[reachedBefore(range.lowerBound)..<reachedBefore(range.upperBound)]
    }

    /// What rules look at among the nodes at these places of the tree, in tree order.
    func elements(in range: Range<Int>) -> ArraySlice<AuditedElement> {
        func first(from place: Int) -> Int {
            var (low, high) = (0, elements.count)
            while low < high {
                let middle = (low + high) / 2
                if elements[middle].index < place { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return elements[first(from: range.lowerBound)..<first(from: range.upperBound)]
    }

    /// The place of the first element from a place on that a screen reader comes to; behind all nodes where there is none.
    func firstReached(from place: Int) -> Int {
        let number = reachedBefore(place)
        return number < reached.count ? reached[number] : tree.count
    }

    private func reachedBefore(_ place: Int) -> Int {
        var (low, high) = (0, reached.count)
        while low < high {
            let middle = (low + high) / 2
            if reached[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a node draws a background or an image itself, by its place in the tree.
    func paints(_ index: Int) -> Bool { flags[index].contains(.paints) }
    /// Whether a node draws something itself or is not opaque, by its place in the tree.
    func paintsOrFades(_ index: Int) -> Bool { !flags[index].isDisjoint(with: [.paints, .isFaded]) }
    /// Whether a node can be seen, by its place in the tree.
    func isShown(at index: Int) -> Bool { flags[index].contains(.isShown) }
    /// Whether it can be seen.
    public func isShown(_ element: AuditedElement) -> Bool { flags[element.index].contains(.isShown) }
    /// Whether touches come to it: neither it nor what it is in refuses them.
    public func isTouchable(_ element: AuditedElement) -> Bool { flags[element.index].contains(.isTouchable) }
    /// Whether it is inside something that scrolls, or scrolls itself.
    public func isScrolled(_ element: AuditedElement) -> Bool { flags[element.index].contains(.isScrolled) }
    /// The place in the tree of the nearest element that it is inside of, or nil.
    public func elementAround(_ element: AuditedElement) -> Int? {
        elementAbove[element.index] < 0 ? nil : Int(elementAbove[element.index])
    }

    /// Whether an element says a text, and nothing else.
    public func isSaid(_ text: String) -> Bool { said.contains(LabelScan(text).hash) }

    /// Whether it lies on the screen at all, not scrolled out of it.
    public func isOnScreen(_ element: AuditedElement) -> Bool {
        element.frame.intersects(tree.environment.screenBounds)
    }
}

// How findings name an element.
extension ScreenFacts {
    /// Why code may have mended a fault of an element; nil where it can't.
    func doubt(about element: AuditedElement, _ aspect: RuleReport.Aspect) -> String? {
        if let id = source(of: element)?.objectID, let declaration = screen.declarations[id] {
            let doubt = aspect == .content ? declaration.doubt : declaration.standInDoubt
            if let doubt { return doubt }
        }
        guard aspect == .content else { return nil }
        return screen.doubt ?? doubt(aboutPartsOf: element)
    }

    // A cell is called by the texts in it, which code may fill.
    private func doubt(aboutPartsOf element: AuditedElement) -> String? {
        guard !element.touch.isLabelGiven, !element.touch.isControl else { return nil }
        for index in tree.subtree(at: element.index).dropFirst().prefix(200) {
            guard let id = tree[index].source?.objectID, let doubt = screen.declarations[id]?.doubt else { continue }
            return "what is in it makes its label, and \(doubt)"
        }
        return nil
    }

    /// Why a view may lie elsewhere in the app: what it is in lays it out by code. Nil where it doesn't.
    func layoutDoubt(about index: Int) -> String? {
        let holder = tree.parentIndex(of: index).flatMap { tree[$0].source?.objectID }
        return holder.flatMap { screen.declarations[$0]?.customClass }.map {
            "it is in a \($0), which is the app's own and may lay it out"
        }
    }

    /// Why code may have mended a fault of the whole screen; nil where it can't.
    var doubt: String? {
        screen.doubt ?? screen.location?.objectID.flatMap { screen.declarations[$0]?.standInDoubt }
    }

    /// What the file says of an element, or of what it is a part of; nil where it says nothing.
    func declaration(of element: AuditedElement) -> Declaration? {
        source(of: element)?.objectID.flatMap { screen.declarations[$0] }
    }

    /// Where an element stands in a file, or what it is a part of.
    func source(of element: AuditedElement) -> SourceLocation? {
        sources[element.index] < 0 ? nil : tree[Int(sources[element.index])].source
    }

    func description(of element: AuditedElement) -> Finding.Element {
        let node = element.node
        var result = Finding.Element(
            className: node.className, label: node.label?.string, identifier: node.identifier, path: path(of: element))
        let frame = node.frame
        let isFinite = frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
        result.frame = isFinite ? frame : nil
        if let utterances = screen.utterances, let position = element.position, position < utterances.count {
            result.utterance = utterances[position]
        }
        return result
    }

    /// Where an element stands in a file: the attribute at fault, else it itself, else what it is in.
    func location(of element: AuditedElement, attribute: String?) -> (start: SourceLocation?, end: Finding.End?) {
        guard var start = source(of: element) else { return (screen.location, nil) }
        // The attributes of what it is a part of are not its own.
        guard let attribute, element.node.source != nil, let place = screen.place else {
            return (start, nil)
        }
        let value: String? =
            switch attribute {
            case "label": element.node.label?.string
            case "hint": element.node.hint?.string
            case "identifier": element.node.identifier
            case "placeholder": element.looks?.placeholder
            case "image": element.looks?.imageName
            default: nil
            }
        guard let found = place(SourceFact(attribute, holding: value, of: start)) else { return (start, nil) }
        (start.line, start.column) = (found.line, found.column)
        return (start, Finding.End(line: found.endLine, column: found.endColumn))
    }

    /// What an element is known by while a file is edited: the file, and its object id or where nothing has one its
    /// identifier or its classes and its label.
    func identity(of element: AuditedElement) -> String {
        if let id = element.node.source?.objectID { return identity(object: id) }
        if let identifier = element.node.identifier, !identifier.isEmpty {
            return "\(identity(object: nil))|id=\(identifier)"
        }
        var hash = StableHash()
        hash.combine(element.node.label?.string ?? "")
        // A part of an object, such as a segment, has no id of its own.
        if let id = source(of: element)?.objectID {
            return "\(identity(object: id))|\(element.className)|\(hash.text)"
        }
        let path = path(of: element).joined(separator: "/")
        return "\(identity(object: nil))|\(path)|\(hash.text)"
    }

    func identity(object: String?) -> String {
        if let object { return "\(screen.file ?? "")#\(object)" }
        return "\(screen.file ?? "")|\(screen.name ?? "")"
    }

    // A tree may be deep; the classes that are nearest tell most.
    private func path(of element: AuditedElement) -> [String] {
        var names: [String] = []
        var index: Int? = element.index
        while let current = index, names.count < 50 {
            names.append(tree[current].className)
            index = tree.parentIndex(of: current)
        }
        return names.reversed()
    }
}
