import AccessibilityTree

/// Walks a screen once and collects the facts of each node that rules need.
struct ScreenWalk {
    private let tree: AccessibilityTree
    private let order: ReadingOrder
    private(set) var facts: [ElementFacts] = []
    /// The indices of the nodes that rules check.
    private(set) var looked: [Int32] = []
    /// The indices of the elements that a screen reader reaches.
    private(set) var reached: [Int32] = []
    private(set) var modals: [Int] = []
    private(set) var classes: [ScreenClass] = []
    private(set) var colors = ColorNumbers()
    /// Whether there is text that no screen reader comes to.
    private(set) var hasUnannouncedText = false

    init(_ tree: AccessibilityTree, _ order: ReadingOrder) { (self.tree, self.order) = (tree, order) }

    mutating func run() {
        let (names, numbers) = tree.classNumbers
        classes = names.map { ScreenClass($0) }
        facts.reserveCapacity(tree.count)
        looked.reserveCapacity(tree.count)
        reached.reserveCapacity(order.count)
        for index in 0..<tree.count { add(index, numbers[index]) }
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
        let paints = !summary.facts.isDisjoint(with: [.hasBackgroundColor, .hasImage, .hasBackgroundImage])
        if node.parent >= 0 { inherit(&node, paints) }
        if summary.facts.contains(.isAway) || node.alpha < 0.02 { node.flags.remove(.isShown) }
        if summary.facts.contains(.refusesTouches) { node.flags.remove(.isTouchable) }
        if summary.facts.contains(.scrolls) || classes[Int(classNumber)].scrolls { node.flags.insert(.isScrolled) }
        if node.alpha < 1 { node.flags.insert(.isFaded) }
        if paints { node.flags.insert(.paints) }
        node.kinds = ElementKinds(summary.facts, node.traits, isReachable: node.position >= 0)
        if node.kinds.contains(.drawsText), isDrawnByControl(index, node.parent) {
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

    /// Inherits the facts of its parent.
    private mutating func inherit(_ node: inout ElementFacts, _ paints: Bool) {
        let parent = Int(node.parent)
        node.flags = facts[parent].flags.intersection(.inherited)
        node.elementAbove = tree.isElement(at: parent) ? node.parent : facts[parent].elementAbove
        if node.source < 0 { node.source = facts[parent].source }
        if facts[parent].flags.contains(.holdsPaint) { node.flags.insert(.followsPaint) }
        if paints { facts[parent].flags.insert(.holdsPaint) }
    }

    /// Whether a control around a node draws the same text: it draws it by a label inside, and it is one text.
    private func isDrawnByControl(_ index: Int, _ parent: Int32) -> Bool {
        guard parent >= 0, facts[Int(parent)].own.isSuperset(of: [.isControl, .hasText]) else { return false }
        return ElementAppearance(tree, at: Int(parent))?.text == ElementAppearance(tree, at: index)?.text
    }
}

/// Numbers for colours: most screens have few.
struct ColorNumbers {
    private(set) var all: [Appearance.Color] = []
    private var numbers: [Bits: Int32] = [:]

    // Colours that are no numbers are the same as themselves, too.
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

    /// The number of a colour.
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
