import AccessibilityTree

/// A view among others that may be a row of a list, with what tells whether they are alike.
struct ListRow {
    /// Its place in the tree.
    let index: Int
    /// Where it is, in points on the screen.
    let frame: Rect
    /// What it is made of.
    let shape: Shape
    /// Whether it marks something and nobody hears of it.
    let isDot: Bool
    /// Whether it says it is the one that is chosen.
    let isChosen: Bool

    /// Whether the row itself is operated.
    let isOperated: Bool
    /// Whether it is made of text and of something beside it, as rows are.
    let isComposed: Bool

    /// What rows of one list have in common.
    struct Shape: Hashable {
        /// The name of its class.
        var className: String
        /// What it and its parts are, in tree order.
        var parts: [ElementKinds]
    }

    /// nil for what is no row: what has no size, what is typed into or adjusted, and what says nothing.
    init?(_ index: Int, _ screen: ScreenFacts) {
        let range = screen.tree.subtree(at: index)
        let all = screen.elements(in: range)
        // A switch or a field makes it a line of a form, whose parts belong together and whose place says nothing.
        let isForm = all.contains {
            (!$0.kinds.isDisjoint(with: [.field, .adjustable]) || Self.switches($0)) && screen.isShown($0)
        }
        guard !isForm else { return nil }
        let node = screen.tree[index]
        guard !node.layoutFrame.hasZeroSize, node.layoutFrame.isFinite else { return nil }
        let inside = all.filter { screen.isShown($0) }
        self.index = index
        frame = node.layoutFrame
        isChosen = node.traits.contains(.selected)
        isDot = range.count == 1 && screen.paints(index) && !node.isElement && node.touch?.isControl != true
        shape = Shape(
            className: node.className,
            parts: inside.map { $0.kinds.intersection([.operated, .drawsText, .drawsImage, .touched]) })
        guard isDot || screen.isReached(in: range) else { return nil }
        isOperated = inside.first.map { $0.index == index && $0.kinds.contains(.operated) } ?? false
        let isUsed = inside.contains { !$0.kinds.isDisjoint(with: [.operated, .touched]) }
        let texts = inside.count { $0.kinds.contains(.drawsText) && !$0.touch.isControl }
        let images = inside.count { $0.kinds.contains(.drawsImage) && !$0.touch.isControl }
        // Texts alone may be paragraphs, or what is told of one thing; a mark before each of them makes a list.
        let isMarked = texts > 1 && inside.first { $0.kinds.contains(.drawsText) }.map(Self.isMark) == true
        // Each of them ends with a line: the items of a menu.
        let isLined = inside.count == 1 && range.count > 2 && !node.isElement && Self.hasLine(in: range, screen)
        isComposed = texts > 0 && (images > 0 || isUsed) || isMarked || isLined
    }

    /// Whether it is about as wide as high.
    var isRoughlySquare: Bool { max(frame.width, frame.height) <= 2 * min(frame.width, frame.height) }

    // "•", "-", "1", "2." and their like.
    private static func isMark(_ element: AuditedElement) -> Bool {
        guard let text = element.looks?.text, text.count <= 3 else { return false }
        return !text.contains(where: \.isLetter) && text.contains { !$0.isWhitespace }
    }

    private static func hasLine(in range: Range<Int>, _ screen: ScreenFacts) -> Bool {
        range.dropFirst().contains { place in
            guard screen.paints(place), screen.isShown(at: place) else { return false }
            let frame = screen.tree[place].layoutFrame
            return frame.height > 0 && frame.height <= 2 && frame.width > 20
        }
    }

    private static func switches(_ element: AuditedElement) -> Bool {
        element.className == "UISwitch" || element.traits.contains(.toggleButton)
    }

    /// Whether frames stand in one line, one below or one beside the other, to two points.
    static func areAligned(_ frames: [Rect]) -> Bool {
        guard let first = frames.first else { return false }
        func isNear(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= 2 }
        let isColumn = frames.allSatisfy { isNear($0.x, first.x) && isNear($0.width, first.width) }
        let isLine = frames.allSatisfy { isNear($0.y, first.y) && isNear($0.height, first.height) }
        return isColumn || isLine
    }
}
