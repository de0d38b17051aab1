import AccessibilityTree

/// Walks a screen once and collects the facts of each node that rules need.
struct ScreenWalk {
    private let tree: AccessibilityTree
    private let order: ReadingOrder
    private let declarations: [String: Declaration]
    private let misplaced: Set<NodeID>
    private(set) var facts: [ElementFacts] = []
    /// The indices of the nodes that rules check.
    private(set) var looked: [Int32] = []
    /// The indices of the elements that a screen reader reaches.
    private(set) var reached: [Int32] = []
    private(set) var modals: [Int] = []
    /// The indices of the nodes that paint, or whose drawing is unknown, in drawing order.
    private(set) var painters: [Int32] = []
    private(set) var classes: [ScreenClass] = []
    private(set) var colors = ColorNumbers()
    private static let typed: AccessibilityTraits = [.textEntry, .searchField, .textArea]
    /// Whether there is text that no screen reader comes to.
    private(set) var hasUnannouncedText = false

    init(_ screen: AuditedScreen, _ order: ReadingOrder) {
        (tree, declarations, self.order) = (screen.tree, screen.declarations, order)
        misplaced = screen.misplacedViews
    }

    mutating func run() {
        let (names, numbers) = tree.classNumbers
        classes = names.map { ScreenClass($0) }
        facts.reserveCapacity(tree.count)
        looked.reserveCapacity(tree.count)
        reached.reserveCapacity(order.count)
        for index in 0..<tree.count { add(index, numbers[index]) }
        if !modals.isEmpty { silence() }
    }

    private mutating func add(_ index: Int, _ classNumber: Int32) {
        let summary = tree.summary(at: index)
        let place = Int32(truncatingIfNeeded: index)
        var node = ElementFacts(
            frame: tree.frame(at: index), traits: tree.traits(at: index), own: summary.facts, alpha: summary.alpha,
            fontSize: summary.fontSize, classNumber: classNumber,
            parent: Int32(truncatingIfNeeded: tree.parentIndex(of: index) ?? -1),
            end: Int32(truncatingIfNeeded: tree.subtree(at: index).upperBound), position: order.position(at: index))
        if let label = tree.label(at: index) { node.label = LabelScan(label.string) }
        if summary.facts.contains(.hasTextColor) { node.textColor = colors.number(of: summary.textColor) }
        if summary.facts.contains(.hasBackgroundColor) { node.background = colors.number(of: summary.backgroundColor) }
        if summary.facts.contains(.hasSource) { node.source = place }
        if summary.facts.contains(.isModal) { modals.append(index) }
        if node.parent >= 0 { inherit(&node) }
        let declaration = declaration(at: index, summary.facts)
        hide(&node, place, declaration)
        if summary.facts.contains(.refusesTouches) { node.flags.remove(.isTouchable) }
        let scrolls = summary.facts.contains(.scrolls) || classes[Int(classNumber)].scrolls
        if scrolls { node.flags.insert(.isScrolled) }
        if node.alpha < 1 { node.faded = place }
        if summary.facts.contains(.clips), !scrolls { node.clipped = place }
        if !summary.facts.isDisjoint(with: [.hasBackgroundColor, .hasImage, .hasBackgroundImage]) {
            node.flags.insert(.paints)
        }
        if node.flags.contains(.paints) || declaration?.unknownDrawing != nil
            || classes[Int(classNumber)].unknownBackground != nil
        {
            painters.append(place)
        }
        if !misplaced.isEmpty, misplaced.contains(tree.id(at: index)) { node.flags.insert(.isMisplaced) }
        let isReachable =
            node.position >= 0
            || node.flags.contains(.mayBeShown) && tree.isElement(at: index) && node.elementAbove < 0
        node.kinds = ElementKinds(summary.facts, node.traits, isReachable: isReachable)
        // Text that is still empty has a font, too.
        if summary.facts.contains(.hasFontSize), !node.traits.isDisjoint(with: Self.typed) || declaration?.access != nil
        {
            node.kinds.insert(.drawsText)
        }
        if node.kinds.contains(.drawsText), isDrawnByControl(index, node) {
            node.kinds.subtract([.drawsText, .drawsImage])
        }
        if !node.kinds.isEmpty { looked.append(place) }
        if node.position >= 0 {
            reached.append(place)
        } else if node.kinds.contains(.drawsText) {
            hasUnannouncedText = true
        }
        facts.append(node)
    }

    private func declaration(at index: Int, _ facts: NodeSummary.Facts) -> Declaration? {
        guard !declarations.isEmpty, facts.contains(.hasSource) else { return nil }
        return tree.source(at: index)?.objectID.flatMap { declarations[$0] }
    }

    /// Inherits the facts of its parent.
    private func inherit(_ node: inout ElementFacts) {
        let parent = Int(node.parent)
        node.flags = facts[parent].flags.intersection(.inherited)
        node.elementAbove = tree.isElement(at: parent) ? node.parent : facts[parent].elementAbove
        if node.source < 0 { node.source = facts[parent].source }
        (node.hidden, node.faded, node.clipped) = (facts[parent].hidden, facts[parent].faded, facts[parent].clipped)
        let scrolls = facts[parent].own.contains(.scrolls) || classes[Int(facts[parent].classNumber)].scrolls
        node.scroller = scrolls ? node.parent : facts[parent].scroller
        node.outletAbove = facts[parent].flags.contains(.hasOutlet) ? node.parent : facts[parent].outletAbove
    }

    /// Notes whether the node is hidden, and whether code reaches it, which may show it.
    private func hide(_ node: inout ElementFacts, _ place: Int32, _ declaration: Declaration?) {
        if declaration?.outlets.isEmpty == false { node.flags.insert(.hasOutlet) }
        let isHidden = tree.isHidden(at: Int(place)) || node.alpha < 0.02
        guard isHidden || node.own.contains(.isAway) else { return }
        let isReached = isHidden && declaration?.access != nil
        if isReached, !node.flags.isDisjoint(with: [.isShown, .mayBeShown]) {
            node.flags.insert(.mayBeShown)
        } else {
            node.flags.remove(.mayBeShown)
        }
        node.flags.remove(.isShown)
        node.hidden = place
    }

    /// Notes which nodes modal views keep users from: the siblings of the last one in each view, and all in them.
    private mutating func silence() {
        var modal: [Int32: Int] = [:]
        for index in modals where facts[index].flags.contains(.isShown) { modal[facts[index].parent] = index }
        for index in facts.indices where facts[index].parent >= 0 {
            let parent = facts[index].parent
            if facts[Int(parent)].flags.contains(.isInert) || modal[parent].map({ $0 != index }) == true {
                facts[index].flags.insert(.isInert)
            }
        }
    }

    /// Whether a control around a node draws the same text: it draws it by a label inside, and it is one text. A title
    /// for which a button has no room, not even for an ellipsis, is not drawn.
    private func isDrawnByControl(_ index: Int, _ node: ElementFacts) -> Bool {
        let parent = node.parent
        guard parent >= 0 else { return false }
        if node.frame.width < max(node.fontSize / 2, 1), facts[Int(parent)].own.contains(.isControl) { return true }
        guard facts[Int(parent)].own.isSuperset(of: [.isControl, .hasText]) else { return false }
        return ElementAppearance(tree, at: Int(parent))?.text == ElementAppearance(tree, at: index)?.text
    }
}

/// Numbers for colors: most screens have few.
struct ColorNumbers {
    private(set) var all: [Appearance.Color] = []
    private var numbers: [Bits: Int32] = [:]

    // Colors that are no numbers are the same as themselves, too.
    private struct Bits: Hashable {
        let red: UInt64
        let green: UInt64
        let blue: UInt64
        let alpha: UInt64

        init(_ color: Appearance.Color) {
            (red, green) = (color.red.bitPattern, color.green.bitPattern)
            (blue, alpha) = (color.blue.bitPattern, color.alpha.bitPattern)
        }
    }

    /// The number of a color.
    mutating func number(of color: Appearance.Color) -> Int32 {
        for index in 0..<min(all.count, 8) where all[index] == color { return Int32(truncatingIfNeeded: index) }
        let bits = Bits(color)
        if let known = numbers[bits] { return known }
        let number = Int32(truncatingIfNeeded: all.count)
        numbers[bits] = number
        all.append(color)
        return number
    }
}
